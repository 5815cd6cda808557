import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { FULL } from '../demo/truth';
import { BROWSERS } from './browsers';
import { countByHand, followByHand } from './counting';
import { openGame, setUpDay, speakRussian } from './desk';
import { peek } from './hand';
import { counted } from './overlay';
import { GRANTED, scene } from './scene';
import { PICTURES, shoot, shootTo } from './shoot';
import { ARTIFACTS } from './where';

/** Nothing of the overlay sticks out of the window, and nothing in it is cut off sideways. */
async function expectFits(page: Page): Promise<void> {
  const trouble = await peek<string[]>(
    page,
    `const box = overlay().getBoundingClientRect();
     const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
     const wide = [overlay(), ...overlay().querySelectorAll('.panel, table, header')].filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && getComputedStyle(part).overflowX !== 'auto');
     return [...(out ? [JSON.stringify(box)] : []), ...wide.map((part) => part.tagName + '.' + part.className + ' ' + part.scrollWidth + ' > ' + part.clientWidth)];`,
  );
  expect(trouble).toEqual([]);
}

/** Screens for the eye (with E2E_PICTURES, in `.artifacts`); what a program can see of them is checked here. */
describe.each(BROWSERS)('pictures, %s', (name) => {
  const stage = scene(name);
  const shootNamed = shootTo(name);
  const shootPopup = async (page: Page): Promise<void> => {
    const popup = await stage.hand.toolbar(page);
    await expect.poll(() => popup.evaluate<string>('document.body.innerText')).toMatch(/Посчитать/);
    const picture = await popup.picture();
    expect(picture?.length).toBeGreaterThan(1000);
    if (PICTURES && picture !== null) {
      mkdirSync(ARTIFACTS, { recursive: true });
      writeFileSync(`${ARTIFACTS}/${name} popup.png`, picture);
    }
  };
  beforeAll(() => speakRussian(stage.browser));

  it.each(['light', 'dark'] as const)('the demo day, %s', async (scheme) => {
    const url = (page: number): string => stage.forum.url(THREADS.day, page, { host: GRANTED });
    const page = await stage.open(url(1));
    await stage.browser.prefer(scheme);
    if (scheme === 'light') {
      await followByHand(stage, page);
      await page.goto(url(2));
      await counted(page);
      const desk = await openGame({ openOwn: stage.openOwn, hand: stage.hand });
      await setUpDay(stage, desk);
      await shootNamed(desk, 'desk, day');
      await stage.hand.click(desk, /^(Игроки|Players)$/, 'page');
      await shootNamed(desk, 'desk, players');
      await page.bringToFront();
    }
    await page.goto(url(3));
    expect(await counted(page)).toEqual(FULL);
    await expectFits(page);
    await page.evaluate(() => document.querySelector('#p4151')?.scrollIntoView({ block: 'center' }));
    await shootNamed(page, `day, ${scheme}`);
    if (name === 'chromium' && scheme === 'light') {
      // The picture of README (test/demo/pictures/overlay.png) is this one, copied by hand when the looks change.
      // Only what the window shows: the overlay goes with the window and is not where the document begins.
      const top = (await page.evaluate('window.scrollY')) as number;
      const clip = { x: 110, y: top, width: 1170, height: 660 };
      await shoot(page, 'readme', { clip, captureBeyondViewport: false });
    }
    for (const [section, title] of [
      [/^Сомнения/, 'doubts'],
      [/^Молчат/, 'silent'],
      [/^Журнал/, 'log'],
    ] as const) {
      await stage.hand.click(page, section);
      await expectFits(page);
      await shootNamed(page, `${title}, ${scheme}`);
    }
    if (scheme === 'light') await shootPopup(page);
    await stage.browser.prefer('light');
  });

  it.each([
    ['360 px wide', THREADS.day, 3, { width: 360, height: 740 }],
    ['forty players', THREADS.forty, 2, { width: 1280, height: 900 }],
    ['forty players, 360 px wide', THREADS.forty, 2, { width: 360, height: 740 }],
    ['long nicks', THREADS.longNicks, 1, { width: 1280, height: 900 }],
    ['long nicks, 360 px wide', THREADS.longNicks, 1, { width: 360, height: 740 }],
  ] as const)('%s', async (title, thread, number, viewport) => {
    const page = await stage.open(stage.forum.url(thread, number, { host: `${title.replace(/\W+/g, '-')}.localhost` }));
    await page.setViewport({ ...viewport, hasTouch: viewport.width < 400 && name === 'chromium' });
    await countByHand(stage, page);
    await expectFits(page);
    await shootNamed(page, title);
  });
});
