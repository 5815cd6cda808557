import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forumById } from '../../engine/forums/all';
import type { Page, Post } from '../../engine/forums/page';
import { readPage } from '../../engine/forums/read';
import { domOf } from '../dom';
import { CAST } from './made/cast';
import { PAGES } from './pages';

const ENGINES = Object.keys(PAGES);
const MAIN = ['phpbb3', 'mybb', 'smf21', 'fluxbb', 'mybbru', 'vbulletin3', 'xenforo2', 'ips4'];

const pageOf = (id: string): { html: string; url: string } => PAGES[id] ?? { html: '', url: 'https://forum.example/' };
const documentOf = (id: string): Document => domOf(pageOf(id).html, pageOf(id).url);
const read = (id: string, doc: Document): Page | null => {
  const result = readPage(doc, { url: pageOf(id).url, now: '2026-11-29T12:00:00Z', zone: 'Europe/Moscow' });
  return result.ok ? result.value : null;
};
const places = (id: string, doc: Document): Element[] => {
  const forum = forumById(id);
  return Array.from(doc.querySelectorAll(forum?.posts ?? 'x')).filter((post) => post.querySelector(forum?.body ?? 'x'));
};
const bodyOf = (id: string, post: Element | undefined): Element | null =>
  post?.querySelector(forumById(id)?.body ?? 'x') ?? null;
const votes = (post: Post | undefined): string[] => post?.runs.map(({ ink, text }) => `${ink} ${text}`) ?? [];
const notice = (page: Page | null, code: string): number =>
  Number(page?.notices.find((it) => it.code === code)?.slots.n ?? 0);
const ids = (page: Page | null): string[] => page?.posts.map((post) => post.id) ?? [];
const IDS = CAST.map((post) => String(post.id));

/** What a page says after a change: nothing may be wrong; less is right only with a word about it. */
function wrongs(before: Page, after: Page): string[] {
  const found: string[] = [];
  const differs = <T>(what: string, now: T, then: T): void => {
    if (now !== null && now !== then) found.push(`${what}: ${now} for ${then}`);
  };
  for (const post of before.posts) {
    const now = after.posts.find((it) => it.id === post.id);
    if (now === undefined && after.notices.length === 0) found.push(`${post.id} vanished`);
    if (now === undefined) continue;
    differs('author', now.author, post.author);
    differs('account', now.authorId, post.authorId);
    differs('number', now.number, post.number);
    differs('time', now.time.iso, post.time.iso);
    differs('votes', String(votes(now)), String(votes(post)));
  }
  for (const post of after.posts) if (!IDS.includes(post.id)) found.push(`${post.id} appeared`);
  for (const part of ['key', 'page', 'pages', 'next', 'prev'] as const)
    differs(part, after.topic[part], before.topic[part]);
  return found;
}

describe.each(ENGINES)('%s, a changed page', (id) => {
  const before = read(id, documentOf(id));

  test('with a class of the skin renamed says nothing wrong', () => {
    const { anatomy } = forumById(id) ?? { anatomy: { drop: '', spoiler: '' } };
    const names = [
      ...new Set([...pageOf(id).html.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list?.split(/\s+/) ?? [])),
    ].filter((name) => !`${anatomy.drop} ${anatomy.spoiler}`.includes(name));
    // A sample: each class costs a page.
    for (const [index, name] of names.entries()) {
      if (index % (MAIN.includes(id) ? 5 : 15) !== 0) continue;
      const doc = documentOf(id);
      for (const element of doc.getElementsByTagName('*')) element.classList.replace(name, 'skin-of-ours');
      const after = read(id, doc);
      expect([name, ...(before === null || after === null ? [] : wrongs(before, after))]).toEqual([name]);
    }
  }, 60_000);

  test('with an advert among the posts', () => {
    const doc = documentOf(id);
    const [first, second] = places(id, doc);
    const advert = first?.cloneNode(true) as Element;
    for (const element of [advert, ...advert.querySelectorAll('*')]) {
      for (const name of ['id', 'name', 'onclick', 'data-pid', 'data-content', 'data-node-id', 'data-msgid'])
        element.removeAttribute(name);
      for (const part of [...element.classList]) if (/\d/.test(part)) element.classList.remove(part);
    }
    second?.before(advert);
    const after = read(id, doc);
    expect(before && after && wrongs(before, after)).toEqual([]);
    expect(ids(after)).toEqual(IDS);
  });

  test('with a post hidden', () => {
    const doc = documentOf(id);
    places(id, doc)[0]?.setAttribute('style', 'display: none;');
    const after = read(id, doc);
    expect(after?.posts.map((post) => post.hidden)).toEqual([true, false, false, false]);
    expect(notice(after, 'hidden')).toBe(1);
    expect(votes(after?.posts[0])).toEqual(votes(before?.posts[0]));
  });

  test('with posts there twice', () => {
    const doc = documentOf(id);
    const [first, second] = places(id, doc);
    for (const post of [first, second]) if (post) post.parentElement?.append(post.cloneNode(true));
    const after = read(id, doc);
    expect(ids(after)).toEqual(IDS);
    expect(notice(after, 'repeated')).toBe(2);
    expect(after?.posts.map(votes)).toEqual(before?.posts.map(votes));
  });

  test('with a post whose text the forum does not show', () => {
    const doc = documentOf(id);
    bodyOf(id, places(id, doc)[1])?.remove();
    const after = read(id, doc);
    // Engines that know a post only by its text lose it with the text.
    if (['phpbb2', 'ipb2', 'smf20'].includes(id))
      expect(ids(after)).toEqual(expect.arrayContaining(IDS.filter((it) => it !== '522')));
    else expect([ids(after), notice(after, 'unread')]).toEqual([IDS.filter((it) => it !== '522'), 1]);
  });

  test('with an empty post, a deep one, one never closed', () => {
    const doc = documentOf(id);
    const words = (post: Element): Element | null =>
      id === 'phpbb2' ? post.querySelector('.postbody') : bodyOf(id, post);
    const [first, second, third] = places(id, doc).map(words);
    if (first) first.textContent = '';
    let inner: Element | null | undefined = second;
    for (let depth = 0; depth < (id === 'phpbb3' ? 3000 : 100); depth += 1)
      inner = inner?.appendChild(doc.createElement('span'));
    if (inner) inner.textContent = 'дно';
    if (third) third.innerHTML = '<b><span style="color:red">Вася<p></span></b><td>';
    const after = read(id, doc);
    expect(ids(after)).toEqual(IDS);
    expect([votes(after?.posts[0]), votes(after?.posts[3])]).toEqual([[], votes(before?.posts[3])]);
  });
});

describe('posts that lack something', () => {
  test.each([
    ['phpbb3', '.postprofile, p.author strong', 'no-author'],
    ['mybb', '.author_information', 'no-author'],
    ['smf21', '.poster', 'no-author'],
    ['fluxbb', '.postleft', 'no-author'],
    ['mybbru', '.pa-author', 'no-author'],
    ['vbulletin3', '[id^="postmenu_"]', 'no-author'],
    ['ips4', '.cAuthorPane_mobile, aside', 'no-author'],
    ['phpbb3', 'p.author time', 'no-time'],
    ['mybb', '.post_date', 'no-time'],
    ['smf21', '.postinfo', 'no-time'],
    ['fluxbb', 'h2 a', 'no-time'],
    ['vbulletin3', 'td.thead', 'no-time'],
    ['xenforo2', 'header', 'no-time'],
    ['ips4', 'time', 'no-time'],
  ])('%s without %s: said, and everything else is read', (id, css, code) => {
    const doc = documentOf(id);
    for (const element of places(id, doc)[0]?.querySelectorAll(css) ?? []) element.remove();
    const after = read(id, doc);
    expect(notice(after, code)).toBe(1);
    expect(ids(after)).toEqual(IDS);
    expect(votes(after?.posts[0])).toEqual(['red Петя']);
    expect(code === 'no-author' ? after?.posts[0]?.author : after?.posts[0]?.time.iso).toBeNull();
  });

  test('a post that lost its id is not read and not forgotten', () => {
    const doc = documentOf('phpbb3');
    places('phpbb3', doc)[1]?.removeAttribute('id');
    const after = read('phpbb3', doc);
    expect(ids(after)).toEqual(['521', '523', '524']);
    expect(notice(after, 'stray')).toBe(1);
  });

  test('a stub beside its own hidden post is one post', () => {
    const doc = documentOf('ips4');
    places('ips4', doc)[0]?.insertAdjacentHTML('beforebegin', '<article id="elComment_521"></article>');
    expect(ids(read('ips4', doc))).toEqual(IDS);
  });

  test.each([
    ['phpbb3', 'https://forum.example/viewtopic.php?t=77&st=7'],
    ['phpbb2', 'https://forum.example/viewtopic.php?t=77&postdays=7&postorder=asc'],
    ['mybb', 'https://forum.example/showthread.php?tid=77&mode=threaded&pid=522'],
    ['vbulletin3', 'https://forum.example/showthread.php?t=77&mode=hybrid'],
  ])('%s: a view of some of the posts is called so', (id, url) => {
    const result = readPage(domOf(pageOf(id).html, url), { url, now: '2026-11-29T12:00:00Z', zone: '+03:00' });
    expect(notice(result.ok ? result.value : null, 'partial')).toBe(1);
  });

  test('times without a zone stay text, with a word about it', () => {
    const { html, url } = pageOf('vbulletin3');
    const result = readPage(domOf(html, url), { url, now: '2026-11-29T12:00:00Z', zone: null });
    const page = result.ok ? result.value : null;
    expect(page?.posts.map((post) => [post.time.iso, post.time.raw])).toEqual(CAST.map((post) => [null, post.dots]));
    expect(notice(page, 'no-time')).toBe(4);
  });
});

describe('whatever people call themselves', () => {
  const NICKS = [
    '* ( [ + <',
    '🐺 Волк 🐺',
    '\u202Eтсорп\u202C',
    'Ник'.repeat(700),
    'Вася, 28.11.2026',
    '»',
    '#1',
    '0',
    'null',
    "'; --",
    '\u200Bневидимка',
  ];
  test.each(MAIN)('%s', (id) => {
    for (const nick of NICKS) {
      const escaped = nick.replaceAll('<', '&lt;');
      const html = pageOf(id)
        .html.replaceAll('>Вася<', `>${escaped}<`)
        .replaceAll('data-author="Вася"', `data-author="${escaped}"`);
      const page = read(id, domOf(html, pageOf(id).url));
      expect(page?.posts[0]?.author).toBe(nick.trim());
      expect(page?.posts[0]?.time.iso).toMatch(/^2026-11-27T22:21/);
    }
  });
});

test('no page makes the reader throw', () => {
  const pieces = ENGINES.map((id) => pageOf(id).html);
  fc.assert(
    fc.property(
      fc.constantFrom(...pieces),
      fc.constantFrom(...pieces),
      fc.nat(),
      fc.nat(),
      (one, other, start, end) => {
        const html = one.slice(0, start % one.length) + other.slice(end % other.length);
        const result = readPage(domOf(html), {
          url: 'https://forum.example/x',
          now: 'nonsense',
          zone: 'Nowhere/At all',
        });
        expect(typeof result.ok).toBe('boolean');
      },
    ),
    { numRuns: 25 },
  );
});

test.each(['', '<html></html>', '<frameset></frameset>'])('a document «%s» is no thread', (html) => {
  expect(readPage(domOf(html), { url: 'https://forum.example/', now: '', zone: null })).toEqual({
    ok: false,
    error: { code: 'no-thread' },
  });
});
