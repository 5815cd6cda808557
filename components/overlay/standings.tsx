import type { Ballot } from '../../engine/votes/ballot';
import type { Standing } from '../../engine/votes/tally';
import { CopyCount } from './copy-count';
import { useModel } from './model';
import { PostLink } from './post-link';
import { useRoving } from './roving';
import { points, shortened } from './status';

/** The count itself: who stands how badly, and who brought him there. */
export function Standings() {
  const { shown, say } = useModel().view;
  const table = useRoving<HTMLTableElement>();
  const { count } = shown;
  const rows = count?.tally.standings ?? [];
  if (!count || rows.length === 0) return <p class="empty">{say(count ? 'standings.empty' : 'standings.counting')}</p>;
  const { votesFor } = count.policy;
  const most = Math.max(1, ...rows.map((row) => Math.abs(row.total)));
  const penalties = rows.some((row) => row.penalty !== 0);
  return (
    <>
      <table ref={table} class="standings">
        <caption class="hidden">{say('standings.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('standings.player')}</th>
            <th scope="col">{say('standings.against')}</th>
            {votesFor && <th scope="col">{say('standings.for')}</th>}
            {penalties && (
              <th scope="col">
                {say('standings.penalty')}
                {count.tally.provisional && <abbr title={say('standings.provisional')}>*</abbr>}
              </th>
            )}
            <th scope="col">{say('standings.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} data-row>
              <th scope="row">
                <Who row={row} share={Math.abs(row.total) / most} bad={votesFor ? row.total < 0 : row.total > 0} />
              </th>
              <td>{row.against || ''}</td>
              {votesFor && <td>{row.for || ''}</td>}
              {penalties && <td>{row.penalty ? points(row.penalty) : ''}</td>}
              <td class="total">{points(row.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CopyCount />
    </>
  );
}

function Who({ row, share, bad }: { row: Standing; share: number; bad: boolean }) {
  const { say } = useModel().view;
  const last = row.votes.at(-1);
  const player = shortened(row.player, 80);
  return (
    <>
      {last ? (
        <PostLink post={last.post} cell class="name" label={say('standings.last', { player })}>
          {player}
        </PostLink>
      ) : (
        <span class="name">{player}</span>
      )}
      <span class="bar" aria-hidden="true">
        <span class={bad ? 'against' : 'for'} style={{ inlineSize: `${100 * share}%` }} />
      </span>
      <span class="voters">
        {row.votes.map((vote) => (
          <Voter key={vote.post + vote.voterName} vote={vote} player={player} />
        ))}
      </span>
    </>
  );
}

function Voter({ vote, player }: { vote: Ballot; player: string }) {
  const { say } = useModel().view;
  const voter = shortened(vote.voterName, 40);
  const label = say('standings.to', { voter, side: say(`status.${vote.side}`), player });
  return (
    <PostLink post={vote.post} cell class={`voter ${vote.side}`} label={label}>
      {vote.side === 'for' ? '+' : ''}
      {voter}
    </PostLink>
  );
}
