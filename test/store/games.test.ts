import { describe, expect, it } from 'vitest';
import type { Result } from '../../engine/result';
import { beginGame, dropIntent, finishIntents, keepIntent } from '../../engine/store/public/begin';
import {
  editGame,
  editGameOfThread,
  setGameRemoved,
  setThread,
  startGame,
  threadState,
  threadsOfSite,
  undoEdit,
  wipeGame,
} from '../../engine/store/public/games';
import { langOf } from '../../engine/store/public/lang';
import { draft, focus, setDraft, setFocus, setLang } from '../../engine/store/public/settings';
import { isWatched, openThread, sawPosts, threadView } from '../../engine/store/public/threads';
import { about, FORUM, KEY, read } from '../protocol/samples';
import { freshGround, numbering, ticking } from './ground';

const NOW = '2026-11-27T17:00:00.000Z';
const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const always = () => true;

describe('threads of a site', () => {
  it('are those with a game, of this very origin, the one opened last first', async () => {
    const { db } = freshGround();
    const now = ticking();
    const newId = numbering();
    for (const [number, origin] of [[17], [18], [19, 'https://other.example']] as const) {
      const key = KEY.replace('|17', `|${number}`).replace('https://forum.example', origin ?? 'https://forum.example');
      const topic = { ...about().topic, key, title: `Мафия №${number}` };
      value(await beginGame(db, about({ topic }), null, now(), newId));
    }
    const page = { key: KEY.replace('|17', '|20'), forum: FORUM, engine: 'phpbb3', url: FORUM, title: 'Болталка' };
    value(await openThread(db, page, 'ru', now()));
    const url = 'https://forum.example/board/posting.php?mode=reply&t=18';
    expect(value(await threadsOfSite(db, url)).map(({ title }) => title)).toEqual(['Мафия №18', 'Мафия №17']);
    expect(value(await threadsOfSite(db, 'about:blank'))).toEqual([]);
    expect(value(await threadsOfSite(db, ''))).toEqual([]);
  });
});

describe('«Вести игру в этой теме»', () => {
  it('makes a game of the authors: candidates, the host apart, nobody absent', async () => {
    const { db } = freshGround();
    const id = value(await beginGame(db, about(), null, NOW, numbering()));
    const view = value(await threadView(db, KEY, 'ru', NOW));
    expect(view.thread).toMatchObject({ watched: true, game: id, forum: FORUM, title: 'Мафия №17' });
    expect(view.game?.roster).toMatchObject({
      confirmed: false,
      hosts: [{ nick: 'Ведущий', id: '2' }],
      seats: [
        { id: 'account:10', name: 'Вася', accounts: [{ nick: 'Вася', id: '10' }] },
        { id: 'nick:петя', name: 'Петя', accounts: [{ nick: 'Петя', id: null }] },
      ],
    });
    expect(view.game?.preset).toBe('flg');
  });

  it('said twice makes one game', async () => {
    const { db } = freshGround();
    const newId = numbering();
    const first = value(await beginGame(db, about(), null, NOW, newId));
    expect(value(await beginGame(db, about(), null, NOW, newId))).toBe(first);
    expect(await db.games.count()).toBe(1);
  });

  it('can join a game that is there, whose roster stays', async () => {
    const { db } = freshGround();
    value(await startGame(db, { id: 'old', title: 'Старая' }, null, NOW));
    expect(value(await beginGame(db, about(), 'old', NOW, numbering()))).toBe('old');
    expect((await db.games.get('old'))?.roster.seats).toEqual([]);
  });

  it.each(['missing', 'removed'])('into a game that is %s makes a new one', async (which) => {
    const { db } = freshGround();
    if (which === 'removed') {
      value(await startGame(db, { id: 'old', title: 'Старая' }, null, NOW));
      value(await setGameRemoved(db, 'old', NOW));
    }
    expect(value(await beginGame(db, about(), 'old', NOW, numbering()))).toBe('new-1');
  });

  it('on a page without the opening post names no host', async () => {
    const { db } = freshGround();
    value(await beginGame(db, about({ opener: null }), null, NOW, numbering()));
    const view = value(await threadView(db, KEY, 'ru', NOW));
    expect(view.game?.roster.hosts).toEqual([]);
    expect(view.game?.roster.seats).toHaveLength(3);
  });

  it('begun on a later page learns the host when the first one is read, and he is no candidate any more', async () => {
    const { db } = freshGround();
    value(await beginGame(db, about({ opener: null }), null, NOW, numbering()));
    const met = { authors: about().authors, opener: { nick: 'Ведущий', id: '2' } };
    value(await sawPosts(db, KEY, { ...read(1, []), ...met }, NOW));
    const { game } = value(await threadView(db, KEY, 'ru', NOW));
    expect(game?.roster.hosts).toEqual([{ nick: 'Ведущий', id: '2' }]);
    expect(game?.roster.seats.map((seat) => seat.name)).toEqual(['Вася', 'Петя']);
  });

  it.each(['confirmed', 'hosted'])('a roster that is %s is not touched by the first page', async (how) => {
    const { db } = freshGround();
    value(await beginGame(db, about({ opener: null }), null, NOW, numbering()));
    const hosts = [{ nick: 'Другой', id: null }];
    if (how === 'confirmed') value(await editGame(db, 'new-1', { kind: 'confirm', confirmed: true }, NOW));
    else value(await editGame(db, 'new-1', { kind: 'hosts', hosts }, NOW));
    const before = await db.games.get('new-1');
    value(await sawPosts(db, KEY, { ...read(1, []), opener: { nick: 'Ведущий', id: '2' } }, NOW));
    expect((await db.games.get('new-1'))?.roster).toEqual(before?.roster);
  });

  it('waits for the permission and is finished when it comes, whoever asked is gone', async () => {
    const { db, again } = freshGround();
    value(await keepIntent(db, about(), null, NOW));
    expect(value(await isWatched(db, KEY))).toBe(false);
    db.close();
    const later = again();
    const none = await finishIntents(later, (origin) => origin === 'https://other.example', NOW, numbering());
    expect(value(none)).toEqual([]);
    expect(value(await finishIntents(later, always, '2026-11-27T17:02:00.000Z', numbering()))).toEqual([KEY]);
    expect(value(await isWatched(later, KEY))).toBe(true);
    expect(value(await finishIntents(later, always, '2026-11-27T17:03:00.000Z', numbering()))).toEqual([]);
  });

  it('refused leaves nothing behind', async () => {
    const { db } = freshGround();
    value(await keepIntent(db, about(), null, NOW));
    value(await dropIntent(db, KEY));
    expect(value(await finishIntents(db, always, NOW, numbering()))).toEqual([]);
    expect(await db.threads.count()).toBe(0);
  });

  it('left unanswered is forgotten after ten minutes', async () => {
    const { db } = freshGround();
    value(await keepIntent(db, about(), null, NOW));
    expect(value(await finishIntents(db, always, '2026-11-27T17:11:00.000Z', numbering()))).toEqual([]);
    expect(await db.intents.count()).toBe(0);
  });

  it('a key without an origin is malformed', async () => {
    const { db } = freshGround();
    const bad = about({ topic: { key: 'nonsense', title: '', page: null, pages: null } });
    expect(await keepIntent(db, bad, null, NOW)).toMatchObject({ error: { code: 'malformed' } });
  });
});

describe('editing a game', () => {
  it('two windows at once lose neither edit', async () => {
    const { db, again } = freshGround();
    value(await beginGame(db, about(), null, NOW, numbering()));
    const other = again();
    const edits = ['account:10', 'nick:петя'].flatMap((id) => [
      editGame(db, 'new-1', { kind: 'seat', id, patch: { silenced: true } }, NOW),
      editGame(other, 'new-1', { kind: 'seat', id, patch: { number: 7 } }, NOW),
    ]);
    for (const done of await Promise.all(edits)) value(done);
    const seats = (await db.games.get('new-1'))?.roster.seats;
    expect(seats?.map((seat) => [seat.silenced, seat.number])).toEqual([
      [true, 7],
      [true, 7],
    ]);
  });

  it('what lost something is undone after a restart; typing is not in the way', async () => {
    const { db, again } = freshGround();
    const now = ticking();
    value(await beginGame(db, about(), null, now(), numbering()));
    value(await editGame(db, 'new-1', { kind: 'seat', id: 'account:10', patch: { aliases: ['Васёк'] } }, now()));
    value(await editGame(db, 'new-1', { kind: 'seat-remove', id: 'account:10' }, now()));
    value(await editGame(db, 'new-1', { kind: 'title', title: 'Другое' }, now()));
    db.close();
    const later = again();
    expect((await later.undo.toArray()).map((row) => [row.did, row.about])).toEqual([['seat-remove', 'Вася']]);
    const game = value(await undoEdit(later, 'new-1', now()));
    expect(game.title).toBe('Другое');
    expect(game.roster.seats[0]).toMatchObject({ id: 'account:10', aliases: ['Васёк'] });
    expect(await later.undo.count()).toBe(0);
    expect(value(await undoEdit(later, 'new-1', now()))).toEqual(game);
  });

  it('keeps the last hundred undoable edits of each game', async () => {
    const { db } = freshGround();
    value(await startGame(db, { id: 'g', title: '' }, null, NOW));
    for (let turn = 0; turn < 105; turn++) {
      value(await editGame(db, 'g', { kind: 'confirm', confirmed: turn % 2 === 0 }, NOW));
    }
    expect(await db.undo.count()).toBe(100);
  });

  it('from a thread without a game is `no-game`', async () => {
    const { db } = freshGround();
    const page = { key: KEY, forum: FORUM, engine: 'phpbb3', url: FORUM, title: '' };
    value(await openThread(db, page, 'ru', NOW));
    const done = await editGameOfThread(db, KEY, { kind: 'day', patch: { number: 2 } }, NOW);
    expect(done).toMatchObject({ error: { code: 'no-game' } });
  });

  it('of a removed game is `no-game`', async () => {
    const { db } = freshGround();
    value(await startGame(db, { id: 'g', title: '' }, null, NOW));
    value(await setGameRemoved(db, 'g', NOW));
    expect(await editGame(db, 'g', { kind: 'title', title: 'x' }, NOW)).toMatchObject({ error: { code: 'no-game' } });
  });
});

describe('removing', () => {
  it('a removed game is out of the count and back with one step, its thread still tied to it', async () => {
    const { db } = freshGround();
    value(await beginGame(db, about(), null, NOW, numbering()));
    value(await setGameRemoved(db, 'new-1', NOW));
    expect(value(await threadView(db, KEY, 'ru', NOW)).game).toBeNull();
    value(await setGameRemoved(db, 'new-1', null));
    expect(value(await threadView(db, KEY, 'ru', NOW)).game?.id).toBe('new-1');
  });

  it('a wiped game leaves no reference', async () => {
    const { db } = freshGround();
    value(await beginGame(db, about(), null, NOW, numbering()));
    value(await editGame(db, 'new-1', { kind: 'confirm', confirmed: true }, NOW));
    value(await setDraft(db, 'new-1:paste', '1. Вася'));
    value(await setDraft(db, 'new-10:paste', '1. Петя'));
    value(await wipeGame(db, 'new-1'));
    expect(await db.undo.count()).toBe(0);
    expect((await db.drafts.toArray()).map((row) => row.name)).toEqual(['new-10:paste']);
    expect(value(await threadView(db, KEY, 'ru', NOW)).thread).toMatchObject({ game: null, watched: false });
  });

  it('a detached thread keeps its decisions and is no longer watched', async () => {
    const { db } = freshGround();
    value(await beginGame(db, about(), null, NOW, numbering()));
    value(await setThread(db, KEY, { game: null, watched: false }));
    expect(value(await isWatched(db, KEY))).toBe(false);
  });
});

describe('what the popup is told of a thread', () => {
  it('its own game and the others on the same forum, without the removed', async () => {
    const { db } = freshGround();
    const newId = numbering();
    const second = about({ topic: { key: `${KEY}0`, title: 'Голосование', page: 1, pages: 1 } });
    const elsewhere = about({
      topic: { key: 'smf21|https://other.example|/|1', title: 'Чужая', page: 1, pages: 1 },
      forum: 'https://other.example/',
    });
    value(await beginGame(db, about(), null, NOW, newId));
    value(await beginGame(db, second, null, NOW, newId));
    value(await beginGame(db, elsewhere, null, NOW, newId));
    const state = value(await threadState(db, KEY));
    expect(state.watched).toBe(true);
    expect(state.game?.title).toBe('Мафия №17');
    expect(state.games.map((game) => game.title).sort()).toEqual(['Голосование', 'Мафия №17']);
    value(await setGameRemoved(db, state.game?.id ?? '', NOW));
    expect(value(await threadState(db, KEY)).game).toBeNull();
  });
});

describe('settings and drafts', () => {
  it.each([
    ['auto', 'ru-RU', 'ru'],
    ['auto', 'uk', 'ru'],
    ['auto', 'en-GB', 'en'],
    ['auto', 'de', 'en'],
    ['auto', 'rundi', 'en'],
    ['en', 'ru', 'en'],
    ['ru', 'en', 'ru'],
  ] as const)('language %s in a browser that speaks %s: %s', (choice, browser, lang) => {
    expect(langOf(choice, browser)).toBe(lang);
  });

  it('are kept', async () => {
    const { db, again } = freshGround();
    value(await setLang(db, 'en'));
    value(await setFocus(db, KEY, NOW));
    value(await setDraft(db, 'g:paste', '1. Вася\n2. '));
    db.close();
    const later = again();
    expect(value(await focus(later))).toEqual({ key: KEY, at: NOW });
    expect(value(await draft(later, 'g:paste'))).toBe('1. Вася\n2. ');
    value(await setDraft(later, 'g:paste', ''));
    expect(value(await draft(later, 'g:paste'))).toBe('');
    expect(await later.drafts.count()).toBe(0);
  });
});
