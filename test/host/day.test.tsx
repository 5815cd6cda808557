// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fold } from '../../engine/game/fold';
import { seeded } from '../../engine/night/dice';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import { openThread, sawPosts } from '../../engine/store/public/threads';
import { choose, control, press, shown, type } from '../desk/mount';
import { FORUM, KEY, post, read } from '../protocol/samples';
import { dealtGame, leave, type Setting } from './setting';

let game: Setting;
afterAll(leave);
const saved = <T,>(get: () => Promise<T>) => expect.poll(get, { timeout: 3000, interval: 15 });
const at = (text: string | RegExp) => expect.poll(shown, { timeout: 3000, interval: 15 }).toMatch(text);
const last = () => game.last();

/** Plays a night outside the screen: these tests are about the day. */
async function nightPasses(orders: readonly Order[] = []): Promise<void> {
  const { state } = fold(await game.events());
  if (!state) throw new Error('no deal');
  const rules = RULESETS[state.ruleset];
  const outcome = resolveNight({ state, orders, rules, dice: seeded('day'), answers: {} });
  if (outcome.kind === 'problems') throw new Error(outcome.problems[0]?.code);
  const { effects, trace, rolls } = outcome.kind === 'done' ? outcome.result : outcome.sofar;
  const night = state.night + 1;
  await game.append({ kind: 'night', night, orders: [], rolls, answers: {}, overruled: [], effects, trace });
  await game.append({ kind: 'posted', what: 'night', number: night });
}

/** Votes on the thread of the game: `Док за Аня`, by the accounts of the seats. */
async function votes(...texts: string[]): Promise<void> {
  await openThread(
    game.db,
    { key: KEY, forum: FORUM, engine: 'phpbb3', url: FORUM, title: 'День первый' },
    'ru',
    '2026-11-27T16:00:00.000Z',
  );
  await game.db.threads.update(KEY, { game: 'public-1', role: 'both' });
  const posts = texts.map((text, index) => {
    const [voter = '', side, target = ''] = text.split(' ');
    const sample = post(String(100 + index), target);
    const [run] = sample.runs;
    if (!run) throw new Error('no run');
    const blue = side === 'за';
    return {
      ...sample,
      author: voter,
      authorId: `account ${voter}`,
      time: { iso: '2026-11-28T17:20:00+00:00', raw: '', seconds: false },
      runs: side === 'имя' ? [] : [{ ...run, ink: blue ? 'blue' : 'red', colour: blue ? 'blue' : 'red' } as const],
      text: target,
    };
  });
  await sawPosts(game.db, KEY, read(1, posts), '2026-11-28T18:00:00.000Z');
}

const FLG =
  'Рома: mafioso 1, Марк: mafioso 2, Док: doctor, Адик: lawyer, Аня: citizen, Боря: citizen, Вера: citizen, Гоша: citizen, Дима: citizen, Ева: citizen, Жора: citizen';

describe('a day of FLG', () => {
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame('flg', FLG);
  });

  const opened = async () =>
    game.append({
      kind: 'day-opened',
      day: 1,
      start: '2026-11-28T10:00:00.000Z',
      deadline: '2026-11-28T18:00:00.000Z',
      topic: KEY,
    });

  it('is opened with its borders, told to the thread', async () => {
    await nightPasses();
    await game.open('День');
    expect((await control<HTMLButtonElement>('Открыть день 1')).disabled).toBe(true);
    await type('Начало дня', '2026-11-28T10:00');
    await type('Конец голосования', '2026-11-28T21:00');
    await press('Открыть день 1');
    await saved(last).toMatchObject({ kind: 'day-opened', day: 1 });
    await saved(async () => (await game.db.games.get('public-1'))?.day.deadline?.by).toBe('time');
    await at(/Пост открытия дня/);
  });

  it('A-008: both counts stand apart; the doctor’s blue vote weighs three in the true one only', async () => {
    await nightPasses();
    await opened();
    await votes('Аня против Боря', 'Вера против Боря', 'Гоша против Ева', 'Док за Боря');
    await game.open('День');
    await at(/Истинный подсчёт — только для вас/);
    const tables = [...document.querySelectorAll('section.box table')].map((table) => table.textContent);
    expect(tables).toHaveLength(2);
    expect(tables[0]).toMatch(/Боря21/);
    expect(tables[1]).toMatch(/Боря23/);
  });

  it('the verdict: the gallows with their reasons, the host’s word, recorded, posted, undone', async () => {
    // The lawyer protects the one the town hangs.
    await nightPasses([{ actor: 'seat Адик', act: 'protect', targets: ['seat Боря'] }]);
    await opened();
    const town = ['Аня', 'Вера', 'Гоша', 'Дима', 'Ева', 'Жора', 'Рома', 'Марк', 'Адик', 'Док'];
    await votes(...town.map((name) => `${name} против Боря`), 'Боря против Аня');
    await game.open('День');
    await at(/По истинному подсчёту: Боря/);
    await at(/Всем: Боря отмазан, не повешен никто/);
    const why = document.querySelector<HTMLDetailsElement>('.story details.why');
    if (!why) throw new Error('no reason');
    why.open = true;
    why.dispatchEvent(new Event('toggle'));
    await at(/Голосование обрекло: Боря/);

    await press('Решить иначе, чем правила');
    await choose('Что решено', 'death');
    await choose('Кого касается', 'seat Аня');
    await type('Причина решения', 'нарушение');
    await press('Решить так');
    await at(/Аня умирает по решению ведущего/);
    await press('Готово: записать вердикт дня 1');
    await saved(last).toMatchObject({
      kind: 'verdict',
      day: 1,
      condemned: ['seat Боря'],
      overruled: [{ what: 'Решено: Аня умирает по решению ведущего', reason: 'нарушение' }],
    });
    const verdict = await last();
    if (verdict?.kind !== 'verdict') throw new Error('no verdict');
    expect(verdict.publicTotals.find((it) => it.seat === 'seat Боря')).toEqual({ seat: 'seat Боря', total: -10 });
    await at(/Итоги дня 1/);
    await press('Опубликовано');
    await at(/Итоги дня 1 опубликованы/);
    await saved(
      async () => (await game.db.games.get('public-1'))?.roster.seats.find((seat) => seat.name === 'Аня')?.deadSince,
    ).toBe('');
    await press('Отменить');
    await saved(async () => (await last())?.kind).toBe('verdict');
    await press('Отменить');
    await at(/Решено: Аня умирает по решению ведущего/);
  });

  it('A-003: a tie is the host’s to settle, as is a day without a count', async () => {
    await nightPasses();
    await opened();
    await votes('Аня против Боря', 'Боря против Аня');
    await game.open('День');
    await at(/Голоса разделились: .*Вера, .*Выберите сами/);
    expect((await control<HTMLButtonElement>('Готово: записать вердикт дня 1')).disabled).toBe(true);
    await press('Не казнить никого');
    await at(/Ничего не произошло/);
    await press('Готово: записать вердикт дня 1');
    await saved(last).toMatchObject({ kind: 'verdict', condemned: [] });
  });

  it('A-015, R-018: replacement, removal by day, ruling that changes the game, note', async () => {
    await nightPasses();
    await game.open('День');
    await choose('Кто выходит', 'seat Аня');
    await type('Ник нового игрока', 'Новенькая');
    await press('Заменить');
    await saved(last).toMatchObject({ kind: 'replaced', seat: 'seat Аня', name: 'Новенькая' });
    await at(/Новенькая/);
    await choose('Кого вычеркнуть', 'seat Рома');
    await type('За что', 'молчит третий день');
    await press('Вычеркнуть');
    await saved(last).toMatchObject({
      kind: 'modkill',
      seat: 'seat Рома',
      // the next in line heads the mafia.
      effects: expect.arrayContaining([expect.objectContaining({ kind: 'leader', seat: 'seat Марк' })]),
    });
    await type('Что решено и почему', 'Голос куплен');
    (await control<HTMLInputElement>('решение меняет игру')).click();
    await choose('Что решено', 'silence');
    await choose('Кого касается', 'seat Гоша');
    await press('Записать решение');
    await saved(last).toMatchObject({
      kind: 'ruling',
      text: 'Голос куплен',
      effects: [expect.objectContaining({ kind: 'silence', seat: 'seat Гоша', until: 1 })],
    });
    await saved(async () => (await control<HTMLTextAreaElement>('Что решено и почему')).value).toBe('');
    await type('Что решено и почему', 'Роль переходит');
    (await control<HTMLInputElement>('решение меняет игру')).click();
    await choose('Что решено', 'role');
    await choose('Кого касается', 'seat Гоша');
    await choose('Какую роль он получает', 'mafioso');
    await press('Записать решение');
    await saved(last).toMatchObject({
      kind: 'ruling',
      text: 'Роль переходит',
      effects: [
        expect.objectContaining({ kind: 'role', seat: 'seat Гоша', role: 'mafioso', was: 'citizen' }),
        expect.objectContaining({ kind: 'told', to: 'seat Гоша' }),
      ],
    });
    await choose('О ком', 'seat Гоша');
    await type('Текст заметки', 'подозрительно тих');
    await press('Записать заметку');
    await at(/день 1, Гоша: подозрительно тих/);
  });

  it('what is typed while an entry is being stored is not eaten by it', async () => {
    await nightPasses();
    await game.open('День');
    await type('Текст заметки', 'тих');
    await type('Что решено и почему', 'Голос');
    const decide = await control<HTMLButtonElement>('Записать решение');
    await expect.poll(() => decide.disabled).toBe(false);
    decide.click();
    await type('Текст заметки', 'тих весь день');
    await saved(last).toMatchObject({ kind: 'ruling', text: 'Голос' });
    const text = async (name: string) => (await control<HTMLTextAreaElement>(name)).value;
    await saved(() => text('Что решено и почему')).toBe('');
    expect(await text('Текст заметки')).toBe('тих весь день');
    await press('Записать заметку');
    await type('Текст заметки', 'следующая');
    await saved(last).toMatchObject({ kind: 'note', text: 'тих весь день' });
    await leave();
    await game.open('День');
    await saved(() => text('Текст заметки')).toBe('следующая');
  });

  it('finds nothing wrong with its accessibility', async () => {
    await nightPasses();
    await opened();
    await votes('Аня против Боря');
    await game.open('День');
    await at(/Истинный подсчёт/);
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((it) => `${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  });
});

const PROKURATOR =
  'Крис: godfather, Марк: mafioso 1, Лиза: physician, Комо: commissioner, Аня: citizen, Боря: citizen, Вера: citizen, Гоша: citizen';

describe('a day of Prokurator', () => {
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame('prokurator', PROKURATOR);
    await nightPasses([{ actor: 'seat Крис', act: 'refuse', targets: [] }]);
  });

  it('R-277…R-284, R-266: nominations, the hour, the execution of the Godfather, the election', async () => {
    await game.append({
      kind: 'day-opened',
      day: 1,
      start: '2026-11-28T10:00:00.000Z',
      deadline: '2026-11-28T18:00:00.000Z',
      topic: KEY,
    });
    await game.open('День');
    for (const [n, by, target] of [
      [1, 'Аня', 'Крис'],
      [2, 'Боря', 'Боря'],
      [3, 'Вера', 'Ведущий'],
      [4, 'Гоша', 'Марк'],
    ] as const) {
      await press('Добавить выдвижение');
      await choose(`Кто выдвигает, ${n}`, by);
      await choose(`Кого выдвигает, ${n}`, target);
    }
    await at(/Голосовать можно за казнь: Крис, Марк/);
    await saved(async () => (await game.db.games.get('public-1'))?.day.nominees).toEqual(['Крис', 'Марк']);
    await type('Тема голосования открыта', '2026-11-28T20:03');
    await at(/Голоса принимаются до 28 ноября, 21:03 \(МСК\)\. Последнее слово казнённого — до 28 ноября, 22:03/);
    await saved(async () => (await game.db.games.get('public-1'))?.day.deadline).toEqual({
      by: 'time',
      at: '2026-11-28T18:03:00.000Z',
    });
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((it) => `${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
    await votes('Аня имя Крис', 'Боря имя Крис', 'Вера имя Марк');
    await at(/По истинному подсчёту: Крис/);
    await at(/Крис казнён/);
    await at(/Статус игрока Крис объявляется: крёстный отец/);
    await press('Готово: записать вердикт дня 1');
    await saved(last).toMatchObject({
      kind: 'verdict',
      condemned: ['seat Крис'],
      voting: { thread: KEY, closed: '2026-11-28T18:03:00.000Z' },
    });
    // the last word goes by the hour of the voting, not by the planned end of the day.
    await at(/Крис: последнее слово — до 28 ноября, 22:03 \(МСК\)/);
    await at(/Последнее слово казнённого: ещё \d+ (ч|минут)|Время последнего слова вышло/);
    await at(/Мафия выбирает главу \(крёстный отец\)/);
    await choose('Новый глава мафии', 'seat Марк');
    await press('Назначить');
    await saved(last).toMatchObject({
      kind: 'ruling',
      effects: expect.arrayContaining([expect.objectContaining({ kind: 'leader', seat: 'seat Марк' })]),
    });
    expect([...document.querySelectorAll('legend')].map((it) => it.textContent)).not.toContain(
      'Мафия выбирает главу (крёстный отец)',
    );
  });

  it('R-306: a win is proposed; refused the game goes on, confirmed it ends', async () => {
    const strike = async (name: string) => {
      await choose('Кого вычеркнуть', `seat ${name}`);
      await type('За что', 'неактивность');
      await press('Вычеркнуть');
      await saved(last).toMatchObject({ kind: 'modkill', seat: `seat ${name}` });
    };
    await game.open('День');
    await strike('Крис');
    await strike('Марк');
    await at(/Похоже, игра окончена: победа — город/);
    await press('Играем дальше');
    await saved(last).toMatchObject({ kind: 'ruling', text: 'Победа не признана: город' });
    await expect.poll(shown, { timeout: 3000 }).not.toMatch(/Похоже, игра окончена/);
    await press('Отменить');
    await saved(last).toMatchObject({ kind: 'modkill', seat: 'seat Марк' });
    await press('Закончить игру');
    await saved(last).toMatchObject({ kind: 'ended', effects: [expect.objectContaining({ winner: 'town' })] });
    await at(/Игра окончена/);
  });
});
