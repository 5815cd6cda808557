import type { PlayerActivity } from '../../../engine/votes/activity/activity';
import type { Written } from '../../../engine/votes/activity/written';
import { clockOf, wallText } from '../forum-clock';
import { useModel } from '../model';
import type { Say } from '../say';
import { shortened } from '../status';

const MINUTE = 60_000;

/** «5 ч», «3 д»: how long ago, in the one unit that says enough. */
export function longAgo(ms: number, say: Say): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes < 60) return say('larger.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? say('larger.hours', { n: hours }) : say('larger.days', { n: Math.floor(hours / 24) });
}

/** Time of a post as a link to it. */
function At({ post }: { post: Written }) {
  const model = useModel();
  const { iso, raw } = post.time;
  const text = iso === null ? raw : wallText(clockOf(model.view.thread), Date.parse(iso));
  // Only web addresses: a permalink is text of the page.
  const href = /^https?:\/\//i.test(post.permalink) ? post.permalink : '';
  if (!href) return <>{text}</>;
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (model.hands.show(post.id)) event.preventDefault();
      }}
    >
      {text}
    </a>
  );
}

/** One player's line. */
export function ActivityRow({ player, silent, missed }: { player: PlayerActivity; silent: boolean; missed: boolean }) {
  const { say } = useModel().view;
  const { name, alive, today, total, first, last, missed: days } = player;
  const since = last?.time.iso;
  return (
    <tr>
      <th scope="row">
        <span class="name">{shortened(name, 80)}</span>
        {silent && <span class="badge doubt">{say('larger.silent')}</span>}
        {!alive && <span class="badge">{say('larger.out')}</span>}
      </th>
      <td>{today || ''}</td>
      <td>
        {last ? <At post={last} /> : say('larger.never')}
        {silent && since && (
          <>
            {' '}
            <span class="muted">{say('larger.ago', { span: longAgo(Date.now() - Date.parse(since), say) })}</span>
          </>
        )}
      </td>
      <td class="wide">{first && <At post={first} />}</td>
      <td class="wide">{total || ''}</td>
      {missed && <td>{days.votes.join(', ')}</td>}
      {missed && <td>{days.posts.join(', ')}</td>}
    </tr>
  );
}
