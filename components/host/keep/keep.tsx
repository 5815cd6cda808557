import { useSignal } from '@preact/signals';
import { wipeGame } from '../../../engine/store/secret/log';
import { forgetDraft, secretDrafts, unfinishedDrafts } from '../../desk/journal';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import { type Table, useHost } from '../table';
import type { TabProps } from '../tabs';
import { words } from './keep.words';
import { Make } from './make';
import { Restore } from './restore';

/** The copy, the hand-over to a co-host, and the wiping of secrets after the game. */
export function Keep({ table }: TabProps) {
  return (
    <div class="stack">
      <Make table={table} />
      <Restore />
      <Wipe table={table} />
    </div>
  );
}

/** The one thing that cannot be undone, so it takes the game's own title to do it. */
function Wipe({ table }: { table: Table }) {
  const { hands, secret, trouble } = useHost();
  const typed = useSignal('');
  const wipe = async (): Promise<void> => {
    const done = await wipeGame(secret, table.row.id);
    if (done.ok)
      for (const { place } of unfinishedDrafts(hands.book, secretDrafts(table.row.id))) forgetDraft(hands.book, place);
    trouble.value = done.ok ? null : done.error;
  };
  return (
    <fieldset class="stack">
      <legend>{say(words.wipe)}</legend>
      <p class="hint">{say(words.wipeHint)}</p>
      <TextField
        label={say(words.title)}
        value={typed.value}
        placeholder={table.row.title}
        onText={(text) => (typed.value = text)}
      />
      <button
        type="button"
        class="bad"
        disabled={typed.value.trim() !== table.row.title.trim()}
        onClick={() => void wipe()}
      >
        {say(words.wipe)}
      </button>
    </fieldset>
  );
}
