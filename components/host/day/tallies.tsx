import type { Missed } from '../../../engine/day/absences';
import type { SeatId } from '../../../engine/game/state';
import { isOpen } from '../../../engine/votes/ballot';
import { signed } from '../../../engine/votes/report';
import type { Tally } from '../../../engine/votes/tally';
import { say } from '../../desk/lang';
import { WebLink } from '../../desk/ui/web-link';
import type { DayCount } from './count';
import { words } from './tally.words';

interface Props {
  count: DayCount;
  /** What everybody had missed before today. */
  missed: ReadonlyMap<SeatId, Missed>;
}

/** The public count, and the true one clearly apart from it. */
export function Tallies({ count: { open, real }, missed }: Props) {
  const { tally, policy, ballots } = open;
  const absentee = ({ id, name }: { id: SeatId; name: string }): string => {
    const before = missed.get(id)?.votes.length ?? 0;
    return before === 0 ? name : say(words.again, { name, n: before + 1 });
  };
  const doubts = ballots.filter(isOpen).length;
  const names = (seats: readonly { name: string }[]): string => seats.map((seat) => seat.name).join(', ');
  return (
    <>
      <section class="box">
        <h3>{say(words.public)}</h3>
        <Standings tally={tally} votesFor={policy.votesFor} voters />
        {tally.silenced.length > 0 && <p>{say(words.silenced, { who: names(tally.silenced) })}</p>}
        {tally.absent !== null && tally.absent.length > 0 && (
          <p>{say(words.absent, { who: tally.absent.map(absentee).join(', ') })}</p>
        )}
        {open.notices.map((notice) => (
          <p key={notice.code} class="note doubt">
            {notice.href ? (
              <WebLink class="" url={notice.href}>
                {say(notice.phrase, notice.slots)}
              </WebLink>
            ) : (
              say(notice.phrase, notice.slots)
            )}
          </p>
        ))}
        {doubts > 0 && <p class="note doubt">{say(words.doubts, { n: doubts })}</p>}
        <p class="hint">{say(words.publicHint)}</p>
      </section>
      <section class="box secret">
        <h3>{say(words.true)}</h3>
        <Standings tally={real} votesFor={policy.votesFor} />
        <p class="hint">{say(words.trueHint)}</p>
      </section>
    </>
  );
}

function Standings({ tally, votesFor, voters = false }: { tally: Tally; votesFor: boolean; voters?: boolean }) {
  const lines = tally.standings.filter((it) => it.total !== 0 || it.votes.length > 0);
  if (lines.length === 0) return <p class="hint">{say(words.empty)}</p>;
  const columns = votesFor ? (['against', 'for', 'penalty', 'total'] as const) : (['against', 'total'] as const);
  return (
    <table class={`tally ${votesFor ? 'signed' : ''}`}>
      <thead>
        <tr>
          <th scope="col">{say(words.player)}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(words[column])}
            </th>
          ))}
          {voters && <th scope="col">{say(words.voters)}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.seat}>
            <th scope="row">{line.player}</th>
            {columns.map((column) => (
              <td key={column} class={column === 'total' ? 'strong' : ''}>
                {column === 'penalty' || (column === 'total' && votesFor) ? points(line[column]) : line[column]}
              </td>
            ))}
            {voters && <td class="hint">{line.voters.join(', ')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const points = (n: number): string => (n === 0 ? '0' : signed(n));
