import { timeReader } from '../../forums/dates';
import { isMade } from '../../forums/learned/made';
import type { NoticeCounts } from '../../forums/notices';
import type { Post } from '../../forums/page';
import type { SeenPost } from '../../protocol/thread-view';
import { type InkAnswers, inkOf } from '../ink';
import type { Hindsight } from './pages';
import { sameText } from './same-text';

/**
 * A remembered post with its colours judged anew: what the host says of a colour holds for posts read before he said it.
 * The colour as written is remembered, the judgement is not.
 */
export function judgedAnew(record: SeenPost, answers: InkAnswers): SeenPost {
  const judged = (post: Post): Post => ({
    ...post,
    runs: post.runs.flatMap((run) => {
      const ink = run.colour === '' ? run.ink : inkOf(run.colour, answers);
      return ink === 'noise' ? [] : [{ ...run, ink }];
    }),
  });
  return {
    ...record,
    post: judged(record.post),
    later: record.later.map((it) => ({ ...it, post: judged(it.post) })),
  };
}

/** What the counter read on the open page: which it is of how many, as far as the pager tells, and its posts. */
export interface PageReading {
  page: number | null;
  pages: number | null;
  /** What the reader of the page noticed. */
  counts?: NoticeCounts;
  posts: readonly Post[];
  /** Milliseconds since the forum sent the page; without it the page is as new as can be. */
  age?: number;
  /** Posts that stood on it and left it before the reader's eyes. */
  gone?: readonly string[];
}

/** The newest known text of a remembered post. */
export const lastText = (record: SeenPost): Post => record.later.at(-1)?.post ?? record.post;

/**
 * Remembered posts that ought to stand somewhere and do not: deleted, moved or hidden since. On other pages they are told by
 * what stood there when they were read last; on the open one by number and by id, because numbers move up when something
 * before them is deleted, and ids alone do not tell a page. What was found elsewhere since the page came is not missing.
 */
export function vanished(
  reading: PageReading,
  seen: readonly SeenPost[],
  later: Hindsight | null = null,
): ReadonlySet<string> {
  const { page, posts } = reading;
  const pages = later?.pages ?? reading.pages;
  const here = new Set(posts.map((post) => post.id));
  const gone = new Set(reading.gone);
  // Some forums repeat the opening post on every page; the page itself begins with the next one.
  const from = posts.find((post) => page === 1 || post.number !== 1);
  const last = posts.at(-1);
  const isLastPage = page !== null && page === pages;
  const belongs = ({ id, number }: Post): boolean =>
    number !== null &&
    from?.number != null &&
    last?.number != null &&
    number >= from.number &&
    (number <= last.number || isLastPage) &&
    (page === 1 || isMade(id) || idOrder(id, from.id) > 0) &&
    (isLastPage || isMade(id) || idOrder(id, last.id) < 0);
  const isMissing = (record: SeenPost): boolean => {
    const { id } = record;
    if (here.has(id)) return later?.lostSince.has(id) ?? false;
    if (later?.lost.has(id)) return true;
    return (gone.has(id) || !later?.found.has(id)) && belongs(lastText(record));
  };
  return new Set(seen.filter(isMissing).map(({ id }) => id));
}

/**
 * All known posts of a topic in reading order: those of the open page in its own order, remembered posts of other pages by
 * their number, else by the engine's id (ids grow in every engine known). What vanished is as good as hidden: a doubt.
 */
export function knownPosts(
  reading: PageReading,
  seen: readonly SeenPost[],
  later: Hindsight | null = null,
): readonly Post[] {
  const here = new Set(reading.posts.map((post) => post.id));
  const gone = vanished(reading, seen, later);
  const shown = (post: Post): Post => (gone.has(post.id) ? { ...post, hidden: true } : post);
  const elsewhere = seen
    .filter((record) => !here.has(record.id))
    .map(lastText)
    .map(shown)
    .sort(inOrder);
  const records = new Map(seen.map((record) => [record.id, record]));
  const open = reading.posts.map((post) => shown(asKnown(post, records.get(post.id), later)));
  const [first] = open;
  const cut = first ? elsewhere.findIndex((post) => inOrder(post, first) > 0) : -1;
  return cut < 0 ? [...elsewhere, ...open] : [...elsewhere.slice(0, cut), ...open, ...elsewhere.slice(cut)];
}

/**
 * A post of the open page in the light of what is remembered of it: a text read after the page came is newer than the one it
 * shows, and a fetched text that is the same is the author's own, whatever the forum's scripts have made of it since.
 */
function asKnown(post: Post, record: SeenPost | undefined, later: Hindsight | null): Post {
  const last = record?.later.at(-1) ?? record;
  if (!record || !last) return post;
  if (last !== record && later?.isNews(last.seenAt)) return last.post;
  return last.raw && sameText(last, { post }) ? { ...post, text: last.post.text ?? post.text } : post;
}

/** Remembered posts of a topic that is not open, in reading order. */
export const rememberedPosts = (seen: readonly SeenPost[], lost: ReadonlySet<string> = new Set()): readonly Post[] =>
  seen
    .map(lastText)
    .map((post) => (lost.has(post.id) ? { ...post, hidden: true } : post))
    .sort(inOrder);

const plain = timeReader({ now: '', zone: 'UTC' });

/** Moment of a post, only for its order among posts of the same forum; 0 when its page gives no date. */
const momentOf = ({ time }: Post): number => Date.parse(time.iso ?? plain.read(time.raw).iso ?? '') || 0;

function inOrder(a: Post, b: Post): number {
  if (a.number !== null && b.number !== null && a.number !== b.number) return a.number - b.number;
  if (isMade(a.id) || isMade(b.id)) return momentOf(a) - momentOf(b);
  return idOrder(a.id, b.id);
}

const idOrder = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
