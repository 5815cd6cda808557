import type { GameEvent } from '../../game/events';
import { fold } from '../../game/fold';
import { path } from '../../game/history';
import type { SecretDb, SecretGameRow } from './db';
import { loadLog } from './log';

export interface FinishedGame {
  row: SecretGameRow;
  events: readonly GameEvent[];
}

/**
 * The finished game changed last among those `fits` lets through, `null` when there is none. A log that cannot be read is
 * passed over: it is told of where its own game is opened.
 */
export async function lastFinished(db: SecretDb, fits: (row: SecretGameRow) => boolean): Promise<FinishedGame | null> {
  const rows = (await db.games.toArray())
    .filter((row) => row.removedAt === null && fits(row))
    .sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1));
  for (const row of rows) {
    const log = await loadLog(db, row.id);
    if (!log.ok) continue;
    const events = path(log.value).map((entry) => entry.event);
    if (fold(events).phase.kind === 'over') return { row, events };
  }
  return null;
}
