import { say } from '../../desk/lang';
import { namesOf } from '../story/names';
import type { Table } from '../table';
import { words } from './deal.words';

/** Who has which role, who is out and who heads the mafia. */
export function DealtRoles({ table }: { table: Table }) {
  const names = namesOf(table);
  const state = table.game.state;
  if (!state) return null;
  return (
    <div class="stack">
      <h2>{say(words.dealt)}</h2>
      <ol class="deal-rows">
        {state.seats.map((seat) => (
          <li key={seat.id} class="deal-row dealt">
            <span class={`name ${seat.alive ? '' : 'struck'}`} title={seat.name}>
              {seat.name}
            </span>
            <span>{names.role(seat.role)}</span>
            <span class="facts">
              {seat.rank !== null && <span class="sign">{say(words.rank, { n: seat.rank })}</span>}
              {state.leader === seat.id && <span class="sign strong">{say(words.head)}</span>}
              {state.setup.immune.includes(seat.id) && <span class="hint">{say(words.immuneShort)}</span>}
              {seat.role !== seat.dealt && <span class="hint">{say(words.was, { role: names.role(seat.dealt) })}</span>}
              {!seat.alive && <span class="hint">{say(words.dead)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
