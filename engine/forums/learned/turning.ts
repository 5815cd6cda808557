import { textOf } from '../chain';
import type { Turning } from '../forum';
import { inOrder } from '../topic';
import { cssIn, type LearnedSite } from './site';

const NEXT = /^[\s›»→>]+$|^[\s›»→>]*(?:след|дальше|далее|вп[её]р[её]д|next|older|newer posts)/iu;
const PREV = /^[\s‹«←<]+$|^[\s‹«←<]*(?:пред|назад|prev|back)/iu;
const PAGE_OF = /(?:страница|стр\.?|page)\s*(\d+)\s*(?:из|of|\/)\s*(\d+)/iu;

const numberIn = (text: string): number | null => {
  const digits = /^[[(\s]*(\d{1,5})[\])\s.]*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Words of an element that stand in none of the links. */
function bareWords(node: Node, links: ReadonlySet<Node>): string {
  if (links.has(node)) return ' ';
  if (node.nodeType === 3) return ` ${node.nodeValue ?? ''} `;
  return Array.from(node.childNodes, (child) => bareWords(child, links)).join('');
}

const words = (link: Element): string =>
  textOf(link) ||
  (link.getAttribute('title') ??
    link.getAttribute('aria-label') ??
    link.querySelector('img')?.getAttribute('alt') ??
    '');

/**
 * Reads the pager of a learned forum by what it says: links to the same topic that bear numbers or «дальше», wherever they
 * stand outside of the posts. The page itself is the number that is no link, or the link that leads here.
 */
export const turningOf =
  (site: LearnedSite): Turning =>
  (doc, same, here) => {
    const bare = here.replace(/#.*$/, '');
    const links = [...doc.querySelectorAll('a[href]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const to = href.includes('#') || link.closest(site.posts) !== null ? null : same(href);
      return to === null ? [] : [{ link, to, number: numberIn(textOf(link)), words: words(link) }];
    });
    const shown = site.next === '' ? null : doc.querySelector(cssIn(site.next))?.closest('a[href]');
    const numbered = links.filter((one) => one.number !== null);
    const all = new Set<Node>(links.map(({ link }) => link));
    /** Words beside the links of the pager: the nearest element around one of them that holds something else too. */
    const beside = (link: Element): string => {
      let around = link.parentElement;
      for (let up = 0; around !== null && around !== doc.body && up < 4; up++, around = around.parentElement) {
        const text = bareWords(around, all);
        if (/\d/.test(text)) return text.length < 300 ? text : '';
      }
      return '';
    };
    const [first] =
      numbered.length > 0 ? numbered : links.filter((one) => NEXT.test(one.words) || PREV.test(one.words));
    const text = first === undefined ? '' : beside(first.link);
    const [, said, total] = PAGE_OF.exec(text) ?? [];
    const known = numbered.map(({ number }) => number ?? 0);
    const most = Math.max(0, ...known);
    const free = (text.match(/(?<![\d:])\d{1,5}(?![\d:])/g) ?? []).map(Number);
    const page =
      (said === undefined ? undefined : Number(said)) ??
      numbered.find(({ to }) => to === bare)?.number ??
      free.find((number) => number > 0 && number <= most + 1 && !known.includes(number)) ??
      null;
    const to = (number: number, by: RegExp): string | null =>
      (page === null ? undefined : numbered.find((one) => one.number === number)?.to) ??
      links.find((one) => one.number === null && one.to !== bare && by.test(one.words))?.to ??
      null;
    if (links.every((one) => one.to === bare) && !shown)
      return { page: 1, pages: 1, next: null, prev: null, links: [] };
    const printed = new Map<number, string>();
    for (const one of numbered) {
      const number = one.number ?? 0;
      if (page !== null && number !== page && !printed.has(number)) printed.set(number, one.to);
    }
    const next = to((page ?? 0) + 1, NEXT) ?? (shown ? same(shown.getAttribute('href') ?? '') : null);
    return {
      page,
      pages: page === null ? null : Math.max(page, most, Number(total ?? 0)),
      next,
      prev: to((page ?? 0) - 1, PREV),
      links: inOrder(printed),
    };
  };
