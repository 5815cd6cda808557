import { allWritten, type Written } from '../../votes/activity/written';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import type { WroteAt, WroteRow } from './rows';

const ID = '{id}';

/** The rule the posts' addresses follow, '' when they follow none. */
function linkOf(posts: readonly Written[]): string {
  const [first] = posts;
  const link = first?.permalink.replaceAll(first.id, ID) ?? '';
  return posts.every(({ id, permalink }) => link.replaceAll(ID, id) === permalink) ? link : '';
}

const packed = ({ id, author, authorId, time }: Written): WroteAt => ({
  id,
  nick: author,
  account: authorId,
  at: time.iso ?? '',
  ...(time.iso === null && { raw: time.raw }),
  ...(!time.seconds && { minute: true as const }),
});

const unpacked = (link: string, { id, nick, account, at, raw, minute }: WroteAt): Written => ({
  id,
  author: nick,
  authorId: account,
  time: { iso: at || null, raw: raw ?? at, seconds: minute !== true },
  permalink: link.replaceAll(ID, id),
});

const unpackedAll = (row: WroteRow): Written[] => row.posts.map((post) => unpacked(row.link, post));

/**
 * Keeps who wrote on a page, inside a transaction over `wrote`. What was read of it before stays: a deleted post was written
 * all the same.
 */
export async function keepWritten(db: PublicDb, thread: string, page: number | null, posts: readonly Written[]) {
  if (posts.length === 0) return;
  const at: [string, number] = [thread, page ?? 0];
  const old = await db.wrote.get(at);
  // An unreadable record is left for the sweep to set aside; it is never written over.
  if (old !== undefined && wrongField('wrote', old) !== null) return;
  const all = old === undefined ? [...posts] : allWritten(unpackedAll(old), posts);
  const link = linkOf(posts) || (old?.link ?? '');
  const row: WroteRow = { thread, page: page ?? 0, link, posts: all.map(packed) };
  if (JSON.stringify(row) !== JSON.stringify(old)) await db.wrote.put(row);
}

/** All posts of a topic as far as its pages were read, in the order they were written; inside a transaction. */
export async function writtenIn(db: PublicDb, thread: string): Promise<Written[]> {
  const rows = await db.wrote.where({ thread }).toArray();
  return allWritten(...rows.filter((row) => wrongField('wrote', row) === null).map(unpackedAll));
}
