import { describe, expect, it } from 'vitest';
import { postId } from '../demo/day';
import { THREADS } from '../demo/forum';
import { PLAYERS } from '../demo/players';
import { FULL } from '../demo/truth';
import { BROWSERS } from './browsers';
import { followByHand } from './counting';
import { openGame, setUpDay, speakRussian } from './desk';
import { peek, until } from './hand';
import { HostingHand, only } from './hosting-hand';
import { counted, markOf, standings, words } from './overlay';
import { GRANTED, scene } from './scene';

describe.each(BROWSERS)('a night hosted beside the thread, %s', (name) => {
  const stage = scene(name);

  it('is dealt, played, posted and undone; the thread learns who is out when it is posted, and no role ever', {
    timeout: 240_000,
  }, async () => {
    const { forum, hand } = stage;
    await speakRussian(stage);
    const url = (page: number): string => forum.url(THREADS.day, page, { host: GRANTED });
    const page = await stage.open(url(1));
    await followByHand(stage, page);
    await page.goto(url(2));
    await counted(page);
    const desk = await openGame(stage);
    await setUpDay(stage, desk);
    await page.bringToFront();
    await page.goto(url(3));
    expect(await counted(page)).toEqual(FULL);

    await desk.bringToFront();
    const host = new HostingHand(hand, desk);
    await host.begin();
    await host.uncover();
    const roles: Record<string, string> = { Гоша: 'мафия', Штурман: 'доктор', Марк: 'маньяк' };
    await host.dealPasted(
      Object.fromEntries(Object.values(PLAYERS).map(({ nick }) => [nick, roles[nick] ?? 'мирный'])),
    );
    await host.finishDeal();

    await host.part('Ночь');
    await host.office('Гоша', /^убить/, ['Тихон']);
    await host.finishNight(1);
    await host.publish();

    await page.bringToFront();
    await expect.poll(() => standings(page), { timeout: 15_000 }).not.toHaveProperty('Тихон');
    // The topic is called «Мафия» and somebody's nick is «Доктор Ливси»: the other two roles dealt are no words of theirs.
    expect(await words(page)).not.toMatch(/маньяк|мирн/i);

    // Undoing the post gives the thread its player back; undoing the night leaves the thread as it is.
    await desk.bringToFront();
    await host.undo();
    await page.bringToFront();
    await expect.poll(() => standings(page), { timeout: 15_000 }).toEqual(FULL);

    // The window closed in the middle of it: the game stands where it stood, covered again.
    await desk.close();
    const again = new HostingHand(hand, await openGame(stage));
    await again.hosting();
    await again.says(/Роли и ходы скрыты/);
    await again.uncover();
    await again.says(/Утро после ночи 1/);

    // The night is stored and undone; what the host decided on the thread meanwhile is none of its business.
    await page.bringToFront();
    const votes: string[] = [];
    for (let number = 41; votes.length < 5; number += 1) {
      const mark = await markOf(page, postId(number));
      if (/^\S* ?против /.test(mark) && !votes.includes(mark)) votes.push(mark);
      expect(number, `marks: ${votes.join(' | ')}`).toBeLessThan(60);
    }
    for (const vote of votes) {
      await hand.click(page, only(vote), 'marks');
      await hand.click(page, /^Не считать/);
      await until(page, `return overlay().querySelector('.decide .badge.void');`, 'the verdict');
      await hand.click(page, /^← /);
    }
    const undoable = (): Promise<number> =>
      peek(
        page,
        `return [...overlay().querySelectorAll('button')].filter((it) => /^Отменить: /.test(nameOf(it))).length;`,
      );
    await hand.click(page, /^Решения/);
    await expect.poll(undoable).toBe(5);

    await again.desk.bringToFront();
    await again.click(/^Отменить$/);
    await again.says(/Готово: записать ночь 1/);
    await page.bringToFront();
    await page.reload();
    await counted(page);
    await hand.click(page, /^Решения/);
    await expect.poll(undoable).toBe(5);
    // No secret in what stands above the pages.
    expect(await again.desk.evaluate('[document.title, location.pathname, location.search, location.hash]')).toEqual([
      'Прокуратор',
      '/desk.html',
      '',
      '',
    ]);
    expect(await page.title()).not.toMatch(/маньяк|мирн|доктор/i);
  });
});
