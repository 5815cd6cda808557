import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { postId } from '../demo/day';
import { THREADS } from '../demo/forum';
import { LAST, WROTE } from '../demo/truth';
import { axeOnPage } from './axe';
import { BROWSERS } from './browsers';
import { countByHand, followByHand } from './counting';
import { openGame, setUpDay, speakRussian } from './desk';
import { peek, until } from './hand';
import { counted, words } from './overlay';
import { GRANTED, STRANGE, scene } from './scene';
import { shoot } from './shoot';

const OVERVIEW = /^(Обзор|Overview)/;
const COURSE = /^(Ход дня|Course)/;
const WHO = /^(Кто кого|Who on whom)/;
const REPLY = /^(В поле ответа|Into the reply box)/;

interface Row {
  today: number;
  last: string;
}

/** The table of activity as the overlay shows it, by player. */
const activity = (page: Page): Promise<Record<string, Row>> =>
  until(
    page,
    `const rows = [...(overlay()?.querySelectorAll('table.activity tbody tr') ?? [])];
     return rows.length > 0 && Object.fromEntries(rows.map((row) => [
       row.querySelector('.name').textContent,
       { today: Number(row.children[1].textContent || 0), last: row.children[2].querySelector('a')?.href ?? '' },
     ]));`,
    'the table of activity',
  );

/** Nothing in the overlay is cut off sideways, but what scrolls. */
async function expectFits(page: Page): Promise<void> {
  const wide = await peek<string[]>(
    page,
    `return [overlay(), ...overlay().querySelectorAll('.panel, .larger, table, .picture')]
       .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
       .map((part) => part.className + ' ' + part.scrollWidth + ' > ' + part.clientWidth);`,
  );
  expect(wide).toEqual([]);
}

describe.each(BROWSERS)('the larger view, %s', (name) => {
  const stage = scene(name);
  const shootOverview = (page: Page, title: string) => shoot(page, `${name} overview ${title}`);
  beforeAll(() => speakRussian(stage.browser));

  it('tells who wrote and who is silent over all pages, and how the day went', async () => {
    const url = (page: number): string => stage.forum.url(THREADS.day, page, { host: GRANTED });
    const page = await stage.open(url(1));
    await followByHand(stage, page);
    await page.goto(url(2));
    await counted(page);
    const desk = await openGame(stage);
    await setUpDay(stage, desk);
    await page.bringToFront();
    await stage.hand.click(page, OVERVIEW);
    await activity(page);
    expect(await words(page)).toMatch(/Прочитано не всё/);
    await page.goto(url(3));
    await counted(page);
    await stage.hand.click(page, OVERVIEW);
    const rows = await activity(page);
    expect(await peek<number>(page, `return overlay().querySelectorAll('[aria-busy=true]').length;`)).toBe(0);
    expect(Object.fromEntries(Object.entries(rows).map(([player, { today }]) => [player, today]))).toEqual(WROTE);
    for (const [player, post] of Object.entries(LAST)) expect(rows[player]?.last).toContain(`p=${postId(post)}`);
    expect(Object.keys(rows)[0]).toBe('Тень');
    expect(await words(page)).toMatch(/не писал 1 игрок/);
    expect(await words(page)).not.toMatch(/Прочитано не всё/);
    expect(await axeOnPage(page)).toEqual([]);
    await expectFits(page);
    await shootOverview(page, 'activity');

    // The pictures of the same day: as many names beside the lines as there are candidates, six at most.
    await stage.hand.click(page, COURSE);
    const lines = (): Promise<string> =>
      peek(page, `return [...overlay().querySelectorAll('svg.chart .name')].map((name) => name.textContent).join();`);
    // The deadline comes from the desk in its own time.
    await expect.poll(lines).toMatch(/^−5 Гоша,−4 Пан Т/);
    await expect.poll(() => words(page)).toMatch(/конец 28\.11 21:00/);
    await stage.hand.click(page, /^Таблицей/);
    await until(page, `return overlay().querySelectorAll('.picture tbody tr').length > 20;`, 'the table of votes');
  });

  it.each([
    ['light', 'small'],
    ['dark', 'large'],
  ] as const)('draws both pictures, %s and %s; axe finds nothing in them', async (scheme, size) => {
    await stage.browser.prefer(scheme);
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: `drawn-${scheme}.localhost` }));
    await countByHand(stage, page);
    await stage.hand.click(page, OVERVIEW);
    await activity(page);
    if (size === 'large') {
      await stage.hand.click(page, /^Во весь экран/);
      await until(page, `return overlay().getBoundingClientRect().width > innerWidth - 40;`, 'the large window');
    }
    for (const [section, what] of [
      [COURSE, 'course'],
      [WHO, 'who'],
    ] as const) {
      await stage.hand.click(page, section);
      await until(page, `return overlay().querySelector('.picture svg[role=img]');`, what);
      expect(await axeOnPage(page)).toEqual([]);
      await expectFits(page);
      await shootOverview(page, `${what}, ${scheme}`);
    }
    if (size === 'large') {
      await stage.hand.click(page, /^Прежний размер/);
      await until(page, `return overlay().getBoundingClientRect().width < 500;`, 'the small window');
    }
    await stage.browser.prefer('light');
  });

  it('puts the count into the reply box at the cursor, keeps what was typed, sends nothing', async () => {
    const page = await stage.open(stage.forum.url(THREADS.hostile, 3, { host: STRANGE }));
    await page.evaluate(`(() => {
      window.heard = [];
      for (const type of ['input', 'submit', 'click']) document.addEventListener(type, (event) => heard.push(type + ' ' + event.target.nodeName), true);
      const box = document.querySelector('#qr_postform textarea');
      box.value = 'Промежуточный итог:\\nВсем спать!';
      box.setSelectionRange(20, 20);
    })()`);
    await countByHand(stage, page);
    const url = page.url();
    await stage.hand.click(page, REPLY);
    const value = await until<string>(
      page,
      `const { value } = document.querySelector('#qr_postform textarea'); return value.includes('[/b]') && value;`,
      'the count in the box',
    );
    expect(value).toMatch(/^Промежуточный итог:\n\[b\]Подсчёт голосов\[\/b\]\n[\s\S]*\nВсем спать!$/);
    expect(value).toMatch(/Гоша/);
    expect(await words(page)).toMatch(/Отправить можете только вы/);
    const heard = (await page.evaluate('heard')) as string[];
    // Chromium types line by line; the click was on the extension's own element.
    expect([...new Set(heard)].filter((event) => event !== 'click DIV')).toEqual(['input TEXTAREA']);
    expect(page.url()).toBe(url);
    // The browser's own undo takes it back.
    if (name === 'chromium') {
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
      expect(await page.evaluate(`document.querySelector('#qr_postform textarea').value`)).toBe(
        'Промежуточный итог:\nВсем спать!',
      );
    }
  });

  it('puts the count of a followed topic into the full form of a reply, from the toolbar', async () => {
    const host = 'form.localhost';
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host }));
    await followByHand(stage, page);
    await page.goto(stage.forum.path(`/posting.php?mode=reply&t=${THREADS.day}`, host));
    await page.evaluate(`document.addEventListener('submit', () => { window.sent = true; }, true)`);
    const popup = await stage.hand.toolbar(page);
    await expect
      .poll(() => popup.evaluate<string>('document.body.innerText'))
      .toMatch(/(В поле ответа|Into the reply box): Мафия №17/);
    await stage.hand.inPopup(popup, /^(В поле ответа|Into the reply box): Мафия №17/);
    await expect
      .poll(() => page.evaluate(`document.querySelector('#message').value`), { timeout: 10_000 })
      .toMatch(/^\[b\]Подсчёт голосов, день 1\[\/b\]\nпредварительно: прочитаны не все страницы темы\n[\s\S]*Гоша/);
    expect(await page.evaluate('window.sent ?? false')).toBe(false);
  });

  it('leaves a rich editor alone and says where the count is', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: 'rich.localhost', engine: 'xenforo' }));
    await countByHand(stage, page);
    const before = await page.evaluate(`document.querySelector('.js-quickReply').outerHTML`);
    await stage.hand.click(page, REPLY);
    await expect.poll(() => words(page)).toMatch(/Простого поля ответа здесь нет/);
    expect(await page.evaluate(`document.querySelector('.js-quickReply').outerHTML`)).toBe(before);
  });

  it.each([
    ['360 px wide', THREADS.day, 3, { width: 360, height: 740 }],
    ['forty players', THREADS.forty, 2, { width: 1280, height: 900 }],
    ['forty players, 360 px wide', THREADS.forty, 2, { width: 360, height: 740 }],
    ['long nicks', THREADS.longNicks, 1, { width: 1280, height: 900 }],
    ['long nicks, 360 px wide', THREADS.longNicks, 1, { width: 360, height: 740 }],
  ] as const)('%s', async (title, thread, number, viewport) => {
    const host = `larger-${title.replace(/\W+/g, '-')}.localhost`;
    const page = await stage.open(stage.forum.url(thread, number, { host }));
    await page.setViewport({ ...viewport, hasTouch: viewport.width < 400 && name === 'chromium' });
    await countByHand(stage, page);
    await stage.hand.click(page, OVERVIEW);
    await activity(page);
    await expectFits(page);
    await stage.hand.click(page, /^Во весь экран/);
    await shootOverview(page, `${title}, activity`);
    for (const [section, what] of [
      [COURSE, 'course'],
      [WHO, 'who'],
    ] as const) {
      await stage.hand.click(page, section);
      await until(page, `return overlay().querySelector('.picture svg[role=img]');`, what);
      await expectFits(page);
      await shootOverview(page, `${title}, ${what}`);
    }
    expect(await axeOnPage(page)).toEqual([]);
  });
});
