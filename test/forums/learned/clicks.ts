import type { Clicks } from '../../../engine/forums/learned/learn';
import { HOMEMADE, type Homemade, homemadePage, homemadePath } from '../../demo/homemade/homemade';
import { DOMS } from '../../dom';

export { HOMEMADE, type Homemade };

export interface Open {
  doc: Document;
  url: string;
}

/** A page of a home-made forum; `mutate` changes its text before it is parsed. */
export function openPage(forum: Homemade, page = 1, mutate = (html: string) => html, dom = 'jsdom'): Open {
  const url = `http://forum.example${homemadePath(forum, page)}`;
  const make = DOMS[dom];
  if (make === undefined) throw new Error(dom);
  return { doc: make(mutate(homemadePage(forum, page)), url), url };
}

const must = <T>(value: T | null | undefined): T => {
  if (value == null) throw new Error('not on the page');
  return value;
};

/** Where author, text and time of every post stand, by how the templates of the demo are written. */
export function partsOn(forum: Homemade, doc: Document): { author: Element; body: Element; time: Element }[] {
  const all = (css: string): Element[] => [...doc.querySelectorAll(css)];
  switch (forum) {
    case 'tables':
      return all('td[width="150"]').map((cell) => ({
        author: must(cell.querySelector('b')),
        time: must(cell.querySelector('font')),
        body: must(cell.nextElementSibling),
      }));
    case 'divs':
      return all('a[href^="/divs/u/"]').map((author) => ({
        author,
        time: must(author.nextElementSibling),
        body: must(author.parentElement?.nextElementSibling),
      }));
    case 'chat':
      return all('li > div').map((line) => ({
        author: must(line.parentElement?.querySelector('b')),
        time: must(line.querySelector('i')),
        body: must(line.querySelector('span')),
      }));
  }
}

/** Clicks into the n-th post of a page, from 0. */
export function clicksOn(forum: Homemade, doc: Document, n: number): Clicks {
  const { author, body } = must(partsOn(forum, doc)[n]);
  return { post: body, author, body };
}
