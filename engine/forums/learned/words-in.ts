import { textOf } from '../chain';
import { best } from './choose';
import { lineage, looseWay, namesOf, rankOf } from './features';

/** What is not the author's own words on any forum. */
export const DROPS: readonly string[] = ['blockquote', 'q', 'pre', 'code'];
export const SPOILERS = 'details, [class*="spoil" i]';

const SAID =
  /^[\s«"]*(?:цитата|quote|.{1,60}(?:\s|^)(?:писал|пишет|сказал|сказала|wrote|said)(?:\s?\(?а\)?)?(?=[\s,:(]|$))/iu;
const EDITED =
  /^[\s([]*(?:последн\S+ (?:раз )?(?:от)?редактирова|последнее (?:редактирование|изменение)|(?:сообщение )?(?:было )?(?:изменен|отредактирован)|last (?:edited|modified)|edited\b)/iu;

/** The smallest element around a beginning that reads like this, but not the whole text. */
function* blocks(body: Element, reads: RegExp): Generator<Element> {
  for (const element of body.querySelectorAll('*')) {
    if (element.closest(DROPS.join()) !== null || !reads.test(textOf(element))) continue;
    // The heading of a quote is inside the quote: the first element that begins so is the whole of it.
    const line = lineage(body, element).slice(0, -1);
    if (!line.some((one) => reads.test(textOf(one)))) yield element;
  }
}

/** One selector for elements within texts; what it finds elsewhere in them is counted against it. */
function within(bodies: readonly Element[], wanted: ReadonlySet<Element>, only = false): string | null {
  const candidates = [...wanted].flatMap((element) => {
    const style = element.getAttribute('style')?.trim() ?? '';
    const way = looseWay(bodies.find((body) => body.contains(element)) ?? element, element);
    return [
      ...namesOf(element).map((css) => ({ css, rank: rankOf(css) })),
      ...(style !== '' &&
      !/["\\\n]/.test(style) &&
      !/colou?r/i.test(style.replace(/(?:border|background)[\w-]*\s*:[^;]*/gi, ''))
        ? [{ css: `${element.localName}[style="${style}"]`, rank: 1 }]
        : []),
      ...(way.includes(' > ') ? [{ css: way.split(' > ').slice(-2).join(' > '), rank: 2 }] : []),
    ];
  });
  return best(candidates, (css) => {
    let good = 0;
    let bad = 0;
    for (const body of bodies) {
      for (const element of body.querySelectorAll(css)) {
        if (wanted.has(element)) good += 1;
        else if (![...wanted].some((one) => one.contains(element) || element.contains(one))) bad += 1;
      }
    }
    return good === 0 || (only && bad > 0) ? null : { good, bad };
  });
}

/**
 * Selectors of quotes in texts: those the host showed, and blocks that begin like one («Вася писал(а)»). A quote that is not
 * told from the author's own words would count a foreign vote as his.
 */
export function quotesIn(bodies: readonly Element[], shown: readonly Element[]): string[] {
  const found: string[] = [];
  const covered = (element: Element): boolean => found.some((css) => element.closest(css) !== null);
  for (const element of shown) {
    if (covered(element)) continue;
    const own = best(
      namesOf(element).map((css) => ({ css, rank: rankOf(css) })),
      (css) => {
        // A mere tag may be all the text there is.
        const whole = bodies.filter((body) =>
          [...body.children].some((child) => child.matches(css) && textOf(child) === textOf(body)),
        );
        return { good: 1, bad: whole.length };
      },
    );
    const css = within(bodies, new Set([element])) ?? own;
    if (css !== null) found.push(css);
  }
  const said = new Set(bodies.flatMap((body) => [...blocks(body, SAID)]).filter((element) => !covered(element)));
  const own = [...said].filter((element) => {
    const body = bodies.find((one) => one.contains(element));
    // What leaves nothing of the text is no quote but the author's own «Вася писал…».
    return body !== undefined && textOf(element).length < textOf(body).length && element.localName !== 'font';
  });
  if (own.length > 0) {
    const css = within(bodies, new Set(own));
    if (css !== null && !found.includes(css)) found.push(css);
  }
  return found;
}

/** Selector of the note of an edit, '' when no post of the page has one. */
export function editNote(units: readonly Element[]): string {
  const notes = units.flatMap((unit) => noteIn(unit) ?? []);
  return notes.length === 0 ? '' : (within(units, new Set(notes), true) ?? '');
}

/** The note of an edit by its words alone. */
export function noteIn(post: Element): Element | null {
  if (!/редактиров|измен|edited|modified/i.test(post.textContent ?? '')) return null;
  const reads = (element: Element): boolean => EDITED.test(textOf(element)) && textOf(element).length < 200;
  const notes = [...post.querySelectorAll('*')].filter(reads);
  return notes.findLast((note) => !notes.some((other) => other !== note && note.contains(other))) ?? null;
}

/** Selector of the topic's title: a heading outside of the posts whose words the document's title begins with or holds. */
export function titleOf(doc: Document, posts: string): string {
  const whole = doc.title.toLowerCase();
  const headings = [...doc.querySelectorAll('h1, h2, h3, caption, b, strong, font')].filter((one) => {
    const words = textOf(one).toLowerCase();
    return words.length > 3 && whole.includes(words) && one.closest(posts) === null;
  });
  const longest = headings.sort((a, b) => textOf(b).length - textOf(a).length)[0];
  if (longest === undefined) return '';
  return (
    best(
      namesOf(longest).map((css) => ({ css, rank: rankOf(css) })),
      (css) => (doc.querySelector(css) === longest ? { good: 1, bad: 0 } : null),
    ) ?? ''
  );
}

/** Whether a text holds what reads like a quote and is not told from the author's own words. */
export function saidIn(body: Element, drop: string): boolean {
  for (const element of blocks(body, SAID)) {
    if (drop !== '' && element.closest(drop) !== null) continue;
    if (textOf(element).length < textOf(body).length) return true;
  }
  return false;
}
