import { useSignal } from '@preact/signals';
import { collect } from '../../../engine/store/backup/collect';
import { seal } from '../../../engine/store/backup/sealed';
import { putDraft } from '../../../engine/store/secret/drafts';
import { say } from '../../desk/lang';
import { momentText } from '../../desk/ui/moment';
import { type Table, useHost } from '../table';
import { cipher } from './cipher';
import { words } from './keep.words';
import { LAST, Secret } from './secret-field';

/** Makes the file and hands it to the browser's downloads; nothing goes anywhere else. */
export function Make({ table }: { table: Table }) {
  const { hands, secret, trouble, draft } = useHost();
  const passphrase = useSignal('');
  const only = useSignal(false);
  const told = useSignal('');
  const make = async (): Promise<void> => {
    told.value = say(words.working);
    const now = hands.now();
    const content = await collect(secret, hands.db, now, only.value ? new Set([table.row.id]) : undefined);
    const sealed = await seal(cipher, passphrase.value, JSON.stringify(content));
    trouble.value = sealed.ok ? null : sealed.error;
    told.value = '';
    if (!sealed.ok) return;
    const name = `prokurator-${now.slice(0, 16).replaceAll(':', '-')}.json`;
    download(name, sealed.value);
    passphrase.value = '';
    if (!only.value) {
      await draft(table, LAST, now);
      // The file holds the other games as well.
      for (const id of await secret.games.toCollection().primaryKeys())
        if (id !== table.row.id) await putDraft(secret, { game: id, name: LAST, value: now, at: now });
    }
    told.value = say(words.saved, { name });
  };
  const last = table.drafts.get(LAST);
  return (
    <fieldset class="stack">
      <legend>{say(words.make)}</legend>
      <p class="hint">{say(words.makeHint)}</p>
      <p class={typeof last === 'string' ? 'hint' : 'bad'}>
        {typeof last === 'string' ? say(words.last, { at: momentText(last) }) : say(words.never)}
      </p>
      <p class={secret.keeper?.sound ? 'hint' : 'bad'}>{say(secret.keeper?.sound ? words.spare : words.noSpare)}</p>
      <label class="inline">
        <input type="radio" name="backup" checked={!only.value} onChange={() => (only.value = false)} />
        {say(words.all)}
      </label>
      <label class="inline">
        <input type="radio" name="backup" checked={only.value} onChange={() => (only.value = true)} />
        {say(words.one)}
      </label>
      {only.value && <p class="hint">{say(words.oneHint)}</p>}
      <Secret label={say(words.passphrase)} value={passphrase} fresh />
      <button type="button" class="primary" onClick={() => void make()}>
        {say(words.make)}
      </button>
      <p role="status">{told.value}</p>
    </fieldset>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
