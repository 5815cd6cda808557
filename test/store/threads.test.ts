import { describe, expect, it } from 'vitest';
import type { ThreadView } from '../../engine/protocol/thread-view';
import type { Result } from '../../engine/result';
import { addDecision, setDecision } from '../../engine/store/public/decisions';
import { forumOf, setAlias, setInk, setPlace } from '../../engine/store/public/forum';
import { setThreadRemoved, wipeThread } from '../../engine/store/public/games';
import { isWatched, openThread, sawPosts, threadView } from '../../engine/store/public/threads';
import { FORUM, KEY, OTHER_KEY, post, read } from '../protocol/samples';
import { freshGround, ticking } from './ground';

const PAGE = { key: KEY, forum: FORUM, engine: 'phpbb3', url: `${FORUM}viewtopic.php?t=17`, title: 'Мафия №17' };
const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('a thread', () => {
  it('that was never opened is unknown and leaves no trace', async () => {
    const { db } = freshGround();
    expect(value(await isWatched(db, KEY))).toBe(false);
    expect(await db.threads.count()).toBe(0);
    expect(await threadView(db, KEY, 'ru', '2026-11-27T17:00:00Z')).toMatchObject({
      error: { code: 'unknown-thread' },
    });
  });

  it('opened for the first time: nothing decided, nothing seen, no game', async () => {
    const { db } = freshGround();
    const view = value(await openThread(db, PAGE, 'ru', '2026-11-27T17:00:00Z'));
    expect(view).toEqual({
      thread: { ...PAGE, game: null, role: 'both', watched: false },
      game: null,
      decisions: [],
      aliases: [],
      inks: [],
      seen: [],
      others: [],
      pages: null,
      pagesRead: [],
      looks: [],
      authors: [],
      opener: null,
      place: null,
      damaged: [],
      lang: 'ru',
    } satisfies ThreadView);
  });

  it('opened again takes the new title and address and keeps everything else', async () => {
    const { db, again } = freshGround();
    const now = ticking();
    value(await openThread(db, PAGE, 'ru', now()));
    value(await sawPosts(db, KEY, read(2, [post('41')]), now()));
    value(await addDecision(db, KEY, { kind: 'ignore', post: '41' }, now()));
    value(await setAlias(db, FORUM, 'Чтотик', 'Что_то_там'));
    value(await setInk(db, FORUM, '#A05050', 'red'));
    value(await setPlace(db, FORUM, { x: 5, y: 6, width: 300, height: 400, collapsed: true }));
    db.close();
    const view = value(await openThread(again(), { ...PAGE, title: 'Мафия №17. Финал' }, 'en', now()));
    expect(view.thread.title).toBe('Мафия №17. Финал');
    expect(view.decisions.map((logged) => logged.decision)).toEqual([{ kind: 'ignore', post: '41' }]);
    expect(view.aliases).toEqual([{ alias: 'Чтотик', nick: 'Что_то_там' }]);
    expect(view.inks).toEqual([{ colour: '#a05050', means: 'red' }]);
    expect(view.seen.map((seen) => seen.id)).toEqual(['41']);
    expect(view.pagesRead).toEqual([2]);
    expect(view.place?.collapsed).toBe(true);
    expect(view.lang).toBe('en');
  });

  it('removed is unknown, brought back it is whole, wiped it is gone', async () => {
    const { db } = freshGround();
    const now = ticking();
    value(await openThread(db, PAGE, 'ru', now()));
    value(await sawPosts(db, KEY, read(1, [post('5')]), now()));
    value(await addDecision(db, KEY, { kind: 'ignore', post: '5' }, now()));
    value(await setThreadRemoved(db, KEY, now()));
    expect(await threadView(db, KEY, 'ru', now())).toMatchObject({ error: { code: 'unknown-thread' } });
    value(await setThreadRemoved(db, KEY, null));
    expect(value(await threadView(db, KEY, 'ru', now())).decisions).toHaveLength(1);
    value(await wipeThread(db, KEY));
    expect([await db.threads.count(), await db.seen.count(), await db.decisions.count()]).toEqual([0, 0, 0]);
  });
});

describe('posts as first seen (A-011, R-288)', () => {
  const open = async () => {
    const { db } = freshGround();
    value(await openThread(db, PAGE, 'ru', '2026-11-27T17:00:00Z'));
    return db;
  };

  it('the same text again changes nothing and is no news', async () => {
    const db = await open();
    expect(value(await sawPosts(db, KEY, read(1, [post('5')]), '2026-11-27T17:01:00Z'))).toEqual([]);
    expect(value(await sawPosts(db, KEY, read(1, [post('5')]), '2026-11-27T17:02:00Z'))).toEqual([]);
    expect((await db.seen.toArray()).map(({ seenAt, later }) => [seenAt, later])).toEqual([
      ['2026-11-27T17:01:00Z', []],
    ]);
  });

  it('a different text is put beside the first, in order, never over it', async () => {
    const db = await open();
    await sawPosts(db, KEY, read(1, [post('5', 'Вася')]), '2026-11-27T17:01:00Z');
    const second = value(await sawPosts(db, KEY, read(1, [post('5', 'Петя')]), '2026-11-27T17:02:00Z'));
    expect(second).toHaveLength(1);
    const third = value(await sawPosts(db, KEY, read(1, [post('5', 'Вася')]), '2026-11-27T17:03:00Z'));
    const [record] = third;
    const targets = [record?.post, ...(record?.later.map((each) => each.post) ?? [])].map(
      (each) => each?.runs[0]?.text,
    );
    expect(targets).toEqual(['Вася', 'Петя', 'Вася']);
    expect(record?.later.map((each) => each.seenAt)).toEqual(['2026-11-27T17:02:00Z', '2026-11-27T17:03:00Z']);
  });

  it('a better reading of the same text is no edit', async () => {
    const db = await open();
    await sawPosts(db, KEY, read(1, [post('5')]), '2026-11-27T17:01:00Z');
    const [run] = post('5').runs;
    const otherInk = post('5', 'Вася', { runs: run ? [{ ...run, ink: 'doubt' }] : [] });
    expect(value(await sawPosts(db, KEY, read(1, [otherInk]), '2026-11-27T17:02:00Z'))).toEqual([]);
    const withoutText = post('5', 'Вася', { text: null });
    expect(value(await sawPosts(db, KEY, read(1, [withoutText]), '2026-11-27T17:03:00Z'))).toEqual([]);
  });

  it('a vote that was edited away is seen as edited', async () => {
    const db = await open();
    await sawPosts(db, KEY, read(1, [post('5')]), '2026-11-27T17:01:00Z');
    const [record] = value(await sawPosts(db, KEY, read(1, [post('5', '', { runs: [] })]), '2026-11-27T17:02:00Z'));
    expect(record?.post.runs).toHaveLength(1);
    expect(record?.later[0]?.post.runs).toHaveLength(0);
  });

  it('only posts of this page are answered with', async () => {
    const db = await open();
    await sawPosts(db, KEY, read(1, [post('5', 'Вася'), post('6')]), '2026-11-27T17:01:00Z');
    await sawPosts(db, KEY, read(1, [post('5', 'Петя')]), '2026-11-27T17:02:00Z');
    expect(value(await sawPosts(db, KEY, read(2, [post('41')]), '2026-11-27T17:03:00Z'))).toEqual([]);
  });

  it('remembers the pages read, once each and in order; a thread of one page says nothing', async () => {
    const db = await open();
    for (const page of [3, 1, 3, null, 2]) await sawPosts(db, KEY, read(page, []), '2026-11-27T17:01:00Z');
    expect(value(await threadView(db, KEY, 'ru', '2026-11-27T17:02:00Z')).pagesRead).toEqual([1, 2, 3]);
  });

  it('collects the authors of what was read', async () => {
    const db = await open();
    const by = (id: string, author: string | null, authorId: string | null) => post(id, 'Вася', { author, authorId });
    await sawPosts(
      db,
      KEY,
      read(1, [by('1', 'Петя', '7'), by('2', 'Петя', '7'), by('3', null, null)]),
      '2026-11-27T17:01:00Z',
    );
    await sawPosts(db, KEY, read(2, [by('4', 'Петя-2', '7'), by('5', 'Гость', null)]), '2026-11-27T17:02:00Z');
    expect((await db.threads.get(KEY))?.authors).toEqual([
      { nick: 'Петя', id: '7', posts: 2 },
      { nick: 'Гость', id: null, posts: 1 },
    ]);
  });

  it('posts of an unknown thread are not taken', async () => {
    const { db } = freshGround();
    expect(await sawPosts(db, KEY, read(1, [post('5')]), '2026-11-27T17:01:00Z')).toMatchObject({
      error: { code: 'unknown-thread' },
    });
    expect(await db.seen.count()).toBe(0);
  });
});

describe('decisions', () => {
  it('are a log: undone ones stay and come back', async () => {
    const { db } = freshGround();
    const now = ticking();
    value(await openThread(db, PAGE, 'ru', now()));
    const [first] = value(await addDecision(db, KEY, { kind: 'ignore', post: '5' }, now()));
    value(await addDecision(db, KEY, { kind: 'accept-edit', post: '6' }, now()));
    const id = first?.id ?? -1;
    expect(value(await setDecision(db, KEY, id, true)).map((logged) => logged.undone)).toEqual([true, false]);
    expect(value(await setDecision(db, KEY, id, false)).map((logged) => logged.undone)).toEqual([false, false]);
  });

  it('about another thread cannot be touched from here', async () => {
    const { db } = freshGround();
    const now = ticking();
    value(await openThread(db, PAGE, 'ru', now()));
    value(await openThread(db, { ...PAGE, key: OTHER_KEY }, 'ru', now()));
    const [theirs] = value(await addDecision(db, OTHER_KEY, { kind: 'ignore', post: '5' }, now()));
    expect(await setDecision(db, KEY, theirs?.id ?? -1, true)).toMatchObject({
      error: { code: 'malformed', field: 'id' },
    });
    expect((await db.decisions.get(theirs?.id ?? -1))?.undone).toBe(false);
  });

  it('about an unknown thread are not taken', async () => {
    const { db } = freshGround();
    const done = await addDecision(db, KEY, { kind: 'ignore', post: '5' }, '2026-11-27T17:00:00Z');
    expect(done).toMatchObject({ error: { code: 'unknown-thread' } });
    expect(await db.decisions.count()).toBe(0);
  });
});

describe('what belongs to the forum', () => {
  it('an alias replaces the same alias however it is written, and is forgotten by any spelling', async () => {
    const { db } = freshGround();
    value(await setAlias(db, FORUM, 'Ёж', 'Ёжик в тумане'));
    expect(value(await setAlias(db, FORUM, ' еж ', 'Другой'))).toEqual([{ alias: 'еж', nick: 'Другой' }]);
    expect(value(await setAlias(db, FORUM, 'ЁЖ', null))).toEqual([]);
    expect(await setAlias(db, FORUM, '  ', 'Никто')).toMatchObject({ error: { code: 'malformed', field: 'alias' } });
  });

  it('aliases and colours of one forum are not those of another', async () => {
    const { db } = freshGround();
    value(await setAlias(db, FORUM, 'Ёж', 'Ёжик'));
    value(await setInk(db, FORUM, 'crimson', 'red'));
    expect(value(await setAlias(db, 'https://other.example/', 'Кот', 'Котофей'))).toHaveLength(1);
    expect(value(await setInk(db, 'https://other.example/', 'crimson', 'none'))).toEqual([
      { colour: 'crimson', means: 'none' },
    ]);
  });

  it('the forum of an unknown thread is unknown', async () => {
    expect(await forumOf(freshGround().db, KEY)).toMatchObject({ error: { code: 'unknown-thread' } });
  });
});
