import { commonAncestor, hasWords, looseWay, ownWords, tagPath } from './features';
import { hasClock } from './spots';

/** What the host showed on the page. */
export interface Clicks {
  /** A post, or anything in it. */
  post: Element;
  /** Its author's name. */
  author: Element;
  /** Its text, or anything in it. */
  body: Element;
  time?: Element | null;
  /** Not the author's own words: a quote, a signature. */
  drop?: readonly Element[];
  /** Link to the next page. */
  next?: Element | null;
}

const childToward = (root: Element, element: Element): Element => {
  let at = element;
  while (at.parentElement !== null && at.parentElement !== root) at = at.parentElement;
  return at;
};

/** Whether an element has something with words where another one has it. */
function has(element: Element, way: string): boolean {
  if (way === '') return hasWords(element);
  return Array.from(element.querySelectorAll(`:scope > ${way}`)).some(hasWords);
}

const alike = (root: Element, model: Element, way: string): Element[] =>
  Array.from(root.children).filter(
    (child) =>
      child.localName === model.localName && child.childElementCount <= model.childElementCount + 8 && has(child, way),
  );

/** Elements of the page that stand where this one stands, by tags. */
export const cousins = (element: Element): Element[] => {
  const path = tagPath(element);
  return Array.from(element.ownerDocument.getElementsByTagName(element.localName)).filter(
    (other) => tagPath(other) === path,
  );
};

/**
 * The messages below one name, when the host showed a name that stands above several of them, or a list where names and
 * texts take turns; `null` when name and text belong to a post of their own.
 */
function messageIn(common: Element, clicks: Clicks): Element | null {
  const { author, body, time } = clicks;
  if (common === body || common === author) return null;
  const upper = childToward(common, author);
  const lower = childToward(common, body);
  if (upper === lower) return null;
  const way = looseWay(lower, body);
  const lowers = alike(common, lower, way).filter((one) => one !== upper);
  const takesTurns = lowers.length >= 3 && alike(common, upper, looseWay(upper, author)).length >= 3;
  // A post may hold several lines with links too, but then its like stands beside it.
  if (takesTurns && !repeats(common, clicks)) return lower;
  const timed = (one: Element): boolean => (time ? has(one, looseWay(lower, time)) : hasClock(one.textContent ?? ''));
  if (time && !lower.contains(time)) return null;
  const groups = cousins(common).map((group) => alike(group, lower, way).filter((one) => one !== upper));
  return groups.some((group) => group.length > 1) && groups.flat().every(timed) ? lower : null;
}

/** Whether others like it stand beside an element. */
const repeats = (element: Element, { author, body }: Clicks): boolean => {
  const parent = element.parentElement;
  if (parent === null) return false;
  const ways = [author, body].filter((part) => element.contains(part)).map((part) => looseWay(element, part));
  return alike(parent, element, ways[0] ?? '').some(
    (other) => other !== element && ways.every((way) => has(other, way)),
  );
};

/** The element that is one post, as the clicks mean it. */
export function unitOf(clicks: Clicks): Element | null {
  const { post, author, body } = clicks;
  // The click went into a post, not always at the whole of it.
  const block = commonAncestor(suggestPost(post), body);
  if (!block.contains(author)) return block;
  const common = commonAncestor(author, body);
  const message = messageIn(common, clicks);
  if (message !== null) return message;
  for (let at: Element | null = common; at !== null && at.localName !== 'body'; at = at.parentElement)
    if (repeats(at, clicks)) return at;
  return null;
}

/** Names of elements that stand within a line. */
const INLINE = new Set('a abbr b big code em font i img small span strong s strike del sub sup tt u mark'.split(' '));

/** What most likely is the whole text around an element that was pointed at: the block it stands in. */
export function suggestText(element: Element): Element {
  let at = element;
  while (INLINE.has(at.localName) && at.parentElement !== null && at.parentElement.localName !== 'body') {
    const up = at.parentElement;
    if (ownWords(up) === '' && up.childElementCount > 1) break;
    at = up;
  }
  return at;
}

/** What most likely is one post around an element: the block with the most of its like beside it. */
export function suggestPost(element: Element): Element {
  let best = element;
  let most = 0;
  for (let at: Element | null = element; at !== null && at.localName !== 'body'; at = at.parentElement) {
    const model = at;
    const like = Array.from(at.parentElement?.children ?? []).filter(
      (other) =>
        other.localName === model.localName &&
        (other.textContent ?? '').trim().length > 8 &&
        Math.abs(other.childElementCount - model.childElementCount) <= 3,
    ).length;
    if (like > 1 && like >= most && !INLINE.has(at.localName)) {
      best = at;
      most = like;
    }
  }
  return best;
}
