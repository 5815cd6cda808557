import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Topic } from '../../engine/forums/page';
import { readPage } from '../../engine/forums/read';
import { domOf } from '../dom';
import { SHARED } from '../shared';
import { PAGES } from './pages';

const topicOf = (html: string, url: string): Topic | null => {
  const page = readPage(domOf(html, url), { url, now: '2026-11-30T06:00:00Z', zone: '+03:00' });
  return page.ok ? page.value.topic : null;
};
const printed = (topic: Topic | null): number[] => topic?.links.map(({ page }) => page) ?? [];

/** Engines whose made page prints no number but its own, or not all. */
const FEWER: Readonly<Record<string, readonly number[]>> = {
  xenforo1: [1],
  ips4: [1],
  ips5: [],
  ipb3: [],
  discourse: [],
};

describe('numbers and addresses the pager prints', () => {
  test.each(Object.entries(PAGES))('%s, the second page of three', (id, { html, url }) => {
    const topic = topicOf(html, url);
    expect(printed(topic)).toEqual(FEWER[id] ?? [1, 3]);
    for (const { page, url: address } of topic?.links ?? [])
      expect(address).toBe(page === 1 ? topic?.prev : topic?.next);
  });

  const { html = '', url = '' } = PAGES.vbulletin3 ?? {};
  const withLast = (more: string): Topic | null =>
    topicOf(
      html.replaceAll('из 3', 'из 155').replace('</tr></table></div>', `<td>${more}</td></tr></table></div>`),
      url,
    );
  const last = 'showthread.php?t=77&amp;page=155';

  test.each([
    ['«Последняя »»', `<a href="${last}">Последняя <strong>»</strong></a>`, true],
    ['Last »', `<a href="${last}">Last »</a>`, true],
    ['an arrow with rel=last', `<a rel="last" href="${last}">»»</a>`, true],
    ['an arrow that says nothing', `<a href="${last}">»»</a>`, false],
    ['a link to another topic', '<a rel="last" href="showthread.php?t=78&amp;page=155">»»</a>', false],
    ['a jump box', '<a rel="last" href="javascript:void(0)">»»</a>', false],
  ])('the last page behind %s', (_, link, known) => {
    expect(printed(withLast(link)).includes(155)).toBe(known);
  });

  test('the link of a printed number is not overruled by one to «the last»', () => {
    const three = html.replace(
      '</tr></table></div>',
      '<td><a rel="last" href="showthread.php?t=77&amp;page=9">»</a></td></tr></table></div>',
    );
    expect(topicOf(three, url)?.links.at(-1)?.url).toBe(topicOf(html, url)?.next);
  });
});

interface Manifest {
  topicUrl?: string;
  pages: { url?: string }[];
}

const beside = SHARED === null ? '' : `${SHARED}/forums`;
const folders = SHARED === null ? [] : readdirSync(`${beside}/pages`).filter((name) => !name.includes('.'));
if (SHARED === null) console.log('pagers of captured and real pages: skipped, ../shared is not here');

describe('captured topics of three pages', () => {
  test(SHARED === null ? 'skipped: ../shared is not here' : 'are here', () => {
    expect(folders.length > 0).toBe(SHARED !== null);
  });
  test.each(folders)('%s: every page links to the two others, under the same address from everywhere', (folder) => {
    const truth = JSON.parse(readFileSync(`${beside}/pages/${folder}/manifest.json`, 'utf8')) as Manifest;
    const files = readdirSync(`${beside}/pages/${folder}`).filter((file) => /^topic-(?:guest-)?p\d\.html$/.test(file));
    expect(files).toHaveLength(3);
    const addresses = new Map<number, Set<string>>();
    for (const [index, file] of files.sort().entries()) {
      const at = truth.topicUrl ?? truth.pages[index]?.url ?? '';
      const topic = topicOf(readFileSync(`${beside}/pages/${folder}/${file}`, 'utf8'), at);
      expect(printed(topic)).toEqual([1, 2, 3].filter((page) => page !== index + 1));
      expect(topic?.next ?? null).toBe(topic?.links.find(({ page }) => page === index + 2)?.url ?? null);
      expect(topic?.prev ?? null).toBe(topic?.links.find(({ page }) => page === index)?.url ?? null);
      // phpBB 3.0 writes the beginning of a topic with and without an offset of nothing.
      for (const { page, url } of topic?.links ?? [])
        addresses.set(page, (addresses.get(page) ?? new Set()).add(url.replace(/&start=0$/, '').replace(/#.*/, '')));
    }
    expect([...addresses.values()].map((urls) => urls.size)).toEqual([1, 1, 1]);
  });
});

/** What the pagers of real pages print, as a reader of them sees it; pages without a pager print nothing. */
const REAL: Readonly<Record<string, readonly [numbers: readonly number[], address: (page: number) => string]>> = {
  'fluxbb-1.5/archlinux-signatures': [[2], (n) => `viewtopic.php?id=298271&p=${n}`],
  'ips5/edited-paged': [[2], (n) => `topic/225132-mafia-igra-7/page/${n}/#comments`],
  'ips5/signatures-quotes-paged': [
    [2, 3, 4, 5, 6, 7],
    (n) => `index.php?/topic/201820-mafia-igra-7/page/${n}/#comments`,
  ],
  'mybb-1.8/breadcrumb-pager': [[2], (n) => `thread-222085-page-${n}.html`],
  'phpbb-3.3/paged-edited': [[2, 3, 4], (n) => `viewtopic.php?t=112320&start=${(n - 1) * 15}`],
  'phpbb30-prosilver/prosilver-3.0': [
    [1, 3, 4, 5, 10],
    (n) => `viewtopic.php?f=1&t=194998${n > 1 ? `&start=${(n - 1) * 25}` : ''}`,
  ],
  'vbulletin3/stock-3.8.11': [[52, 102, 142, 150, 151, 153, 154, 155], (n) => `showthread.php?t=128882&page=${n}`],
  'vbulletin4/legacy-4.2.3': [[2], (n) => `showthread.php/9687-mafia-igra-7/page${n}`],
  'vbulletin5/stock-5.5': [[2], (n) => `forum/mafia/727744-igra-7/page${n}`],
  'xenforo1/responsive-custom-1.x': [[2, 3, 4, 5, 6, 242], (n) => `threads/mafia-igra-7.405700/page-${n}`],
  // Its <base> stands in the body.
  'xenforo1/stock-1.x': [[1, 52, 53, 55, 56, 347], (n) => `threads/mafia-igra-7.10402/${n > 1 ? `page-${n}` : ''}`],
  'xenforo2/froala-colours-2.2': [[2, 3, 13], (n) => `forum/threads/mafia-igra-7.49320/page-${n}`],
  'xenforo2/stock-quotes-paged': [[2, 3, 20], (n) => `threads/mafia-igra-7.91732/page-${n}`],
};

const real =
  SHARED === null
    ? []
    : readdirSync(`${beside}/pages-real`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) =>
          readdirSync(`${beside}/pages-real/${name}`)
            .filter((file) => file.endsWith('.html'))
            .map((file) => `${name}/${file.replace(/\.html$/, '')}`),
        );

describe('pagers of real pages', () => {
  test(SHARED === null ? 'skipped: ../shared is not here' : 'are here', () => {
    expect(real.length > 0).toBe(SHARED !== null);
  });
  test.each(real)('%s', (path) => {
    const { pageUrl } = JSON.parse(readFileSync(`${beside}/pages-real/${path}.json`, 'utf8')) as { pageUrl: string };
    const topic = topicOf(readFileSync(`${beside}/pages-real/${path}.html`, 'utf8'), pageUrl);
    const [numbers, address] = REAL[path] ?? [[], () => ''];
    expect(topic?.links).toEqual(numbers.map((page) => ({ page, url: `https://forum.example/${address(page)}` })));
  });
});
