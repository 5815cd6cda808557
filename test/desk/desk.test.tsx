// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deskWith } from '../../components/desk/app';
import type { PublicGame } from '../../engine/protocol/public-game';
import { beginGame } from '../../engine/store/public/begin';
import type { PublicDb } from '../../engine/store/public/db';
import { addDecision } from '../../engine/store/public/decisions';
import { setAlias, setInk } from '../../engine/store/public/forum';
import { setFocus } from '../../engine/store/public/settings';
import { openThread, sawPosts } from '../../engine/store/public/threads';
import { fakeBrowser } from '../background/fake-browser';
import { about, FORUM, KEY, post, read } from '../protocol/samples';
import { freshGround, numbering, ticking } from '../store/ground';
import { choose, control, mount, press, shown, type } from './mount';
// Loaded beforehand: what is loaded when it is needed takes its time under test.
import '../../components/host/keep/wipe';

let db: PublicDb;
let again: () => PublicDb;
let fake: ReturnType<typeof fakeBrowser>;
const now = ticking();

const show = (on: PublicDb = db, thread: string | null = null) => {
  const Desk = deskWith({ browser: fake.browser, db: on, book: localStorage, now, newId: numbering('seat-') });
  return mount(<Desk thread={thread} />);
};
const game = async (): Promise<PublicGame> => {
  const [row] = await db.games.toArray();
  if (!row) throw new Error('no game');
  return row;
};
const saved = (check: (game: PublicGame) => unknown) =>
  expect.poll(async () => check(await game()), { timeout: 2000, interval: 10 });

/** A watched thread with three authors, of whom one hosts, two seen posts, a decision, an alias and a colour. */
async function played(): Promise<void> {
  await beginGame(db, about(), null, now(), numbering('game-'));
  await sawPosts(db, KEY, read(1, [post('5', 'Вася', { author: 'Болтун', authorId: '55' }), post('6')]), now());
  await addDecision(db, KEY, { kind: 'ignore', post: '5' }, now());
  await setAlias(db, FORUM, 'Васёк', 'Вася');
  await setInk(db, FORUM, '#a05050', 'red');
}

beforeEach(() => {
  localStorage.clear();
  ({ db, again } = freshGround());
  fake = fakeBrowser({ tabs: [{ id: 7, url: `${FORUM}viewtopic.php?t=17`, counter: () => null }] });
  fake.injected.add(7);
});

describe('the list of games', () => {
  it('says what to do when there is none', async () => {
    show();
    await expect.poll(shown).toContain('Игр пока нет');
  });

  it('a deleted game comes back with one click', async () => {
    await played();
    show();
    await press('Удалить игру «Мафия №17»');
    await press('Вернуть «Мафия №17»');
    await control('Удалить игру «Мафия №17»');
    expect((await db.games.toArray())[0]?.removedAt).toBeNull();
  });

  it('a deleted game is told to its open thread, and so is its return', async () => {
    await played();
    show();
    await press('Удалить игру «Мафия №17»');
    const told = `tab 7 page/changed ${JSON.stringify({ key: KEY, forum: null })}`;
    await expect.poll(() => fake.log).toEqual([told]);
    await press('Вернуть «Мафия №17»');
    await expect.poll(() => fake.log).toEqual([told, told]);
  });

  it('erased for good it is gone', async () => {
    await played();
    show();
    await press('Удалить игру «Мафия №17»');
    await press('Стереть насовсем «Мафия №17»');
    await expect.poll(async () => db.games.count()).toBe(0);
    await control('Завести игру для темы «Мафия №17»');
  });

  it('an address that is none of the web’s is no link', async () => {
    const url = 'javascript:alert(1)';
    await openThread(db, { key: KEY, forum: FORUM, engine: 'phpbb3', url, title: 'Тема' }, 'ru', now());
    show();
    await control('Завести игру для темы «Тема»');
    expect(document.querySelectorAll('a')).toHaveLength(0);
  });

  it('a thread counted with the button becomes a game', async () => {
    await openThread(db, { key: KEY, forum: FORUM, engine: 'phpbb3', url: FORUM, title: 'Тема' }, 'ru', now());
    await sawPosts(db, KEY, read(1, [post('5')]), now());
    show();
    await press('Завести игру для темы «Тема»');
    await control('Название игры');
    await saved((each) => each.roster.seats.map((seat) => seat.name)).toEqual(['author 5']);
    expect((await db.threads.get(KEY))?.game).toBe((await game()).id);
  });

  it('the language of everything is chosen here and told to the open tabs', async () => {
    await played();
    show();
    await choose('Язык', 'en');
    await expect.poll(shown).toContain('My games');
    expect(document.documentElement.lang).toBe('en');
    await expect.poll(() => fake.log).toContain(`tab 7 page/changed ${JSON.stringify({ key: null, forum: null })}`);
  });
});

describe('the desk opens on', () => {
  it('the game of the thread the popup stands on', async () => {
    await played();
    show(db, KEY);
    expect((await control<HTMLInputElement>('Название игры')).value).toBe('Мафия №17');
  });

  it('the game a page asked for, also while it is open', async () => {
    await played();
    show();
    await control('Удалить игру «Мафия №17»');
    await setFocus(db, KEY, now());
    await control('Название игры');
  });
});

describe('players', () => {
  beforeEach(async () => {
    await played();
    show(db, KEY);
  });

  it('are candidates until the roster is confirmed; confirming can be taken back', async () => {
    await expect.poll(shown).toContain('Состав не подтверждён');
    await press('Подтвердить состав');
    await expect.poll(shown).toContain('Состав подтверждён: 2 игрока, живых 2');
    await press('Отменить: Подтверждение состава');
    await expect.poll(shown).toContain('Состав не подтверждён');
  });

  it('typed one by one, saved with the account that votes', async () => {
    await type('Ник нового игрока', 'Новенький');
    await press('Добавить игрока');
    await saved((each) => each.roster.seats.at(-1)).toMatchObject({
      name: 'Новенький',
      accounts: [{ nick: 'Новенький', id: null }],
    });
    expect((await control<HTMLInputElement>('Ник нового игрока')).value).toBe('');
  });

  it('nobody is added twice', async () => {
    await type('Ник нового игрока', 'вася');
    await press('Добавить игрока');
    await expect.poll(shown).toContain('Такой игрок уже есть');
    await saved((each) => each.roster.seats.length).toBe(2);
  });

  it('out, without a vote, with a number: one click or key each, and the open thread is told', async () => {
    await press('Вася: выбыл');
    await press('Петя: без голоса сегодня');
    await type('Номер в составе: Петя', '12');
    await saved((each) => each.roster.seats.map((seat) => [seat.deadSince, seat.silenced, seat.number])).toEqual([
      ['', false, null],
      [null, true, 12],
    ]);
    await expect.poll(async () => (await control('Вася: выбыл')).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => fake.log).toContain(`tab 7 page/changed ${JSON.stringify({ key: KEY, forum: null })}`);
  });

  it('every key is saved, also when the window is gone at once', async () => {
    await press('Вася');
    await type('Маска и прозвища', 'Васёк, Шляпник');
    mount(null);
    await saved((each) => each.roster.seats[0]?.aliases).toEqual(['Васёк', 'Шляпник']);
  });

  it('what is being typed is not tidied away under the fingers', async () => {
    await press('Вася');
    await type('Маска и прозвища', 'Васёк, ');
    expect((await control<HTMLInputElement>('Маска и прозвища')).value).toBe('Васёк, ');
  });

  it('an edit a window did not live to save is made when the desk opens again', async () => {
    const edit = { kind: 'title', title: 'Недопи' };
    localStorage.setItem('unfinished-edit 2026', JSON.stringify({ game: (await game()).id, edit }));
    show(db, KEY);
    await saved((each) => each.title).toBe('Недопи');
    await expect.poll(() => localStorage.length).toBe(0);
  });

  it('out since a post, by its number or a link; nonsense is said to be such and not saved', async () => {
    await press('Вася');
    await type('Выбыл с поста', ' ');
    await saved((each) => each.roster.seats[0]?.deadSince).toBeNull();
    await type('Выбыл с поста', '6');
    await saved((each) => each.roster.seats[0]?.deadSince).toBe('6');
    await type('Выбыл с поста', 'вчера');
    await expect.poll(shown).toContain('Нужен номер поста или ссылка');
    await saved((each) => each.roster.seats[0]?.deadSince).toBe('6');
  });

  it('a replacement keeps the seat (A-015) and can be taken back', async () => {
    await press('Вася');
    await type('Замена: новый игрок на этом месте', 'Запасной');
    await press('Заменить');
    await saved((each) => each.roster.seats[0]).toMatchObject({
      id: 'account:10',
      name: 'Запасной',
      accounts: [
        { nick: 'Вася', id: '10' },
        { nick: 'Запасной', id: null },
      ],
    });
    await press('Отменить: Замена игрока «Вася»');
    await saved((each) => each.roster.seats[0]?.name).toBe('Вася');
  });

  it('a removed seat comes back whole, after a restart too', async () => {
    await press('Вася');
    await press('Удалить место Вася');
    await saved((each) => each.roster.seats.length).toBe(1);
    db.close();
    db = again();
    show(db, KEY);
    await press('Отменить: Удалено место «Вася»');
    await saved((each) => each.roster.seats.map((seat) => seat.name)).toEqual(['Вася', 'Петя']);
  });

  it('seats change places', async () => {
    await press('Петя');
    await press('Выше: место Петя');
    await saved((each) => each.roster.seats.map((seat) => seat.name)).toEqual(['Петя', 'Вася']);
  });

  it('from a pasted list: read while it is typed, kept when the window closes, problems with their lines', async () => {
    await press('Вставить списком');
    await type('Список игроков, по одному на строке', '1. Вася\n2. Новый\n3. Вася');
    await expect.poll(shown).toContain('Прочитано: 2 игрока');
    expect(shown()).toContain('строка 3: «Вася» уже есть в строке 1');
    show(db, KEY);
    await press('Вставить списком');
    const field = await control<HTMLTextAreaElement>('Список игроков, по одному на строке');
    await expect.poll(() => field.value).toBe('1. Вася\n2. Новый\n3. Вася');
    await press('Заменить состав');
    await saved((each) => each.roster.seats.map((seat) => [seat.id, seat.name])).toEqual([
      ['account:10', 'Вася'],
      ['nick:новый', 'Новый'],
    ]);
    await press('Отменить: Новый состав');
    await saved((each) => each.roster.seats.map((seat) => seat.name)).toEqual(['Вася', 'Петя']);
  });

  it('from the authors of the thread, checked ones only; or they are hosts', async () => {
    await press('Из авторов темы (2)');
    await press(/^author 6/);
    await press('Добавить отмеченных в состав');
    await saved((each) => each.roster.seats.map((seat) => [seat.id, seat.name])).toEqual([
      ['account:10', 'Вася'],
      ['nick:петя', 'Петя'],
      ['account:55', 'Болтун'],
    ]);
    await press('Из авторов темы (1)');
    await press('Отмеченные — ведущие');
    await saved((each) => each.roster.hosts.map((host) => host.nick)).toEqual(['Ведущий', 'author 6']);
  });
});

describe('the day', () => {
  beforeEach(async () => {
    await played();
    show(db, KEY);
    await press('День');
  });

  it('a deadline on the forum’s clock', async () => {
    await choose(/^Часы форума/, 'Europe/Moscow');
    await saved((each) => each.overrides.zone).toBe('Europe/Moscow');
    const [, deadline] = document.querySelectorAll('fieldset');
    deadline?.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click();
    const field = await control<HTMLInputElement>('Конец голосования: дата и время');
    await expect
      .poll(async () => {
        field.value = '2026-11-28T21:00';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return (await game()).day.deadline;
      })
      .toEqual({ by: 'time', at: '2026-11-28T18:00:00.000Z' });
    await expect.poll(() => field.value).toMatch(/^2026-11-28T21:00/);
  });

  it('a start by a post', async () => {
    const [start] = document.querySelectorAll('fieldset');
    start?.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
    await type('Начало дня: номер поста или ссылка', `${FORUM}viewtopic.php?p=5#p5`);
    await saved((each) => each.day.start).toEqual({ by: 'post', post: '5' });
    start?.querySelectorAll<HTMLInputElement>('input[type=radio]')[0]?.click();
    await saved((each) => each.day.start).toBeNull();
  });

  it('the next day, and back', async () => {
    await press('Следующий день');
    await saved((each) => each.day.number).toBe(2);
    await press('Отменить: Следующий день');
    await saved((each) => each.day.number).toBe(1);
  });

  it('nominees are asked for where only they can be voted for', async () => {
    expect(document.body.textContent).not.toContain('Выдвинутые');
    await press('Правила');
    await press(/^Прокуратор: голосование/);
    await press('День');
    await type('Выдвинутые', 'Вася, Петя');
    await saved((each) => each.day.nominees).toEqual(['Вася', 'Петя']);
  });
});

describe('rules', () => {
  beforeEach(async () => {
    await played();
    show(db, KEY);
    await press('Правила');
  });

  it('each says its default; a changed one can be reset', async () => {
    await choose(/^Ничья/, 'nobody');
    await saved((each) => each.overrides).toEqual({ tie: 'nobody' });
    await expect.poll(shown).toContain('Изменено против набора: 1');
    await press('↺ Вернуть: Ничья');
    await saved((each) => each.overrides).toEqual({});
  });

  it.each([
    ['Голос против себя', 'void', { selfVote: 'void' }],
    ['Исправленные посты', 'ask', { edits: 'ask' }],
    ['Что делает ник голосом', 'bold', { mark: 'bold' }],
  ])('%s: %s', async (name, value, expected) => {
    await choose(new RegExp(`^${name}`), value);
    await saved((each) => each.overrides).toEqual(expected);
  });

  it('numbers, ticks and lists', async () => {
    await type('Очки за прогул', '−1');
    await type(/^Перемена голоса/, '3');
    await press('Номер вместо ника');
    await type('Цвета голоса «против»', 'any, #f00');
    await saved((each) => each.overrides).toEqual({
      absentPenalty: -1,
      changes: { limit: 3, phrase: false },
      rosterNumbers: true,
      inks: ['any', '#f00'],
    });
    await press('Вернуть все');
    await saved((each) => each.overrides).toEqual({});
  });

  it('another set of rules, and back', async () => {
    await press(/^Прокуратор: голосование/);
    await saved((each) => each.preset).toBe('prokurator');
    await press('Отменить: Другой набор правил');
    await saved((each) => each.preset).toBe('flg');
  });
});

describe('what was decided and remembered', () => {
  beforeEach(async () => {
    await played();
    show(db, KEY);
  });

  it('decisions are undone and restored', async () => {
    await press('Решения');
    await press('Отменить: пост №5, Болтун: не считать');
    await expect.poll(async () => (await db.decisions.toArray())[0]?.undone).toBe(true);
    await press('Вернуть: пост №5, Болтун: не считать');
    await expect.poll(async () => (await db.decisions.toArray())[0]?.undone).toBe(false);
  });

  it('aliases and colours are forgotten, and remembered again', async () => {
    await press('Темы');
    await press('Забыть «Васёк = Вася»');
    await expect.poll(async () => db.aliases.count()).toBe(0);
    await press('Отменить');
    await expect.poll(async () => db.aliases.count()).toBe(1);
    await press('Забыть «#a05050: голос против»');
    await expect.poll(async () => db.inks.count()).toBe(0);
    await expect.poll(() => fake.log).toContain(`tab 7 page/changed ${JSON.stringify({ key: null, forum: FORUM })}`);
  });

  it.each([true, false])('opening by itself asks for the site within the click; allowed: %s', async (allowed) => {
    const asked = vi.fn(async (_what: { origins?: string[] }) => allowed);
    Object.assign(fake.browser.permissions, { request: asked });
    await press('Темы');
    await press('открывать подсчёт самому');
    await expect.poll(async () => (await db.threads.get(KEY))?.watched).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    const box = await control<HTMLInputElement>('открывать подсчёт самому');
    await expect.poll(() => box.checked).toBe(false);
    box.click();
    expect(asked.mock.calls).toEqual([[{ origins: ['https://forum.example/*'] }]]);
    await expect.poll(async () => (await db.threads.get(KEY))?.watched).toBe(allowed);
    await expect.poll(() => box.checked).toBe(allowed);
  });

  it('a thread is detached, and attached again', async () => {
    await press('Темы');
    await press('Отвязать тему «Мафия №17» от игры');
    await expect.poll(async () => (await db.threads.get(KEY))?.game).toBeNull();
    await press('Отменить');
    await expect.poll(async () => (await db.threads.get(KEY))?.watched).toBe(true);
  });
});

describe('what goes wrong is said', () => {
  it('a damaged record is set aside and said', async () => {
    await played();
    await db.table('decisions').put({ id: 77, thread: KEY, at: 'never' });
    show(db, KEY);
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('decisions');
    expect(await db.damaged.count()).toBe(1);
  });

  it('damaged records can be copied for a report, and erased', async () => {
    const copied = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, language: 'ru', clipboard: { writeText: copied } });
    await db.table('games').put({ id: 'broken', title: 5 });
    show();
    await press('Скопировать');
    await expect.poll(() => copied.mock.calls[0]?.[0]).toContain('"broken"');
    await press('Стереть насовсем');
    await expect.poll(async () => db.damaged.count()).toBe(0);
    vi.unstubAllGlobals();
  });

  it('storage full: in words, until the next thing goes right', async () => {
    await played();
    show(db, KEY);
    const put = vi.spyOn(db.games, 'put').mockImplementation(() => {
      throw Object.assign(new Error('quota'), { name: 'QuotaExceededError' });
    });
    await press('Вася: выбыл');
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('Память браузера полна');
    put.mockRestore();
    await press('Петя: выбыл');
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('');
  });
});

describe('axe finds nothing', () => {
  const violations = async () => {
    // jsdom lays nothing out: contrast and target size are looked at in a real browser.
    const { violations: all } = await axe.run(document, {
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    return all.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' ')}`);
  };

  it.each(['Игроки', 'День', 'Правила', 'Решения', 'Темы'])('on «%s»', async (tab) => {
    await played();
    document.title = 'Прокуратор';
    show(db, KEY);
    await press(tab);
    if (tab === 'Игроки') {
      await press('Вася');
      await press('Вставить списком');
    }
    await control('Название игры');
    expect(await violations()).toEqual([]);
  });

  it('on the list of games, but finds a planted nameless button', async () => {
    await played();
    document.title = 'Прокуратор';
    const root = show();
    await control('Новая игра');
    expect(await violations()).toEqual([]);
    root.querySelector('main')?.appendChild(document.createElement('button'));
    expect((await violations()).map((each) => each.split(':')[0])).toEqual(['button-name']);
  });
});
