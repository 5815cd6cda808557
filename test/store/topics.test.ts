import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../../engine/result';
import { beginGame } from '../../engine/store/public/begin';
import type { PublicDb } from '../../engine/store/public/db';
import { addDecision, setDecision } from '../../engine/store/public/decisions';
import { editGame } from '../../engine/store/public/games';
import { keepPosts, sawPosts, threadOfGame, threadView, topicsOfGame } from '../../engine/store/public/threads';
import { openingOf } from '../../engine/votes/thread/topics';
import { about, KEY, post, read } from '../protocol/samples';
import { freshGround, numbering, ticking } from './ground';

const VOTES = KEY.replace('|17', '|18');
const NEXT = KEY.replace('|17', '|19');
const now = ticking();
const newId = numbering('game-');
const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

let db: PublicDb;
const join = async (key: string, title: string, game: string | null): Promise<string> =>
  value(await beginGame(db, about({ topic: { key, title, page: 1, pages: 1 } }), game, now(), newId));
const role = async (key: string) => (await db.threads.get(key))?.role;
const view = async (key: string) => value(await threadView(db, key, 'ru', now()));

describe('topics of one game', () => {
  beforeEach(() => {
    db = freshGround().db;
  });

  it('R-281: the voting topic of a Prokurator game is told by its title, and the other one is the talk', async () => {
    const game = await join(KEY, 'Мафия №17', null);
    value(await editGame(db, game, { kind: 'preset', preset: 'prokurator' }, now()));
    await join(VOTES, 'Мафия №17. Казнь, день 1', game);
    expect([await role(KEY), await role(VOTES)]).toEqual(['game', 'vote']);
    // What the host has made of it since stays.
    await db.threads.update(VOTES, { role: 'both' });
    await join(VOTES, 'Мафия №17. Казнь, день 1', game);
    expect(await role(VOTES)).toBe('both');
    await join(NEXT, 'Мафия №17. Флудилка', game);
    expect(await role(NEXT)).toBe('both');
  });

  it.each([
    ['by other rules', 'flg', 'Мафия №17. Голосование'],
    ['by its title', 'prokurator', 'Мафия №17. Игра, часть 2'],
  ] as const)('a second topic that is no voting topic %s stays both', async (_, preset, title) => {
    const game = await join(KEY, 'Мафия №17', null);
    value(await editGame(db, game, { kind: 'preset', preset }, now()));
    await join(VOTES, title, game);
    expect([await role(KEY), await role(VOTES)]).toEqual(['both', 'both']);
  });

  it('a view brings the others, the one opened last first, and what is remembered of them', async () => {
    const game = await join(KEY, 'Игра', null);
    await join(VOTES, 'Казнь', game);
    await join(NEXT, 'Казнь 2', game);
    value(await keepPosts(db, VOTES, [post('200', 'Вася', { number: 1 })], now()));
    value(await keepPosts(db, VOTES, [post('200', 'Петя', { number: 1 })], now()));
    const { others } = await view(KEY);
    expect(others.map((it) => it.thread.key)).toEqual([NEXT, VOTES]);
    expect(others[1]?.seen).toMatchObject([{ id: '200', later: [], post: { runs: [{ text: 'Вася' }] } }]);
    expect(others.map(openingOf)).toEqual([null, '2026-11-27T20:00:00+03:00']);
    expect(await topicsOfGame(db, VOTES)).toEqual([VOTES, KEY, NEXT]);
    await db.threads.update(VOTES, { role: 'vote' });
    expect((await threadOfGame(db, game))?.key).toBe(VOTES);
  });

  it('a decision is kept with the topic of its post, and may be undone from another topic of the game only', async () => {
    const game = await join(KEY, 'Игра', null);
    await join(VOTES, 'Казнь', game);
    value(await sawPosts(db, VOTES, read(1, [post('5'), post('205')]), now()));
    value(await sawPosts(db, KEY, read(1, [post('5')]), now()));
    const places = async () => (await db.decisions.toArray()).map((it) => `${it.thread} ${it.decision.post}`);
    value(await addDecision(db, KEY, { kind: 'ignore', post: '205' }, now()));
    value(await addDecision(db, KEY, { kind: 'ignore', post: '5' }, now()));
    // A post of another topic whose id is taken here is named with its topic.
    value(await addDecision(db, KEY, { kind: 'ignore', post: '18#5' }, now()));
    expect(await places()).toEqual([`${VOTES} 205`, `${KEY} 5`, `${VOTES} 5`]);
    expect((await setDecision(db, KEY, 1, true)).ok).toBe(true);
    await join(NEXT, 'Чужая игра', null);
    expect(await setDecision(db, NEXT, 1, false)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});
