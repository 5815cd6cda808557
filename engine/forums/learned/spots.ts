import { fenced } from '../chain';
import { cssIn, type LearnedSite } from './site';

/** What is found in or before a post. */
export interface Spot {
  element: Element;
  /** Text or attribute, white space folded, never ''. */
  value: string;
}

const attributeIn = (place: string): string => /@([\w:-]+)$/.exec(place)?.[1] ?? '';

const LINES = /^(?:br|p|div|li|t[dhr]|table|d[dtl]|h[1-6]|[uo]l|hr)$/;

/** Words of an element; what stands on lines of its own is a word of its own. */
function lined(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  const words = Array.from(node.childNodes, lined).join('');
  return node.nodeType === 1 && LINES.test((node as Element).localName) ? ` ${words} ` : words;
}

function spotAt(element: Element, attribute: string): Spot | null {
  const value =
    attribute === '' ? lined(element).replace(/\s+/g, ' ').trim() : (element.getAttribute(attribute)?.trim() ?? '');
  return value === '' ? null : { element, value };
}

/** Where the text of a post stands. */
export const bodyOf = (post: Element, body: string): Element | null =>
  body === '' ? post : post.querySelector(fenced(body));

/** First value at a place inside a post; what stands in its text is not meant, unless the place says so or the post is all text. */
export function spotIn(post: Element, place: string, body: string): Spot | null {
  const css = cssIn(place);
  const attribute = attributeIn(place);
  if (css === '')
    return attribute === '' && place !== '&'
      ? null
      : spotAt(place === '&' ? (bodyOf(post, body) ?? post) : post, attribute);
  const text = body === '' || place.startsWith('&') ? null : bodyOf(post, body);
  for (const element of post.querySelectorAll(fenced(css))) {
    if (text !== null && text !== element && text.contains(element)) continue;
    const found = spotAt(element, attribute);
    if (found !== null) return found;
  }
  return null;
}

/** Elements before an element in the document, from the nearest on: siblings, then those of its ancestors. */
function* before(element: Element): Generator<Element> {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    for (let sibling = at.previousElementSibling; sibling !== null; sibling = sibling.previousElementSibling)
      yield sibling;
  }
}

const within = (root: Element, css: string): Element[] => [
  ...(root.matches(css) ? [root] : []),
  ...root.querySelectorAll(css),
];

/** The nearest value before a post and outside of all posts. `bounded`: not beyond the post before. */
export function spotBefore(post: Element, place: string, posts: string, bounded: boolean): Spot | null {
  const css = cssIn(place);
  const attribute = attributeIn(place);
  if (css === '') return null;
  for (const element of before(post)) {
    const stop = bounded ? (within(element, posts).at(-1) ?? null) : null;
    for (const found of within(element, css).reverse()) {
      if (found.closest(posts) !== null) continue;
      // Above the last post in here means above that post, and not above ours.
      if (stop !== null && !(stop.compareDocumentPosition(found) & 4)) return null;
      const spot = spotAt(found, attribute);
      if (spot !== null) return spot;
    }
    if (stop !== null) return null;
  }
  return null;
}

/** Value of a place of a learned site for a post. */
export function spotOf(post: Element, place: string, site: Pick<LearnedSite, 'posts' | 'body' | 'above'>): Spot | null {
  if (place === '') return null;
  if (place.startsWith('^')) return spotBefore(post, place, site.posts, !site.above);
  return spotIn(post, place, site.body);
}

/** Author of a post; for boards that print him once, of the nearest post above that has one. */
export function authorSpot(post: Element, site: LearnedSite): Spot | null {
  const own = spotOf(post, site.author, site);
  if (own !== null || !site.above || site.author.startsWith('^')) return own;
  for (const element of before(post)) {
    for (const other of within(element, site.posts).reverse()) {
      const spot = spotIn(other, site.author, site.body);
      if (spot !== null) return spot;
    }
  }
  return null;
}

const CLOCK = /(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)/;
const DATE =
  /(?<![\d\p{L}])(?:\d{1,4}[-./]\d{1,2}[-./]\d{2,4}|\d{1,2}\s(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|сегодня|вчера|today|yesterday)/iu;

/** Name without what stands around it in the same element: «Автор: », a colon behind, the time of the post. */
export function nameIn(value: string): string | null {
  const [before = ''] = value
    .replace(/^(?:автор|ник|от|author|from|by)\s*:\s*/iu, '')
    .split(new RegExp(`${DATE.source}|${CLOCK.source}`, 'iu'));
  const name = before
    .replace(/[\s([{<«,;:|—–-]+$/u, '')
    .replace(/^[\s«»|]+/u, '')
    .trim();
  return name === '' ? null : name.slice(0, 200);
}

/** Does a text hold a time of the day? */
export const hasClock = (text: string): boolean => CLOCK.test(text);
/** Does a text hold a date? */
export const hasDate = (text: string): boolean => DATE.test(text);
/** The time of the day in a text, which stays the same when «сегодня» becomes a date; '' without one. */
export const clockIn = (text: string): string => CLOCK.exec(text)?.[0] ?? '';

/** Time as shown, without a name or words in front of it. */
export function timeIn(value: string): string {
  if (/^\d{10}(?:\d{3})?$|^\d{4}-\d\d-\d\dT/.test(value)) return value;
  const at = [DATE, CLOCK].map((form) => form.exec(value)?.index ?? value.length);
  const from = Math.min(...at);
  return from < value.length ? value.slice(from).slice(0, 60).trim() : value.slice(0, 100);
}

/**
 * Whether something says who wrote a post or when: what says neither is an advert among the posts. What stands in a post is
 * no post of its own, but a quote that looks like one.
 */
export const isPost = (
  post: Element,
  site: Pick<LearnedSite, 'posts' | 'author' | 'body' | 'time' | 'above'>,
): boolean =>
  !post.parentElement?.closest(site.posts) &&
  (spotOf(post, site.author, site) !== null || spotOf(post, site.time, site) !== null);
