import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { PAGE_3 } from '../demo/truth';
import { BROWSERS } from './browsers';
import { COUNT, countByHand, followByHand } from './counting';
import { until } from './hand';
import { counted, ours } from './overlay';
import { GRANTED, STRANGE, scene } from './scene';

describe.each(BROWSERS)('manners on the page, %s', (name) => {
  const stage = scene(name);

  it('adds nothing to a page that is no thread, pressed or not, granted or not', async () => {
    for (const host of [GRANTED, STRANGE]) {
      const page = await stage.open(stage.forum.path('/index.php', host));
      const before = await page.content();
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(await page.content()).toBe(before);
      const popup = await stage.hand.toolbar(page);
      await expect.poll(() => popup.evaluate<string>('document.body.innerText')).toMatch(/нет темы|No forum topic/);
      expect(await popup.evaluate<string>('document.body.innerText')).not.toMatch(COUNT);
      expect(await page.content()).toBe(before);
      expect(await ours(page)).toBe(0);
      await page.close();
    }
  });

  it('adds nothing to a thread it was not asked to count, though the site is granted', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: GRANTED }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await ours(page)).toBe(0);
  });

  it('does no harm when it is put in twice', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: 'twice.localhost' }));
    await followByHand(stage, page);
    const once = await ours(page);
    await countByHand(stage, page);
    await countByHand(stage, page);
    expect(await ours(page)).toBe(once);
    expect(
      await until(
        page,
        `return roots().filter((root) => root.querySelector('section.overlay')).length;`,
        'the overlay',
      ),
    ).toBe(1);
    expect(await counted(page)).toEqual(PAGE_3);
  });
});
