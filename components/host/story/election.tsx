import { elect } from '../../../engine/game/deal';
import { family } from '../../../engine/game/sides';
import type { GameState } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { type Table, useHost } from '../table';
import { useDrafts } from './drafts';
import { words } from './election.words';
import { namesOf } from './names';
import { Select, seatOptions } from './select';

const NAME = 'elect';

/** The office is vacant: the host names whom the mafia have elected. */
export function Election({ table, state }: { table: Table; state: GameState }) {
  const { append } = useHost();
  const drafts = useDrafts(table);
  const whom = String(drafts.get(NAME) ?? '');
  if (!state.election || table.game.phase.kind === 'over') return null;
  const names = namesOf(table);
  const name = () => {
    const text = say(words.elected, { who: names.seat(whom) });
    void append(table, { kind: 'ruling', text, effects: elect(state, table.rules, whom), trace: [] }, [NAME]);
  };
  return (
    <fieldset class="box stack">
      <legend>{say(words.title, { office: names.role('leader') })}</legend>
      <p class="hint">{say(words.hint)}</p>
      <div class="tools">
        <Select label={say(words.whom)} value={whom} onChoose={(seat) => drafts.put(NAME, seat)}>
          {seatOptions(family(state))}
        </Select>
        <button type="button" disabled={whom === ''} onClick={name}>
          {say(words.name)}
        </button>
      </div>
    </fieldset>
  );
}
