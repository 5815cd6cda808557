import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BROWSERS } from './browsers';
import { peek, until } from './hand';
import { entryShown, hostNewGame, openHosting, openPart, press, TITLE, typeInto } from './hosted';
import { scene } from './scene';
import { storedGame } from './stored';

const CAST = { Рома: 'мафия', Док: 'доктор', Аня: 'мирный', Боря: 'мирный', Вера: 'мирный' };
const NOTICE = /Браузер потерял базу данных/;

/** Texts of the copies of secret games, as they lie in the private file system. */
const copies = (own: Page): Promise<string[]> =>
  own.evaluate(`(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('secret', { create: true });
    const texts = [];
    for await (const [name, file] of folder.entries())
      // One may be dropped while they are looked through.
      if (!name.startsWith('templates')) texts.push(await file.getFile().then((it) => it.text(), () => null));
    return texts.filter((it) => it !== null);
  })()`) as Promise<string[]>;

describe.each(BROWSERS)('the databases lost by the browser, %s', (name) => {
  const stage = scene(name);

  it('come back from the copy: the last entry, what was typed, the game, the language; a wiped game does not', async () => {
    const first = await hostNewGame(stage, CAST);
    await openPart(first, 'День');
    await typeInto(first, /^Текст заметки/, 'Аня спешит');
    await press(first, /^Записать заметку$/);
    await until(first, `return /Запись 3 сохранена/.test(document.body.innerText);`, 'the note to be stored');
    await typeInto(first, /^Текст заметки/, 'Боря медлит');
    await expect.poll(() => copies(first)).toEqual(expect.arrayContaining([expect.stringContaining('Боря медлит')]));
    const before = await storedGame(first);
    stage.keep(first);

    await stage.browser.loseDatabases();
    const again = await openHosting(stage);
    stage.keep(again);
    expect(await entryShown(again)).toBe(3);
    expect(await storedGame(again)).toEqual(before);
    expect(await peek(again, 'return document.body.innerText;')).toMatch(NOTICE);
    await press(again, /^Понятно$/);
    await until(again, `return !${NOTICE}.test(document.body.innerText);`, 'the notice to go');

    await press(again, /^Показать тайное/);
    await openPart(again, 'Копия');
    await until(
      again,
      `const wipe = [...document.querySelectorAll('.host fieldset')].find((set) => /^Стереть тайное/.test(set.innerText));
       const field = wipe?.querySelector('input');
       if (!field) return false;
       field.value = ${JSON.stringify(TITLE)};
       field.dispatchEvent(new Event('input', { bubbles: true }));
       return true;`,
      'the field of the title',
    );
    await until(
      again,
      `const button = [...document.querySelectorAll('.host button.bad')].find((it) => /^Стереть тайное/.test(it.innerText));
       if (!button || button.disabled) return false;
       button.click();
       return true;`,
      'the button to be pressed',
    );
    await until(again, `return /Вести эту игру/.test(document.body.innerText);`, 'the secrets to be gone');
    await expect.poll(() => copies(again)).toEqual([]);

    await stage.browser.loseDatabases();
    const last = await stage.openOwn('desk.html');
    await press(last, new RegExp(`^${TITLE}`));
    await press(last, /^Ведение$/);
    await until(last, `return /Вести эту игру/.test(document.body.innerText);`, 'a game without secrets');
  });
});
