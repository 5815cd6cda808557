// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noteDraft, secretDrafts } from '../../components/desk/journal';
import { choose, control, press, shown, type } from '../desk/mount';
import { dealtGame, GAME, leave, type Setting } from './setting';

let game: Setting;
afterAll(leave);
const CAST =
  'Рома: mafioso 1, Марк: mafioso 2, Кир: commissioner, Док: doctor, Рея: reanimator, Аня: citizen, Боря: citizen, Вера: citizen, Гоша: citizen, Дима: citizen, Ева: citizen, Жора: citizen';

const night = async () => {
  const found = (await game.events()).find((event) => event.kind === 'night');
  if (found?.kind !== 'night') throw new Error('no night');
  return found;
};
const saved = <T,>(read: () => Promise<T>) => expect.poll(read, { timeout: 3000, interval: 15 });
const draft = async (name: RegExp) => {
  const rows = await game.secret.drafts.toArray();
  return rows.filter((row) => name.test(row.name)).map((row) => row.value);
};
const at = (text: string | RegExp) => expect.poll(shown, { timeout: 3000, interval: 15 }).toMatch(text);

describe('the board of a night', () => {
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame('flg', CAST);
    await game.open();
  });

  it('has a row for everybody who may act, and says whom it waits for', async () => {
    // the reanimator is asked when the rest is known.
    await at(/Ждём: Кир, Док, Рома/);
    await at(/ходит последним, спросим/);
    await control('Ход игрока Кир');
    await control('Ход за мафию: Рома');
    await expect(control('Ход игрока Аня')).rejects.toThrow();
  });

  it('every change is a draft at once, the message beside the order', async () => {
    await choose('Ход игрока Кир', 'kill');
    await choose('Цель 1 игрока Кир', 'seat Аня');
    await type('Письмо игрока Кир', 'Убиваю Аню!');
    await saved(() => draft(/Кир/)).toEqual([
      expect.objectContaining({ choice: 'kill', targets: ['seat Аня'], raw: 'Убиваю Аню!' }),
    ]);
    await at(/принят/);
  });

  it('the number on the screen is that of the last entry', async () => {
    await at(/Запись 2 сохранена/);
    await game.append({ kind: 'note', seat: null, day: 1, text: 'Записка' });
    await at(/Запись 3 сохранена/);
    await press('Отменить');
    await at(/Запись 2 сохранена/);
  });

  it('a key typed into a window that closed before it was saved is there again', async () => {
    await type('Письмо игрока Кир', 'Убива');
    await saved(async () => (await draft(/Кир/))[0]).toMatchObject({ raw: 'Убива' });
    await expect.poll(() => localStorage.length).toBe(0);
    const [row] = await game.secret.drafts.toArray();
    noteDraft(localStorage, `${secretDrafts(GAME)}${row?.name}`, { ...(row?.value as object), raw: 'Убиваю' });
    await game.open();
    await expect.poll(async () => (await control<HTMLTextAreaElement>('Письмо игрока Кир')).value).toBe('Убиваю');
    expect(localStorage.length).toBe(0);
  });

  it('a refused order says why at once, with the rule', async () => {
    await choose('Ход игрока Рея', 'revive');
    await choose('Цель 1 игрока Рея', 'seat Рея');
    await at(/Себя лечить нельзя/);
    await at(/не принят/);
  });

  it('R-172: what must stay silent is accepted, marked for the host only', async () => {
    // The mafia is the only hostile side alive, so healing from a role is void and nobody is told.
    await choose('Ход игрока Док', 'healFrom');
    await choose('От какой роли лечит Док', 'mafioso');
    await at(/принят молча, не подействует/);
    await at(/Видите только вы/);
  });

  it('R-055: the deputies stand in a line of their own and the head is not waited for when one has sent', async () => {
    await at(/Если глава мафии промолчит/);
    await choose('Ход за мафию: Марк', 'refuse');
    await at(/Ждём: Кир, Док$|Ждём: Кир, Док[^,]/);
    await at(/молчит, ход за него есть/);
  });

  it('finds nothing wrong with its accessibility', async () => {
    await control('Ход игрока Кир');
    await choose('Ход игрока Кир', 'kill');
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((it) => `${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('a role of one act', () => {
  const ONE =
    'Рома: mafioso 1, Мент: cop, Жур: town-journalist, Рея: reanimator, Аня: citizen, Боря: citizen, Вера: citizen';
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame('flg', ONE);
    await game.open();
  });

  it('is asked at once for whom: one choice is the whole move, and can be changed or taken back', async () => {
    await at(/забрать в тюрьму/);
    await choose('Ход игрока Мент', 'to:seat Аня');
    await saved(() => draft(/Мент/)).toEqual([expect.objectContaining({ choice: 'visit', targets: ['seat Аня'] })]);
    await choose('Ход игрока Мент', 'to:seat Боря');
    await saved(() => draft(/Мент/)).toEqual([expect.objectContaining({ choice: 'visit', targets: ['seat Боря'] })]);
    expect((await control<HTMLSelectElement>('Ход игрока Мент')).value).toBe('to:seat Боря');
    await choose('Ход игрока Мент', 'to:seat Мент');
    await at(/К себе не приходят/);
    await choose('Ход игрока Мент', 'pass');
    await at(/пропускает/);
    await choose('Ход игрока Мент', '');
    await at(/Ждём: Мент/);
  });

  it('with a second target has a list for it beside', async () => {
    await choose('Ход игрока Жур', 'to:seat Аня');
    await at(/не дописан/);
    await choose('Цель 2 игрока Жур', 'seat Рома');
    await saved(() => draft(/Жур/)).toEqual([expect.objectContaining({ targets: ['seat Аня', 'seat Рома'] })]);
    await expect(control('Цель 1 игрока Жур')).rejects.toThrow();
  });

  it('finds nothing wrong with its accessibility', async () => {
    await choose('Ход игрока Мент', 'to:seat Аня');
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((it) => `${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('a night from the orders to the post and back', () => {
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame('flg', CAST);
    await game.open();
    await choose('Ход за мафию: Рома', 'kill');
    await choose('Цель 1 игрока Рома', 'seat Аня');
    await choose('Цель 2 игрока Рома', 'seat Боря');
    await choose('Ход игрока Кир', 'check');
    await choose('Цель 1 игрока Кир', 'seat Марк');
    await choose('Ход игрока Док', 'pass');
  });

  it('dice are thrown once, set only with a reason; the reanimator is asked; the host overrules; undo brings it back', async () => {
    await at(/3\/4 · 75/);
    await at(/неброшенная кость считается за «нет»/);
    // Whom the last mover may save is not known before the dice have fallen.
    expect(shown()).not.toMatch(/Кого он спасает/);
    await press('Бросить все');
    await at(/выпало: (да|нет)/);
    await saved(async () => JSON.stringify(await draft(/^night/))).toMatch(/"seed":"[0-9a-f]{32}"/);
    await expect(control(/^Бросить/)).rejects.toThrow();

    await press(/^Поставить самому/);
    await choose(/^Как лежит/, 'yes');
    expect((await control<HTMLButtonElement>(/^Поставить так/)).disabled).toBe(true);
    await type(/^Почему поставлено/, 'договорились в теме');
    await press(/^Поставить так/);
    await at(/поставлено ведущим: договорились в теме/);

    await at(/узнаёт, кого убивали этой ночью: Аня, Боря. Кого он спасает\?/);
    await press('Боря');
    await at(/Аня убит/);
    expect(shown()).not.toMatch(/Боря убит/);
    await at(/Объявляется ник: босс мафии — Рома/);

    await press(/^Отменить: Объявляется ник/);
    await type('Причина решения', 'улики сгорели');
    await press('Решить так');
    await at(/Отменено: Объявляется ник: босс мафии — Рома — улики сгорели/);

    await press(/^Готово: записать ночь 1/);
    await saved(async () => (await game.last())?.kind).toBe('night');
    const event = await night();
    expect(event.orders.map(({ actor, act, verdict }) => [actor, act, verdict])).toEqual([
      ['seat Кир', 'check', 'fine'],
      ['seat Рома', 'kill', 'fine'],
    ]);
    expect(event.passes).toEqual([{ seat: 'seat Док', raw: '' }]);
    expect(event.rolls).toEqual([
      expect.objectContaining({ die: 'boss-evidence', yes: true, how: 'set', reason: 'договорились в теме' }),
    ]);
    expect(event.overruled).toEqual([
      { what: 'Отменено: Объявляется ник: босс мафии — Рома', reason: 'улики сгорели' },
    ]);
    expect(event.answers).toEqual({ 'revive/1/seat Рея': 'seat Боря' });
    expect(event.effects.filter((it) => it.kind === 'death').map((it) => it.seat)).toEqual(['seat Аня']);
    expect(event.effects.some((it) => it.kind === 'exposed')).toBe(false);

    await at(/Утро после ночи 1/);
    expect((await game.db.games.get('public-1'))?.roster.seats.map((seat) => seat.deadSince)).not.toContain('');
    await press('Опубликовано');
    await at(/Итоги ночи 1 опубликованы/);
    await saved(
      async () => (await game.db.games.get('public-1'))?.roster.seats.find((seat) => seat.name === 'Аня')?.deadSince,
    ).toBe('');

    await press('Отменить');
    await saved(async () => (await game.last())?.kind).toBe('night');
    await saved(
      async () => (await game.db.games.get('public-1'))?.roster.seats.find((seat) => seat.name === 'Аня')?.deadSince,
    ).toBe(null);
    await press('Отменить');
    await saved(async () => (await game.last())?.kind).toBe('dealt');
    // The table is as it was: orders, the die that was set, the answer, the host's decision.
    await at(/поставлено ведущим: договорились в теме/);
    await at(/Отменено: Объявляется ник/);
    expect((await control<HTMLSelectElement>('Цель 2 игрока Рома')).value).toBe('seat Боря');
    await press(/^Готово: записать ночь 1/);
    await saved(async () => (await game.last())?.kind).toBe('night');
    const { seed: _seed, ...same } = await night();
    const { seed: _first, ...first } = event;
    expect(same).toEqual(first);
  });

  it('is worked through by the keys alone', async () => {
    const press = (key: string, ctrlKey = true) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const first = await control('Ход игрока Кир');
    const below = () => {
      first.focus();
      press('ArrowDown');
      return focused();
    };
    await expect.poll(below, { timeout: 2000, interval: 20 }).toBe('Ход игрока Док');
    // Nobody is waited for: the reanimator moves last, the rest have sent.
    press('ArrowRight');
    expect(focused()).toBe('Ход игрока Док');
    await choose('Ход игрока Док', '');
    await at(/Ждём: Док/);
    first.focus();
    press('ArrowRight');
    expect(focused()).toBe('Ход игрока Док');
    press('ArrowDown');
    press('ArrowUp');
    expect(focused()).toBe('Ход игрока Док');
    await choose('Ход игрока Док', 'pass');
    await at(/Все ходы получены/);
    press('Enter');
    await at(/выпало: (да|нет)/);
    press('Enter');
    expect((await game.events()).at(-1)?.kind).toBe('dealt');
    (document.activeElement as HTMLElement).blur();
    press('?', false);
    await at(/следующий шаг: бросить все кости/);
  });

  it('finds nothing wrong with the dice, the questions, the story and the decisions', async () => {
    await press('Бросить все');
    await press(/^Поставить самому/);
    await press('Решить иначе, чем правила');
    await press('Добавить действие');
    for (const fold of document.querySelectorAll('details')) {
      fold.open = true;
      fold.dispatchEvent(new Event('toggle'));
    }
    await at(/Чем может кончиться/);
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((it) => `${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  });

  it('a double click is one click, and no other window is blamed for it', async () => {
    await press('Бросить все');
    await press('Боря');
    const done = await control<HTMLButtonElement>(/^Готово: записать/);
    await expect.poll(() => done.disabled, { timeout: 3000 }).toBe(false);
    done.click();
    done.click();
    await at(/Утро после ночи 1/);
    expect((await game.events()).filter((event) => event.kind === 'night')).toHaveLength(1);
    expect(shown()).not.toMatch(/в другом окне/);
  });

  it('the odds are counted when they are asked for', async () => {
    const fold = [...document.querySelectorAll('summary')].find((it) => it.textContent === 'Шансы этой ночи');
    const details = fold?.parentElement as HTMLDetailsElement;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await at(/Чем может кончиться/);
    await at(/Аня100 %/);
    await at(/Рома3\/4 · 75 %/);
  });

  it('a past night is corrected forward by a ruling', async () => {
    await press('Бросить все');
    await press('Боря');
    await press(/^Готово/);
    await at(/Утро после ночи 1/);
    await choose('Какую ночь исправить', '1');
    await choose('Цель 1 игрока Рома', 'seat Вера');
    await at(/Вера должен был умереть/);
    await at(/Аня не должен был умереть/);
    await type('Что было не так', 'ход пришёл вовремя');
    await press('Записать исправление');
    await saved(() => game.last()).toMatchObject({
      kind: 'ruling',
      text: 'Исправление ночи 1: ход пришёл вовремя',
      effects: expect.arrayContaining([
        expect.objectContaining({ kind: 'undeath', seat: 'seat Аня' }),
        expect.objectContaining({ kind: 'death', seat: 'seat Вера' }),
      ]),
    });
  });
});
