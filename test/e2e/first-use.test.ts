import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { PAGE_3 } from '../demo/truth';
import { BROWSERS } from './browsers';
import { counted, doubts, ours } from './overlay';
import { STRANGE, scene } from './scene';

const COUNT = /Посчитать эту тему|Count this topic/;

describe.each(BROWSERS)('first use on a site without permission, %s', (name) => {
  const stage = scene(name);

  it.each(['phpbb', 'xenforo'] as const)('two clicks and nothing typed to the count, %s', async (engine) => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: STRANGE, engine }));
    expect(await ours(page)).toBe(0);

    const popup = await stage.hand.toolbar(page);
    await expect.poll(() => popup.evaluate<string>('document.body.innerText')).toMatch(COUNT);
    const text = await popup.evaluate<string>('document.body.innerText');
    expect(text).toContain(engine === 'phpbb' ? 'phpBB' : 'XenForo');
    expect(text).toContain('Мафия №17 «Город Липовск». День первый');
    await stage.hand.inPopup(popup, COUNT);

    expect(await counted(page)).toEqual(PAGE_3);
    expect(await doubts(page)).toBe(1);
    expect(stage.hand.clicks).toBeLessThanOrEqual(3);
    expect(stage.hand.typed).toBe(0);
  });
});
