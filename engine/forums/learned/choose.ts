import { lineage, looseWay, namesOf, rankOf, strictWay } from './features';

/** A selector that may be the one, and how little it hangs on: 0 the forum's own name … 5 a mere tag. */
export interface Candidate {
  css: string;
  rank: number;
}

const LOOSE = 2;
const DRESS = 3;
const STRICT = 4;
const TAG = 5;

const ranked = (css: string): Candidate => {
  const rank = rankOf(css);
  return { css, rank: rank < 2 ? rank : rank === 2 ? DRESS : TAG };
};

/** Selectors for a part of a post. */
export function partsOf(unit: Element, part: Element): Candidate[] {
  if (part === unit) return [];
  const names = namesOf(part);
  const parent = part.parentElement;
  const around =
    parent === null || parent === unit
      ? []
      : namesOf(parent)
          .map(ranked)
          .filter(({ rank }) => rank < LOOSE);
  return [
    ...names.map(ranked),
    ...around.map(({ css, rank }) => ({ css: `${css} > ${part.localName}`, rank: rank + 0.5 })),
    { css: `:scope > ${looseWay(unit, part)}`, rank: LOOSE },
    { css: `:scope > ${strictWay(unit, part)}`, rank: STRICT },
  ];
}

/** The same for a place where only this very element may be meant: what it names is taken out of the text. */
export const exactPartOf = (unit: Element, part: Element): Candidate[] => [
  { css: `:scope > ${strictWay(unit, part)}`, rank: STRICT },
];

/** Selectors for an element that stands anywhere on the page. */
export function anywhere(element: Element): Candidate[] {
  const line = lineage(element.ownerDocument.documentElement, element);
  const tag = element.localName;
  const names = namesOf(element).map(ranked);
  const around: Candidate[] = [];
  let way = tag;
  for (const up of line.slice(0, -1).reverse().slice(0, 4)) {
    for (const { css, rank } of namesOf(up).map(ranked)) {
      if (rank < LOOSE) around.push({ css: `${css} > ${way}`, rank: rank + 0.5 });
    }
    if (up.id !== '' && /^[a-z][a-z_-]*$/i.test(up.id)) around.push({ css: `#${up.id} > ${way}`, rank: 0.5 });
    way = `${up.localName} > ${way}`;
    around.push({ css: way, rank: STRICT });
  }
  return [...names, ...around];
}

/** What a candidate is worth: things it finds rightly and wrongly; `null` = it is out of the question. */
export type Worth = { good: number; bad: number } | null;

/** The best candidate; among equals the one that hangs on least, so that the order they come in does not matter. */
export function best(candidates: Iterable<Candidate>, worth: (css: string) => Worth): string | null {
  const seen = new Map<string, number>();
  for (const { css, rank } of candidates) seen.set(css, Math.min(rank, seen.get(css) ?? rank));
  let found: { css: string; key: readonly [number, number, number] } | null = null;
  for (const [css, rank] of seen) {
    const value = worth(css);
    if (value === null || value.good === 0) continue;
    const key = [value.bad - value.good, rank, css.length] as const;
    const order =
      found === null ? -1 : (key.map((part, at) => part - (found?.key[at] ?? 0)).find((part) => part !== 0) ?? 0);
    if (found === null || order < 0 || (order === 0 && css < found.css)) found = { css, key };
  }
  return found?.css ?? null;
}
