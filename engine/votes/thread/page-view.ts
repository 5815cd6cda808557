import type { Post } from '../../forums/page';
import type { ThreadView } from '../../protocol/thread-view';
import { type PageReading, rememberedPosts } from './known';
import { policyOf } from './policy';
import { companions, together } from './topics';

/**
 * The view as the page is given it: the posts and decisions of all topics that are counted together, since the count names
 * them; the page itself needs nothing else of the other topics.
 */
export function pageView(view: ThreadView): ThreadView {
  const policy = policyOf(view);
  const topics = companions(view, policy);
  const own = { posts: rememberedPosts(view.seen), seen: view.seen, decisions: view.decisions };
  const known = together(
    own,
    topics.map((topic) => ({
      key: topic.thread.key,
      known: { posts: rememberedPosts(topic.seen), seen: topic.seen, decisions: topic.decisions },
    })),
    policy,
  );
  const decisions = [...known.decisions].sort((one, two) => one.id - two.id);
  return { ...view, others: [], seen: known.seen, decisions };
}

/**
 * Posts of the open page that no vote stands in and that are kept all the same: the opening post, which tells when the topic
 * was made and by whom, and the posts the day begins, opens its voting and ends with.
 */
export function worthKeeping(view: ThreadView, { posts }: PageReading): readonly Post[] {
  const { start, deadline, voting = null } = view.game?.day ?? { start: null, deadline: null };
  const borders = new Set([start, deadline, voting].map((border) => (border?.by === 'post' ? border.post : null)));
  const seen = new Set(view.seen.map(({ id }) => id));
  return posts.filter((post) => (post.number === 1 || borders.has(post.id)) && !seen.has(post.id));
}
