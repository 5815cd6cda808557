import { MADE } from './made';
import type { LearnedSite } from './site';
import { authorSpot, bodyOf, clockIn, spotOf } from './spots';

/** 53 bits of a text, by cyrb53 (public domain): the same on every visit and in every browser. */
function hash(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** Letters of the text that go into an id. */
const WORDS = 80;
/** Broken markup nests deeper than this; its first words are above. */
const DEEPEST = 100;

/** First letters of the author's own words. */
function firstWords(node: Node, drop: string, left = WORDS, depth = 0): string {
  let words = '';
  for (let child = node.firstChild; child !== null && words.length < left; child = child.nextSibling) {
    if (child.nodeType === 3) words += (child.nodeValue ?? '').replace(/[\s\p{P}]+/gu, '');
    else if (child.nodeType === 1 && depth < DEEPEST && !(drop !== '' && (child as Element).matches(drop)))
      words += firstWords(child, drop, left - words.length, depth + 1);
  }
  return words.slice(0, left);
}

/**
 * Ids for posts the forum gives none: out of the author, the time of the day (the date is «сегодня» today and a number
 * tomorrow) and the first words. Equal ones are told apart by their order on the page. An edit of the first words makes
 * another post of it.
 */
export function madeIds(site: LearnedSite, drop: string): (post: Element) => string | null {
  const taken = new WeakMap<Document, Map<string, Element[]>>();
  return (post) => {
    const text = bodyOf(post, site.body);
    if (text === null) return null;
    const author = authorSpot(post, site);
    const time = spotOf(post, site.time, site);
    const when = site.time.includes('@') ? (time?.value ?? '') : clockIn(time?.value ?? '');
    const key = hash([author?.value ?? '', when, firstWords(text, drop)].join('\n'));
    const here = taken.get(post.ownerDocument) ?? new Map<string, Element[]>();
    taken.set(post.ownerDocument, here);
    const equal = here.get(key) ?? [];
    here.set(key, equal);
    let at = equal.indexOf(post);
    if (at < 0) {
      const left = equal.findIndex((other) => !other.isConnected);
      at = left < 0 ? equal.length : left;
      equal[at] = post;
    }
    return MADE + key + (at === 0 ? '' : `.${at}`);
  };
}
