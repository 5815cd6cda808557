import type { CallProblem } from '../../protocol/calls';
import type { Result } from '../../result';
import type { Decision, LoggedDecision } from '../../votes/decisions';
import { postElsewhere } from '../../votes/thread/topics';
import { refuse, write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import type { ThreadRow } from './rows';
import { threadOf } from './threads';

/** The sound decisions about a thread, oldest first, inside a running transaction. */
async function logOf(db: PublicDb, key: string): Promise<LoggedDecision[]> {
  const rows = await db.decisions.where({ thread: key }).sortBy('id');
  return rows.filter((row) => wrongField('decisions', row) === null).map(({ thread: _thread, ...logged }) => logged);
}

/** Topic and post a decision is about: the page may name a post of another topic of its game. */
async function placeOf(db: PublicDb, own: ThreadRow, post: string): Promise<{ key: string; post: string }> {
  if (own.game === null || (await db.seen.get([own.key, post])) !== undefined) return { key: own.key, post };
  const keys = (await db.threads.where({ game: own.game }).toArray())
    .filter((row) => row.key !== own.key && !row.removedAt)
    .map((row) => row.key);
  const named = postElsewhere(post, keys);
  if (named) return named;
  for (const key of keys) if ((await db.seen.get([key, post])) !== undefined) return { key, post };
  return { key: own.key, post };
}

/** Adds a decision to the log of the thread its post stands in and answers with the whole log of the thread asked about. */
export async function addDecision(
  db: PublicDb,
  key: string,
  decision: Decision,
  now: string,
): Promise<Result<LoggedDecision[], CallProblem>> {
  return write(db, ['threads', 'decisions', 'seen'], async () => {
    const place = await placeOf(db, await threadOf(db, key), decision.post);
    await db.decisions.add({ thread: place.key, at: now, decision: { ...decision, post: place.post }, undone: false });
    return logOf(db, key);
  });
}

/** «Отменить» and «вернуть»: the decision stays in the log and only stops or starts to rule. */
export async function setDecision(
  db: PublicDb,
  key: string,
  id: number,
  undone: boolean,
): Promise<Result<LoggedDecision[], CallProblem>> {
  return write(db, ['threads', 'decisions'], async () => {
    const { game } = await threadOf(db, key);
    const row = await db.decisions.get(id);
    const owner = row && row.thread !== key ? await db.threads.get(row.thread) : undefined;
    // A decision about a thread of no business of this game is as good as none: the caller may not touch it.
    if (row === undefined || (row.thread !== key && (game === null || owner?.game !== game)))
      return refuse({ code: 'malformed', field: 'id' });
    if (wrongField('decisions', row) !== null) return refuse({ code: 'damaged-record', table: 'decisions' });
    await db.decisions.put({ ...row, undone });
    return logOf(db, key);
  });
}
