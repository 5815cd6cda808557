import { useSignal } from '@preact/signals';
import { type BackupContent, readContent } from '../../../engine/store/backup/content';
import { type PreviewLine, preview, restore } from '../../../engine/store/backup/restore';
import { unseal } from '../../../engine/store/backup/sealed';
import { problem } from '../../../engine/store/secret/attempt';
import { putDraft } from '../../../engine/store/secret/drafts';
import { storageTrouble } from '../../../engine/store/storage-error';
import { say } from '../../desk/lang';
import { momentText } from '../../desk/ui/moment';
import type { Told } from '../table';
import { useHost } from '../table';
import { cipher } from './cipher';
import { fates, words } from './keep.words';
import { LAST, Secret } from './secret-field';

/** Opens a copy, shows what would become of every game in it, and restores on a click. A bad file changes nothing. */
export function Restore() {
  const { hands, secret, trouble } = useHost();
  const passphrase = useSignal('');
  const file = useSignal<File | null>(null);
  const found = useSignal<{ content: BackupContent; lines: readonly PreviewLine[] } | null>(null);
  const told = useSignal('');
  const fail = (problem: Told): void => {
    trouble.value = problem;
    found.value = null;
  };
  const look = async (): Promise<void> => {
    told.value = '';
    if (!file.value) return;
    const opened = await unseal(cipher, passphrase.value, await file.value.text());
    if (!opened.ok) return fail(opened.error);
    const read = readContent(opened.value);
    if (!read.ok) return fail(read.error);
    trouble.value = null;
    found.value = { content: read.value, lines: await preview(secret, read.value) };
  };
  const apply = async (): Promise<void> => {
    if (!found.value) return;
    const { content } = found.value;
    const beside: string[] = [];
    const newId = (): string => {
      const id = hands.newId();
      beside.push(id);
      return id;
    };
    const lines = await restore(secret, hands.db, content, newId).catch((error: unknown) => {
      const storage = storageTrouble(error);
      if (storage === null) throw error;
      fail(problem(storage === 'full' ? 'storage-full' : 'storage-closed'));
      return null;
    });
    if (lines === null) return;
    // What came out of a copy is in a copy: nobody is to be told to make his first.
    const came = lines.filter(({ fate }) => fate === 'new' || fate === 'newer').map(({ id }) => id);
    for (const game of [...came, ...beside])
      await putDraft(secret, { game, name: LAST, value: content.madeAt, at: hands.now() });
    found.value = null;
    passphrase.value = '';
    told.value = say(words.done);
  };
  return (
    <fieldset class="box stack">
      <legend>{say(words.restore)}</legend>
      <label class="inline">
        {say(words.file)}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            file.value = event.currentTarget.files?.[0] ?? null;
            found.value = null;
          }}
        />
      </label>
      <Secret label={say(words.passphrase)} value={passphrase} />
      <button type="button" disabled={file.value === null} onClick={() => void look()}>
        {say(words.open)}
      </button>
      {found.value && (
        <>
          <p>{say(words.inside, { at: momentText(found.value.content.madeAt) })}</p>
          <ul>
            {found.value.lines.map((line) => (
              <li key={line.id}>
                {say(words.line, { title: line.title, copy: line.copy, here: line.here, fate: say(fates[line.fate]) })}
              </li>
            ))}
          </ul>
          <button type="button" class="primary" onClick={() => void apply()}>
            {say(words.apply)}
          </button>
        </>
      )}
      <p role="status">{told.value}</p>
    </fieldset>
  );
}
