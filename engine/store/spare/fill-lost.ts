import type Dexie from 'dexie';
import { keptTexts } from './keeper';
import type { Shelf } from './shelf';

/** Tables of a database with copies: where any of `telling` holds a row it is not lost; `filled` are written to. */
export interface Tables {
  telling: readonly string[];
  filled: readonly string[];
}

/**
 * Fills an empty database from its files. Nothing happens where there are no files, or where the database holds anything:
 * what was wiped has no file. `plan` reads the texts by part and answers how to put them in, within a transaction, `null`
 * when they hold nothing. Answers what the putting in answers, `null` when nothing was to be done.
 */
export async function fillLost<T>(
  db: Dexie,
  shelf: Shelf,
  { telling, filled }: Tables,
  plan: (texts: ReadonlyMap<string, string>) => (() => Promise<T>) | null,
): Promise<T | null> {
  const empty = async (): Promise<boolean> => {
    for (const table of telling) if ((await db.table(table).count()) > 0) return false;
    return true;
  };
  if (!(await empty())) return null;
  const putIn = plan(await keptTexts(shelf));
  // Another window may have been faster.
  return putIn && db.transaction('rw', [...filled], async () => ((await empty()) ? putIn() : null));
}
