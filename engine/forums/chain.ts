import type { Chain, Place } from './forum';

interface Step {
  css: string;
  attribute: string;
}
interface Compiled {
  match: RegExp | null;
  steps: readonly Step[];
}

const compiled = new WeakMap<Chain, Compiled>();

function compile(chain: Chain): Compiled {
  let found = compiled.get(chain);
  if (found === undefined) {
    const [head, ...rest] = chain;
    const places = (head instanceof RegExp ? rest : chain) as readonly Place[];
    const steps = places.map((place) => {
      const [, css = '', attribute = ''] = /^(.*?)(?:@([\w-]+))?$/.exec(place) ?? [];
      return { css, attribute };
    });
    found = { match: head instanceof RegExp ? head : null, steps };
    compiled.set(chain, found);
  }
  return found;
}

const SPACE = /\s+/g;
/** Visible text of an element in one line. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(SPACE, ' ').trim();

function cut(raw: string, match: RegExp | null): string {
  if (match === null || raw === '') return raw;
  return (
    match
      .exec(raw)
      ?.slice(1)
      .find((group) => group !== undefined)
      ?.trim() ?? ''
  );
}

export interface Found {
  value: string;
  element: Element;
}

/** First value of a chain below `root`. `anchor` is what `&` means. */
export function find(chain: Chain, root: ParentNode, anchor?: Element): Found | null {
  const { match, steps } = compile(chain);
  for (const { css, attribute } of steps) {
    const self = css === '&' ? anchor : css === '' && 'getAttribute' in root ? (root as Element) : undefined;
    const first = self ?? (css === '&' || css === '' ? null : root.querySelector(css));
    if (first === null) continue;
    const read = (element: Element): string =>
      cut(attribute === '' ? textOf(element) : (element.getAttribute(attribute)?.trim() ?? ''), match);
    const value = read(first);
    if (value !== '') return { value, element: first };
    if (self !== undefined) continue;
    // The first match may be an empty twin (an icon in a link); rare, so the rest is looked at only now.
    for (const element of root.querySelectorAll(css)) {
      const other = read(element);
      if (other !== '') return { value: other, element };
    }
  }
  return null;
}

/** Every value of a chain, in its order: for links of which the first may be the wrong one. */
export function* findAll(chain: Chain, root: ParentNode): Generator<string> {
  const { match, steps } = compile(chain);
  for (const { css, attribute } of steps) {
    for (const element of root.querySelectorAll(css)) {
      const value = cut(attribute === '' ? textOf(element) : (element.getAttribute(attribute)?.trim() ?? ''), match);
      if (value !== '') yield value;
    }
  }
}

export const valueAt = (chain: Chain | undefined, root: ParentNode, anchor?: Element): string | null =>
  chain === undefined ? null : (find(chain, root, anchor)?.value ?? null);
