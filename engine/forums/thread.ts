import { err, ok, type Result } from '../result';
import type { MarkOptions } from '../votes/marks';
import { valueIn } from './chain';
import { type Clock, orderOn, printedZone, timeReader } from './dates';
import type { Forum } from './forum';
import type { Forums } from './forums';
import { type NoticeCounts, noticesOf } from './notices';
import type { Page, Post, Topic } from './page';
import { type PostPlace, type PostReader, rawTime, readPost } from './post';
import { offsetOf, type Place, readTopic } from './topic';

export type { PostPlace } from './post';

/** `url` is the page's own address: a document parsed from text has none to trust. */
export interface ReadOptions extends Clock, MarkOptions {
  url: string;
}

/** Why a page cannot be read: no engine knows it, or it is a page of a known engine but of no thread. */
export type ReadProblem = { code: 'no-thread' } | { code: 'no-topic'; engine: string };

/** What a reading of the whole page gives: the posts, and how many of what kind a reader must know about. */
export interface Survey {
  posts: Post[];
  counts: NoticeCounts;
}

/** An open page of a thread. It reads the tree as it is at each call and keeps no posts, so a changed post reads anew. */
export interface Thread {
  forum: Forum;
  topic: Topic;
  /** `origin + base path`: what aliases and colour answers belong to. */
  board: string;
  /** Zone the page itself gives away as an offset; `null` leaves it to be asked. */
  zone(): string | null;
  /** Everything on the page, one post at a step, for readers that must let the page breathe; {@link wholePage} at once. */
  reading(): Generator<Post, Survey>;
  /** Places of the posts in document order, each id once; `within` narrows it to a part of the page just added. */
  places(within?: ParentNode): PostPlace[];
  /** Place of one post, `null` when it is not on the page. */
  place(id: string): PostPlace | null;
  /** Place of the post an element belongs to or is. */
  placeAround(element: Element): PostPlace | null;
  /** Reads posts at their places: a new post costs one post. Places without a body give nothing. */
  readPosts(places: Iterable<PostPlace>): Post[];
}

/** Opens a page for reading, whichever of these engines it is of. Never throws on what a page may hold. */
export function openAmong(forums: Forums, doc: Document, options: ReadOptions): Result<Thread, ReadProblem> {
  const forum = forums.detect(doc, options.url);
  if (forum === null) return err({ code: 'no-thread' });
  const where = readTopic(doc, forum, options.url);
  if (where === null) return err({ code: 'no-topic', engine: forum.id });
  return ok(threadOf(doc, forum, where, options));
}

/**
 * Everything on the page at once, the counts as notices. It stands apart from {@link Thread}, so that a script that shows
 * notices in words it gets elsewhere does not carry these.
 */
export function wholePage(thread: Thread): Page {
  const steps = thread.reading();
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) continue;
    const { posts, counts } = step.value;
    return { engine: thread.forum.id, topic: thread.topic, posts, notices: noticesOf(counts) };
  }
}

function threadOf(doc: Document, forum: Forum, where: Place, options: ReadOptions): Thread {
  const { topic } = where;
  const placeOf = (element: Element): PostPlace | null => {
    const id = valueIn(forum.postId, element);
    return id === null ? null : { id, element, body: forum.body ? element.querySelector(forum.body) : element };
  };

  /** Posts of the page and how many of them are there twice. */
  const survey = (within: ParentNode): { found: PostPlace[]; repeated: number } => {
    const byId = new Map<string, PostPlace>();
    let repeated = 0;
    const add = (element: Element): void => {
      const place = placeOf(element);
      if (place === null) return;
      const twin = byId.get(place.id);
      // An ignored post may stand as an empty shell beside the post itself: the one with a text is meant.
      if (twin === undefined || (twin.body === null && place.body !== null)) byId.set(place.id, place);
      if (twin?.body && place.body) repeated += 1;
    };
    if ('matches' in within && (within as Element).matches(forum.posts)) add(within as Element);
    for (const element of within.querySelectorAll(forum.posts)) add(element);
    return { found: [...byId.values()], repeated };
  };

  const times = timeReader(options, {
    order: () => orderOn(survey(doc).found.map(({ element }) => rawTime(forum, element).exact)),
    zone: () => printedZone(doc),
  });

  const numbers = new Map<string, number>();
  const numberAll = (found: readonly PostPlace[], stray: number): void => {
    numbers.clear();
    // A post without an id leaves a gap of unknown place.
    if (stray > 0) return;
    const start = forum.numbered && topic.page === 1 ? 0 : offsetOf(doc, forum, where);
    // Shown newest first, or only those of the last week, the place on the page says nothing. Ids in words say nothing of it.
    const inOrder = found.every(({ id }, index) => index === 0 || !(Number(found[index - 1]?.id) >= Number(id)));
    if (start !== null && inOrder) for (const [index, { id }] of found.entries()) numbers.set(id, start + index + 1);
  };

  const reader: PostReader = { forum, where, times, options, numbers, author: null };
  const readPosts = (places: Iterable<PostPlace>): Post[] => {
    const posts: Post[] = [];
    for (const place of places) if (place.body !== null) posts.push(readPost(reader, place, place.body));
    return posts;
  };

  function* reading(): Generator<Post, Survey> {
    const { found, repeated } = survey(doc);
    const stray = strayOf(doc, forum, found);
    numberAll(found, stray);
    reader.author = null;
    const posts: Post[] = [];
    for (const place of found) {
      const [post] = readPosts([place]);
      if (post === undefined) continue;
      // SMF prints no number on the opening post.
      if (posts.length === 0 && post.number === null && forum.numberShift === 1 && isOpening(topic)) post.number = 1;
      posts.push(post);
      yield post;
    }
    const counts: NoticeCounts = {
      unread: found.length - posts.length,
      hidden: posts.filter((post) => post.hidden).length,
      'no-author': posts.filter((post) => post.author === null).length,
      'no-time': posts.filter((post) => post.time.iso === null).length,
      repeated,
      stray,
      partial: forum.partial?.test(options.url) ? 1 : 0,
    };
    return { posts, counts };
  }

  const places = (within: ParentNode = doc): PostPlace[] => survey(within).found;
  return {
    forum,
    topic,
    board: where.board,
    zone: () => printedZone(doc),
    reading,
    places,
    place: (id) => {
      let shell: PostPlace | null = null;
      for (const element of doc.querySelectorAll(forum.posts)) {
        const place = valueIn(forum.postId, element) === id ? placeOf(element) : null;
        if (place?.body) return place;
        shell ??= place;
      }
      return shell;
    },
    placeAround: (element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const place = at.matches(forum.posts) ? placeOf(at) : null;
        if (place !== null) return place;
      }
      return null;
    },
    readPosts,
  };
}

const isOpening = (topic: Topic): boolean => (topic.page ?? 1) === 1 && topic.prev === null;

/** Texts that look like posts but belong to none: a post whose id was lost must not vanish without a word. */
function strayOf(doc: Document, forum: Forum, found: readonly PostPlace[]): number {
  const bodies = forum.body ? doc.querySelectorAll(forum.body) : [];
  if (bodies.length <= found.length) return 0;
  const posts = new Set(found.map(({ element }) => element));
  return Array.from(bodies).filter((body) => {
    for (let at: Element | null = body; at !== null; at = at.parentElement) {
      if (posts.has(at) || (at.matches(forum.posts) && valueIn(forum.postId, at) !== null)) return false;
      if (forum.advert !== undefined && at.matches(forum.advert)) return false;
    }
    return true;
  }).length;
}
