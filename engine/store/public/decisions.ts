import type { CallProblem } from '../../protocol/calls';
import type { Result } from '../../result';
import type { Decision, LoggedDecision } from '../../votes/decisions';
import { refuse, write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import { threadOf } from './threads';

/** The sound decisions about a thread, oldest first, inside a running transaction. */
async function logOf(db: PublicDb, key: string): Promise<LoggedDecision[]> {
  const rows = await db.decisions.where({ thread: key }).sortBy('id');
  return rows.filter((row) => wrongField('decisions', row) === null).map(({ thread: _thread, ...logged }) => logged);
}

/** Adds a decision to the thread's log and answers with the whole log. */
export async function addDecision(
  db: PublicDb,
  key: string,
  decision: Decision,
  now: string,
): Promise<Result<LoggedDecision[], CallProblem>> {
  return write(db, ['threads', 'decisions'], async () => {
    await threadOf(db, key);
    await db.decisions.add({ thread: key, at: now, decision, undone: false });
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
    await threadOf(db, key);
    const row = await db.decisions.get(id);
    // A decision about another thread is as good as none: the caller may not touch it.
    if (row === undefined || row.thread !== key) return refuse({ code: 'malformed', field: 'id' });
    if (wrongField('decisions', row) !== null) return refuse({ code: 'damaged-record', table: 'decisions' });
    await db.decisions.put({ ...row, undone });
    return logOf(db, key);
  });
}
