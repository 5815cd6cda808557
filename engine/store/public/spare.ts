import type Dexie from 'dexie';
import { isObject } from '../../protocol/check';
import { fillLost } from '../spare/fill-lost';
import type { Parts } from '../spare/keeper';
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

/** Fills a public database that was lost, with a word for the host. Rows that do not pass their check stay away. */
export async function returnPublic(db: Dexie, shelf: Shelf): Promise<void> {
  const tables = [...KEPT];
  await fillLost(db, shelf, { telling: tables, filled: tables }, (texts) => {
    const kept = tables.flatMap((table) => {
      const rows = rowsIn(texts.get(table) ?? '')?.filter((row) => ROW_CHECKS[table](row, '') === null) ?? [];
      return rows.length === 0 ? [] : [{ table, rows }];
    });
    if (kept.length === 0) return null;
    return async () => {
      for (const { table, rows } of kept) await db.table(table).bulkPut(rows);
      await db.table('settings').put({ name: 'returned', value: true });
    };
  });
}
