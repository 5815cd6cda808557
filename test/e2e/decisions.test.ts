import { describe, expect, it } from 'vitest';
import { postId } from '../demo/day';
import { THREADS } from '../demo/forum';
import { BROWSERS } from './browsers';
import { countByHand } from './counting';
import { until } from './hand';
import { counted, doubts, markOf, standings, untilStands } from './overlay';
import { STRANGE, scene } from './scene';

const BROWN = postId(51);

describe.each(BROWSERS)('a decision, %s', (name) => {
  const stage = scene(name);

  it('counts a doubt, can be undone and redone, outlives reload and restart', async () => {
    const { hand, forum, browser } = stage;
    const url = forum.url(THREADS.day, 3, { host: STRANGE });
    const page = await stage.open(url);
    await countByHand(stage, page);
    await untilStands(page, 'Гоша', { against: 4, total: -3 });
    expect(await markOf(page, BROWN)).toMatch(/сомнение|doubt/);

    await hand.click(page, /^(Сомнения|Doubts)/);
    await hand.click(page, /^(Решить о голосе|Decide about the vote): Zайка/);
    await hand.click(page, /^(Засчитать за|Count it for)/);
    await hand.click(page, /^Гоша$/);
    await until(page, `return overlay().querySelector('.decide .badge.counts');`, 'the verdict');
    await hand.click(page, /^← /);
    await hand.click(page, /^(Итог|Count)$/);
    await untilStands(page, 'Гоша', { against: 5, total: -4 });
    expect(await doubts(page)).toBe(0);
    expect(await markOf(page, BROWN)).toMatch(/Гоша.*✎/);

    await hand.click(page, /^(Решения|Decisions)/);
    await hand.click(page, /^(Отменить|Undo): /);
    await hand.click(page, /^(Итог|Count)$/);
    await untilStands(page, 'Гоша', { against: 4, total: -3 });
    await hand.click(page, /^(Решения|Decisions)/);
    await hand.click(page, /^(Вернуть|Redo): /);
    await hand.click(page, /^(Итог|Count)$/);
    await untilStands(page, 'Гоша', { against: 5, total: -4 });

    await page.reload();
    expect(await standings(page)).toBeNull();
    await countByHand(stage, page);
    await untilStands(page, 'Гоша', { against: 5, total: -4 });

    stage.keep(page);
    await browser.restart();
    const again = await stage.open(url);
    await countByHand(stage, again);
    await untilStands(again, 'Гоша', { against: 5, total: -4 });
    expect(await doubts(again)).toBe(0);
  });

  it('counts a click on the mark of the post as the way to it', async () => {
    const page = await stage.open(stage.forum.url(THREADS.day, 3, { host: STRANGE, engine: 'xenforo' }));
    await countByHand(stage, page);
    await stage.hand.click(page, /^\? (сомнение|doubt).*Zайка/, 'marks');
    await stage.hand.click(page, /^(Не считать|Ignore)/);
    await until(page, `return overlay().querySelector('.decide .badge.void');`, 'the verdict');
    await stage.hand.click(page, /^← /);
    await expect.poll(() => doubts(page)).toBe(0);
    expect(await counted(page)).toMatchObject({ Гоша: { against: 4 } });
    expect(await markOf(page, BROWN)).toMatch(/не считается|void/);
  });
});
