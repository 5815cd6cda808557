import type Dexie from 'dexie';
import { isObject } from '../../protocol/check';
import { keptTexts, type Parts } from '../spare/keeper';
import type { Shelf } from '../spare/shelf';
import type { PublicDb } from './db';
import { ROW_CHECKS, type TableName } from './rows';

/**
 * Tables that have a file each. What a visit of the topic brings back is left out: posts as first seen, who wrote when; so is
 * what concerns one question of the browser only.
 */
const KEPT: ReadonlySet<TableName> = new Set([
  'games',
  'threads',
  'days',
  'decisions',
  'aliases',
  'inks',
  'sites',
  'places',
  'settings',
  'undo',
  'drafts',
]);

/** Of these tables those whose files have to follow a change. */
export const keptOf = (tables: readonly string[]): string[] => tables.filter((it) => KEPT.has(it as TableName));

/** The public database cut into a file for each table that is kept. */
export const publicParts = (db: PublicDb): Parts => ({
  textOf: async (table) => {
    const rows = await db.table(table).toArray();
    return rows.length === 0 ? null : JSON.stringify({ rows });
  },
  all: async () => [...KEPT],
  readable: (text) => rowsIn(text) !== null,
});

function rowsIn(text: string): unknown[] | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isObject(kept) && Array.isArray(kept.rows) ? kept.rows : null;
  } catch {
    return null;
  }
}

/**
 * Fills an empty database from its files, with a word for the host that it was lost. Rows that do not pass their check stay
 * away. Nothing happens where there are no files, or where anything the files would hold is in the database.
 */
export async function returnPublic(db: Dexie, shelf: Shelf): Promise<void> {
  const tables = [...KEPT];
  const empty = async (): Promise<boolean> => {
    for (const table of tables) if ((await db.table(table).count()) > 0) return false;
    return true;
  };
  if (!(await empty())) return;
  const texts = await keptTexts(shelf);
  const kept = tables.flatMap((table) => {
    const rows = rowsIn(texts.get(table) ?? '')?.filter((row) => ROW_CHECKS[table](row, '') === null) ?? [];
    return rows.length === 0 ? [] : [{ table, rows }];
  });
  if (kept.length === 0) return;
  await db.transaction('rw', tables, async () => {
    // Another window may have been faster.
    if (!(await empty())) return;
    for (const { table, rows } of kept) await db.table(table).bulkPut(rows);
    await db.table('settings').put({ name: 'returned', value: true });
  });
}
