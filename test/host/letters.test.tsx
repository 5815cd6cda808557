// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { shownIn } from '../../components/host/letters/times';
import { choose, control, press, shown } from '../desk/mount';
import { dealtGame, GAME, type Setting } from './setting';

let game: Setting;
let copied: string[] = [];

const at = (text: string | RegExp) => expect.poll(shown, { timeout: 3000, interval: 15 }).toMatch(text);
const write = async (name: string | RegExp, text: string): Promise<void> => {
  const field = await control<HTMLTextAreaElement>(name);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const clipboard = (text: string | RegExp) =>
  expect.poll(() => copied.at(-1) ?? '', { timeout: 3000, interval: 15 }).toMatch(text);

describe('letters of a game', () => {
  beforeEach(async () => {
    localStorage.clear();
    copied = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    game = await dealtGame('flg', 'Рома: mafioso 1, Док: doctor, Обр: werewolf, Аня: citizen');
    await game.open('Письма');
  });

  it('stand under their event, a private one beside the role of its reader', async () => {
    await at(/Раздача ролей/);
    const card = document.querySelector('[data-letter="deal/role/seat Обр"]');
    expect(card?.querySelector('.bar')?.textContent).toContain('Оброборотень');
    expect(card?.querySelector('.preview')?.textContent).toContain('ваша роль — мирный');
    expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('are copied by a click and not before, in the markup of the forum', async () => {
    await at(/Раздача ролей/);
    expect(copied).toEqual([]);
    await press('Скопировать: Док — Роль при раздаче');
    await clipboard('Док, ваша роль — [b]доктор[/b]');
    await at(/Скопировано\. Вставьте и отправьте сами\./);
    await choose('Копировать как', 'html');
    await press('Скопировать: Док — Роль при раздаче');
    await clipboard(/ваша роль — <b>доктор<\/b>/);
  });

  it('are in the language of the game, not of the screen', async () => {
    await choose('Язык писем', 'en');
    await at(/your role is doctor/);
    await at(/Язык писем/);
  });

  it('are ticked off, and what is not sent can be seen alone', async () => {
    await press('Отправлено: Док — Роль при раздаче');
    await expect
      .poll(async () => (await game.secret.ticks.toArray()).map((row) => row.letter), { timeout: 3000 })
      .toEqual(['deal/role/seat Док']);
    await press('только неотправленные');
    await expect.poll(() => document.querySelector('[data-letter="deal/role/seat Док"]'), { timeout: 3000 }).toBeNull();
  });

  it('one can be reworded, and goes back to what it was', async () => {
    await press('Изменить: Аня — Роль при раздаче');
    await write('Текст письма', 'Аня, ты [b]мирная[/b] {сегодня}');
    await press('Готово');
    await press('Скопировать: Аня — Роль при раздаче');
    await clipboard(/^Аня, ты \[b\]мирная\[\/b\] \{сегодня\}$/);
    await at(/изменено вами|Скопировано/);
    const rows = await game.secret.drafts.where({ game: GAME }).toArray();
    expect(rows.map((row) => row.name)).toContain('letter/deal/role/seat Аня');
    await press('Вернуть как было');
    await at(/Аня, ваша роль — мирный/);
  });

  it('a template is checked as it is typed; a bad one is not kept', async () => {
    await choose('Письмо', 'acquaintance');
    await write('Шаблон: Знакомство мафии', 'Ваша мафия!');
    await at(/Не сохранено\. Не хватает \{members\}/);
    expect(await game.secret.templates.toArray()).toEqual([]);
    await write('Шаблон: Знакомство мафии', 'Ваша мафия:\n{members}');
    await at(/Годится, сохранено\./);
    await at(/Ваша мафия: — Рома: 1-й ранг, босс мафии/);
    await press('Вернуть стандартный');
    await at(/Мафия этой игры:/);
    expect(await game.secret.templates.toArray()).toEqual([]);
  });
});

describe('moments in letters', () => {
  it.each([
    ['Europe/Moscow', 'ru', '30 ноября, 21:00 (МСК)'],
    ['Europe/Moscow', 'en', 'November 30, 21:00 (UTC+3)'],
    ['America/New_York', 'ru', '30 ноября, 13:00 (UTC−5)'],
    ['+05:30', 'ru', '30 ноября, 23:30 (UTC+5:30)'],
  ] as const)('%s %s', (zone, lang, text) => {
    expect(shownIn(zone, lang)('2026-11-30T18:00:00Z')).toBe(text);
    expect(shownIn(zone, lang)('вечером')).toBe('вечером');
  });
});
