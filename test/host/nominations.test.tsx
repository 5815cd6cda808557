// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '../../engine/forums/page';
import { keepPosts, openThread, sawPosts } from '../../engine/store/public/threads';
import { press, shown } from '../desk/mount';
import { FORUM, KEY, OTHER_KEY, read, post as sample } from '../protocol/samples';
import { dealtGame, leave, type Setting } from './setting';

let game: Setting;
afterAll(leave);
const at = (text: string | RegExp) => expect.poll(shown, { timeout: 3000, interval: 15 }).toMatch(text);
const day = async () => (await game.db.games.get('public-1'))?.day;
const saved = <T,>(get: () => Promise<T>) => expect.poll(get, { timeout: 3000, interval: 15 });

const post = (id: number, time: string, author: string, text: string, more: Partial<Post> = {}): Post => ({
  ...sample(String(id)),
  author,
  authorId: `account ${author}`,
  time: { iso: `2026-11-28T${time}:00+03:00`, raw: '', seconds: false },
  runs: [],
  text,
  ...more,
});

/** A topic of the game, read once. */
async function topic(key: string, title: string, posts: readonly Post[]): Promise<void> {
  const now = '2026-11-28T18:30:00.000Z';
  await openThread(game.db, { key, forum: FORUM, engine: 'phpbb3', url: `${FORUM}${title}`, title }, 'ru', now);
  await game.db.threads.update(key, { game: 'public-1' });
  await keepPosts(game.db, key, posts.slice(0, 1), now);
  await sawPosts(game.db, key, read(1, posts.slice(1)), now);
}

const TALK = [
  post(1, '10:00', 'Ведущий', 'День первый', { number: 1 }),
  post(2, '11:00', 'Аня', 'Выдвигаю Криса'),
  post(3, '11:30', 'Боря', 'Выдвигаю себя'),
  post(4, '12:00', 'Вера', 'Выдвигаю Гошу'),
  post(5, '12:30', 'Гоша', 'Выдвину Марка'),
];
const VOTES = [
  post(20, '20:03', 'Ведущий', 'Казнь', { number: 1 }),
  post(21, '20:10', 'Аня', 'Крис'),
  post(22, '20:11', 'Боря', 'Крис'),
  post(23, '21:03', 'Вера', 'Гоша'),
];

describe('nominations the players posted', () => {
  beforeEach(async () => {
    localStorage.clear();
    game = await dealtGame(
      'prokurator',
      'Крис: godfather, Марк: mafioso, Аня: citizen, Боря: citizen, Вера: citizen, Гоша: commissioner',
    );
    await game.append({
      kind: 'night',
      night: 1,
      orders: [],
      rolls: [],
      answers: {},
      overruled: [],
      effects: [],
      trace: [],
    });
    await game.append({ kind: 'posted', what: 'night', number: 1 });
    await game.append({
      kind: 'day-opened',
      day: 1,
      start: '2026-11-28T07:00:00.000Z',
      deadline: '2026-11-28T18:00:00.000Z',
      topic: KEY,
    });
    await game.db.games.update('public-1', {
      preset: 'prokurator',
      day: { number: 1, start: { by: 'time', at: '2026-11-28T07:00:00.000Z' }, deadline: null, nominees: [] },
    });
    await topic(KEY, 'Игра', TALK);
  });

  it('are offered with the way to their posts and why not; all are accepted by one click, a doubt by its own', async () => {
    await game.open('День');
    await at(/Найдено в темах игры/);
    await at(/Боря → Бор.*себя выдвинуть нельзя/);
    await at(/Гоша → Марк.*похоже на выдвижение, но сказано неясно/);
    expect(document.querySelector<HTMLAnchorElement>('a.name')?.textContent).toBe('Аня → Крис');
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((it) => `${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
    await press('Принять всё: 2 выдвижения');
    await at(/Голосовать можно за казнь: Крис, Гоша/);
    await saved(async () => (await day())?.nominees).toEqual(['Крис', 'Гоша']);
    await press('Принять выдвижение: Гоша → Марк');
    await saved(async () => (await day())?.nominees).toEqual(['Крис', 'Гоша', 'Марк']);
    // Nothing is offered twice; what is removed is offered again.
    expect(shown()).not.toMatch(/Принять всё/);
    await press('Убрать выдвижение 1');
    await saved(async () => (await day())?.nominees).toEqual(['Гоша', 'Марк']);
    await press('Принять выдвижение: Аня → Крис');
    // The order of nomination is that of the posts, not of the clicks.
    await saved(async () => (await day())?.nominees).toEqual(['Крис', 'Гоша', 'Марк']);
  });

  it('R-281, R-283: the voting topic brings its hour, the talk is talk from then on, the game is counted', async () => {
    await topic(OTHER_KEY, 'Казнь', VOTES);
    await game.open('День');
    await press('Принять всё: 2 выдвижения');
    await at(/Голосовать можно за казнь: Крис, Гоша/);
    await press(/^Голосуют в теме «Казнь», открыта 28 ноября, 20:03/);
    await at(/Голоса принимаются до 28 ноября, 21:03/);
    await saved(async () => (await game.db.threads.get(OTHER_KEY))?.role).toBe('vote');
    await saved(async () => (await game.db.threads.get(KEY))?.role).toBe('game');
    await saved(day).toMatchObject({
      start: { by: 'time', at: '2026-11-28T07:00:00.000Z' },
      voting: { by: 'time', at: '2026-11-28T17:03:00.000Z' },
      deadline: { by: 'time', at: '2026-11-28T18:03:00.000Z' },
    });
    await at(/По истинному подсчёту: Крис/);
    const tables = [...document.querySelectorAll('section.box table')].map((table) => table.textContent);
    expect(tables[0]).toMatch(/Крис22/);
    await press('Готово: записать вердикт дня 1');
    await saved(game.last).toMatchObject({ kind: 'verdict', voting: { thread: OTHER_KEY } });
  });
});
