import type { Post, Topic } from '../../engine/forums/page';
import type { CallProblem } from '../../engine/protocol/calls';
import type { SeenPost } from '../../engine/protocol/thread-view';
import type { PageLook } from '../../engine/protocol/topic-pages';
import type { Result } from '../../engine/result';
import { written } from '../../engine/votes/activity/written';
import { authorsOf } from './about';
import type { Model } from './model';

/** A page of the topic that was read. */
export interface PageSight {
  topic: Topic;
  url: string;
  /** Milliseconds since the forum sent it. */
  age: number;
  /** It was fetched and only parsed, not shown in a tab. */
  raw: boolean;
  /** All its posts in reading order, those that have left it since behind them. */
  posts: readonly Post[];
}

/** Newest moment a post was written or edited at; `null` when one of them has no sure time. */
function newestOf(posts: readonly Post[]): string | null {
  const moments = posts.flatMap(({ time, edited }) => (edited ? [time.iso, edited.at?.iso ?? null] : [time.iso]));
  return moments.includes(null) ? null : (moments.sort().at(-1) ?? null);
}

/** What tells later whether the page has changed. Forums that repeat the opening post on every page mean it on the first. */
const lookOf = ({ topic: { page, next, prev }, url, age, raw, posts }: PageSight): PageLook => ({
  url,
  age: Math.round(age),
  raw,
  next,
  prev,
  ids: posts.flatMap(({ id, number }) => (page !== 1 && number === 1 ? [] : [id])),
  newest: newestOf(posts),
});

/**
 * Hands in a page that was read: of the posts `read`, those that vote with their texts, so that the first ones are kept, and
 * who wrote when. Marks the page as read.
 */
export async function handIn(
  model: Model,
  sight: PageSight,
  read: readonly Post[],
  votes: (post: Post) => boolean,
): Promise<Result<readonly SeenPost[], CallProblem>> {
  const { page, pages } = sight.topic;
  const ask = {
    key: model.view.thread.topic.key,
    page,
    pages,
    wrote: read.map(written),
    posts: read.filter(votes),
    look: lookOf(sight),
    ...authorsOf(sight.posts),
  };
  const seen = await model.ask('thread/saw', ask);
  if (seen.ok) model.dispatch({ kind: 'seen', seen: seen.value });
  return seen;
}
