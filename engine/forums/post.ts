import { type MarkOptions, readMarks } from '../votes/marks';
import { find, valueAt, valueIn } from './chain';
import type { TimeReader } from './dates';
import { readEdit } from './edit';
import type { Forum } from './forum';
import type { Edit, Post, PostTime } from './page';
import { type Place, withoutSession } from './topic';

/** Where a post stands in the document. */
export interface PostPlace {
  id: string;
  element: Element;
  /** `null` when the forum does not show the post's text (ignored author, deleted). */
  body: Element | null;
}

const HIDDEN = /display\s*:\s*none/i;

/** What the posts of one page are read with. */
export interface PostReader {
  forum: Forum;
  where: Place;
  times: TimeReader;
  options: MarkOptions;
  numbers: ReadonlyMap<string, number>;
  /** Author of the post above, for boards that print him once. */
  author: { name: string; id: string | null } | null;
}

/** Reads one post: a handful of look-ups inside it, no layout, no regular expression over its text. */
export function readPost(reader: PostReader, { id, element }: PostPlace, body: Element): Post {
  const { forum, where, times, options } = reader;
  const author = authorOf(reader, element);
  const marks = readMarks(body, forum.anatomy, options);
  return {
    id,
    number: numberOf(reader, element, id),
    author: author?.name ?? null,
    authorId: author?.id ?? null,
    time: timeOf(forum, element, times),
    permalink: permalinkOf(forum, where, element, id),
    edited: editOf(forum, element, times),
    hidden: isHidden(forum, element, body),
    runs: marks.runs,
    text: marks.text,
  };
}

function authorOf(reader: PostReader, post: Element): PostReader['author'] {
  const { forum } = reader;
  let name: string | null;
  let anchor: Element | undefined;
  if (typeof forum.author === 'function') name = forum.author(post);
  else {
    const found = find(forum.author, post);
    name = found?.value ?? null;
    anchor = found?.element;
  }
  if (name !== null) {
    const id = valueIn(forum.authorId, post, anchor);
    reader.author = { name, id: id === '0' ? null : id };
    return reader.author;
  }
  return forum.inheritsAuthor !== undefined && post.matches(forum.inheritsAuthor) ? reader.author : null;
}

function numberOf({ forum, numbers }: PostReader, post: Element, id: string): number | null {
  if (forum.number === undefined) return numbers.get(id) ?? null;
  const digits = /\d[\d.,\s]*/.exec(valueAt(forum.number, post) ?? '')?.[0].replace(/\D/g, '');
  return digits ? Number(digits) + (forum.numberShift ?? 0) : (numbers.get(id) ?? null);
}

/** Time of a post as shown, and in the fuller form a tooltip or attribute gives it. */
export function rawTime(forum: Forum, post: Element): { shown: string; exact: string } {
  if (typeof forum.time === 'function') return forum.time(post) ?? { shown: '', exact: '' };
  const shown = valueAt(forum.time, post) ?? '';
  return { shown, exact: shown };
}

function timeOf(forum: Forum, post: Element, times: TimeReader): PostTime {
  const { shown, exact } = rawTime(forum, post);
  const time = times.read(exact);
  return exact === shown ? time : { ...time, raw: shown };
}

function editOf(forum: Forum, post: Element, times: TimeReader): Edit | null {
  if (forum.edit === undefined) return null;
  const note = typeof forum.edit === 'function' ? forum.edit(post) : post.querySelector(forum.edit);
  if (typeof note === 'string') return { by: null, at: times.read(note) };
  return note === null ? null : readEdit(note, forum, times);
}

function permalinkOf(forum: Forum, { board, base, id: topic, home }: Place, post: Element, id: string): string {
  const printed = valueIn(forum.permalink, post);
  if (printed !== null && !printed.startsWith('javascript:')) {
    try {
      return withoutSession(new URL(printed, base).href);
    } catch {
      // A broken link is no reason to lose the post: its address is built below.
    }
  }
  const built = forum.link.replaceAll('{id}', id).replace('{topic}', topic);
  if (!built.startsWith('{page}')) return board + built;
  // Boards without rewritten addresses have the topic itself in the query.
  return home + (home.includes('?') ? built.slice(6).replace('?', '&') : built.slice(6));
}

const hiding = new WeakMap<Forum, string>();

function isHidden(forum: Forum, post: Element, body: Element): boolean {
  let marks = hiding.get(forum);
  if (marks === undefined) {
    marks = ['[style*="none"]', '[hidden]', ...(forum.hidden === undefined ? [] : [forum.hidden])].join();
    hiding.set(forum, marks);
  }
  // One question answers for nearly every post; what it finds may still be `float: none` or stand around the post.
  if (body.closest(marks) === null) return false;
  for (let at: Element | null = body; at !== null; at = at === post ? null : at.parentElement) {
    if (HIDDEN.test(at.getAttribute('style') ?? '') || at.hasAttribute('hidden')) return true;
    if (forum.hidden !== undefined && at.matches(forum.hidden)) return true;
  }
  return false;
}
