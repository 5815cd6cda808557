import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { PublicDb } from '../../engine/store/public/db';

/** A database of its own for one test; `again` opens the same data anew, as after a restart of the browser. */
export function freshGround(): { db: PublicDb; again: () => PublicDb; factory: IDBFactory } {
  const factory = new IDBFactory();
  const open = () => new PublicDb({ indexedDB: factory, IDBKeyRange });
  return { db: open(), again: open, factory };
}

/** Moments one minute apart, so that «newest» is never a matter of luck. */
export function ticking(start = '2026-11-27T17:00:00.000Z'): () => string {
  let at = Date.parse(start);
  return () => {
    at += 60_000;
    return new Date(at).toISOString();
  };
}

/** Ids in the order they were asked for. */
export function numbering(prefix = 'new-'): () => string {
  let last = 0;
  return () => {
    last += 1;
    return prefix + last;
  };
}
