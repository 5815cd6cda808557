import { describe, expect, it } from 'vitest';
import type { Result } from '../../engine/result';
import { beginGame } from '../../engine/store/public/begin';
import { activityIn, daysOf } from '../../engine/store/public/days';
import type { PublicDb } from '../../engine/store/public/db';
import { editGame, undoEdit, wipeGame, wipeThread } from '../../engine/store/public/games';
import { openThread, sawPosts } from '../../engine/store/public/threads';
import { silentOf } from '../../engine/votes/activity/activity';
import { about, FORUM, KEY, post, read } from '../protocol/samples';
import { freshGround, numbering } from './ground';

const NOW = '2026-11-28T17:00:00.000Z';
const LATER = '2026-11-29T17:00:00.000Z';
const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const talk = { runs: [], text: null };
const by = (id: string, author: string, authorId: string | null, more = {}) =>
  post(id, '', { author, authorId, ...talk, ...more });
const NO_PAGE = { page: null, pages: null, posts: [] };

/** Вася votes on page 1, Петя only talks on page 2, Маша is on the roster and never comes. */
async function played(pages: readonly number[] = [1, 2, 3]): Promise<{ db: PublicDb; game: string }> {
  const { db } = freshGround();
  const authors = [...about().authors, { nick: 'Маша', id: '12', posts: 1 }];
  const game = value(await beginGame(db, about({ authors }), null, NOW, numbering()));
  value(await editGame(db, game, { kind: 'confirm', confirmed: true }, NOW));
  const posts = {
    1: [by('5', 'Ведущий', '2'), post('6', 'Петя', { author: 'Вася', authorId: '10' })],
    2: [by('25', 'Петя', null)],
    3: [],
  };
  for (const page of pages) value(await sawPosts(db, KEY, { ...read(page, posts[page as 1]) }, NOW));
  return { db, game };
}

describe('who wrote, on any page ever read', () => {
  it('posts without votes are remembered: author, time, address', async () => {
    const { db } = await played();
    const activity = value(await activityIn(db, KEY, NO_PAGE, NOW));
    const petya = activity.players.find(({ name }) => name === 'Петя');
    expect(petya).toMatchObject({
      today: 1,
      last: {
        id: '25',
        permalink: `${FORUM}viewtopic.php?p=25#p25`,
        time: { iso: post('25').time.iso, seconds: false },
      },
    });
    expect(silentOf(activity).map(({ name }) => name)).toEqual(['Маша']);
    expect(activity).toMatchObject({ provisional: false, day: 1 });
  });

  it('while pages are unread it is provisional', async () => {
    const { db } = await played([1]);
    const activity = value(await activityIn(db, KEY, NO_PAGE, NOW));
    expect(activity.provisional).toBe(true);
    expect(silentOf(activity).map(({ name }) => name)).toEqual(['Маша', 'Петя']);
  });

  it('the open page counts before it is handed in', async () => {
    const { db } = await played([1]);
    const open = { page: 2, pages: 2, posts: [by('25', 'Петя', null)] };
    const activity = value(await activityIn(db, KEY, open, NOW));
    expect(activity.provisional).toBe(false);
    expect(silentOf(activity).map(({ name }) => name)).toEqual(['Маша']);
  });

  it('a post that is deleted was written all the same; one read on two pages was written once', async () => {
    const { db } = await played();
    value(await sawPosts(db, KEY, read(2, [by('26', 'Маша', '12')]), NOW));
    value(await sawPosts(db, KEY, read(1, [by('25', 'Петя', null)]), NOW));
    const activity = value(await activityIn(db, KEY, NO_PAGE, NOW));
    expect(activity.players.map(({ name, total }) => [name, total])).toEqual([
      ['Вася', 1],
      ['Петя', 1],
      ['Маша', 1],
    ]);
  });

  it('a second topic of the game counts too', async () => {
    const { db, game } = await played();
    const key = KEY.replace('|17', '|18');
    value(await openThread(db, { key, forum: FORUM, engine: 'phpbb3', url: FORUM, title: 'Голосование' }, 'ru', NOW));
    await db.threads.update(key, { game });
    value(await sawPosts(db, key, { ...read(1, [by('40', 'Маша', '12')]), pages: 1 }, NOW));
    expect(silentOf(value(await activityIn(db, KEY, NO_PAGE, NOW)))).toEqual([]);
  });

  it('addresses that follow no rule are left out, not made up', async () => {
    const { db } = await played([]);
    const odd = [by('7', 'Петя', null), by('8', 'Петя', null, { permalink: 'https://forum.example/odd' })];
    value(await sawPosts(db, KEY, read(1, odd), NOW));
    const activity = value(await activityIn(db, KEY, NO_PAGE, NOW));
    expect(activity.players.find(({ name }) => name === 'Петя')?.last?.permalink).toBe('');
  });

  it('goes with the thread', async () => {
    const { db } = await played();
    value(await wipeThread(db, KEY));
    expect(await db.wrote.count()).toBe(0);
  });
});

describe('a day that is over', () => {
  const days = async (db: PublicDb, game: string) => value(await daysOf(db, game));

  it('is kept with who owed a vote and who wrote nothing', async () => {
    const { db, game } = await played();
    value(await editGame(db, game, { kind: 'next-day' }, LATER));
    expect(await days(db, game)).toEqual([
      { day: 1, closedAt: LATER, absent: ['nick:петя', 'account:12'], silent: ['account:12'], complete: true },
    ]);
    const activity = value(await activityIn(db, KEY, NO_PAGE, LATER));
    expect(activity.players.find(({ name }) => name === 'Маша')?.missed).toEqual({ votes: [1], posts: [1] });
  });

  it('is judged before the silences of the next day are told', async () => {
    const { db, game } = await played();
    const edits = [
      { kind: 'seat', id: 'account:12', patch: { silenced: true } },
      { kind: 'day', patch: { number: 2 } },
    ] as const;
    value(await editGame(db, game, { kind: 'many', edits }, LATER));
    expect((await days(db, game)).map(({ absent }) => absent)).toEqual([['nick:петя', 'account:12']]);
  });

  it('says when pages were unread', async () => {
    const { db, game } = await played([1]);
    value(await editGame(db, game, { kind: 'next-day' }, LATER));
    expect(await days(db, game)).toMatchObject([{ complete: false }]);
  });

  it('day zero owes no votes; without a confirmed roster nobody owes anything', async () => {
    const { db, game } = await played();
    value(await editGame(db, game, { kind: 'day', patch: { number: 0 } }, NOW));
    value(await editGame(db, game, { kind: 'next-day' }, LATER));
    expect(await days(db, game)).toMatchObject([{ day: 0, absent: null, silent: ['account:12'] }]);
    value(await editGame(db, game, { kind: 'confirm', confirmed: false }, LATER));
    value(await editGame(db, game, { kind: 'next-day' }, LATER));
    expect((await days(db, game))[1]).toMatchObject({ day: 1, absent: null, silent: null });
  });

  it('is not over when the host goes back to it', async () => {
    const { db, game } = await played();
    value(await editGame(db, game, { kind: 'next-day' }, LATER));
    value(await undoEdit(db, game, LATER));
    expect(await days(db, game)).toEqual([]);
    value(await editGame(db, game, { kind: 'day', patch: { number: 2 } }, LATER));
    value(await editGame(db, game, { kind: 'day', patch: { number: 1 } }, LATER));
    expect(await days(db, game)).toEqual([]);
  });

  it('stays while other things of the game change, and goes with the game', async () => {
    const { db, game } = await played();
    value(await editGame(db, game, { kind: 'next-day' }, LATER));
    value(await editGame(db, game, { kind: 'title', title: 'Другая' }, LATER));
    expect(await days(db, game)).toHaveLength(1);
    value(await wipeGame(db, game));
    expect(await db.days.count()).toBe(0);
  });

  it('a game without a topic keeps no days', async () => {
    const { db, game } = await played();
    value(await wipeThread(db, KEY));
    value(await editGame(db, game, { kind: 'next-day' }, LATER));
    expect(await days(db, game)).toEqual([]);
  });
});
