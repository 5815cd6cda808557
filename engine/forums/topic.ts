import { find, findAll, textOf, valueAt } from './chain';
import type { Chain, Forum, Pager, Turning } from './forum';
import type { PageLink, Topic } from './page';

/** Where a topic stands, out of one address. */
interface Address {
  id: string;
  /** Path of the board's root, with slashes at both ends. */
  base: string;
}

const addressIn = (forum: Forum, url: URL): Address | null => {
  const path = url.pathname + url.search;
  const match = forum.topic.url.exec(path);
  const id = match?.slice(1).find((group) => group !== undefined);
  if (match === null || id === undefined) return null;
  return { id, base: `/${path.slice(0, match.index).replace(/^\/+|\/+$/g, '')}/`.replace('//', '/') };
};

const parse = (href: string, base: URL): URL | null => {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
};

/** Session ids differ from visit to visit: they are no part of an address. */
export const withoutSession = (url: string): string =>
  url.replace(/([?&;])(?:sid=\w*|PHPSESSID=\w*|s=[0-9a-f]{32})(?:&|;|(?=#|$))/gi, '$1').replace(/[?&;](?=#|$)/, '');

/** Topic of a page together with what links on it are resolved against. */
export interface Place {
  topic: Topic;
  id: string;
  /** `origin + base path` of the board. */
  board: string;
  base: URL;
  /** Address of the topic itself, without page and post. */
  home: string;
}

/** Text with a space between elements, so that «из 3» and the link «1» after it stay two numbers. */
function wordsOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  return Array.from(node.childNodes, wordsOf).join(' ');
}

const PAGE_OF = /(?:страница|стр\.?|page|seite|página)\s*(\d+)\s*(?:из|of|von|de|\/)\s*(\d[\d.,]*)/iu;
/** A link to the last page that shows a word or an arrow instead of a number. */
const LAST = '[rel~="last"], .last > a';
const LAST_WORD = /^(?:last|последн)/i;
const numberIn = (text: string): number | null => (/^\d[\d.,\s]*$/.test(text) ? Number(text.replace(/\D/g, '')) : null);

/** Page number and count as the pager prints them, `null` where it says nothing; never computed from post counts. */
function pagesOf(
  { current, pages, root: place }: Pager,
  doc: Document,
  root: Element | null,
): { page: number | null; pages: number | null } {
  const [, said, total] = PAGE_OF.exec(root === null ? '' : wordsOf(root)) ?? [];
  const page = said ?? (root === null && place !== undefined ? null : valueAt(current, root ?? doc));
  const shown = page === null ? null : numberIn(page);
  if (total !== undefined) return { page: shown, pages: numberIn(total) };
  const printed = valueAt(pages, root ?? doc);
  if (printed !== null) return { page: shown, pages: Number(printed) };
  if (root === null || shown === null) return { page: shown, pages: null };
  const numbers = Array.from(root.querySelectorAll('a'), (link) => numberIn(textOf(link)) ?? 0);
  return { page: shown, pages: Math.max(shown, ...numbers) };
}

/** Printed links by page number, as the topic has them. */
export const inOrder = (links: ReadonlyMap<number, string>): PageLink[] =>
  Array.from(links, ([page, url]): PageLink => ({ page, url })).sort((one, other) => one.page - other.page);

/** What the pager at its place says. */
function turning(pager: Pager, doc: Document, same: (href: string) => string | null): ReturnType<Turning> {
  const root = pager.root === undefined ? null : doc.querySelector(pager.root);
  const { page, pages } = pagesOf(pager, doc, root);
  const neighbour = (chain: Chain | undefined, number: number | null): string | null => {
    // The pager itself says where the topic ends.
    if (number === 0 || (number !== null && pages !== null && number > pages)) return null;
    const linked = (within: ParentNode): string | null => {
      for (const href of chain === undefined ? [] : findAll(chain, within)) {
        const link = same(href);
        if (link !== null) return link;
      }
      return null;
    };
    if (root === null) return linked(doc);
    const found = linked(root);
    if (found !== null) return found;
    for (const link of number === null ? [] : root.querySelectorAll('a[href]')) {
      if (numberIn(textOf(link)) === number) return same(link.getAttribute('href') ?? '');
    }
    return linked(doc);
  };
  const links = new Map<number, string>();
  const link = (to: Element, number: number | null): void => {
    const url = number === null ? null : same(to.getAttribute('href') ?? '');
    if (number && url !== null && number !== page && !links.has(number)) links.set(number, url);
  };
  const pagerLinks = Array.from(root?.querySelectorAll('a[href]') ?? []);
  for (const each of pagerLinks) link(each, numberIn(textOf(each)));
  // «Последняя »» bears no number of its own where the pager says how many pages there are.
  for (const each of pagerLinks) if (each.matches(LAST) || LAST_WORD.test(textOf(each))) link(each, pages);
  return {
    page,
    pages,
    next: neighbour(pager.next, page === null ? null : page + 1),
    prev: neighbour(pager.prev, page === null ? null : page - 1),
    links: inOrder(links),
  };
}

/** Reads which topic a page shows; `null` when nothing on it says, so that it is no page of a thread. */
export function readTopic(doc: Document, forum: Forum, url: string): Place | null {
  const here = new URL(url);
  // Broken markup pushes it into the body; browsers go by it all the same.
  const declared = doc.querySelector('base[href]')?.getAttribute('href');
  const base = (declared && parse(declared, here)) || here;
  const resolve = (href: string): URL | null => parse(href, base);

  let address = addressIn(forum, here);
  if (address === null) {
    for (const href of findAll(forum.topic.links, doc)) {
      const link = resolve(href);
      address = link === null ? null : addressIn(forum, link);
      if (address !== null) break;
    }
  }
  if (address === null) {
    const id = valueAt(forum.topic.id, doc);
    if (id === null) return null;
    address = { id, base: here.pathname.replace(/[^/]*$/, '') };
  }
  const { id } = address;
  // A board with addresses of sections in front of its topics says in <base> where it begins.
  const root = declared ? base.pathname.replace(/[^/]*$/, '') : address.base;

  const same = (href: string): string | null => {
    if (/^(?:#|javascript:)/i.test(href)) return null;
    const link = resolve(href);
    return link !== null && addressIn(forum, link)?.id === id ? withoutSession(link.href) : null;
  };
  const turned =
    typeof forum.pager === 'function'
      ? forum.pager(doc, same, withoutSession(here.href))
      : turning(forum.pager, doc, same);

  const heading = find(forum.topic.title, doc);
  const extra = heading && forum.topic.titleDrop ? heading.element.querySelector(forum.topic.titleDrop) : null;
  const title =
    heading === null
      ? doc.title.trim()
      : extra === null
        ? heading.value
        : heading.value.replace(textOf(extra), '').trim();

  let home = same(here.href);
  for (const href of home === null ? findAll(forum.topic.links, doc) : []) if (home === null) home = same(href);
  return {
    id,
    board: here.origin + root,
    base,
    home: (home ?? here.href).replace(/#.*$/, ''),
    topic: {
      key: [forum.family ?? forum.id, here.origin, root, id].join('|'),
      title,
      ...turned,
    },
  };
}

/**
 * Number of posts in the topic before this page, as the page's link to itself says. The address it was opened by may be
 * one of a post and knows nothing of pages.
 */
export function offsetOf(doc: Document, forum: Forum, { base, id, topic }: Place): number | null {
  if (forum.offset === undefined) return null;
  for (const href of findAll(forum.topic.links, doc)) {
    const link = parse(href, base);
    if (link === null || addressIn(forum, link)?.id !== id) continue;
    const offset = Number(forum.offset.exec(link.pathname + link.search)?.[1] ?? 0);
    return offset === 0 && (topic.page ?? 1) > 1 ? null : offset;
  }
  return null;
}
