import type { CallProblem, PageAbout } from '../../protocol/calls';
import { originOfKey } from '../../protocol/gate';
import type { PublicGame } from '../../protocol/public-game';
import type { ThreadRole } from '../../protocol/thread-view';
import { ok, type Result } from '../../result';
import type { DayRecord } from '../../votes/activity/day-record';
import { candidateSeat } from '../../votes/candidates';
import type { Roster } from '../../votes/roster';
import { read, refuse, write } from './attempt';
import { wrongField } from './damaged';
import { dayRecord } from './days';
import type { PublicDb } from './db';
import { type Account, applyEdit, type GameEdit, sameAccount } from './edits';
import type { GameRow } from './rows';
import { bare, threadOf } from './threads';

/** How many undoable edits of a game are kept. */
const UNDO_DEPTH = 100;

/** Edits that take something away or replace a lot: those the desk offers to undo. */
const UNDOABLE: ReadonlySet<GameEdit['kind']> = new Set([
  'seat-remove',
  'roster',
  'replace',
  'preset',
  'reset',
  'next-day',
  'confirm',
  'many',
]);

/** The game inside a running transaction, or the refusal that ends it. */
export async function gameOf(db: PublicDb, id: string): Promise<GameRow> {
  const row = await db.games.get(id);
  if (row === undefined || row.removedAt) return refuse({ code: 'no-game' });
  if (wrongField('games', row) !== null) return refuse({ code: 'damaged-record', table: 'games' });
  return row;
}

/**
 * A new game from what a thread shows: its authors are candidate names (not confirmed, so nobody is absent), the author of
 * the opening post is taken for the host.
 */
export function draftGame(about: PageAbout, id: string): PublicGame {
  return {
    id,
    title: about.topic.title,
    preset: 'flg',
    overrides: {},
    roster: rosterFrom(about.authors, about.opener),
    day: { number: 1, start: null, deadline: null, nominees: [] },
  };
}

/** Candidate names: everybody who wrote but the host. */
function rosterFrom(authors: readonly Account[], host: Account | null): Roster {
  return {
    confirmed: false,
    seats: authors
      .filter((author) => host === null || !sameAccount(author, host))
      .map(({ nick, id }) => candidateSeat({ nick, id })),
    hosts: host === null ? [] : [{ nick: host.nick, id: host.id }],
  };
}

/**
 * A new game from the desk: empty, or for a thread that was counted before, whose authors become the candidate names.
 * The thread is not watched by it: that needs the browser's permission and is asked for in the popup.
 */
export async function startGame(
  db: PublicDb,
  { id, title }: { id: string; title: string },
  key: string | null,
  now: string,
): Promise<Result<null, CallProblem>> {
  return write(db, ['games', 'threads'], async () => {
    const thread = key === null ? null : await threadOf(db, key);
    const roster = rosterFrom(thread?.authors ?? [], thread?.opener ?? null);
    const day = { number: 1, start: null, deadline: null, nominees: [] };
    await db.games.add({ id, title, preset: 'flg', overrides: {}, roster, day, changedAt: now, removedAt: null });
    if (thread) await db.threads.put({ ...thread, game: id });
    return null;
  });
}

/** What an edit was about, for «Отменить: удалено место «Вася»». */
function aboutOf(game: PublicGame, edit: GameEdit): string {
  const seat = 'id' in edit ? game.roster.seats.find((each) => each.id === edit.id) : undefined;
  return seat?.name ?? '';
}

/**
 * Record of the day an edit ends, `null` if it ends none. It is made of the game as it stands before the edit: silences of the
 * new day must not excuse anybody from the old one.
 */
async function dayEndedBy(
  db: PublicDb,
  id: string,
  edit: GameEdit,
  now: string,
): Promise<Result<DayRecord | null, CallProblem>> {
  const row = await read(db, ['games'], () => gameOf(db, id));
  if (!row.ok) return row;
  const done = applyEdit(bare(row.value), edit);
  return done.ok && done.value.game.day.number > row.value.day.number ? dayRecord(db, row.value, now) : ok(null);
}

/** Keeps the day that ended; a day the host went back to is not over. Inside a transaction over `days`. */
async function turnDay(db: PublicDb, before: PublicGame, after: PublicGame, over: DayRecord | null): Promise<void> {
  const { id: game, day } = after;
  if (day.number < before.day.number)
    await db.days.where('[game+day]').between([game, day.number], [game, before.day.number]).delete();
  else if (over?.day === before.day.number) await db.days.put({ ...over, game });
}

/** Makes one edit of a game, read and written in one transaction, so that two windows cannot lose each other's edits. */
export async function editGame(
  db: PublicDb,
  id: string,
  edit: GameEdit,
  now: string,
): Promise<Result<PublicGame, CallProblem>> {
  const over = await dayEndedBy(db, id, edit, now);
  if (!over.ok) return over;
  return write(db, ['games', 'undo', 'days'], async () => {
    const row = await gameOf(db, id);
    const done = applyEdit(bare(row), edit);
    if (!done.ok) return refuse({ code: 'malformed', field: 'seat' });
    await db.games.put({ ...done.value.game, changedAt: now, removedAt: null });
    await turnDay(db, row, done.value.game, over.value);
    if (UNDOABLE.has(edit.kind)) {
      await db.undo.add({ game: id, at: now, did: edit.kind, about: aboutOf(row, edit), edit: done.value.inverse });
      const keys = await db.undo.where({ game: id }).primaryKeys();
      await db.undo.bulkDelete(keys.sort((a, b) => a - b).slice(0, -UNDO_DEPTH));
    }
    return done.value.game;
  });
}

/** Takes back the newest undoable edit of the game; answers with the game, or `no-game` when there is nothing to undo. */
export async function undoEdit(db: PublicDb, id: string, now: string): Promise<Result<PublicGame, CallProblem>> {
  return write(db, ['games', 'undo', 'days'], async () => {
    const row = await gameOf(db, id);
    const newest = (await db.undo.where({ game: id }).sortBy('id')).at(-1);
    if (newest === undefined) return bare(row);
    await db.undo.delete(newest.id);
    if (wrongField('undo', newest) !== null) return refuse({ code: 'damaged-record', table: 'undo' });
    const done = applyEdit(bare(row), newest.edit);
    // The seat it was about may be gone by another way: then there is nothing left to take back.
    if (!done.ok) return bare(row);
    await db.games.put({ ...done.value.game, changedAt: now, removedAt: null });
    await turnDay(db, row, done.value.game, null);
    return done.value.game;
  });
}

/** The game of a thread, edited; `no-game` when the thread has none. */
export async function editGameOfThread(
  db: PublicDb,
  key: string,
  edit: GameEdit,
  now: string,
): Promise<Result<PublicGame, CallProblem>> {
  return write(db, ['threads', 'games', 'undo'], async () => {
    const { game: id } = await threadOf(db, key);
    if (id === null) return refuse({ code: 'no-game' });
    const row = await gameOf(db, id);
    const done = applyEdit(bare(row), edit);
    if (!done.ok) return refuse({ code: 'malformed', field: 'seat' });
    await db.games.put({ ...done.value.game, changedAt: now, removedAt: null });
    return done.value.game;
  });
}

/** What a thread is to the host: is it followed, its game, and the games on its forum it could join. */
export async function threadState(
  db: PublicDb,
  key: string,
): Promise<Result<{ watched: boolean; game: PublicGame | null; games: PublicGame[] }, CallProblem>> {
  return read(db, ['threads', 'games'], async () => {
    const forum = key.split('|').slice(1, 3).join('');
    const threads = await db.threads.where({ forum }).toArray();
    const own = threads.find((thread) => thread.key === key && !thread.removedAt);
    const ids = [...new Set(threads.flatMap((thread) => (thread.game === null ? [] : [thread.game])))];
    const rows = (await db.games.bulkGet(ids)).filter((row) => row !== undefined);
    const games = rows.filter((row) => wrongField('games', row) === null && !row.removedAt).map(bare);
    return { watched: own?.watched === true, game: games.find((game) => game.id === own?.game) ?? null, games };
  });
}

/** How many threads of a site are offered at most. */
const OFFERED = 5;

/** Threads with a game on the site of an address, the one opened last first. */
export async function threadsOfSite(
  db: PublicDb,
  url: string,
): Promise<Result<{ key: string; title: string }[], CallProblem>> {
  return read(db, ['threads'], async () => {
    const origin = URL.canParse(url) ? new URL(url).origin : null;
    const rows = await db.threads.orderBy('game').toArray();
    return rows
      .filter((row) => wrongField('threads', row) === null && !row.removedAt && originOfKey(row.key) === origin)
      .sort((one, other) => (one.openedAt < other.openedAt ? 1 : -1))
      .slice(0, OFFERED)
      .map(({ key, title }) => ({ key, title }));
  });
}

/** Removes a game or brings it back; its threads keep pointing at it, so bringing it back restores them. */
export async function setGameRemoved(
  db: PublicDb,
  id: string,
  removedAt: string | null,
): Promise<Result<null, CallProblem>> {
  return write(db, ['games'], async () => {
    const row = await db.games.get(id);
    if (row === undefined) return refuse({ code: 'no-game' });
    await db.games.put({ ...row, removedAt });
    return null;
  });
}

/** Erases a removed game for good, with everything only it used. */
export async function wipeGame(db: PublicDb, id: string): Promise<Result<null, CallProblem>> {
  return write(db, ['games', 'days', 'undo', 'threads', 'drafts'], async () => {
    await db.games.delete(id);
    await db.days.where({ game: id }).delete();
    await db.undo.where({ game: id }).delete();
    await db.threads.where({ game: id }).modify({ game: null, watched: false });
    await db.drafts.where('name').startsWith(`${id}:`).delete();
    return null;
  });
}

/** Changes what the host chose about a thread: its game, its part in the game, whether the overlay opens by itself. */
export async function setThread(
  db: PublicDb,
  key: string,
  patch: { game?: string | null; role?: ThreadRole; watched?: boolean },
): Promise<Result<null, CallProblem>> {
  return write(db, ['threads'], async () => {
    const row = await threadOf(db, key);
    await db.threads.put({ ...row, ...patch });
    return null;
  });
}

/** Forgets a thread or brings it back. */
export async function setThreadRemoved(
  db: PublicDb,
  key: string,
  removedAt: string | null,
): Promise<Result<null, CallProblem>> {
  return write(db, ['threads'], async () => {
    const row = await db.threads.get(key);
    if (row === undefined) return refuse({ code: 'unknown-thread' });
    await db.threads.put({ ...row, removedAt });
    return null;
  });
}

/** Erases a thread for good: its posts as first seen and the decisions about them. */
export async function wipeThread(db: PublicDb, key: string): Promise<Result<null, CallProblem>> {
  return write(db, ['threads', 'seen', 'wrote', 'decisions', 'intents'], async () => {
    await db.threads.delete(key);
    await db.wrote.where({ thread: key }).delete();
    await db.seen.where({ thread: key }).delete();
    await db.decisions.where({ thread: key }).delete();
    await db.intents.delete(key);
    return null;
  });
}
