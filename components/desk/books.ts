import { wrongField } from '../../engine/store/public/damaged';
import type { PublicDb } from '../../engine/store/public/db';
import type { DecisionRow, GameRow, SeenRow, ThreadRow, UndoRow } from '../../engine/store/public/rows';

/** Reads for the screens of the desk; each is handed to `useLive`. A record that cannot be read is left out. */

const byNewest = (one: { at: string }, other: { at: string }) => (one.at < other.at ? 1 : -1);

export async function allGames(db: PublicDb): Promise<GameRow[]> {
  const rows = await db.games.toArray();
  return rows
    .filter((row) => wrongField('games', row) === null)
    .sort((one, other) => byNewest({ at: one.changedAt }, { at: other.changedAt }));
}

export async function allThreads(db: PublicDb): Promise<ThreadRow[]> {
  const rows = await db.threads.toArray();
  return rows
    .filter((row) => wrongField('threads', row) === null)
    .sort((one, other) => byNewest({ at: one.openedAt }, { at: other.openedAt }));
}

export async function game(db: PublicDb, id: string): Promise<GameRow | null> {
  const row = await db.games.get(id);
  return row !== undefined && wrongField('games', row) === null && !row.removedAt ? row : null;
}

export async function threadsOf(db: PublicDb, id: string): Promise<ThreadRow[]> {
  return (await allThreads(db)).filter((thread) => thread.game === id && !thread.removedAt);
}

export async function newestUndo(db: PublicDb, id: string): Promise<UndoRow | null> {
  const rows = await db.undo.where({ game: id }).sortBy('id');
  return rows.at(-1) ?? null;
}

export async function decisionsOf(db: PublicDb, keys: readonly string[]): Promise<DecisionRow[]> {
  const rows = await db.decisions
    .where('thread')
    .anyOf([...keys])
    .sortBy('id');
  return rows.filter((row) => wrongField('decisions', row) === null).reverse();
}

/** Posts that held a vote, as first seen: what «с поста N» can point at. */
export async function seenOf(db: PublicDb, keys: readonly string[]): Promise<SeenRow[]> {
  const rows = await db.seen
    .where('thread')
    .anyOf([...keys])
    .toArray();
  return rows.filter((row) => wrongField('seen', row) === null);
}
