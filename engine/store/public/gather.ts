import type { CallProblem, PageCalls } from '../../protocol/calls';
import type { Gathering } from '../../protocol/topic-pages';
import type { Result } from '../../result';
import { instant } from '../../votes/clock';
import { policyOf } from '../../votes/thread/policy';
import { write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import type { ThreadRow } from './rows';
import { bare, threadOf } from './threads';

/** An unfinished collecting this old is not gone on with: what it has read may have changed since. */
const STALE = 3_600_000;

type Step = Omit<PageCalls['thread/gather']['ask'], 'key'>;

/** The collecting after a step, at `now`. */
function after({ step, wait = 0 }: Step, old: ThreadRow['round'], now: string): NonNullable<ThreadRow['round']> | null {
  const at = Date.parse(now);
  const going = old && at - Date.parse(old.since) < STALE ? old : null;
  switch (step) {
    case 'look':
      return old ?? null;
    case 'begin':
      return going ?? { since: now, all: false, until: old?.until ?? null };
    case 'anew':
      return { since: now, all: true, until: old?.until ?? null };
    case 'wait':
      return old ? { ...old, until: new Date(at + wait).toISOString() } : null;
    case 'end':
      return null;
  }
}

/** Moment the day of a thread's game began; `null` when it has no game or the moment is not known. */
async function dayOf(db: PublicDb, thread: ThreadRow): Promise<string | null> {
  const game = thread.game === null ? undefined : await db.games.get(thread.game);
  if (game === undefined || wrongField('games', game) !== null || game.removedAt) return null;
  const { start } = game.day;
  if (start === null) return null;
  if (start.by === 'post') {
    const seen = await db.seen.get([thread.key, start.post]);
    return seen && wrongField('seen', seen) === null ? seen.post.time.iso : null;
  }
  const at = instant(start.at, policyOf({ game: bare(game) }).zone);
  return at === null ? null : new Date(at).toISOString();
}

/** Takes a step of the collecting of a topic and answers where it stands. What was read of the pages is told by `sawPosts`. */
export function gatherStep(
  db: PublicDb,
  key: string,
  step: Step,
  now: string,
): Promise<Result<Gathering, CallProblem>> {
  return write(db, ['threads', 'games', 'seen'], async () => {
    const thread = await threadOf(db, key);
    const round = after(step, thread.round, now);
    if (step.step !== 'look') await db.threads.put({ ...thread, round });
    return { round, pages: thread.looks ?? [], day: await dayOf(db, thread), now };
  });
}
