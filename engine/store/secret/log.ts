import { EVENT_VERSION, type GameEvent } from '../../game/events';
import { branches, type Log } from '../../game/history';
import { type LogProblem, readLog } from '../../game/read-log';
import { err, type Result } from '../../result';
import { problem, read, refuse, type StoreProblem, write } from './attempt';
import type { SecretDb, SecretGameRow } from './db';

type Created = Extract<GameEvent, { kind: 'created' }>;

/** Begins a game with its first event. Answers the row as stored. */
export const createGame = (
  db: SecretDb,
  id: string,
  event: Created,
  at: string,
  publicGame: string | null,
): Promise<Result<SecretGameRow, StoreProblem>> =>
  write(db, id, ['games', 'entries'], async () => {
    const row: SecretGameRow = {
      id,
      title: event.title,
      ruleset: event.ruleset,
      createdAt: at,
      changedAt: at,
      head: 1,
      count: 1,
      projected: null,
      publicGame,
      archived: false,
      removedAt: null,
    };
    await db.games.add(row);
    await db.entries.add({ game: id, seq: 1, parent: null, at, version: EVENT_VERSION, event });
    return row;
  });

/**
 * Adds an event after the head the caller has on his screen, and drops the drafts it was made from, in one
 * transaction. A different head in the database (another window) refuses with `forked`. Answers the new head.
 */
export const appendEvent = (
  db: SecretDb,
  game: string,
  expected: number | null,
  event: GameEvent,
  at: string,
  drafts: readonly string[] = [],
): Promise<Result<number, StoreProblem>> =>
  write(db, game, ['games', 'entries', 'drafts'], async () => {
    const row = (await db.games.get(game)) ?? refuse('no-game');
    if (row.head !== expected) refuse('forked');
    const seq = row.count + 1;
    await db.entries.add({ game, seq, parent: row.head, at, version: EVENT_VERSION, event });
    await db.games.put({ ...row, head: seq, count: seq, changedAt: at });
    await db.drafts.bulkDelete(drafts.map((name) => [game, name] as [string, string]));
    return seq;
  });

/** Moves the head to an entry, e.g. another branch, under the same guard as {@link appendEvent}. */
export const moveHead = (
  db: SecretDb,
  game: string,
  expected: number | null,
  to: number | null,
  at: string,
): Promise<Result<number | null, StoreProblem>> =>
  write(db, game, ['games', 'entries'], async () => {
    const row = (await db.games.get(game)) ?? refuse('no-game');
    if (row.head !== expected) refuse('forked');
    if (to !== null && !(await db.entries.get([game, to]))) refuse('nothing-there');
    await db.games.put({ ...row, head: to, changedAt: at });
    return to;
  });

/** Moves the head one event back. The creation itself stays: a game without it is no game. */
export async function undoEvent(
  db: SecretDb,
  game: string,
  expected: number | null,
  at: string,
): Promise<Result<number | null, StoreProblem>> {
  const entry = await read(db, ['entries'], async () =>
    expected === null ? undefined : db.entries.get([game, expected]),
  );
  if (!entry.ok) return entry;
  const parent = entry.value?.parent ?? null;
  return parent === null ? err(problem('nothing-there')) : moveHead(db, game, expected, parent, at);
}

/** Moves the head one event forward, along the branch written last. */
export async function redoEvent(
  db: SecretDb,
  game: string,
  expected: number | null,
  at: string,
): Promise<Result<number | null, StoreProblem>> {
  const entries = await read(db, ['entries'], () => db.entries.where('game').equals(game).toArray());
  if (!entries.ok) return entries;
  const next = branches({ entries: entries.value, head: expected }).at(-1);
  return next === undefined ? err(problem('nothing-there')) : moveHead(db, game, expected, next.seq, at);
}

/** The log of a game, checked; a damaged one is refused with the reason and stays as it is. */
export async function loadLog(db: SecretDb, game: string): Promise<Result<Log<GameEvent>, StoreProblem | LogProblem>> {
  const stored = await read(db, ['games', 'entries'], async () => {
    const row = (await db.games.get(game)) ?? refuse('no-game');
    const rows = await db.entries.where('[game+seq]').between([game, 0], [game, Number.MAX_SAFE_INTEGER]).toArray();
    return { head: row.head, entries: rows.map(({ game: _game, ...entry }) => entry) };
  });
  return stored.ok ? readLog(stored.value) : stored;
}

/** Archives, removes (restorable) or ties a game to its public one. */
export const changeGame = (
  db: SecretDb,
  game: string,
  change: Partial<Pick<SecretGameRow, 'archived' | 'removedAt' | 'publicGame' | 'title' | 'projected'>>,
): Promise<Result<SecretGameRow, StoreProblem>> =>
  write(db, game, ['games'], async () => {
    const row = { ...((await db.games.get(game)) ?? refuse('no-game')), ...change };
    await db.games.put(row);
    return row;
  });

/** Wipes a game and everything kept with it. The only deletion there is; the host asks for it by name. */
export const wipeGame = (db: SecretDb, game: string): Promise<Result<null, StoreProblem>> =>
  write(db, game, ['games', 'entries', 'drafts', 'ticks'], async () => {
    for (const table of [db.entries, db.drafts, db.ticks]) await table.where('game').equals(game).delete();
    await db.games.delete(game);
    return null;
  });
