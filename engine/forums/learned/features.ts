import { textOf } from '../chain';

/** What an element can be told by, so that its like are found again after the forum was dressed anew. */

const STATE =
  /^(?:odd|even|first|last|new|unread|read|active|hover|focus|online|offline|selected|current|row\d|bg\d|alt\d?|js|clearfix|cf)$/i;
const VOWEL = /[aeiouyаеёиоуыэюя]/i;

/** Whether a part of a name looks like a word and not like something a build tool made up. */
function isWord(part: string): boolean {
  if (/^\d{1,2}$/.test(part)) return true;
  if (!/^\p{L}+\d?$/u.test(part)) return false;
  if (part.length > 3 && !VOWEL.test(part)) return false;
  // bdVaJa: capitals in the middle that begin no word.
  return !/[a-z][A-Z](?:[A-Z]|[a-z](?:[A-Z]|$))/.test(part) && !/[bcdfghjklmnpqrstvwxz]{5}/i.test(part);
}

/** Whether a class, id or attribute name will be the same tomorrow and on every post. */
export const isStable = (name: string): boolean =>
  name.length < 60 &&
  /^[\p{L}_-][\p{L}\d_-]*$/u.test(name) &&
  !/^(?:css|sc|jsx|emotion|svelte|astro|v)-/.test(name) &&
  !STATE.test(name) &&
  name.split(/[-_]+/).filter(Boolean).every(isWord);

/** Beginning of an address without the id at its end: `user.php?id=`. */
function hrefStem(href: string): string {
  const stem = href.replace(/#.*$/, '').replace(/[^=/]*\/?$/, '');
  return /[\p{L}]{1,}[^/:]*[=/]$/u.test(stem.replace(/^https?:\/\/[^/]*\/?/, '')) && !/["\\\n]/.test(stem) ? stem : '';
}

const MEANING = ['itemprop', 'rel', 'role'];
const DRESS = ['width', 'size', 'bgcolor', 'align', 'valign', 'color', 'colspan'];

/** Selectors of one step that match an element, the most telling first; the bare name of its tag is the last. */
export function namesOf(element: Element): string[] {
  const tag = element.localName;
  const value = (name: string): string => element.getAttribute(name) ?? '';
  const quoted = (name: string): string[] =>
    value(name) === '' || /["\\\n]/.test(value(name)) || value(name).length > 60
      ? []
      : [`${tag}[${name}="${value(name)}"]`];
  const classes = [...element.classList];
  const made = classes.flatMap((name) => {
    // Post_body__x7Ab2: the part in front is the author's own word.
    const stem = /^(.*?[A-Za-z]__)[\w-]{4,}$/.exec(name)?.[1];
    return stem !== undefined && !isStable(name) && isStable(stem.slice(0, -2)) ? [`${tag}[class*="${stem}"]`] : [];
  });
  const stem = tag === 'a' ? hrefStem(value('href')) : '';
  const data = element
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && isStable(name.slice(5)) && !/^data-(?:v|react)/.test(name));
  return [
    ...classes
      .filter(isStable)
      .sort()
      .map((name) => `${tag}.${name}`),
    ...made.sort(),
    ...MEANING.flatMap(quoted),
    ...data.sort().map((name) => `${tag}[${name}]`),
    ...(stem === '' ? [] : [`a[href^="${stem}"]`]),
    ...(tag === 'time' ? ['time'] : []),
    ...DRESS.flatMap(quoted),
    tag,
  ];
}

/** How much a step says by itself: 0 the author's own name for the thing … 3 a mere tag. */
export const rankOf = (css: string): number =>
  /[.]|\[class|\[itemprop|\[rel|\[role|\[data-|^time$/.test(css)
    ? 0
    : css.includes('[href')
      ? 1
      : css.includes('[')
        ? 2
        : 3;

const CELLS = new Set(['td', 'th', 'dd', 'dt']);

const placeAmong = (element: Element): number => {
  const { children } = element.parentElement ?? { children: [] };
  return Array.from(children).indexOf(element) + 1;
};
const placeOfType = (element: Element): number =>
  Array.from(element.parentElement?.children ?? [])
    .filter(({ localName }) => localName === element.localName)
    .indexOf(element) + 1;

/** Elements from below `root` down to `element`. */
export function lineage(root: Element, element: Element): Element[] {
  const line: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) line.unshift(at);
  return line;
}

/** Way from an element down to another by tags; cells are counted, they differ by nothing else. '' for itself. */
export const looseWay = (root: Element, element: Element): string =>
  lineage(root, element)
    .map((step) => (CELLS.has(step.localName) ? `${step.localName}:nth-child(${placeAmong(step)})` : step.localName))
    .join(' > ');

/** The same with every step counted. */
export const strictWay = (root: Element, element: Element): string =>
  lineage(root, element)
    .map((step) =>
      CELLS.has(step.localName)
        ? `${step.localName}:nth-child(${placeAmong(step)})`
        : `${step.localName}:nth-of-type(${placeOfType(step)})`,
    )
    .join(' > ');

/** Tags from the top of the document down to an element. */
export function tagPath(element: Element): string {
  let path = '';
  for (let at: Element | null = element; at !== null; at = at.parentElement) path = `${at.localName}>${path}`;
  return path;
}

export function commonAncestor(one: Element, other: Element): Element {
  let at = one;
  while (!at.contains(other) && at.parentElement !== null) at = at.parentElement;
  return at;
}

/** Visible words that stand in an element itself and not in its children. */
export const ownWords = (element: Element): string =>
  Array.from(element.childNodes)
    .filter((node) => node.nodeType === 3)
    .map((node) => node.nodeValue ?? '')
    .join(' ')
    .trim();

export const hasWords = (element: Element): boolean => textOf(element) !== '' || element.querySelector('img') !== null;
