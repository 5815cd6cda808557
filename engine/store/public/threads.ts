import type { Post } from '../../forums/page';
import type { CallProblem, PageCalls } from '../../protocol/calls';
import type { SeenPost, ThreadRecord, ThreadView } from '../../protocol/thread-view';
import type { Result } from '../../result';
import { ok } from '../../result';
import { looked } from '../../votes/thread/pages';
import { sameText, type Version } from '../../votes/thread/same-text';
import type { TopicPart } from '../../votes/thread/topics';
import type { Lang } from '../../words';
import { read, refuse, write } from './attempt';
import { type Found, setAside, sound, wrongField } from './damaged';
import type { PublicDb } from './db';
import { type Account, sameAccount } from './edits';
import type { Author, SeenRow, ThreadRow } from './rows';
import { memoryOf, othersOf } from './topic-memory';
import { keepWritten } from './wrote';

/** A thread as its page introduces it. */
export type Introduction = Pick<ThreadRecord, 'key' | 'forum' | 'engine' | 'url' | 'title'>;

/** Row of a thread nobody has opened before. */
export const newThread = (page: Introduction, now: string): ThreadRow => ({
  key: page.key,
  forum: page.forum,
  engine: page.engine,
  url: page.url,
  title: page.title,
  game: null,
  role: 'both',
  watched: false,
  openedAt: now,
  pagesRead: [],
  authors: [],
  opener: null,
  removedAt: null,
});

/** The thread inside a running transaction, or the refusal that ends it. */
export async function threadOf(db: PublicDb, key: string): Promise<ThreadRow> {
  const row = await db.threads.get(key);
  if (row === undefined || row.removedAt) return refuse({ code: 'unknown-thread' });
  if (wrongField('threads', row) !== null) return refuse({ code: 'damaged-record', table: 'threads' });
  return row;
}

/** The topics of a game that can be read, inside a running transaction. */
export async function topicsOf(db: PublicDb, game: string): Promise<ThreadRow[]> {
  const rows = await db.threads.where({ game }).toArray();
  return rows.filter((row) => wrongField('threads', row) === null && !row.removedAt);
}

/** Thread to show for a game: its newest voting topic, else the newest with votes, else any; `null` when it has none. */
export async function threadOfGame(db: PublicDb, game: string): Promise<ThreadRow | null> {
  const own = (await topicsOf(db, game)).sort((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  return own.find((row) => row.role === 'vote') ?? own.find((row) => row.role === 'both') ?? own[0] ?? null;
}

/** Keys of the topics of a thread's game, the thread's own first; alone without a game. */
export async function topicsOfGame(db: PublicDb, key: string): Promise<string[]> {
  const row = await db.threads.get(key);
  if (!row?.game) return [key];
  const keys = await db.threads.where({ game: row.game }).primaryKeys();
  return [key, ...keys.filter((other) => other !== key)];
}

/** What a topic is for its game: enough for its rules and its words, and nothing of what was read in it is fetched. */
export async function topicPart(db: PublicDb, key: string): Promise<Result<TopicPart, CallProblem>> {
  return read(db, ['threads', 'games'], async () => {
    const thread = await threadOf(db, key);
    const row = thread.game === null ? undefined : await db.games.get(thread.game);
    const game = row && wrongField('games', row) === null && !row.removedAt ? bare(row) : null;
    const others = game === null ? [] : (await topicsOf(db, game.id)).filter((it) => it.key !== key);
    return { thread, game, others: others.map((it) => ({ thread: it })) };
  });
}

/** Is this a thread the host follows? A thread that was never opened is not, and leaves no trace here. */
export async function isWatched(db: PublicDb, key: string): Promise<Result<boolean, CallProblem>> {
  return read(db, ['threads'], async () => {
    const row = await db.threads.get(key);
    return row?.watched === true && !row.removedAt;
  });
}

/**
 * Remembers the thread (its title and address as they are now) and answers with everything the overlay needs.
 * Records that cannot be read are set aside first; the view says how many.
 */
export async function openThread(
  db: PublicDb,
  page: Introduction,
  lang: Lang,
  now: string,
): Promise<Result<ThreadView, CallProblem>> {
  const found: Found = [];
  const old = await read(db, ['threads'], () => db.threads.get(page.key));
  if (!old.ok) return old;
  if (old.value !== undefined) sound('threads', [old.value], found, () => page.key);
  if (found.length > 0) {
    const moved = await setAside(db, found, now);
    if (!moved.ok) return moved;
  }
  const kept = await write(db, ['threads'], async () => {
    const row = (await db.threads.get(page.key)) ?? newThread(page, now);
    const { forum, engine, url, title } = page;
    await db.threads.put({ ...row, forum, engine, url, title, openedAt: now, removedAt: null });
  });
  return kept.ok ? threadView(db, page.key, lang, now) : kept;
}

/** What the overlay needs to count a thread, as it stands now. */
export async function threadView(
  db: PublicDb,
  key: string,
  lang: Lang,
  now: string,
): Promise<Result<ThreadView, CallProblem>> {
  const found: Found = [];
  const seen = await read(
    db,
    ['threads', 'games', 'seen', 'decisions', 'aliases', 'inks', 'places'],
    async (): Promise<Omit<ThreadView, 'damaged'>> => {
      const row = await threadOf(db, key);
      const memory = await memoryOf(db, row, found);
      const { thread } = memory;
      const game = thread.game === null ? undefined : await db.games.get(thread.game);
      const [fine] = game === undefined ? [] : sound('games', [game], found, (each) => each.id);
      const others = fine && !fine.removedAt ? await othersOf(db, row, fine.id, found) : [];
      const forum = { forum: thread.forum };
      const place = await db.places.get(thread.forum);
      const [where] = place === undefined ? [] : sound('places', [place], found, (each) => each.forum);
      const aliases = await db.aliases.where(forum).toArray();
      const inks = await db.inks.where(forum).toArray();
      return {
        ...memory,
        game: fine && !fine.removedAt ? bare(fine) : null,
        others,
        aliases: sound('aliases', aliases, found, (each) => [each.forum, each.folded]).map(({ alias, nick }) => ({
          alias,
          nick,
        })),
        inks: sound('inks', inks, found, (each) => [each.forum, each.colour]).map(({ colour, means }) => ({
          colour,
          means,
        })),
        place: where?.place ?? null,
        lang,
      };
    },
  );
  if (!seen.ok) return seen;
  if (found.length > 0) {
    const moved = await setAside(db, found, now);
    if (!moved.ok) return moved;
  }
  const { thread } = seen.value;
  const keys = seen.value.others.map((it) => it.thread.key);
  const owners = [thread.key, ...keys, thread.forum, ...(thread.game === null ? [] : [thread.game])];
  const damaged = await read(db, ['damaged'], () => db.damaged.where('owner').anyOf(owners).toArray());
  if (!damaged.ok) return damaged;
  const counts = new Map<string, number>();
  for (const row of damaged.value) counts.set(row.table, (counts.get(row.table) ?? 0) + 1);
  return ok({ ...seen.value, damaged: [...counts].map(([table, records]) => ({ table, records })) });
}

/** Keeps posts that no vote stands in but the game needs, as first seen. */
export async function keepPosts(
  db: PublicDb,
  key: string,
  posts: readonly Post[],
  now: string,
): Promise<Result<null, CallProblem>> {
  return write(db, ['threads', 'seen'], async () => {
    await threadOf(db, key);
    const known = await db.seen.bulkGet(posts.map((post): [string, string] => [key, post.id]));
    const fresh = posts.filter((_, index) => known[index] === undefined);
    await db.seen.bulkPut(fresh.map((post) => ({ thread: key, id: post.id, seenAt: now, post, later: [] })));
    return null;
  });
}

/** A game without what only the database needs to know. */
export function bare<G extends { changedAt: string; removedAt: string | null }>({
  changedAt: _changed,
  removedAt: _removed,
  ...game
}: G): Omit<G, 'changedAt' | 'removedAt'> {
  return game;
}

/** When a post's newest text was read. */
const readLast = (record: SeenPost): string => record.later.at(-1)?.seenAt ?? record.seenAt;

/**
 * The record of a post after it was read again at `at`, kept at `now`. What an open tab still shows of an older text, though a
 * newer one was read elsewhere since, is no news. The place in the topic is the newest one: deletions move all behind them up.
 */
function seenAgain(old: SeenRow, read: Version, at: number, now: string): SeenRow {
  const { post } = read;
  const last = old.later.at(-1) ?? old;
  const stale = at < Date.parse(readLast(old)) && [old, ...old.later].some((version) => sameText(version, read));
  if (!stale && !sameText(last, read)) return { ...old, later: [...old.later, { seenAt: now, ...read }] };
  const { number } = post;
  if (stale || number === null || number === last.post.number) return old;
  const moved = { ...last.post, number };
  if (old.later.length === 0) return { ...old, post: moved };
  return { ...old, later: old.later.with(-1, { ...last, seenAt: readLast(old), post: moved }) };
}

/**
 * Keeps posts as first seen; a text that differs from the last one known is put beside it, never over it (R-288: the
 * original text counts). Marks the page as read. Answers with the records of these posts that hold more than one text.
 */
export async function sawPosts(
  db: PublicDb,
  key: string,
  page: Omit<PageCalls['thread/saw']['ask'], 'key'>,
  now: string,
): Promise<Result<SeenPost[], CallProblem>> {
  return write(db, ['threads', 'seen', 'games', 'wrote'], async () => {
    const thread = await threadOf(db, key);
    await keepWritten(db, key, page.page, page.wrote);
    const at = Date.parse(now) - (page.look?.age ?? 0);
    const raw = page.look?.raw && { raw: true };
    const known = await db.seen.bulkGet(page.posts.map((post): [string, string] => [key, post.id]));
    const records = page.posts.flatMap((post, index) => {
      const old = known[index];
      if (old === undefined) return [{ thread: key, id: post.id, seenAt: now, post, later: [], ...raw }];
      // An unreadable record is left for the view to set aside; it is never written over.
      if (wrongField('seen', old) !== null) return [];
      return [seenAgain(old, { post, ...raw }, at, now)];
    });
    await db.seen.bulkPut(records.filter((record) => !known.includes(record)));
    const read = thread.pagesRead;
    const pagesRead =
      page.page === null || read.includes(page.page) ? read : [...read, page.page].sort((a, b) => a - b);
    const authors = joined(thread.authors, page.authors);
    const opener = page.opener ?? thread.opener;
    const pages = page.pages !== null && { pageCount: page.pages };
    const looks = page.look && { looks: looked(thread.looks ?? [], page, page.look, now) };
    await db.threads.put({ ...thread, pagesRead, authors, opener, ...pages, ...looks });
    if (thread.opener === null && opener !== null && thread.game !== null) await recogniseHost(db, thread.game, opener);
    return records.filter((record) => record.later.length > 0).map(({ thread: _thread, ...answer }) => answer);
  });
}

/** A game begun on a later page learns who wrote the opening post, as long as nobody was named host and nothing confirmed. */
async function recogniseHost(db: PublicDb, id: string, opener: Account): Promise<void> {
  const game = await db.games.get(id);
  if (game === undefined || wrongField('games', game) !== null) return;
  const { roster } = game;
  if (roster.confirmed || roster.hosts.length > 0) return;
  const seats = roster.seats.filter((seat) => !seat.accounts.some((account) => sameAccount(account, opener)));
  await db.games.put({ ...game, roster: { ...roster, seats, hosts: [opener] } });
}

/** Known authors and new ones; the same person is told by the forum's id, else by the nick. */
export function joined(known: readonly Author[], more: readonly Author[]): Author[] {
  const all = known.map((author) => ({ ...author }));
  for (const author of more) {
    const same = all.find((each) => sameAccount(each, author));
    if (!same) all.push({ ...author });
    else {
      same.posts = Math.max(same.posts, author.posts);
      same.id ??= author.id;
    }
  }
  return all;
}
