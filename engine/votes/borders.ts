import type { Post as WholePost } from '../forums/page';
import { instant } from './clock';
import type { VotePolicy } from './policy';
import type { Seat } from './roster';

/** What of a post tells where it lies. */
type Post = Pick<WholePost, 'id' | 'time'>;

/** A border of the game day: a moment on the forum's clock, or a post (the host's day post, «Стоп»). */
export type DayBorder = { by: 'time'; at: string } | { by: 'post'; post: string };
export interface DayBorders {
  start: DayBorder | null;
  deadline: DayBorder | null;
}

/** Where a post lies in the game day; `unsure` with what is missing to tell. */
export type Place =
  | 'before'
  | 'within'
  | 'after'
  | { unsure: 'minute' | 'no-time' | 'border-post' | 'border-time' | 'glued' };

type Passed = boolean | 'minute' | 'no-time' | 'border-post' | 'border-time';

const MINUTE = 60_000;
const minuteOf = (moment: number): number => Math.floor(moment / MINUTE);

/** Is the post at or behind the border post? Ids of forums grow, so a border on a page not read is still a border. */
export function atOrAfter(posts: readonly Post[], index: number, border: string): boolean | null {
  const at = posts.findIndex((post) => post.id === border);
  if (at >= 0) return index >= at;
  const own = Number(posts[index]?.id);
  const other = Number(border);
  return border === '' || Number.isNaN(own) || Number.isNaN(other) ? null : own >= other;
}

/** Is the seat out of the game in the post at `index`? `null` when it cannot be told on which side of his death it lies. */
export function deadAt(seat: Seat, posts: readonly Post[], index: number): boolean | null {
  if (seat.deadSince === null) return false;
  return seat.deadSince === '' || atOrAfter(posts, index, seat.deadSince);
}

function passedTime(post: Post, border: number, policy: VotePolicy): Passed {
  const time = post.time.iso === null ? null : instant(post.time.iso, policy.zone);
  if (time === null) return 'no-time';
  if (policy.clock === 'minute') return minuteOf(time) >= minuteOf(border);
  if (time >= border) return true;
  // A clock without seconds shows the beginning of the minute the post was made in.
  return !post.time.seconds && minuteOf(time) === minuteOf(border) ? 'minute' : false;
}

/** For every post, whether the border is behind it. Untimed posts take what their neighbours prove. */
function passed(posts: readonly Post[], border: DayBorder, policy: VotePolicy): Passed[] {
  if (border.by === 'post') return posts.map((_, index) => atOrAfter(posts, index, border.post) ?? 'border-post');
  const moment = instant(border.at, policy.zone);
  if (moment === null) return posts.map(() => 'border-time');
  const own = posts.map((post) => passedTime(post, moment, policy));
  const first = own.indexOf(true);
  const last = own.lastIndexOf(false);
  return own.map((it, index) => {
    if (typeof it === 'boolean') return it;
    if (first >= 0 && first < index) return true;
    return last > index ? false : it;
  });
}

/**
 * Places all posts of a topic (in topic order) in the day. Both borders are inclusive starts: a post at the start
 * belongs to the day, a post at the deadline is late (A-012, A-123; form 90), to the second or to the minute.
 */
export function placePosts(posts: readonly Post[], day: DayBorders, policy: VotePolicy): Place[] {
  const started = day.start && passed(posts, day.start, policy);
  const ended = day.deadline && passed(posts, day.deadline, policy);
  return posts.map((_, index) => {
    const begun = started?.[index] ?? true;
    const over = ended?.[index] ?? false;
    if (over === true) return 'after';
    if (begun === false) return 'before';
    if (typeof begun === 'string') return { unsure: begun };
    return typeof over === 'string' ? { unsure: over } : 'within';
  });
}
