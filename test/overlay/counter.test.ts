// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17&start=40"}
import { afterEach, describe, expect, it } from 'vitest';
import { PAGE_3 } from '../demo/truth';
import type { MadePage } from '../forums/made/cast';
import { PAGES } from '../forums/pages';
import { about } from '../protocol/samples';
import { accessible, clear, KEY, opened, stage, until } from './stage';

afterEach(clear);

const lines = Object.fromEntries(
  Object.entries(PAGE_3).map(([name, row]) => [name, `${row.against} ${row.for} ${row.total}`.replace('-', '−')]),
);

describe('the script in a page', () => {
  it('adds nothing to a page that is no thread and says that it is none', async () => {
    const made = stage({ html: '<body><h1>Форум</h1><p style="color:red">Вася</p></body>' });
    const before = document.documentElement.outerHTML;
    expect(await made.ask('page/ask')).toEqual({ ok: true, value: null });
    expect(await made.ask('page/count')).toEqual({ ok: true, value: { shown: false } });
    expect(document.documentElement.outerHTML).toBe(before);
    expect(new Set(made.calls)).toEqual(new Set(['site/learned', 'part/load']));
  });

  it('knows the engines that do not come along: their script is fetched for a page of none of the common ones', async () => {
    const { html, url } = PAGES.nodebb as MadePage;
    history.replaceState(null, '', new URL(url).pathname);
    const made = stage({ html });
    expect(await made.ask('page/ask')).toMatchObject({ ok: true, value: { engine: 'nodebb' } });
    expect(made.calls.filter((name) => name === 'part/load')).toHaveLength(1);
    history.replaceState(null, '', '/viewtopic.php?t=17&start=40');
  });

  it('tells what thread this is and adds nothing to it', async () => {
    const { ask, calls } = stage();
    const before = document.documentElement.outerHTML;
    expect(await ask('page/ask')).toMatchObject({
      ok: true,
      value: {
        engine: 'phpbb3',
        engineName: expect.stringContaining('phpBB'),
        topic: { key: KEY, page: 3, pages: 3 },
        forum: 'http://forum.example/',
        posts: 20,
        opener: null,
      },
    });
    expect(document.documentElement.outerHTML).toBe(before);
    expect(new Set(calls)).toEqual(new Set(['site/learned', 'thread/watched']));
  });

  it('opens and counts when asked, as a careful host would', async () => {
    const { view, root } = await opened();
    expect(view.standings()).toEqual(lines);
    expect(view.text('.notices')).toMatch(/Страница 3 из 3: голоса других страниц не прочитаны \(1–2\)/);
    await accessible(root() as ShadowRoot);
  });

  it('is harmless when put in twice', async () => {
    const made = await opened();
    const { startCounter } = await import('../../components/overlay/counter');
    startCounter({
      wire: { send: async () => null, alive: () => true, after: () => new Promise(() => undefined) },
      listen: () => {
        throw new Error('a second listener');
      },
    });
    await made.ask('page/count');
    expect(document.documentElement.children).toHaveLength(3);
  });

  it('opens by itself where the thread is watched, and only there', async () => {
    const first = stage();
    await until(() => first.calls.includes('thread/watched'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(first.root()).toBeNull();
    const { beginGame } = await import('../../engine/store/public/begin');
    const page = about({ topic: { ...about().topic, key: KEY }, forum: 'http://forum.example/' });
    expect(await beginGame(first.db, page, null, '2026-11-28T16:00:00.000Z', () => 'game')).toMatchObject({ ok: true });
    clear();
    const second = stage({ db: first.db });
    await until(() => second.root()?.querySelector('table.standings'), 'the overlay');
    expect(second.root()?.activeElement).toBeNull();
  });

  it('speaks English when that is chosen', async () => {
    const { view } = await opened({ lang: 'en' });
    expect(view.text('.notices')).toMatch(/Page 3 of 3/);
    expect(view.text('[role=tablist]')).toMatch(/Doubts.*Count.*Silent.*Log.*Decisions/);
  });
});

describe('when the background is in trouble', () => {
  it('shows nothing if it cannot even speak', async () => {
    const made = stage();
    made.trouble.fail = new Error('Could not establish connection');
    expect(await made.ask('page/count')).toEqual({ ok: true, value: { shown: false } });
    expect(made.root()).toBeNull();
  });

  it('keeps the last count and says what to do', async () => {
    const made = await opened();
    made.trouble.fail = new Error('Could not establish connection');
    await made.view.press(/^Сомнения/);
    await made.view.press(/^Решить о голосе: Zайка/);
    await made.view.press(/^Не считать$/);
    await until(() => made.view.text('.message').includes('не ответило'));
    await made.view.press(/^← Назад/);
    await made.view.press(/^Итог/);
    expect(made.view.standings()).toEqual(lines);
    made.trouble.fail = null;
    await made.view.press(/^Убрать сообщение/);
    expect(made.view.text('.message')).toBe('');
  });

  it('says «обновите страницу» after an update and stays so', async () => {
    const made = await opened();
    made.trouble.alive = false;
    await until(() => made.view.text('.message').includes('обновите страницу'));
    expect(made.view.find(/^Убрать сообщение/)).toBeNull();
    expect(made.view.standings()).toEqual(lines);
  });

  it('counts the page though the memory is closed', async () => {
    const made = stage();
    made.trouble.fail = new Error('x');
    made.trouble.only = /^thread\/(open|saw)$/;
    await made.ask('page/count');
    await until(() => made.root()?.querySelector('table.standings'));
    expect(made.root()?.textContent).toContain('Память расширения недоступна');
  });

  it('gives way to the new script after an update', async () => {
    const made = await opened();
    made.trouble.alive = false;
    const { startCounter } = await import('../../components/overlay/counter');
    let listening = false;
    startCounter({
      wire: { send: async () => null, alive: () => true, after: () => new Promise(() => undefined) },
      listen: () => {
        listening = true;
      },
    });
    expect(listening).toBe(true);
    expect(made.root()).toBeNull();
    expect(document.querySelectorAll('.content > span:last-of-type:empty')).toHaveLength(0);
  });
});

describe('changes elsewhere', () => {
  it('are counted: a decision made in another tab', async () => {
    const made = await opened();
    await made.background('decision/add', { key: KEY, decision: { kind: 'ignore', post: '4145' } });
    const before = made.calls.length;
    await made.ask('page/changed', { key: KEY, forum: null });
    expect(made.calls.slice(before)).toContain('thread/open');
    await made.view.press(/^Решения/);
    expect(made.view.all('.ballots li')).toHaveLength(1);
  });

  it('of other threads and forums are none of its business', async () => {
    const made = await opened();
    const before = made.calls.length;
    await made.ask('page/changed', { key: `${KEY}8`, forum: null });
    await made.ask('page/changed', { key: null, forum: 'http://other.example/' });
    expect(made.calls).toHaveLength(before);
  });
});
