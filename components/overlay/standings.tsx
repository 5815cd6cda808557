import type { Ballot } from '../../engine/votes/ballot';
import type { Standing } from '../../engine/votes/tally';
import type { Phrase } from '../../engine/words';
import { CopyCount } from './copy-count';

import { useModel, useSay } from './model';
import { PostLink } from './post-link';
import { useRoving } from './roving';
import { SIDE, shortened } from './status';

const W = {
  player: { ru: 'Игрок', en: 'Player' },
  against: { ru: 'Против', en: 'Against' },
  for: { ru: 'За', en: 'For' },
  penalty: { ru: 'Штраф', en: 'Penalty' },
  total: { ru: 'Итог', en: 'Total' },
  caption: { ru: 'Подсчёт голосов, худшие сверху', en: 'Vote count, worst first' },
  empty: { ru: 'Голосов пока нет', en: 'No votes yet' },
  counting: { ru: 'Считаю…', en: 'Counting…' },
  toVote: { ru: '{voter}: {side} {player}, к посту', en: '{voter}: {side} {player}, go to the post' },
  toLast: { ru: '{player}: к последнему голосу', en: '{player}: go to the newest vote' },
  provisional: {
    ru: 'предварительно: день идёт или прочитано не всё',
    en: 'provisional: the day goes on or not all is read',
  },
} satisfies Record<string, Phrase>;

/** The count itself: who stands how badly, and who brought him there. */
export function Standings() {
  const { shown } = useModel();
  const say = useSay();
  const { count } = shown.value;
  const { standings: rows = [], provisional = true } = count?.tally ?? {};
  const votesFor = count?.policy.votesFor ?? true;
  const table = useRoving<HTMLTableElement>();
  if (rows.length === 0) return <p class="empty">{say(count ? W.empty : W.counting)}</p>;
  const most = Math.max(1, ...rows.map((row) => Math.abs(row.total)));
  const columns = { pro: votesFor, penalties: rows.some((row) => row.penalty !== 0) };
  return (
    <>
      <table ref={table} class="standings">
        <caption class="hidden">{say(W.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(W.player)}</th>
            <th scope="col">{say(W.against)}</th>
            {columns.pro && <th scope="col">{say(W.for)}</th>}
            {columns.penalties && (
              <th scope="col">
                {say(W.penalty)}
                {provisional && <abbr title={say(W.provisional)}>*</abbr>}
              </th>
            )}
            <th scope="col">{say(W.total)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.seat} row={row} most={most} bad={votesFor ? row.total < 0 : row.total > 0} {...columns} />
          ))}
        </tbody>
      </table>
      <CopyCount />
    </>
  );
}

interface LineProps {
  row: Standing;
  most: number;
  bad: boolean;
  pro: boolean;
  penalties: boolean;
}

function Line({ row, most, bad, pro, penalties }: LineProps) {
  const say = useSay();
  const last = row.votes.at(-1);
  const name = shortened(row.player, 80);
  return (
    <tr data-row>
      <th scope="row">
        {last ? (
          <PostLink post={last.post} cell class="name" label={say(W.toLast, { player: name })}>
            {name}
          </PostLink>
        ) : (
          <span class="name">{name}</span>
        )}
        <span class="bar" aria-hidden="true">
          <span class={bad ? 'against' : 'for'} style={{ inlineSize: `${(100 * Math.abs(row.total)) / most}%` }} />
        </span>
        <span class="voters">
          {row.votes.map((vote) => (
            <Voter key={vote.post + vote.voterName} vote={vote} player={name} />
          ))}
        </span>
      </th>
      <td>{row.against || ''}</td>
      {pro && <td>{row.for || ''}</td>}
      {penalties && <td>{row.penalty || ''}</td>}
      <td class="total">{row.total}</td>
    </tr>
  );
}

function Voter({ vote, player }: { vote: Ballot; player: string }) {
  const say = useSay();
  const voter = shortened(vote.voterName, 40);
  return (
    <PostLink
      post={vote.post}
      cell
      class={`voter ${vote.side}`}
      label={say(W.toVote, { voter, side: say(SIDE[vote.side]), player })}
    >
      {vote.side === 'for' ? '+' : ''}
      {voter}
    </PostLink>
  );
}
