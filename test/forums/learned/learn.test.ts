import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL } from '../../../engine/forums/all';
import { withLearned } from '../../../engine/forums/learned/among';
import { learn } from '../../../engine/forums/learned/learn';
import type { LearnedSite } from '../../../engine/forums/learned/site';
import { tryOut } from '../../../engine/forums/learned/try-out';
import type { Page, Post } from '../../../engine/forums/page';
import { openAmong, wholePage } from '../../../engine/forums/thread';
import { demoDay } from '../../demo/day';
import { chatDay } from '../../demo/homemade/chat';
import { phpbbPage } from '../../demo/phpbb';
import { pageOf } from '../../demo/thread';
import { domOf } from '../../dom';
import { clicksOn, HOMEMADE, type Homemade, type Open, openPage, partsOn } from './clicks';

const NOW = '2026-11-28T18:10:00Z';

function learned(forum: Homemade, { doc, url }: Open, n = 3): LearnedSite {
  const site = learn(doc, url, clicksOn(forum, doc, n));
  if (!site.ok) throw new Error(site.error.code);
  return site.value;
}

function read(site: LearnedSite, { doc, url }: Open): Page {
  const opened = openAmong(withLearned(ALL, site), doc, { url, now: NOW, zone: 'Europe/Moscow' });
  if (!opened.ok) throw new Error(opened.error.code);
  return wholePage(opened.value);
}

/** What of a post decides about votes, told the same way whatever the forum. */
const gist = ({ author, time, edited, runs }: Post): string =>
  [
    author,
    time.iso?.slice(0, 16),
    edited === null ? '' : `edited by ${edited.by} ${edited.at?.iso?.slice(0, 16)}`,
    ...runs.map((run) => `${run.ink}${run.struck ? ' struck' : ''}${run.spoiler ? ' hidden' : ''} ${run.text}`),
  ].join(' | ');

/** The same page of the day as the reader of phpBB, which is tested on its own, sees it. */
function byPhpbb(page: number): string[] {
  const html = phpbbPage(demoDay(17), page, { forum: 'Форум', scripts: [] });
  const url = `http://forum.example/viewtopic.php?t=17&start=${(page - 1) * 20}`;
  const opened = openAmong(ALL, domOf(html, url), { url, now: NOW, zone: 'Europe/Moscow' });
  if (!opened.ok) throw new Error(opened.error.code);
  return wholePage(opened.value).posts.map(gist);
}

describe.each(['tables', 'divs'] as const)('learned from three clicks on page 2 of «%s»', (forum) => {
  const site = learned(forum, openPage(forum, 2));

  it.each([1, 2, 3])('page %i is read as phpBB shows it', (page) => {
    const opened = openPage(forum, page);
    const { posts, topic, notices } = read(site, opened);
    expect(posts.map(gist)).toEqual(byPhpbb(page));
    expect(new Set(posts.map(({ id }) => id)).size).toBe(20);
    expect(notices).toEqual([]);
    expect(topic).toMatchObject({
      key: `learned|http://forum.example|/${forum}/|17`,
      title: 'Мафия №17 «Город Липовск». День первый',
      page,
      pages: 3,
      next: page < 3 ? openPage(forum, page + 1).url : null,
    });
    expect(topic.prev === null).toBe(page === 1);
  });

  it('every post of the three pages has an id of its own', () => {
    const ids = [1, 2, 3].flatMap((page) => read(site, openPage(forum, page)).posts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
  });

  it('the opening page numbers its posts, so that the host is found', () => {
    expect(read(site, openPage(forum, 1)).posts[0]).toMatchObject({ number: 1, author: 'Дядюшка Фогель' });
  });

  it.each([1, 3])('page %i teaches the same', (page) => {
    const other = learned(forum, openPage(forum, page));
    for (const at of [1, 2, 3])
      expect(read(other, openPage(forum, at)).posts.map(gist)).toEqual(read(site, openPage(forum, at)).posts.map(gist));
  });
});

describe('a chat, the name above several messages', () => {
  const page = openPage('chat');
  const site = learned('chat', page, 4);

  it('gives every message its author, time and votes', () => {
    const day = chatDay(17).posts;
    const { posts } = read(site, page);
    expect(site.above).toBe(true);
    expect(posts.map(({ author, time }) => [author, time.raw])).toEqual(
      day.map(({ author, at }) => [author.nick, at.slice(11, 16)]),
    );
    expect(posts.filter(({ runs }) => runs.length > 0).map(({ number }) => number)).toEqual([
      4, 6, 9, 11, 13, 14, 15, 16, 18, 19, 20,
    ]);
    expect(posts.map(({ runs }) => runs.filter((run) => run.struck).length)).toContain(1);
  });

  it('tells the same words in the same minute apart', () => {
    const { posts } = read(site, page);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(25);
  });

  it('a message read alone still finds the name above', () => {
    const opened = openAmong(withLearned(ALL, site), page.doc, { url: page.url, now: NOW, zone: null });
    const thread = opened.ok ? opened.value : null;
    const places = thread?.places().slice(7, 8) ?? [];
    expect(thread?.readPosts(places).map(({ author }) => author)).toEqual(['Гоша']);
  });
});

describe('it does not matter which post was clicked', () => {
  it.each(HOMEMADE)('%s', (forum) => {
    const pages = (forum === 'chat' ? [1] : [1, 2, 3]).map((page) => openPage(forum, page));
    const wanted = pages.map((page) => learned(forum, page, 0));
    fc.assert(
      fc.property(fc.nat(pages.length - 1), fc.nat(100), fc.boolean(), fc.nat(3), (at, n, deep, how) => {
        const { doc, url } = pages[at] as Open;
        const parts = partsOn(forum, doc);
        const { author, body, time } = parts[n % parts.length] as (typeof parts)[number];
        // Into the text, or into something in it; with the time shown or found; the post by its text, name or row.
        const inner = body.querySelector('font, span, strong, b, em, i') ?? body;
        const post = [body, author, time, body.parentElement ?? body][how] as Element;
        const site = learn(doc, url, { post, author, body: deep ? inner : body, time: how % 2 === 0 ? time : null });
        expect(site).toEqual({ ok: true, value: wanted[at] });
      }),
      { numRuns: 15 },
    );
  });

  it('nor whether the clicks went into several posts', () => {
    const { doc, url } = openPage('divs', 2);
    const parts = partsOn('divs', doc);
    const [one, other, third] = [parts[2], parts[5], parts[9]];
    if (!one || !other || !third) throw new Error('no posts');
    expect(learn(doc, url, { post: one.body, author: other.author, body: third.body })).toEqual(
      learn(doc, url, clicksOn('divs', doc, 0)),
    );
  });
});

/** Changes a forum makes to its pages from one day to the next. */
const MUTATIONS: readonly [name: string, forum: Homemade, mutate: (html: string) => string, lost: readonly number[]][] =
  [
    [
      'an advert as a row',
      'tables',
      (html) =>
        html.replaceAll(
          /(?=<tr><td width="150")/g,
          '<tr><td colspan="2"><b>Валенки</b> <font color="red">Гоша</font></td></tr>',
        ),
      [],
    ],
    [
      'an advert with two cells',
      'tables',
      (html) =>
        html.replace(
          /(?=<tr><td width="150")/,
          '<tr><td><img src="/ad.gif"></td><td>Купите <font color="red">Гоша</font></td></tr>',
        ),
      [],
    ],
    [
      'another banner above all',
      'tables',
      (html) => html.replace('<center>', '<center><table><tr><td>1</td><td>2</td></tr></table>'),
      [],
    ],
    [
      'other widths and colours',
      'tables',
      (html) => html.replaceAll('width="150" ', 'width="12%" ').replaceAll('bgcolor="#d8cba8"', ''),
      [],
    ],
    ['all classes renamed', 'divs', (html) => html.replaceAll(/class="x(\w+)"/g, 'class="y$1z"'), []],
    ['no classes at all', 'divs', (html) => html.replaceAll(/ class="x\w+"/g, ''), []],
    [
      'a block above the posts',
      'divs',
      (html) => html.replace('<main>', '<main><div><div>Новости</div><div>клуба</div></div>'),
      [],
    ],
    [
      'an advert in every post',
      'divs',
      (html) => html.replaceAll(/(?=<div class="\w+"><a href="#c)/g, '<div><a href="/divs/go/1">Шапки</a></div>'),
      [],
    ],
    ['a notice in the list', 'chat', (html) => html.replace(/(?=<li>)/, '<li>Вася вошёл в комнату</li>'), []],
    [
      'a line of the system below a name',
      'chat',
      (html) => html.replace('</b><div>', '</b><p>сменил тему</p><div>'),
      [],
    ],
    [
      'classes where there were none',
      'chat',
      (html) => html.replaceAll('<li>', '<li class="line">').replaceAll('<span>', '<span class="said">'),
      [],
    ],
  ];

describe('a page that changed since it was shown', () => {
  it.each(MUTATIONS)('%s («%s») is read as before', (_name, forum, mutate) => {
    const at = forum === 'chat' ? 1 : 3;
    const site = learned(forum, openPage(forum, at));
    const before = read(site, openPage(forum, at));
    const after = read(site, openPage(forum, at, mutate));
    expect(after.posts.map(gist)).toEqual(before.posts.map(gist));
    expect(after.posts.map(({ id }) => id)).toEqual(before.posts.map(({ id }) => id));
  });

  it.each(MUTATIONS)('%s («%s») can be shown itself', (_name, forum, mutate) => {
    const at = forum === 'chat' ? 1 : 3;
    const whole = read(learned(forum, openPage(forum, at)), openPage(forum, at));
    const { doc, url } = openPage(forum, at, mutate);
    const parts = partsOn(forum, openPage(forum, at).doc);
    // The widths the tests find the cells by may be gone: the parts are found by their words.
    const same = (part: Element): Element => {
      const found = [...doc.querySelectorAll(part.localName)].filter((one) => one.textContent === part.textContent);
      return found.at(-1) ?? part;
    };
    const { author, body } = parts.at(-2) ?? { author: doc.body, body: doc.body };
    const site = learn(doc, url, { post: same(body), author: same(author), body: same(body) });
    if (!site.ok) throw new Error(site.error.code);
    expect(read(site.value, { doc, url }).posts.map(gist)).toEqual(whole.posts.map(gist));
  });

  it.each(HOMEMADE)('a hidden post of «%s» is a doubt, the others are read', (forum) => {
    const page = openPage(forum, 1);
    const site = learned(forum, page);
    const whole = read(site, page);
    const hidden = partsOn(forum, page.doc)[5]?.body;
    (hidden?.closest('tr, li > div') ?? hidden?.parentElement)?.setAttribute('style', 'display: none');
    const { posts } = read(site, page);
    expect(posts.map(({ hidden: is }) => is).filter(Boolean)).toHaveLength(1);
    expect(posts.map(gist)).toEqual(whole.posts.map(gist));
  });

  it('a post whose text the forum took away is told of and not read', () => {
    const page = openPage('divs', 3);
    const site = learned('divs', page);
    partsOn('divs', page.doc)[4]?.body.parentElement?.replaceChildren(
      ...[...(partsOn('divs', page.doc)[4]?.body.parentElement?.children ?? [])].slice(0, 1),
    );
    const { posts } = read(site, page);
    expect(posts).toHaveLength(19);
  });

  it('a page whose markup has nothing left of what was shown is no thread, and never a wrong count', () => {
    const site = learned('tables', openPage('tables', 1));
    const page = openPage('tables', 1, (html) => html.replaceAll(/<(\/?)t[rd]/g, '<$1div'));
    expect(openAmong(withLearned(ALL, site), page.doc, { url: page.url, now: NOW, zone: null })).toMatchObject({
      ok: false,
    });
  });
});

describe('a learned site', () => {
  it('is asked before all engines, and only about its own topics', () => {
    const { doc, url } = openPage('tables', 1);
    const forums = withLearned(ALL, learned('tables', { doc, url }));
    expect(forums.detect(doc, url)?.id).toBe('learned');
    expect(forums.detect(doc, 'http://forum.example/tables/index.php')).toBeNull();
    expect(forums.detect(doc, 'http://other.example/tables/show.php?t=17')).toBeNull();
    const phpbb = domOf(phpbbPage(demoDay(17), 1, { forum: 'Форум', scripts: [] }));
    expect(forums.detect(phpbb, 'http://forum.example/viewtopic.php?t=17')?.id).toBe('phpbb3');
    expect(forums.byId('learned')?.id).toBe('learned');
    expect(forums.byId('phpbb3')?.id).toBe('phpbb3');
  });

  it('with a selector no browser reads leaves the page to the engines', () => {
    const { doc, url } = openPage('tables', 1);
    const site = { ...learned('tables', { doc, url }), author: 'td:has(' };
    expect(withLearned(ALL, site).detect(doc, url)).toBeNull();
  });

  it.each(['jsdom', 'happy-dom'])('reads the same in %s', (dom) => {
    for (const forum of HOMEMADE) {
      const site = learned(forum, openPage(forum, 1));
      const posts = pageOf(forum === 'chat' ? chatDay(17) : demoDay(17), 1);
      const { doc, url } = openPage(forum, 1, undefined, dom);
      const opened = openAmong(withLearned(ALL, site), doc, { url, now: NOW, zone: 'Europe/Moscow' });
      const authors = opened.ok ? wholePage(opened.value).posts.map(({ author }) => author) : [];
      expect(authors).toEqual((forum === 'chat' ? chatDay(17).posts : posts).map(({ author }) => author.nick));
    }
  });
});

describe('clicks that teach nothing', () => {
  it('on a page with one post, and on a name that is the text', () => {
    const one = domOf('<div><b>Вася</b><p>Слово</p></div>');
    const [author, body] = [one.querySelector('b'), one.querySelector('p')];
    if (!author || !body) throw new Error('no post');
    expect(learn(one, 'http://a.example/', { post: body, author, body })).toMatchObject({ error: { code: 'alone' } });
    expect(learn(one, 'http://a.example/', { post: body, author: body, body })).toMatchObject({
      error: { code: 'author-in-text' },
    });
    expect(learn(one, 'about:blank', { post: body, author, body })).toMatchObject({ error: { code: 'elsewhere' } });
  });
});

describe('trying out', () => {
  const trial = (forum: Homemade, patch: Partial<LearnedSite> = {}) => {
    const page = openPage(forum, 1);
    const found = tryOut(
      page.doc,
      { ...learned(forum, page), ...patch },
      { url: page.url, now: NOW },
      (site, options) => openAmong(withLearned(ALL, site), page.doc, options),
    );
    return { ...found, problems: found.problems.map(({ code, n, field }) => `${code} ${n} ${field}`) };
  };

  it.each([
    ['tables', {}, 20, 20, ['made-ids 20 id']],
    ['divs', {}, 20, 20, []],
    ['chat', {}, 25, 9, ['no-date 25 time', 'made-ids 25 id']],
    ['divs', { drop: '' }, 20, 20, ['quotes 2 drop']],
    ['divs', { author: 'nobody' }, 20, 0, ['no-author 20 author']],
    ['divs', { time: '' }, 20, 20, ['no-time 20 time']],
    ['tables', { posts: 'article' }, 0, 0, ['nothing 0 posts']],
    ['tables', { posts: 'td:has(' }, 0, 0, ['broken 0 posts']],
    ['tables', { topic: 'view.php?t={topic}' }, 0, 0, ['address 0 topic']],
    ['tables', { forum: 'javascript:alert(1)' }, 0, 0, ['broken 0 forum']],
  ] as const)('«%s» with %j: %i posts of %i authors, %j', (forum, patch, posts, authors, problems) => {
    const found = trial(forum, patch);
    expect([found.posts.length, found.authors, found.problems]).toEqual([posts, authors, problems]);
    expect(found.elements.length).toBe(posts);
  });
});
