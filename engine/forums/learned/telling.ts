import { anywhere, type Candidate } from './choose';
import { hasWords, looseWay, namesOf, tagPath } from './features';
import type { Shown } from './meant';
import type { LearnedSite } from './site';
import { bodyOf, isPost, spotIn } from './spots';

/** What of a learned site tells its posts and their parts. */
export type Draft = Pick<LearnedSite, 'posts' | 'author' | 'body' | 'time' | 'above'>;

/** Selectors for posts: by their own names, by what is in them, by what they stand in. */
export function* unitCandidates(units: readonly Element[], { author, body, time }: Draft): Generator<Candidate> {
  const direct = (css: string): string =>
    css
      .replace(/^[&^]\s*/, '')
      .replace(/^:scope\s*/, '')
      .replace(/@.*$/, '');
  for (const unit of units) {
    const tag = unit.localName;
    const holding = [body, author, time]
      .filter((place) => place !== '' && !place.startsWith('^'))
      .map((place) => direct(place))
      .filter((css) => css !== '');
    const ways = [author, time].flatMap((place) => {
      const element = place === '' || place.startsWith('^') ? null : spotIn(unit, place, body)?.element;
      return element && element !== unit
        ? [`> ${looseWay(unit, element).replace(/[^ >]+$/, '')}${direct(place).split(/[ >]+/).at(-1)}`]
        : [];
    });
    const text = bodyOf(unit, body);
    const texts = text && text !== unit ? [looseWay(unit, text), ...dressed(unit, text)].map((way) => `> ${way}`) : [];
    const all = [...holding, ...ways, ...texts];
    const inner = [...new Set(all)].map((css) => `:has(${css})`);
    const stem = /^([a-z][a-z_-]*)\d+$/i.exec(unit.id)?.[1];
    const plain: Candidate[] = [
      ...anywhere(unit),
      ...(stem === undefined ? [] : [{ css: `${tag}[id^="${stem}"]`, rank: 0 }]),
    ];
    yield* plain;
    for (const one of inner) {
      for (const { css, rank } of plain) yield { css: css + one, rank: Math.max(rank - 2, 0.7) + 0.6 };
      // What holds both text and name is told better than by either of them.
      for (const other of inner)
        if (other > one)
          for (const { css, rank } of plain) yield { css: css + one + other, rank: Math.max(rank - 2, 0.7) + 0.3 };
    }
  }
}

/** Ways to a part by what it wears: `td[colspan="2"]` tells a row from the row above it. */
const dressed = (unit: Element, part: Element): string[] => {
  const way = looseWay(unit, part).replace(/[^ >]+$/, '');
  return namesOf(part)
    .filter((name) => /[.[]/.test(name))
    .map((name) => way + name);
};

export function isGood(unit: Element, draft: Draft): boolean {
  const text = bodyOf(unit, draft.body);
  if (text === null || !hasWords(text)) return false;
  return draft.author === '' && draft.time === '' ? true : isPost(unit, draft);
}

/** Whether some of the elements stand in others of them. */
function nests(all: readonly Element[]): boolean {
  const set = new Set(all);
  return all.some((one) => {
    for (let at = one.parentElement; at !== null; at = at.parentElement) if (set.has(at)) return true;
    return false;
  });
}

/** How well a selector tells the posts from all else. */
export function worthOf(
  doc: Document,
  css: string,
  { unit, author }: Shown,
  draft: Draft,
): { good: number; bad: number } | null {
  const all = Array.from(doc.querySelectorAll(css));
  if (!all.includes(unit) || nests(all)) return null;
  // The name stands before the post, so what holds it is none.
  if (!unit.contains(author) && all.some((one) => one.contains(author))) return null;
  const path = tagPath(unit);
  let good = 0;
  let bad = 0;
  for (const one of all) {
    const fits = isGood(one, { ...draft, posts: css });
    if (tagPath(one) === path) {
      if (fits) good += 1;
      else bad += 0.1;
    } else bad += fits ? 1 : 0.3;
  }
  return { good, bad };
}
