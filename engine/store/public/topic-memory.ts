import type { TopicMemory } from '../../protocol/thread-view';
import { type Found, sound } from './damaged';
import type { PublicDb } from './db';
import type { ThreadRow } from './rows';

/** What is remembered of one topic, inside a running transaction. */
export async function memoryOf(db: PublicDb, row: ThreadRow, found: Found): Promise<TopicMemory> {
  const {
    openedAt: _o,
    pagesRead,
    pageCount: pages = null,
    looks = [],
    round: _c,
    authors,
    opener,
    removedAt: _r,
    ...thread
  } = row;
  const of = { thread: row.key };
  const decisions = await db.decisions.where(of).sortBy('id');
  const posts = await db.seen.where(of).toArray();
  return {
    thread,
    decisions: sound('decisions', decisions, found, (each) => each.id).map(({ thread: _thread, ...logged }) => logged),
    seen: sound('seen', posts, found, (each) => [each.thread, each.id]).map(({ thread: _thread, ...post }) => post),
    pagesRead,
    pages,
    looks,
    authors: authors.map(({ nick, id }) => ({ nick, id })),
    opener,
  };
}

/** The other topics of the game, the one opened last first. */
export async function othersOf(db: PublicDb, own: ThreadRow, game: string, found: Found): Promise<TopicMemory[]> {
  const rows = sound('threads', await db.threads.where({ game }).toArray(), found, (each) => each.key)
    .filter((row) => row.key !== own.key && !row.removedAt)
    .sort((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  const others: TopicMemory[] = [];
  for (const row of rows) others.push(await memoryOf(db, row, found));
  return others;
}
