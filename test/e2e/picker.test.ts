import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHAT_TRUTH } from '../demo/homemade/chat';
import { HOMEMADE, type Homemade, homemadePath } from '../demo/homemade/homemade';
import { PAGE_3, type Row } from '../demo/truth';
import { axeOnPage } from './axe';
import { BROWSERS } from './browsers';
import { COUNT } from './counting';
import { speakRussian } from './desk';
import { fill, peek, until } from './hand';
import { counted, ours } from './overlay';
import { GRANTED, STRANGE, scene } from './scene';
import { shootTo } from './shoot';

const PICK = /Показать, где здесь посты|Show where the posts are/;
const TRUTH: Readonly<Record<Homemade, Readonly<Record<string, Row>>>> = {
  tables: PAGE_3,
  divs: PAGE_3,
  chat: CHAT_TRUTH,
};
/** The page that is open, and a post on it: its name, its text. */
const PAGE: Readonly<Record<Homemade, number>> = { tables: 3, divs: 3, chat: 1 };
const PARTS: Readonly<Record<Homemade, readonly [author: string, body: string]>> = {
  tables: [
    '[...document.querySelectorAll("td > b")].find((one) => one.textContent === "Марк")',
    'author.parentElement.nextElementSibling',
  ],
  divs: ['document.querySelector(\'a[href="/divs/u/25"]\')', 'author.parentElement.nextElementSibling'],
  chat: ['document.querySelectorAll("li > b")[3]', 'author.nextElementSibling.querySelector("span")'],
};

/** Clicks the middle of an element of the page with the real mouse. */
async function clickOn(page: Page, forum: Homemade, part: 'author' | 'body'): Promise<void> {
  const [author, body] = PARTS[forum];
  const spot = await peek<{ x: number; y: number }>(
    page,
    `const author = ${author}; const element = ${part === 'author' ? 'author' : body};
     element.scrollIntoView({ block: 'center' });
     const { left, top, width, height } = element.getBoundingClientRect();
     return { x: left + Math.min(width / 2, 30), y: top + Math.min(height / 2, 10) };`,
  );
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.click(spot.x, spot.y);
}

/** The three clicks that show a forum, until its posts are found. */
async function showPosts(page: Page, forum: Homemade): Promise<void> {
  const asked = (words: string): Promise<unknown> =>
    until(page, `return overlay()?.querySelector('.ask')?.textContent.includes('${words}');`, words);
  await asked('1.');
  await clickOn(page, forum, 'body');
  await asked('2.');
  await clickOn(page, forum, 'author');
  await asked('3.');
  await clickOn(page, forum, 'body');
  await until(page, `return overlay()?.querySelector('h3')?.textContent;`, 'the posts to be found');
}

describe.each(BROWSERS)('the picker, %s', (name) => {
  const stage = scene(name);
  const shoot = shootTo(name);
  const address = (forum: Homemade, host: string): string => stage.forum.path(homemadePath(forum, PAGE[forum]), host);
  const openPicker = async (page: Page): Promise<void> => {
    await stage.hand.inPopup(await stage.hand.toolbar(page), PICK);
  };
  beforeAll(() => speakRussian(stage.browser));

  it.each(HOMEMADE)('«%s» without permission: from the popup through three clicks to the count', async (forum) => {
    const page = await stage.open(address(forum, STRANGE));
    await page.evaluate(
      `window.heard = []; for (const type of ['click', 'mousedown', 'pointerdown']) document.addEventListener(type, () => heard.push(type), true);`,
    );
    await openPicker(page);
    await showPosts(page, forum);
    expect(await page.evaluate('window.heard')).toEqual([]);
    expect(await peek(page, `return overlay().querySelector('h3').textContent;`)).toMatch(
      forum === 'chat' ? /25 сообщений, 9 авторов/ : /20 сообщений, 1\d автор/,
    );
    expect(await axeOnPage(page)).toEqual([]);
    await shoot(page, `picker, ${forum}`);
    await stage.hand.click(page, /^Верно, запомнить/);
    await until(page, `return overlay()?.querySelector('table.standings');`, 'the count');
    expect(await counted(page)).toEqual(TRUTH[forum]);

    // The next visit needs no picking.
    await page.goto(address(forum, STRANGE));
    await stage.hand.inPopup(await stage.hand.toolbar(page), COUNT);
    expect(await counted(page)).toEqual(TRUTH[forum]);
  });

  it('what was given away is taken elsewhere: the same count without a click into the posts', async () => {
    const page = await stage.open(address('divs', GRANTED));
    await openPicker(page);
    await showPosts(page, 'divs');
    await stage.hand.click(page, /^Верно, запомнить/);
    await counted(page);
    const desk = await stage.openOwn('desk.html');
    const list = `[...document.querySelectorAll('details')].find((one) => /^Форумы, показанные/.test(one.innerText))`;
    await until(desk, `const box = ${list}; if (box) box.open = true; return box?.querySelector('li');`, 'the list');
    await desk.evaluate(`navigator.clipboard.writeText = async (text) => { window.given = text; };`);
    await stage.hand.click(desk, /^Скопировать описания/, 'page');
    const given = await until<string>(desk, 'return window.given;', 'the description');
    const own = {
      ...JSON.parse(given),
      forums: JSON.parse(given).forums.filter((site: { forum: string }) => site.forum.includes('//localhost:')),
    };
    await stage.hand.click(desk, /^Забыть, как читается http:\/\/localhost:/, 'page');
    await page.goto(address('divs', GRANTED));
    const popup = await stage.hand.toolbar(page);
    await expect.poll(() => popup.evaluate<string>('document.body.innerText')).toMatch(PICK);

    await desk.bringToFront();
    await fill(desk, /^Или вставьте описание/, '{"format": "something else"}');
    await stage.hand.click(desk, /^Взять описание/, 'page');
    await until(
      desk,
      `return document.querySelector('[role=alert]:not([hidden])')?.innerText.includes('не описание форума');`,
      'the refusal',
    );
    await fill(desk, /^Или вставьте описание/, JSON.stringify(own));
    await stage.hand.click(desk, /^Взять описание/, 'page');
    await until(
      desk,
      `return [...document.querySelectorAll('[role=status]')].some((one) => one.innerText.includes('Взято'));`,
      'it to be taken',
    );
    await page.bringToFront();
    await page.goto(address('divs', GRANTED));
    await stage.hand.inPopup(await stage.hand.toolbar(page), COUNT);
    expect(await counted(page)).toEqual(PAGE_3);
  });

  it('by the keys alone, in the dark, on a narrow screen; Escape takes all of it away', async () => {
    const page = await stage.open(address('tables', 'keys.localhost'));
    await page.setViewport({ width: 360, height: 740 });
    await stage.browser.prefer('dark');
    await openPicker(page);
    const asked = (words: string): Promise<unknown> =>
      until(
        page,
        `return overlay()?.querySelector('.ask')?.textContent.includes('${words}') && overlay().getRootNode().activeElement?.className.includes('choose');`,
        words,
      );
    const walkTo = async (what: string): Promise<void> => {
      const lit = (): Promise<string> => peek(page, `return overlay().querySelector('.lit-words').textContent;`);
      for (let steps = 0; steps < 40 && !(await lit()).startsWith(what); steps += 1)
        await page.keyboard.press('ArrowDown');
      expect(await lit()).toContain(what);
    };
    await asked('1.');
    await shoot(page, 'picker, narrow, dark');
    expect(await axeOnPage(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await asked('2.');
    await walkTo('b: ');
    await page.keyboard.press('Enter');
    await asked('3.');
    await page.keyboard.press('Escape');
    await until(page, `return roots().length === 0;`, 'nothing of ours to be left');
    expect(await ours(page)).toBe(0);
    await stage.browser.prefer('light');
  });
});
