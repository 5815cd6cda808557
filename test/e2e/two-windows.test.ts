import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BROWSERS } from './browsers';
import { peek, until } from './hand';
import { entryShown, hostNewGame, openHosting, openPart, press } from './hosted';
import { scene } from './scene';
import { faults, storedGame } from './stored';

const CAST = { Рома: 'мафия', Док: 'доктор', Аня: 'мирный', Боря: 'мирный', Вера: 'мирный' };
const DONE = /^Готово: записать ночь 1/;
const FORKED = /изменили в другом окне/;

const says = (desk: Page): Promise<string> => peek(desk, `return document.querySelector('main').innerText;`);

/** Types into a message of the board, whether its fold is open or not. */
const message = (desk: Page, who: string, text: string): Promise<unknown> =>
  until(
    desk,
    `const field = [...document.querySelectorAll('.host textarea')].find((it) => nameOf(it) === 'Письмо игрока ${who}');
     if (!field) return false;
     field.value = ${JSON.stringify(text)};
     field.dispatchEvent(new Event('input', { bubbles: true }));
     return true;`,
    `the message of ${who}`,
  );
const messageOf = (desk: Page, who: string): Promise<string> =>
  peek(
    desk,
    `return [...document.querySelectorAll('.host textarea')].find((it) => nameOf(it) === 'Письмо игрока ${who}')?.value ?? '';`,
  );

/** Presses the same button in both windows before either can have heard of the other's press. */
async function pressInBoth(one: Page, other: Page, name: RegExp): Promise<void> {
  const find = `const button = named(${JSON.stringify(name.source)}, 'page'); if (!button) return false;`;
  await until(
    other,
    `${find} window.together = new BroadcastChannel('together'); window.together.onmessage = () => button.click(); return true;`,
    'the button in the other window',
  );
  await until(
    one,
    `${find} new BroadcastChannel('together').postMessage(null); button.click(); return true;`,
    'the button in the one window',
  );
}

describe.each(BROWSERS)('two windows on one game, %s', (name) => {
  const stage = scene(name);

  it('join their drafts and cannot fork the game: the later one is told and shows what is', async () => {
    const one = await hostNewGame(stage, CAST);
    const other = await openHosting(stage);
    await press(other, /^Показать тайное/);
    for (const desk of [one, other]) await openPart(desk, 'Ночь');

    await message(one, 'Док', 'лечу Аню');
    await message(other, 'Рома', 'убить Борю');
    for (const desk of [one, other]) {
      await expect.poll(() => messageOf(desk, 'Док')).toBe('лечу Аню');
      await expect.poll(() => messageOf(desk, 'Рома')).toBe('убить Борю');
    }

    await pressInBoth(one, other, DONE);
    for (const desk of [one, other]) await expect.poll(() => entryShown(desk)).toBe(3);
    await expect
      .poll(async () => [await says(one), await says(other)].filter((text) => FORKED.test(text)).length)
      .toBe(1);
    for (const desk of [one, other]) await expect.poll(() => says(desk)).toMatch(/Утро после ночи 1/);
    const stored = await storedGame(one);
    expect(faults(stored)).toEqual([]);
    expect(stored.entries.map(({ kind }) => kind)).toEqual(['created', 'dealt', 'night']);

    // What one window undoes the other shows, and both go on from there.
    await press(other, /^Отменить$/);
    await expect.poll(() => entryShown(one)).toBe(2);
    await expect.poll(() => messageOf(one, 'Рома')).toBe('убить Борю');
    await press(one, DONE);
    await expect.poll(() => entryShown(other)).toBe(4);
    expect(faults(await storedGame(one))).toEqual([]);
    await expect.poll(async () => FORKED.test((await says(one)) + (await says(other)))).toBe(false);
  });
});
