import { err, ok, type Result } from '../../result';
import { textOf } from '../chain';
import { addressOf } from './address-of';
import { anywhere, best, type Candidate, exactPartOf, partsOf } from './choose';
import { hasWords } from './features';
import { idPlace } from './id-place';
import { inOnePost, meantBy, type Shown } from './meant';
import type { LearnedSite } from './site';
import { authorSpot, bodyOf, hasClock, hasDate, nameIn, spotBefore, spotIn, spotOf } from './spots';
import { type Draft, isGood, unitCandidates, worthOf } from './telling';
import type { Clicks } from './unit';
import { DROPS, editNote, quotesIn, SPOILERS, titleOf } from './words-in';

export type { Clicks } from './unit';

/**
 * Why nothing can be learned: `alone` = nothing like the post stands beside it, `author-in-text` = name and text are one
 * element, `elsewhere` = the address is no web address.
 */
export interface LearnProblem {
  code: 'alone' | 'author-in-text' | 'elsewhere';
}

/** Posts that are looked at when selectors are weighed against each other. */
const ENOUGH = 60;
/** Posts whose parts give the candidates: enough that it does not matter which of them was clicked. */
const MODELS = 12;
/** Posts that give candidates for the selector of all: each brings many. */
const FEW = 4;

/**
 * How the posts of a page are read, from the host's clicks into one of them. Which of the posts it was makes no
 * difference: the selectors are those that fit all of them best.
 */
export function learn(doc: Document, url: string, clicks: Clicks): Result<LearnedSite, LearnProblem> {
  if (!/^https?:/.test(url)) return err({ code: 'elsewhere' });
  const own = inOnePost(clicks);
  if (own.author.contains(own.body)) return err({ code: 'author-in-text' });
  const meant = meantBy(own);
  if (meant === null) return err({ code: 'alone' });
  const { shown } = meant;
  let { units } = meant;
  let draft: Draft = { posts: '', author: '', body: '', time: '', above: false };
  // Twice: the second time with all that the first found, so that what was clicked no longer matters.
  for (let pass = 0; pass < 2; pass++) {
    draft = partsFor(units, shown, draft);
    const posts = best(unitCandidates(units.slice(0, FEW), draft), (css) => worthOf(doc, css, shown, draft));
    if (posts === null) return err({ code: 'alone' });
    draft = withPartsBefore({ ...draft, posts }, units, shown);
    units = Array.from(doc.querySelectorAll(posts)).filter((one) => isGood(one, draft));
    if (units.length < 2) return err({ code: 'alone' });
  }
  draft = { ...draft, above: printsOnce(units, draft) };
  // «[21:05] Вася: …»: the time is bare words at the beginning of the text.
  const begins = (unit: Element): boolean => hasClock(textOf(bodyOf(unit, draft.body) ?? unit).slice(0, 60));
  if (draft.time === '' && units.every(begins)) draft.time = '&';
  const bodies = units.flatMap((one) => bodyOf(one, draft.body) ?? []);
  const site: LearnedSite = {
    ...draft,
    ...addressOf(doc, url, units),
    id: idPlace(units, draft),
    drop: [...DROPS, ...quotesIn(bodies, clicks.drop ?? [])].join(', '),
    spoiler: SPOILERS,
    edit: editNote(units),
    next: clicks.next ? nextOf(clicks.next) : '',
    title: titleOf(doc, draft.posts),
  };
  return ok(site);
}

const sample = (units: readonly Element[]): readonly Element[] => units.slice(0, ENOUGH);

/** Text, time and an author inside the posts, by what fits most of them. */
function partsFor(units: readonly Element[], shown: Shown, before: Draft): Draft {
  const all = units.includes(shown.unit) ? units : [shown.unit, ...units];
  const models = all.slice(0, MODELS);
  const found = (place: (unit: Element) => Element | null | undefined): [Element, Element][] =>
    [shown.unit, ...models].flatMap((unit) => {
      const part = place(unit);
      return part ? [[unit, part] as [Element, Element]] : [];
    });

  const bodies =
    before.posts === '' ? [[shown.unit, shown.body] as [Element, Element]] : found((unit) => bodyOf(unit, before.body));
  const body =
    shown.body === shown.unit
      ? ''
      : (best(
          bodies.flatMap(([unit, part]) => partsOf(unit, part)),
          (css) => {
            if (bodyOf(shown.unit, css) !== shown.body) return null;
            const good = sample(all).filter((unit) =>
              hasWords(bodyOf(unit, css) ?? unit.ownerDocument.createElement('i')),
            );
            return { good: good.length, bad: 0 };
          },
        ) ?? '');

  const inText = (part: Element): boolean => body !== '' && shown.body.contains(part);
  const place = (
    parts: [Element, Element][],
    own: Element,
    fits: (value: string, unit: Element) => boolean,
  ): string => {
    const exact = body === '' || inText(own);
    const candidates = parts.flatMap(([unit, part]) => (exact ? exactPartOf(unit, part) : partsOf(unit, part)));
    const mark = inText(own) ? '& ' : '';
    const css = best(candidates, (one) => {
      const at = spotIn(shown.unit, mark + one, body)?.element;
      if (at === undefined || !(at.contains(own) || own.contains(at))) return null;
      let good = 0;
      let bad = 0;
      for (const unit of sample(all)) {
        const spot = spotIn(unit, mark + one, body);
        if (spot === null) continue;
        if (fits(spot.value, unit)) good += 1;
        else bad += 1;
      }
      return { good, bad };
    });
    return css === null ? '' : mark + css;
  };

  const draft: Draft = { ...before, body, author: '', time: '' };
  const parts = (own: Element, known: string): [Element, Element][] =>
    before.posts === '' ? [[shown.unit, own]] : found((unit) => spotOf(unit, known, before)?.element);
  const time = shown.time ?? clockIn(shown, body);
  if (time !== null && shown.unit.contains(time)) draft.time = place(parts(time, before.time), time, isTime);
  // An advert in a post's clothes has a name too, but no time: an author who is found there as well is found wrongly.
  const timed = new Set(sample(all).filter((unit) => spotOf(unit, draft.time, draft) !== null));
  const counts = timed.size * 2 > sample(all).length ? (unit: Element) => timed.has(unit) : () => true;
  if (shown.unit.contains(shown.author)) {
    const isName = (value: string, unit: Element): boolean =>
      value.length <= 80 && nameIn(value) !== null && counts(unit);
    draft.author = place(parts(shown.author, before.author), shown.author, isName);
  }
  return draft;
}

const isTime = (value: string): boolean => value.length <= 120 && (hasClock(value) || hasDate(value));

/** The element of a post that holds its time when nobody showed it: the smallest with a clock that is not in the text. */
function clockIn({ unit, body, author }: Shown, css: string): Element | null {
  const isText = (one: Element): boolean => css !== '' && body.contains(one);
  const marked = [...unit.querySelectorAll('time')].find((one) => !isText(one));
  if (marked !== undefined) return marked;
  const all = [unit, ...unit.querySelectorAll('*')].filter(
    (one) => !isText(one) && hasClock(textOf(one)) && textOf(one).length <= 120,
  );
  const small = all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
  const [first] = small.filter((one) => css !== '' || one !== body);
  return first ?? (hasClock(textOf(author)) && unit.contains(author) ? author : null);
}

/** Author and time that stand before the posts and not in them. */
function withPartsBefore(draft: Draft, units: readonly Element[], { unit, author, time }: Shown): Draft {
  if (unit.contains(author)) return draft;
  const before = (part: Element, fits: (value: string) => boolean): string => {
    const css = best(anywhere(part), (one) => {
      if (spotBefore(unit, one, draft.posts, false)?.element !== part) return null;
      let good = 0;
      let bad = 0;
      for (const other of sample(units)) {
        if (fits(spotBefore(other, one, draft.posts, false)?.value ?? '')) good += 1;
        else bad += 1;
      }
      // Among those that find one everywhere, the one that finds fewest elements that are none.
      return { good, bad: bad + straysOf(unit.ownerDocument, one, draft) / 1000 };
    });
    return css === null ? '' : `^ ${css}`;
  };
  const found = { ...draft, author: before(author, (value) => value.length <= 80 && nameIn(value) !== null) };
  if (found.time !== '') return found;
  const shown = time ?? clockBeside(author, unit);
  return shown === null ? found : { ...found, time: before(shown, isTime) };
}

/** The time beside a name that stands before the post: in the same element, else near it. */
function clockBeside(author: Element, unit: Element): Element | null {
  for (let at: Element | null = author; at !== null && !at.contains(unit); at = at.parentElement) {
    const inner = [...at.querySelectorAll('*')].filter((one) => hasClock(textOf(one)));
    const small = inner.find((one) => !inner.some((other) => other !== one && one.contains(other)));
    if (small !== undefined) return small;
    if (hasClock(textOf(at))) return at;
  }
  return null;
}

const straysOf = (doc: Document, css: string, { posts }: Draft): number =>
  Array.from(doc.querySelectorAll(css)).filter((one) => one.closest(posts) === null).length;

/** Whether the forum prints an author once above several posts of his, as chats do. */
function printsOnce(units: readonly Element[], draft: Draft): boolean {
  if (draft.author.startsWith('^'))
    return units.some((unit) => spotBefore(unit, draft.author, draft.posts, true) === null);
  const lacking = units.filter((unit) => spotOf(unit, draft.author, draft) === null);
  if (lacking.length === 0 || lacking.length === units.length) return false;
  // Nothing but text and time stands in such posts. Other words may be a name that is marked up otherwise.
  return lacking.every((unit) => {
    const rest = [bodyOf(unit, draft.body), spotOf(unit, draft.time, draft)?.element].reduce<string>(
      (words, part) => (part ? words.replace(textOf(part), '') : words),
      textOf(unit),
    );
    return !/\p{L}{2}/u.test(rest) && authorSpot(unit, { ...draft, above: true } as LearnedSite) !== null;
  });
}

/** A link to the next page that its words do not tell: by what else it has. */
function nextOf(element: Element): string {
  const link = element.closest('a') ?? element.querySelector('a') ?? element;
  const doc = link.ownerDocument;
  const title = link.getAttribute('title');
  const image = link.querySelector('img')?.getAttribute('src')?.split('/').at(-1);
  const candidates: Candidate[] = [
    ...(title && !/["\\]/.test(title) ? [{ css: `a[title="${title}"]`, rank: 0 }] : []),
    ...(image && !/["\\]/.test(image) ? [{ css: `a:has(> img[src$="${image}"])`, rank: 0 }] : []),
    ...anywhere(link),
  ];
  return best(candidates, (css) => (doc.querySelector(css) === link ? { good: 1, bad: 0 } : null)) ?? '';
}
