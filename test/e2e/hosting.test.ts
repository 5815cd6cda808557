import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { THREADS } from '../demo/forum';
import { PLAYERS } from '../demo/players';
import { FULL } from '../demo/truth';
import { BROWSERS } from './browsers';
import { followByHand } from './counting';
import { openGame, setUpDay, speakRussian } from './desk';
import { until } from './hand';
import { counted, standings, words } from './overlay';
import { GRANTED, scene } from './scene';

/** Chooses a line of a list by what it says, as a hand does; the ids behind the lines are the program's business. */
const choose = (desk: Page, label: RegExp, line: RegExp): Promise<unknown> =>
  until(
    desk,
    `const list = named(${JSON.stringify(label.source)}, 'page');
     const option = [...(list?.options ?? [])].find((it) => new RegExp(${JSON.stringify(line.source)}, 'iu').test(it.text));
     if (!option) return false;
     if (list.value === option.value) return true;
     list.value = option.value;
     list.dispatchEvent(new Event('change', { bubbles: true }));
     return false;`,
    `«${line.source}» in «${label.source}»`,
  );

const says = (desk: Page, text: RegExp): Promise<unknown> =>
  until(
    desk,
    `return new RegExp(${JSON.stringify(text.source)}, 'u').test(document.body.innerText);`,
    `«${text.source}»`,
  );

describe.each(BROWSERS)('a night hosted beside the thread, %s', (name) => {
  const stage = scene(name);

  it('is dealt, played, posted and undone; the thread learns who is out when it is posted, and no role ever', async () => {
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
    await hand.click(desk, /^Ведение$/, 'page');
    await hand.click(desk, /^Вести эту игру/, 'page');
    await says(desk, /Роли и ходы скрыты/);
    await hand.click(desk, /^Показать тайное/, 'page');
    await hand.click(desk, /^Вставить список «Вася — доктор»/, 'page');
    const roles: Record<string, string> = { Гоша: 'мафия', Штурман: 'доктор', Марк: 'маньяк' };
    const list = Object.values(PLAYERS).map(({ nick }) => `${nick} — ${roles[nick] ?? 'мирный'}`);
    await until(
      desk,
      `const field = document.querySelector('details[open] textarea');
       if (!field) return false;
       field.value = ${JSON.stringify(list.join('\n'))};
       field.dispatchEvent(new Event('input', { bubbles: true }));
       return true;`,
      'the field of the list',
    );
    await hand.click(desk, /^Разложить по списку/, 'page');
    await hand.click(desk, /^Готово: роли розданы/, 'page');

    await hand.click(desk, /^Ночь$/, 'page');
    await choose(desk, /^Ход за мафию: Гоша/, /^убить/);
    await choose(desk, /^Цель 1 игрока Гоша/, /^Тихон/);
    await hand.click(desk, /^Готово: записать ночь 1/, 'page');
    await hand.click(desk, /^Опубликовано$/, 'page');
    await says(desk, /Итоги ночи 1 опубликованы/);

    await page.bringToFront();
    await expect.poll(() => standings(page), { timeout: 15_000 }).not.toHaveProperty('Тихон');
    // The topic is called «Мафия» and somebody's nick is «Доктор Ливси»: the other two roles dealt are no words of theirs.
    expect(await words(page)).not.toMatch(/маньяк|мирн/i);

    // Undoing the post gives the thread its player back; undoing the night leaves the thread as it is.
    await desk.bringToFront();
    await hand.click(desk, /^Отменить$/, 'page');
    await page.bringToFront();
    await expect.poll(() => standings(page), { timeout: 15_000 }).toEqual(FULL);

    // The window closed in the middle of it: the game stands where it stood, covered again.
    await desk.close();
    const again = await openGame(stage);
    await hand.click(again, /^Ведение$/, 'page');
    await says(again, /Роли и ходы скрыты/);
    await hand.click(again, /^Показать тайное/, 'page');
    await says(again, /Утро после ночи 1/);
  });
});
