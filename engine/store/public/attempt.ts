import type { Transaction } from 'dexie';
import type { CallProblem } from '../../protocol/calls';
import { err, ok, type Result } from '../../result';
import type { PublicDb } from './db';
import type { TableName } from './rows';

/** Ends a transaction without a trace and hands the problem to the caller of {@link write} or {@link read}. */
export class Refusal extends Error {
  readonly problem: CallProblem;
  constructor(problem: CallProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const refuse = (problem: CallProblem): never => {
  throw new Refusal(problem);
};

/** Names of an error and of everything it wraps. */
function names(error: unknown): string[] {
  const found: string[] = [];
  let at = error;
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth++) {
    const { name, inner } = at as { name?: unknown; inner?: unknown };
    if (typeof name === 'string') found.push(name);
    at = inner;
  }
  return found;
}

const CLOSED = ['OpenFailedError', 'MissingAPIError', 'DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

/** The browser's storage errors as problems the user can act on; anything else is a bug and stays a throw. */
export function problemOf(error: unknown): CallProblem | null {
  if (error instanceof Refusal) return error.problem;
  const all = names(error);
  if (all.includes('QuotaExceededError')) return { code: 'storage-full' };
  if (all.includes('VersionError')) return { code: 'storage-closed', why: 'newer' };
  if (all.some((name) => CLOSED.includes(name))) return { code: 'storage-closed', why: 'browser' };
  return null;
}

async function run<T>(
  db: PublicDb,
  mode: 'r' | 'rw',
  tables: readonly (TableName | 'damaged')[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<Result<T, CallProblem>> {
  try {
    return ok(await db.transaction(mode, [...tables], work));
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return err(problem);
  }
}

/** One `rw` transaction: all of it is on the disk when this resolves with `ok`, or nothing is. */
export const write = <T>(db: PublicDb, tables: readonly (TableName | 'damaged')[], work: () => Promise<T>) =>
  run(db, 'rw', tables, work);

export const read = <T>(db: PublicDb, tables: readonly (TableName | 'damaged')[], work: () => Promise<T>) =>
  run(db, 'r', tables, work);
