import { describe, expect, it } from 'vitest';
import type { Post } from '../../engine/forums/page';
import type { PageLook } from '../../engine/protocol/topic-pages';
import type { Result } from '../../engine/result';
import { beginGame } from '../../engine/store/public/begin';
import { editGame } from '../../engine/store/public/games';
import { gatherStep } from '../../engine/store/public/gather';
import { openThread, sawPosts, threadView } from '../../engine/store/public/threads';
import { about, FORUM, KEY, post, read } from '../protocol/samples';
import { freshGround } from './ground';

const PAGE = { key: KEY, forum: FORUM, engine: 'phpbb3', url: `${FORUM}viewtopic.php?t=17`, title: 'Мафия №17' };
const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const at = (minute: number): string => new Date(Date.parse('2026-11-28T12:00:00Z') + minute * 60_000).toISOString();
const look = (more: Partial<PageLook> = {}): PageLook => ({
  url: `${FORUM}viewtopic.php?t=17&start=20`,
  age: 0,
  raw: true,
  next: null,
  prev: `${FORUM}viewtopic.php?t=17`,
  ids: ['5'],
  newest: null,
  ...more,
});
const opened = async () => {
  const { db } = freshGround();
  value(await openThread(db, PAGE, 'ru', at(0)));
  return db;
};
const seen = async (db: Awaited<ReturnType<typeof opened>>) => (await db.seen.get([KEY, '5'])) ?? { later: [] };

describe('a round of collecting', () => {
  it('begins, goes on, is begun anew, is told to wait, ends', async () => {
    const db = await opened();
    expect(value(await gatherStep(db, KEY, { step: 'look' }, at(1)))).toEqual({
      round: null,
      pages: [],
      day: null,
      now: at(1),
    });
    const begun = { since: at(2), all: false, until: null };
    expect(value(await gatherStep(db, KEY, { step: 'begin' }, at(2))).round).toEqual(begun);
    expect(value(await gatherStep(db, KEY, { step: 'begin' }, at(3))).round).toEqual(begun);
    expect(value(await gatherStep(db, KEY, { step: 'wait', wait: 60_000 }, at(4))).round).toEqual({
      ...begun,
      until: at(5),
    });
    expect(value(await gatherStep(db, KEY, { step: 'anew' }, at(4))).round).toEqual({
      since: at(4),
      all: true,
      until: at(5),
    });
    expect(value(await gatherStep(db, KEY, { step: 'end' }, at(6))).round).toBeNull();
    expect(value(await gatherStep(db, KEY, { step: 'look' }, at(7))).round).toBeNull();
  });

  it('left for an hour it is begun again: what it had read may have changed', async () => {
    const db = await opened();
    await gatherStep(db, KEY, { step: 'begin' }, at(0));
    expect(value(await gatherStep(db, KEY, { step: 'begin' }, at(59))).round?.since).toBe(at(0));
    expect(value(await gatherStep(db, KEY, { step: 'begin' }, at(60))).round?.since).toBe(at(60));
  });

  it('is unknown for a thread that is', async () => {
    const { db } = freshGround();
    expect(await gatherStep(db, KEY, { step: 'begin' }, at(0))).toMatchObject({ error: { code: 'unknown-thread' } });
  });

  it('tells when the day began: by its moment on the forum’s clock, or by its post', async () => {
    const db = await opened();
    value(await beginGame(db, about(), null, at(0), () => 'game'));
    const day = async (): Promise<string | null> => value(await gatherStep(db, KEY, { step: 'look' }, at(1))).day;
    expect(await day()).toBeNull();
    await editGame(
      db,
      'game',
      { kind: 'day', patch: { start: { by: 'time', at: '2026-11-27T20:00:00+03:00' } } },
      at(1),
    );
    expect(await day()).toBe('2026-11-27T17:00:00.000Z');
    await editGame(db, 'game', { kind: 'day', patch: { start: { by: 'post', post: '5' } } }, at(1));
    expect(await day()).toBeNull();
    await sawPosts(db, KEY, read(1, [post('5')]), at(2));
    expect(await day()).toBe(post('5').time.iso);
  });

  it('what the pages looked like outlives a restart', async () => {
    const { db, again } = freshGround();
    value(await openThread(db, PAGE, 'ru', at(0)));
    await gatherStep(db, KEY, { step: 'begin' }, at(0));
    await sawPosts(db, KEY, { ...read(2, [post('5')]), look: look() }, at(1));
    db.close();
    const standing = value(await gatherStep(again(), KEY, { step: 'look' }, at(2)));
    expect(standing.round).not.toBeNull();
    expect(standing.pages).toMatchObject([{ page: 2, pages: 3, at: at(1), born: at(1), ids: ['5'] }]);
    expect(value(await threadView(again(), KEY, 'ru', at(2))).looks).toEqual(standing.pages);
  });
});

describe('a post read again', () => {
  it('keeps its first text, and follows its number when something before it was deleted', async () => {
    const db = await opened();
    await sawPosts(db, KEY, read(1, [post('5', 'Вася', { number: 9 })]), at(1));
    await sawPosts(db, KEY, read(1, [post('5', 'Вася', { number: 8 })]), at(2));
    expect(await seen(db)).toMatchObject({ seenAt: at(1), post: { number: 8 }, later: [] });
    await sawPosts(db, KEY, read(1, [post('5', 'Петя', { number: 8 })]), at(3));
    await sawPosts(db, KEY, read(1, [post('5', 'Петя', { number: 7 })]), at(4));
    expect(await seen(db)).toMatchObject({ post: { number: 8 }, later: [{ seenAt: at(3), post: { number: 7 } }] });
    // A view that prints no numbers takes none away.
    await sawPosts(db, KEY, read(1, [post('5', 'Петя', { number: null })]), at(5));
    expect(await seen(db)).toMatchObject({ later: [{ post: { number: 7 } }] });
  });

  it('an edit note that comes is a new version, though the coloured text is the same', async () => {
    const db = await opened();
    const edited = (iso: string | null) => ({
      edited: { by: 'Вася', at: { iso, raw: 'сегодня', seconds: false } },
    });
    await sawPosts(db, KEY, read(1, [post('5', 'Вася', { edited: null })]), at(1));
    await sawPosts(db, KEY, read(1, [post('5', 'Вася', edited(at(1)))]), at(2));
    await sawPosts(db, KEY, read(1, [post('5', 'Вася', edited(at(1)))]), at(3));
    await sawPosts(db, KEY, read(1, [post('5', 'Вася', edited(null))]), at(4));
    expect((await seen(db)).later).toMatchObject([{ seenAt: at(2), post: { edited: { by: 'Вася' } } }]);
    await sawPosts(db, KEY, read(1, [post('5', 'Вася', edited(at(4)))]), at(5));
    expect((await seen(db)).later).toHaveLength(2);
  });

  it('what the forum’s scripts made of a fetched post is no edit; other marked words are, and so is an edit note', async () => {
    const db = await opened();
    const fetched = (text: string, words: string) => ({ ...read(2, [post('5', text, { text: words })]), look: look() });
    const shown = (text: string, words: string, more: Partial<Post> = {}) => ({
      ...read(2, [post('5', text, { text: words, ...more })]),
      look: look({ raw: false }),
    });
    await sawPosts(db, KEY, fetched('Вася', 'Смотрите https://example.org/x.png Вася'), at(1));
    await sawPosts(db, KEY, shown('Вася', 'Смотрите Вася'), at(2));
    const [run] = post('5').runs;
    await sawPosts(db, KEY, shown('Вася', 'Вася', { runs: run ? [{ ...run, spoiler: true }] : [] }), at(3));
    expect(await seen(db)).toMatchObject({ raw: true, later: [] });
    await sawPosts(db, KEY, fetched('Вася', 'Передумал про картинку. Вася'), at(4));
    expect((await seen(db)).later).toHaveLength(1);
    await sawPosts(db, KEY, shown('Петя', 'Петя'), at(5));
    await sawPosts(db, KEY, shown('Петя', 'Петя', { edited: { by: 'Вася', at: null } }), at(6));
    expect((await seen(db)).later).toHaveLength(3);
  });

  it('an older text that an open tab still shows is no third version; one nobody has seen is', async () => {
    const db = await opened();
    const tab = (text: string) => ({ ...read(2, [post('5', text)]), look: look({ age: 10 * 60_000, raw: false }) });
    await sawPosts(db, KEY, read(2, [post('5', 'Вася')]), at(1));
    await sawPosts(db, KEY, { ...read(2, [post('5', 'Петя')]), look: look() }, at(5));
    await sawPosts(db, KEY, tab('Вася'), at(6));
    expect((await seen(db)).later).toHaveLength(1);
    await sawPosts(db, KEY, tab('Маша'), at(7));
    expect((await seen(db)).later).toHaveLength(2);
    // Read anew, the first text is the text: it was edited back.
    await sawPosts(db, KEY, { ...read(2, [post('5', 'Вася')]), look: look() }, at(8));
    expect((await seen(db)).later).toHaveLength(3);
  });
});
