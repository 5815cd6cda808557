import { describe, expect, it } from 'vitest';
import { postId } from '../demo/day';
import { THREADS } from '../demo/forum';
import { FULL } from '../demo/truth';
import { BROWSERS } from './browsers';
import { followByHand } from './counting';
import { openGame, setUpDay, speakRussian } from './desk';
import { counted, markOf, untilStands, words } from './overlay';
import { GRANTED, scene } from './scene';

describe.each(BROWSERS)('a whole day with a confirmed roster, %s', (name) => {
  const stage = scene(name);

  it('stands as the careful host counts: three pages, the dead, the silenced, the late', async () => {
    const { forum } = stage;
    await speakRussian(stage);
    const url = (page: number): string => forum.url(THREADS.day, page, { host: GRANTED });
    const page = await stage.open(url(1));
    await followByHand(stage, page);
    await page.goto(url(2));
    await counted(page);
    const desk = await openGame(stage);
    await setUpDay(stage, desk);

    // The open page learns of the roster by itself; page 3 is not read yet, so penalties are provisional.
    await page.bringToFront();
    await expect.poll(() => words(page)).toMatch(/предварительн/);
    await page.goto(url(3));
    await counted(page);
    for (const [player, row] of Object.entries(FULL)) await untilStands(page, player, row);
    expect(await counted(page)).toEqual(FULL);
    expect(await words(page)).not.toMatch(/не прочитан/);
    // five seconds late; half a minute before is in time.
    expect(await markOf(page, postId(59))).toMatch(/не считается[\s\S]*(окончания|опозда|поздно|срок)/i);
    expect(await markOf(page, postId(58))).toMatch(/против Пан Тадеуш/);

    // A vote that comes after the end changes nothing.
    const late = forum.act({
      kind: 'add',
      thread: THREADS.day,
      author: 'Тень',
      text: '[color=red]Пан Тадеуш[/color]',
      at: '2026-11-28T21:00:00+03:00',
    });
    await page.goto(`${url(3).replace('start=40', 'start=60')}`);
    await expect.poll(() => markOf(page, late)).toMatch(/не считается/);
    expect(await counted(page)).toEqual(FULL);
  });
});
