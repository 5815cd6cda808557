import type { NoticeCounts } from '../../engine/forums/notices';
import type { Notice, Post, Topic } from '../../engine/forums/page';
import type { SeenPost, ThreadView } from '../../engine/protocol/thread-view';
import { type Ballot, isOpen } from '../../engine/votes/ballot';
import type { ThreadCount } from '../../engine/votes/thread/count';
import type { PageReading } from '../../engine/votes/thread/known';

/** What the overlay knows: the posts of the open page, what is remembered of the thread, and the newest count. */
export interface ThreadState {
  topic: Topic;
  /** Posts of this page by id, in reading order. */
  posts: ReadonlyMap<string, Post>;
  /** Those that have left it since it came: deleted, or scrolled out of a page that keeps only what is on screen. */
  gone: ReadonlyMap<string, Post>;
  /** When the page came, by `performance.now()`. */
  came: number;
  /** Remembered posts that held votes, of every page ever read here. */
  seen: ReadonlyMap<string, SeenPost>;
  /** Offset of the forum's clock as the page prints it, if it does. */
  zone: string | null;
  /** What the page reader noticed. */
  counts: NoticeCounts;
  /** `null` until the background answers, and when it cannot. */
  view: ThreadView | null;
  /** All posts of this page have been read once. */
  complete: boolean;
  /** `null` before the first count; a count that fails leaves the last one standing. */
  count: ThreadCount | null;
}

export type ThreadEvent =
  /** Posts read, or read again; `order` lists all posts of the page as they stand. */
  | { kind: 'posts'; posts: readonly Post[]; order: readonly string[] }
  | { kind: 'complete'; counts: NoticeCounts; zone: string | null }
  | { kind: 'view'; view: ThreadView }
  | { kind: 'seen'; seen: readonly SeenPost[] }
  | { kind: 'patch'; patch: Partial<Pick<ThreadView, 'decisions' | 'aliases' | 'inks' | 'game'>> }
  | { kind: 'count'; count: ThreadCount };

export const startState = (topic: Topic, came = 0): ThreadState => ({
  topic,
  posts: new Map(),
  gone: new Map(),
  came,
  seen: new Map(),
  zone: null,
  counts: {},
  view: null,
  complete: false,
  count: null,
});

const byId = <T extends { id: string }>(records: Iterable<T>): Map<string, T> =>
  new Map([...records].map((record) => [record.id, record]));

/** The next state; the old one is never changed. */
export function reduce(state: ThreadState, event: ThreadEvent): ThreadState {
  switch (event.kind) {
    case 'posts': {
      const fresh = byId(event.posts);
      const posts = new Map<string, Post>();
      let above: number | null = null;
      for (const id of event.order) {
        const post = fresh.get(id) ?? state.posts.get(id);
        if (!post) continue;
        // A post read alone has no number in engines that count from the top of the page.
        const number: number | null = post.number ?? (above === null ? null : above + 1);
        posts.set(id, number === post.number ? post : { ...post, number });
        above = number;
      }
      const gone = new Map([...state.gone, ...state.posts].filter(([id]) => !posts.has(id)));
      return { ...state, posts, gone };
    }
    case 'complete':
      return { ...state, complete: true, counts: event.counts, zone: event.zone };
    case 'view':
      return { ...state, view: event.view, seen: byId(event.view.seen) };
    case 'seen':
      return { ...state, seen: new Map([...state.seen, ...byId(event.seen)]) };
    case 'patch':
      return state.view ? { ...state, view: { ...state.view, ...event.patch } } : state;
    case 'count':
      return { ...state, count: event.count };
  }
}

/** Far more posts than a reader scrolls through in a day. */
const MOST_GONE = 5000;

/** What is handed in to be counted. */
export const readingOf = ({ topic, posts, gone, came, counts }: ThreadState): PageReading => ({
  page: topic.page,
  pages: topic.pages,
  counts,
  posts: [...posts.values()],
  age: Math.round(performance.now() - came),
  gone: [...gone.keys()].slice(-MOST_GONE),
});

/** One post with everything ever read of it. */
export interface KnownPost {
  /** As it stands now, or stood when its page was last open. */
  post: Post;
  /** As it was first seen, when that differs, and when that was (ISO). */
  first: { post: Post; at: string } | null;
}

/** A post of this page or a remembered one of another. */
export function knownPost({ posts, seen }: ThreadState, id: string): KnownPost | null {
  const record = seen.get(id);
  const here = posts.get(id);
  const last = record?.later.at(-1)?.post ?? record?.post;
  // An edit that was fetched after the page came is newer than what the page shows.
  const post = here && (here.edited || !last?.edited) ? here : last;
  if (!post) return null;
  return { post, first: record && record.later.length > 0 ? { post: record.post, at: record.seenAt } : null };
}

/** The count as the views look at it. */
export interface Shown {
  count: ThreadCount | null;
  ballots: readonly Ballot[];
  /** Those the host has to look at first, then those a later clear vote settled anyway. */
  doubts: readonly Ballot[];
  /** How many of them wait for the host. */
  open: number;
  byPost: ReadonlyMap<string, readonly Ballot[]>;
  /** Shown names by seat id. */
  names: ReadonlyMap<string, string>;
  notices: readonly Notice[];
}

export function shownOf(count: ThreadCount | null): Shown {
  const ballots = count?.ballots ?? [];
  const byPost = new Map<string, Ballot[]>();
  for (const ballot of ballots) {
    const list = byPost.get(ballot.post);
    if (list) list.push(ballot);
    else byPost.set(ballot.post, [ballot]);
  }
  return {
    count,
    ballots,
    doubts: [...ballots.filter(isOpen), ...ballots.filter((ballot) => ballot.status === 'doubt' && !isOpen(ballot))],
    open: ballots.filter(isOpen).length,
    byPost,
    names: new Map(count?.roster.seats.map((seat) => [seat.id, seat.name])),
    notices: count?.notices ?? [],
  };
}
