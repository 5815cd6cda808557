import type { Chain, Place, Reading } from './forum';

interface Step {
  css: string;
  /** The selector as {@link fenced} for use inside an element. */
  inside: string;
  attribute: string;
}
interface Compiled {
  match: RegExp | null;
  steps: readonly Step[];
}

/**
 * The same selector as a list of two, of which the second matches nothing. Blink answers `element.querySelector('.a b')` by
 * walking the whole document for `.a`, so that a thread of n posts costs n²; a list it tests inside the element only.
 */
export const fenced = (css: string): string => (/[ >+~]/.test(css) ? `${css},x-x` : css);

const compiled = new WeakMap<Chain, Compiled>();

function compile(chain: Chain): Compiled {
  let found = compiled.get(chain);
  if (found === undefined) {
    const [head, ...rest] = chain;
    const places = (head instanceof RegExp ? rest : chain) as readonly Place[];
    const steps = places.map((place) => {
      const [, css = '', attribute = ''] = /^(.*?)(?:@([\w-]+))?$/.exec(place) ?? [];
      return { css, inside: fenced(css), attribute };
    });
    found = { match: head instanceof RegExp ? head : null, steps };
    compiled.set(chain, found);
  }
  return found;
}

const SPACE = /\s+/g;
/** Visible text of an element in one line. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(SPACE, ' ').trim();

function read(element: Element, attribute: string, match: RegExp | null): string {
  const raw = attribute === '' ? textOf(element) : (element.getAttribute(attribute)?.trim() ?? '');
  if (match === null || raw === '') return raw;
  const groups = match.exec(raw)?.slice(1) ?? [];
  return groups.find((group) => group !== undefined)?.trim() ?? '';
}

export interface Found {
  value: string;
  element: Element;
}

/** First value of a chain below `root`. `anchor` is what `&` means. */
export function find(chain: Chain, root: ParentNode, anchor?: Element): Found | null {
  const { match, steps } = compile(chain);
  for (const { css, inside, attribute } of steps) {
    if (css === '' || css === '&') {
      const self = css === '&' ? anchor : 'getAttribute' in root ? (root as Element) : undefined;
      const value = self === undefined ? '' : read(self, attribute, match);
      if (self !== undefined && value !== '') return { value, element: self };
      continue;
    }
    const selector = root.nodeType === 1 ? inside : css;
    const first = root.querySelector(selector);
    if (first === null) continue;
    const value = read(first, attribute, match);
    if (value !== '') return { value, element: first };
    // The first match may be an empty twin (an icon in a link); rare, so the rest is looked at only now.
    for (const element of root.querySelectorAll(selector)) {
      const other = read(element, attribute, match);
      if (other !== '') return { value: other, element };
    }
  }
  return null;
}

/** Every value of a chain, in its order: for links of which the first may be the wrong one. */
export function* findAll(chain: Chain, root: ParentNode): Generator<string> {
  const { match, steps } = compile(chain);
  for (const { css, attribute } of steps) {
    // The first is nearly always the right one, and finding all of them means a walk through the whole page.
    const first = root.querySelector(css);
    const value = first === null ? '' : read(first, attribute, match);
    if (value !== '') yield value;
    for (const element of first === null ? [] : root.querySelectorAll(css)) {
      const other = element === first ? '' : read(element, attribute, match);
      if (other !== '') yield other;
    }
  }
}

export const valueAt = (chain: Chain | undefined, root: ParentNode, anchor?: Element): string | null =>
  chain === undefined ? null : (find(chain, root, anchor)?.value ?? null);

/** The same in a post, where an adapter may read what no selector reaches. */
export const valueIn = (way: Chain | Reading | undefined, post: Element, anchor?: Element): string | null =>
  typeof way === 'function' ? way(post) : valueAt(way, post, anchor);
