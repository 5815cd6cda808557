import type { CallProblem } from '../../protocol/calls';
import { isObject } from '../../protocol/check';
import { ok, type Result } from '../../result';
import { read, write } from './attempt';
import type { PublicDb } from './db';
import { ROW_CHECKS, type TableName } from './rows';

/** A stored record that did not pass its check, with the place it lies at. */
export interface Bad {
  table: TableName;
  key: unknown;
  field: string;
  record: unknown;
}

/** Records found unreadable while reading; set aside by {@link setAside} once the reading is over. */
export type Found = Bad[];

/** First wrong field of a record, `null` when it is sound. */
export const wrongField = (table: TableName, record: unknown): string | null => ROW_CHECKS[table](record, '');

/** Lets sound records through, notes the others in `found`. */
export function sound<T>(table: TableName, records: readonly T[], found: Found, keyOf: (record: T) => unknown): T[] {
  return records.filter((record) => {
    const field = wrongField(table, record);
    if (field !== null) found.push({ table, key: keyOf(record), field, record });
    return field === null;
  });
}

/** Whom a record belonged to, as far as it still says so. */
function ownerOf(record: unknown): string {
  if (!isObject(record)) return '';
  const { thread, forum, game, key, id, name } = record;
  for (const owner of [thread, key, forum, game, id, name]) if (typeof owner === 'string') return owner;
  return '';
}

/** Moves unreadable records out of their tables into `damaged`, in one transaction; each stays as it was found. */
export async function setAside(db: PublicDb, found: Found, now: string): Promise<Result<number, CallProblem>> {
  const tables = [...new Set(found.map((bad) => bad.table))];
  return write(db, [...tables, 'damaged'], async () => {
    for (const bad of found) {
      // Another window may have been faster.
      if ((await db.table(bad.table).get(bad.key as string)) === undefined) continue;
      await db.damaged.add({
        table: bad.table,
        owner: ownerOf(bad.record),
        field: bad.field,
        at: now,
        record: bad.record,
      });
      await db.table(bad.table).delete(bad.key as string);
    }
    return found.length;
  });
}

/**
 * Looks through the whole database and sets aside what cannot be read. Answers the table of each such record. The looking
 * only reads: nobody waits for it who wants to write.
 */
export async function sweep(db: PublicDb, now: string): Promise<Result<TableName[], CallProblem>> {
  const tables = Object.keys(ROW_CHECKS) as TableName[];
  const found: Found = [];
  const looked = await read(db, tables, async () => {
    for (const table of tables) {
      await db.table(table).each((record: unknown, cursor) => {
        const field = wrongField(table, record);
        if (field !== null) found.push({ table, key: cursor.primaryKey, field, record });
      });
    }
  });
  if (!looked.ok) return looked;
  const moved = found.length === 0 ? ok(0) : await setAside(db, found, now);
  return moved.ok ? ok(found.map((bad) => bad.table)) : moved;
}
