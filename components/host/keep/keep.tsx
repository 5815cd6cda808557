import { useSignal } from '@preact/signals';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import { type Table, useHost } from '../table';
import type { TabProps } from '../tabs';
import { words } from './keep.words';
import { Make } from './make';
import { Restore } from './restore';
import { wipeSecrets } from './wipe';

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
  // A game without a title takes a word all the same: an empty field erases nothing.
  const wanted = table.row.title.trim() || say(words.wipeUntitled);
  const wipe = async (): Promise<void> => {
    const done = await wipeSecrets(hands, secret, table.row.id);
    trouble.value = done.ok ? null : done.error;
  };
  return (
    <fieldset class="stack">
      <legend>{say(words.wipe)}</legend>
      <p class="hint">{say(words.wipeHint)}</p>
      <TextField
        label={say(words.title)}
        value={typed.value}
        placeholder={wanted}
        onText={(text) => (typed.value = text)}
      />
      <button type="button" class="bad" disabled={typed.value.trim() !== wanted} onClick={() => void wipe()}>
        {say(words.wipe)}
      </button>
    </fieldset>
  );
}
