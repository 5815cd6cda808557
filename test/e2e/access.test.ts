import { describe, expect, it } from 'vitest';
import { postId } from '../demo/day';
import { THREADS } from '../demo/forum';
import { axeOnOwn, axeOnPage, axeOnPopup } from './axe';
import { BROWSERS } from './browsers';
import { COUNT, countByHand } from './counting';
import { peek, until } from './hand';
import { doubts, markOf, standings, untilStands } from './overlay';
import { scene } from './scene';

const SECTIONS = [/^(Сомнения|Doubts)/, /^(Молчат|Silent)/, /^(Журнал|Log)/, /^(Решения|Decisions)/, /^(Итог|Count)$/];

describe.each(BROWSERS)('for everybody, %s', (name) => {
  const stage = scene(name);

  it('axe finds nothing in the overlay and the marks, and finds a planted nameless button', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: 'overlay.localhost' }));
    await countByHand(stage, page);
    for (const section of SECTIONS) {
      await stage.hand.click(page, section);
      expect(await axeOnPage(page)).toEqual([]);
    }
    await stage.hand.click(page, /^(Сомнения|Doubts)/);
    await stage.hand.click(page, /^(Решить о голосе|Decide about the vote)/);
    expect(await axeOnPage(page)).toEqual([]);
    await stage.hand.click(page, /^(Засчитать за|Count it for)/);
    expect(await axeOnPage(page)).toEqual([]);

    await peek(page, `overlay().append(document.createElement('button')); return null;`);
    expect((await axeOnPage(page)).map((complaint) => complaint.split(' ')[0])).toEqual(['button-name']);
  });

  it('axe finds nothing in the dark, and in the collapsed overlay', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: 'dark.localhost' }));
    await stage.browser.prefer('dark');
    await countByHand(stage, page);
    expect(await axeOnPage(page)).toEqual([]);
    await stage.hand.click(page, /^(Свернуть|Collapse)/);
    await until(page, `return overlay().querySelector('.pill');`, 'the pill');
    expect(await axeOnPage(page)).toEqual([]);
    await stage.browser.prefer('light');
  });

  it('axe finds nothing in the popup, and finds a planted nameless button', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: 'popup.localhost' }));
    const popup = await stage.hand.toolbar(page);
    await expect.poll(() => popup.evaluate<string>('document.body.innerText')).toMatch(COUNT);
    expect(await axeOnPopup(popup)).toEqual([]);
    await popup.evaluate(`document.querySelector('main').append(document.createElement('button'))`);
    expect((await axeOnPopup(popup)).map((complaint) => complaint.split(' ')[0])).toEqual(['button-name']);
  });

  it('axe finds nothing in the desk', async () => {
    const desk = await stage.openOwn('desk.html');
    await until(desk, `return document.querySelector('main')?.innerText;`, 'the desk');
    expect(await axeOnOwn(desk)).toEqual([]);
  });

  it('a decision is made and undone with the keyboard alone', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: 'keys.localhost' }));
    await countByHand(stage, page);
    const mouse = stage.hand.clicks;
    const focused = (): Promise<string> =>
      peek(
        page,
        `const root = overlay()?.getRootNode(); const element = root?.activeElement; return element ? nameOf(element) + ' ' + (element.type ?? '') : '';`,
      );
    /** Presses a key until the focus is on the widget of this name; a user does the same with his eyes. */
    const walk = async (key: 'Tab' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight', name: RegExp): Promise<void> => {
      for (let steps = 0; steps < 60; steps += 1) {
        if (name.test(await focused())) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} never came to «${name.source}»; the focus is on «${await focused()}»`);
    };
    // «Посчитать эту тему» leaves the focus in the overlay, on the open section.
    await expect.poll(focused).toMatch(/^(Итог|Count)/);
    await walk('ArrowLeft', /^(Сомнения|Doubts)/);
    await walk('Tab', /^(пост|post) \d+|^(Решить|Decide)/);
    await walk('ArrowRight', /^(Решить о голосе|Decide about the vote): Zайка/);
    await page.keyboard.press('Enter');
    await walk('Tab', /^(Засчитать за|Count it for)/);
    await page.keyboard.press('Enter');
    await walk('Tab', /(search)$/);
    await stage.hand.type(page, 'Гош');
    await page.keyboard.press('Enter');
    await expect.poll(() => doubts(page)).toBe(0);
    await page.keyboard.press('Escape');
    await walk('Tab', /^(Сомнения|Doubts|Итог|Count)/);
    await walk('ArrowRight', /^(Итог|Count)/);
    await untilStands(page, 'Гоша', { against: 5, total: -4 });
    await walk('ArrowRight', /^(Решения|Decisions)/);
    await walk('Tab', /Zайка|^(Отменить|Undo)/);
    await walk('ArrowRight', /^(Отменить|Undo)/);
    await page.keyboard.press('Enter');
    await expect.poll(() => markOf(page, postId(51))).toMatch(/сомнение|doubt/);
    // Escape folds the overlay to its pill, Enter on the pill brings it back.
    await page.keyboard.press('Escape');
    await until(page, `return overlay().querySelector('.pill');`, 'the pill');
    await page.keyboard.press('Enter');
    await walk('ArrowLeft', /^(Итог|Count)/);
    expect((await standings(page))?.Гоша).toMatchObject({ against: 4 });
    expect(stage.hand.clicks).toBe(mouse);
  });
});
