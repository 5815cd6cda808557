import type { PublicGame } from '../../../engine/protocol/public-game';
import { setDecision } from '../../../engine/store/public/decisions';
import type { DecisionRow, ThreadRow } from '../../../engine/store/public/rows';
import type { Decision } from '../../../engine/votes/decisions';
import { decisionsOf, seenOf } from '../books';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { type Pointable, postName } from '../post-ref';
import { WebLink } from '../ui/web-link';
import { words } from './decisions.words';

/** What the host decided about votes, newest first; undone ones stay and can be restored. */
export function Decisions({ game, threads }: { game: PublicGame; threads: readonly ThreadRow[] }) {
  const { db, settle, tell } = useHands();
  const keys = threads.map((thread) => thread.key);
  const log = useLive(() => decisionsOf(db, keys), [keys.join()]);
  const seen = useLive(() => seenOf(db, keys), [keys.join()]);
  if (log === undefined || seen === undefined) return null;
  if (log.length === 0) return <p class="empty">{say(words.none)}</p>;
  const posts = seen.map(({ post }) => post);
  const flip = async (row: DecisionRow): Promise<void> => {
    if (await settle(setDecision(db, row.thread, row.id, !row.undone))) tell({ key: row.thread, forum: null });
  };
  return (
    <ul class="rows">
      {log.map((row) => {
        const text = `${say(words.post, { post: postName(row.decision.post, posts) })}: ${told(row.decision, game)}`;
        const action = say(row.undone ? words.redo : words.undo);
        return (
          <li key={row.id} class="row">
            <span class="grow wrap">
              <span class={row.undone ? 'struck' : ''}>{text}</span>
              {row.undone && <span class="badge">{say(words.undone)}</span>}
              <When at={row.at} post={row.decision.post} posts={posts} />
            </span>
            <button type="button" class="link" aria-label={`${action}: ${text}`} onClick={() => void flip(row)}>
              {action}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function When({
  at,
  post,
  posts,
}: {
  at: string;
  post: string;
  posts: readonly (Pointable & { permalink: string })[];
}) {
  const link = posts.find((each) => each.id === post)?.permalink ?? '';
  return (
    <WebLink class="muted" url={link}>
      {new Date(at).toLocaleString(document.documentElement.lang)}
    </WebLink>
  );
}

function told(decision: Decision, game: PublicGame): string {
  const seat = (id: string) => game.roster.seats.find((each) => each.id === id)?.name ?? say(words.unknown);
  switch (decision.kind) {
    case 'count':
      return say(words.count, { side: say(words[decision.side]), seat: seat(decision.seat) });
    case 'on-behalf':
      return say(words['on-behalf'], {
        voter: seat(decision.voter),
        side: say(words[decision.side]),
        seat: seat(decision.seat),
      });
    case 'original':
      return say(words.original, { text: decision.text.slice(0, 80) });
    case 'ignore':
    case 'accept-edit':
      return say(words[decision.kind]);
  }
}
