import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { RECENT, recentId, SECOND_PAGE_VOTE } from '../demo/recent';
import { axeOnPage } from './axe';
import { BROWSERS } from './browsers';
import { countByHand } from './counting';
import { peek, until } from './hand';
import { standings, words } from './overlay';
import { scene } from './scene';

const COLLECT = /^(Собрать тему|Collect the topic)$/;
const AGAIN = /^(Проверить, что изменилось|Look for changes)$/;
const ANEW = /^(Проверить всё заново|Check everything anew)$/;
const STOP = /^(Остановить|Stop)$/;
const GO_ON = /^(Продолжить|Go on)$/;

const { recent } = THREADS;
const PAGES = [1, 2, 3].map((page) => `/viewtopic.php?t=${recent}${page > 1 ? `&start=${(page - 1) * 20}` : ''}`);

describe.each(BROWSERS)('«Собрать тему», %s', (name) => {
  const stage = scene(name);

  /** Opens a page of the thread on a host of its own and counts it; the log then holds what the extension asks. */
  const opened = async (host: string, page = 3, more = ''): Promise<Page> => {
    const tab = await stage.open(stage.forum.url(recent, page, { host: `${host}.localhost` }) + more);
    await countByHand(stage, tab);
    return tab;
  };
  const asked = (from = 0): string[] =>
    stage.forum
      .asked()
      .slice(from)
      .map(({ method, path }) => `${method} ${PAGES.indexOf(path.replace(/&still=1/, '')) + 1 || path}`);
  const says = (tab: Page, text: RegExp): Promise<unknown> =>
    until(tab, `return ${text}.test(overlay()?.innerText ?? '');`, String(text), 30_000);
  const against = async (tab: Page): Promise<Record<string, number>> =>
    Object.fromEntries(
      Object.entries((await standings(tab)) ?? {})
        .filter(([, row]) => row.against > 0)
        .map(([player, row]) => [player, row.against]),
    );
  const DONE = /Тема собрана|The topic is collected/;

  it('three pages are collected, with a stop and a new start after a reload; one request a second, of this topic only', async () => {
    const { hand, forum } = stage;
    const tab = await opened('whole');
    expect(await against(tab)).toEqual(RECENT.third);
    const before = forum.asked().length;
    expect(await words(tab)).toMatch(/1–2/);

    await hand.click(tab, COLLECT);
    await expect.poll(() => asked(before).length).toBe(1);
    await hand.click(tab, STOP);
    await says(tab, /Остановлено|Stopped/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const stopped = asked(before);
    expect(stopped).toEqual(['GET 2']);
    await expect.poll(() => words(tab)).toMatch(/\(1\)/);

    await tab.reload();
    const reloaded = forum.asked().length;
    await countByHand(stage, tab);
    await hand.click(tab, COLLECT);
    await says(tab, DONE);
    expect(await against(tab)).toEqual(RECENT.all);
    // What was read before the reload is remembered: the first page is new, the last one is looked at once more.
    expect(asked(reloaded)).toEqual(['GET 1', 'GET 3']);
    expect(await words(tab)).not.toMatch(/не прочитаны|are not read/);
    expect(await axeOnPage(tab)).toEqual([]);

    // As the user would see them: with his own cookies.
    expect(
      forum
        .asked()
        .slice(before)
        .map(({ cookie }) => cookie),
    ).toEqual(
      forum
        .asked()
        .slice(before)
        .map(() => 'visitor=known'),
    );
    const times = forum
      .asked()
      .slice(before)
      .map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...gaps.filter((_, index) => index !== 0))).toBeGreaterThanOrEqual(950);
  });

  it('a page that is not there is named, the others are read', async () => {
    const { hand, forum } = stage;
    const tab = await opened('missing');
    forum.fail(recent, 2, 'missing');
    await hand.click(tab, COLLECT);
    await says(tab, /страница 2: форум ответил, что её нет|page 2: the forum says it does not exist/);
    await says(tab, /Собрано страниц: 2 из 3|Pages collected: 2 of 3/);
    expect(await words(tab)).toMatch(/\(2\)/);
    expect(await against(tab)).toEqual({ Гоша: 3 });
    forum.fail(recent, 2, null);
    await hand.click(tab, AGAIN);
    await says(tab, DONE);
    expect(await against(tab)).toEqual(RECENT.all);
  });

  it('an edit between two visits shows both versions; a page long settled is not asked for', async () => {
    const { hand, forum } = stage;
    const tab = await opened('edited');
    await hand.click(tab, COLLECT);
    await says(tab, DONE);
    const post = recentId(recent, SECOND_PAGE_VOTE);
    forum.act({
      kind: 'edit',
      thread: recent,
      post,
      text: 'Мой голос: [color=red]Лиса Алиса[/color]',
      at: new Date().toISOString(),
    });
    const before = forum.asked().length;
    await hand.click(tab, AGAIN);
    await says(tab, /1 пост измен|1 post changed/);
    expect(asked(before)).toEqual(['GET 2', 'GET 3']);
    // By the rules of FLG the first text counts (A-011, R-288).
    expect(await against(tab)).toEqual(RECENT.all);
    await hand.click(tab, /^(Журнал|Log)/);
    await hand.click(tab, /^(Решить о голосе|Decide about the vote): Тихон/);
    await says(
      tab,
      /Было[\s\S]*Марта[\s\S]*Стало[\s\S]*Лиса Алиса[\s\S]*Правка: Тихон|Was[\s\S]*Марта[\s\S]*Is now[\s\S]*Лиса Алиса/,
    );
  });

  it('a post that arrives meanwhile is read, and counted once', async () => {
    const { hand, forum } = stage;
    const tab = await opened('arrival', 1, '&still=1');
    const before = forum.asked().length;
    await hand.click(tab, COLLECT);
    await expect.poll(() => asked(before).length, { timeout: 10_000 }).toBe(2);
    forum.act({
      kind: 'add',
      thread: recent,
      author: 'Гоша',
      text: 'Голосую: [color=red]Марта[/color]',
      at: new Date().toISOString(),
    });
    await says(tab, DONE);
    expect(await against(tab)).toEqual({ ...RECENT.all, Марта: 2 });
    expect(asked(before)).toEqual(['GET 3', 'GET 2', 'GET 1', 'GET 3']);
  });

  it('«не спешить» stops it with a message, going on waits as long as was asked', async () => {
    const { hand, forum } = stage;
    const tab = await opened('busy');
    forum.fail(recent, 1, { busy: 4 });
    await hand.click(tab, COLLECT);
    await says(tab, /Форум просит не спешить \(подождать 4 с\)|asks to slow down \(wait 4 s\)/);
    forum.fail(recent, 1, null);
    await hand.click(tab, GO_ON);
    await says(tab, DONE);
    expect(await against(tab)).toEqual(RECENT.all);
    const ones = forum.asked().filter(({ path }) => path === PAGES[0]);
    expect((ones[1]?.at ?? 0) - (ones[0]?.at ?? 0)).toBeGreaterThanOrEqual(3900);
  });

  it.each([
    ['login', /Форум просит войти|asks to log in/],
    ['captcha', /проверяет, человек ли это|checks whether you are human/],
    ['elsewhere', /показал другую|something else than this topic/],
    ['abroad', /увёл на другой сайт|led to another site/],
  ] as const)('%s stops it with a message, and it can go on', async (fault, message) => {
    const { hand, forum } = stage;
    const tab = await opened(fault);
    forum.fail(recent, 2, fault);
    await hand.click(tab, COLLECT);
    await says(tab, message);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await peek(tab, `return named(${JSON.stringify(GO_ON.source)}, 'overlay');`)).toBe(true);
    const before = forum.asked().length;
    forum.fail(recent, 2, null);
    await hand.click(tab, GO_ON);
    await says(tab, DONE);
    expect(asked(before)).toEqual(['GET 2', 'GET 1', 'GET 3']);
  });

  it('everything is checked anew when that is asked for, also behind another tab', async () => {
    const { hand, forum } = stage;
    const tab = await opened('anew');
    await hand.click(tab, COLLECT);
    await says(tab, DONE);
    const before = forum.asked().length;
    await hand.click(tab, ANEW);
    const front = await stage.open(forum.path('/index.php', 'anew.localhost'));
    await front.bringToFront();
    await expect.poll(() => asked(before), { timeout: 20_000 }).toEqual(['GET 2', 'GET 1', 'GET 3']);
    await tab.bringToFront();
    await says(tab, DONE);
    expect(await against(tab)).toEqual(RECENT.all);
  });
});
