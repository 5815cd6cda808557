import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problemOf, Refusal } from '../../engine/store/public/attempt';
import { sweep } from '../../engine/store/public/damaged';
import { PUBLIC_DB, PublicDb } from '../../engine/store/public/db';
import { addDecision, setDecision } from '../../engine/store/public/decisions';
import { editGame, startGame } from '../../engine/store/public/games';
import type { TableName } from '../../engine/store/public/rows';
import { langChoice } from '../../engine/store/public/settings';
import { openThread, sawPosts, threadView } from '../../engine/store/public/threads';
import { FORUM, KEY, post, read } from '../protocol/samples';
import { freshGround } from './ground';

const NOW = '2026-11-27T17:00:00.000Z';
const PAGE = { key: KEY, forum: FORUM, engine: 'phpbb3', url: `${FORUM}viewtopic.php?t=17`, title: 'Мафия №17' };

/** Records exactly as version 1 wrote them. Never to be changed: people have them on their disks. */
const V1 = {
  game: {
    id: 'g',
    title: 'Игра',
    preset: 'flg',
    overrides: { selfVote: 'void' },
    roster: {
      confirmed: true,
      hosts: [{ nick: 'Ведущий', id: '2' }],
      seats: [
        {
          id: 'account:10',
          name: 'Вася',
          accounts: [{ nick: 'Вася', id: '10' }],
          aliases: ['Васёк'],
          forms: [],
          number: 1,
          deadSince: null,
          silenced: false,
        },
      ],
    },
    day: { number: 2, start: { by: 'post', post: '5' }, deadline: { by: 'time', at: NOW }, nominees: [] },
    changedAt: NOW,
    removedAt: null,
  },
  thread: {
    ...PAGE,
    game: 'g',
    role: 'both',
    watched: true,
    openedAt: NOW,
    pagesRead: [1],
    authors: [{ nick: 'Вася', id: '10', posts: 3 }],
    opener: { nick: 'Ведущий', id: '2' },
    removedAt: null,
  },
  decision: { id: 1, thread: KEY, at: NOW, decision: { kind: 'ignore', post: '5' }, undone: false },
};

/** A thread with a game, two seen posts and two decisions. */
async function played() {
  const { db } = freshGround();
  await openThread(db, PAGE, 'ru', NOW);
  await sawPosts(db, KEY, read(1, [post('5'), post('6')]), NOW);
  await addDecision(db, KEY, { kind: 'ignore', post: '5' }, NOW);
  await addDecision(db, KEY, { kind: 'ignore', post: '6' }, NOW);
  await startGame(db, { id: 'g', title: 'Игра' }, KEY, NOW);
  return db;
}

describe('a record that cannot be read', () => {
  it.each([
    ['seen', { thread: KEY, id: '5', seenAt: NOW, post: { runs: 'gone' }, later: [] }],
    ['decisions', { thread: KEY, id: 1, at: NOW, decision: { kind: 'sorcery' }, undone: false }],
    ['games', { id: 'g', title: 'Игра', roster: null }],
    ['aliases', { forum: FORUM, folded: 'еж', alias: 7, nick: null }],
    ['inks', { forum: FORUM, colour: 'crimson', means: 'perhaps' }],
    ['places', { forum: FORUM, place: { x: 'left' } }],
  ] satisfies [TableName, object][])('in %s is set aside; the thread is counted without it', async (table, broken) => {
    const db = await played();
    await db.table(table).put(broken);
    const view = await openThread(db, PAGE, 'ru', NOW);
    expect(view.ok && view.value.damaged).toEqual([{ table, records: 1 }]);
    const kept = await db.damaged.toArray();
    expect(kept.map(({ table: from, record }) => [from, record])).toEqual([[table, broken]]);
    // Once set aside it is neither lost nor reported twice.
    const again = await openThread(db, PAGE, 'ru', NOW);
    expect(again.ok && again.value.damaged).toEqual([{ table, records: 1 }]);
    expect(await db.damaged.count()).toBe(1);
    if (table !== 'seen') expect(again.ok && again.value.seen).toHaveLength(2);
    if (table !== 'decisions') expect(again.ok && again.value.decisions).toHaveLength(2);
  });

  it('of the thread itself is set aside and the thread begins anew, its posts and decisions still there', async () => {
    const db = await played();
    await db.table('threads').put({ key: KEY, forum: 5 });
    const view = await openThread(db, PAGE, 'ru', NOW);
    expect(view.ok && [view.value.seen.length, view.value.decisions.length]).toEqual([2, 2]);
    expect(view.ok && view.value.damaged).toEqual([{ table: 'threads', records: 1 }]);
  });

  it('is never written over by what comes from the page', async () => {
    const db = await played();
    const broken = { thread: KEY, id: '5', seenAt: 'never', post: null, later: [] };
    await db.table('seen').put(broken);
    await sawPosts(db, KEY, read(1, [post('5', 'Петя')]), NOW);
    expect(await db.table('seen').get([KEY, '5'])).toEqual(broken);
  });

  it('is refused where it is needed, with the name of its table', async () => {
    const db = await played();
    await db.table('games').put({ id: 'g', title: 5 });
    expect(await editGame(db, 'g', { kind: 'title', title: 'x' }, NOW)).toEqual({
      ok: false,
      error: { code: 'damaged-record', table: 'games' },
    });
    await db.table('decisions').put({ id: 1, thread: KEY, decision: null });
    expect(await setDecision(db, KEY, 1, true)).toEqual({
      ok: false,
      error: { code: 'damaged-record', table: 'decisions' },
    });
  });

  it('of a setting falls back to the default', async () => {
    const { db } = freshGround();
    await db.table('settings').put({ name: 'lang', value: 'klingon' });
    expect(await langChoice(db)).toEqual({ ok: true, value: 'auto' });
  });

  it('a sweep finds all of them, in every table, and touches nothing else', async () => {
    const db = await played();
    const sound = (await db.seen.count()) + (await db.decisions.count()) + (await db.games.count());
    await db.table('seen').put({ thread: 'x', id: 'y' });
    await db.table('undo').add({ game: 'g' });
    await db.table('drafts').put({ name: 'd', text: 5 });
    await db.table('intents').put({ key: KEY, origin: 'https://forum.example', about: {} });
    const found = await sweep(db, NOW);
    expect(found.ok && found.value.sort()).toEqual(['drafts', 'intents', 'seen', 'undo']);
    expect(await sweep(db, NOW)).toEqual({ ok: true, value: [] });
    expect((await db.damaged.toArray()).map((row) => row.table).sort()).toEqual(['drafts', 'intents', 'seen', 'undo']);
    expect((await db.seen.count()) + (await db.decisions.count()) + (await db.games.count())).toBe(sound);
  });
});

describe('a storage that fails', () => {
  afterEach(() => vi.restoreAllMocks());

  it('full: a typed problem, and nothing half-written', async () => {
    const db = await played();
    const full = Object.assign(new Error('quota'), { name: 'QuotaExceededError' });
    vi.spyOn(db.decisions, 'add').mockImplementation(() => {
      throw full;
    });
    expect(await addDecision(db, KEY, { kind: 'ignore', post: '7' }, NOW)).toEqual({
      ok: false,
      error: { code: 'storage-full' },
    });
    const view = await threadView(db, KEY, 'ru', NOW);
    expect(view.ok && view.value.decisions).toHaveLength(2);
  });

  it('a write that stops half-way leaves no half', async () => {
    const db = await played();
    const before = await db.seen.count();
    vi.spyOn(db.threads, 'put').mockImplementation(() => {
      throw Object.assign(new Error('quota'), { name: 'QuotaExceededError' });
    });
    expect(await sawPosts(db, KEY, read(9, [post('90')]), NOW)).toMatchObject({ error: { code: 'storage-full' } });
    expect(await db.seen.count()).toBe(before);
  });

  it('written by a newer version of the extension', async () => {
    const factory = new IDBFactory();
    await new Promise<void>((done, fail) => {
      const request = factory.open(PUBLIC_DB, 9990);
      request.onsuccess = () => {
        request.result.close();
        done();
      };
      request.onerror = () => fail(request.error);
    });
    const db = new PublicDb({ indexedDB: factory, IDBKeyRange });
    expect(await threadView(db, KEY, 'ru', NOW)).toEqual({
      ok: false,
      error: { code: 'storage-closed', why: 'newer' },
    });
  });

  it('forbidden by the browser', async () => {
    const forbidden = Object.assign(new IDBFactory(), {
      open: () => {
        throw Object.assign(new Error('denied'), { name: 'InvalidStateError' });
      },
    });
    const db = new PublicDb({ indexedDB: forbidden, IDBKeyRange });
    expect(await threadView(db, KEY, 'ru', NOW)).toEqual({
      ok: false,
      error: { code: 'storage-closed', why: 'browser' },
    });
  });

  it.each([
    [new Refusal({ code: 'no-game' }), { code: 'no-game' }],
    [{ name: 'AbortError', inner: { name: 'QuotaExceededError' } }, { code: 'storage-full' }],
    [
      { name: 'OpenFailedError', inner: { name: 'VersionError' } },
      { code: 'storage-closed', why: 'newer' },
    ],
    [{ name: 'MissingAPIError' }, { code: 'storage-closed', why: 'browser' }],
    [new TypeError('a bug of ours'), null],
    ['text', null],
    [null, null],
  ])('%o → %o', (error, problem) => expect(problemOf(error)).toEqual(problem));
});

describe('the database', () => {
  it('writes with strict durability, so that a shown decision is on the disk', () => {
    expect(freshGround().db._options.chromeTransactionDurability).toBe('strict');
  });

  it('of version 1, as the browser has it on the disk, opens with everything in it', async () => {
    const { factory, again } = freshGround();
    await new Promise<void>((done, fail) => {
      const request = factory.open(PUBLIC_DB, 10);
      request.onupgradeneeded = () => {
        const raw = request.result;
        const keyed = (name: string, keyPath: string | string[], indexes: string[] = [], autoIncrement = false) => {
          const store = raw.createObjectStore(name, { keyPath, autoIncrement });
          for (const index of indexes) store.createIndex(index, index);
          return store;
        };
        const games = keyed('games', 'id');
        const threads = keyed('threads', 'key', ['game', 'forum']);
        keyed('seen', ['thread', 'id'], ['thread']);
        const decisions = keyed('decisions', 'id', ['thread'], true);
        keyed('aliases', ['forum', 'folded'], ['forum']);
        keyed('inks', ['forum', 'colour'], ['forum']);
        keyed('places', 'forum');
        keyed('settings', 'name');
        keyed('intents', 'key', ['origin']);
        keyed('undo', 'id', ['game'], true);
        keyed('drafts', 'name');
        keyed('damaged', 'id', ['owner'], true);
        games.add(V1.game);
        threads.add(V1.thread);
        decisions.add(V1.decision);
      };
      request.onsuccess = () => {
        request.result.close();
        done();
      };
      request.onerror = () => fail(request.error);
    });
    const view = await threadView(again(), KEY, 'ru', NOW);
    expect(view).toMatchObject({
      ok: true,
      value: { game: { title: 'Игра' }, decisions: [{ id: 1 }], damaged: [], thread: { watched: true } },
    });
  });

  it('opened by the raw interface shows exactly the tables of version 3', async () => {
    const { db, factory } = freshGround();
    await db.open();
    db.close();
    const raw = await new Promise<IDBDatabase>((done, fail) => {
      const request = factory.open(PUBLIC_DB);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    expect(raw.version).toBe(30);
    expect([...raw.objectStoreNames].sort()).toEqual([
      'aliases',
      'damaged',
      'days',
      'decisions',
      'drafts',
      'games',
      'inks',
      'intents',
      'places',
      'seen',
      'settings',
      'sites',
      'threads',
      'undo',
      'wrote',
    ]);
  });
});
