import type { GameState } from '../../../engine/game/state';
import { reminderLetters } from '../../../engine/letters/reminders';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import { LetterList } from '../letters/letter-list';
import { useDrafts } from '../story/drafts';
import { phaseKey } from '../story/phase';
import type { Table } from '../table';
import type { Sent } from './commit';
import { words } from './reminders.words';
import { waiting } from './waiting';

/** Reminders to copy, one for each who owes a move: the text is the same for all, so it gives no role away. */
export function Reminders({ table, state, sent }: { table: Table; state: GameState; sent: readonly Sent[] }) {
  const drafts = useDrafts(table);
  const name = `deadline/${phaseKey(table)}`;
  const deadline = String(drafts.get(name) ?? '');
  const missing = waiting(sent);
  return (
    <details class="fold-box">
      <summary>{say(words.title)}</summary>
      {missing.length === 0 ? (
        <p class="hint">{say(words.everyone)}</p>
      ) : (
        <div class="stack">
          <TextField label={say(words.deadline)} value={deadline} onText={(text) => drafts.put(name, text)} />
          <LetterList
            table={table}
            letters={reminderLetters(state.night + 1, missing, deadline.trim() === '' ? null : deadline)}
          />
        </div>
      )}
    </details>
  );
}
