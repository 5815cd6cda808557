import type { Transaction } from 'dexie';
import type { CallProblem } from '../../protocol/calls';
import { err, ok, type Result } from '../../result';
import { storageTrouble } from '../storage-error';
import type { PublicDb } from './db';
import type { TableName } from './rows';
import { keptOf } from './spare';

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

/** The browser's storage errors as problems the user can act on; anything else is a bug and stays a throw. */
export function problemOf(error: unknown): CallProblem | null {
  if (error instanceof Refusal) return error.problem;
  switch (storageTrouble(error)) {
    case 'full':
      return { code: 'storage-full' };
    case 'newer':
      return { code: 'storage-closed', why: 'newer' };
    case 'closed':
      return { code: 'storage-closed', why: 'browser' };
    case null:
      return null;
  }
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
export async function write<T>(
  db: PublicDb,
  tables: readonly (TableName | 'damaged')[],
  work: () => Promise<T>,
): Promise<Result<T, CallProblem>> {
  const done = await run(db, 'rw', tables, work);
  if (done.ok) db.keeper?.soon(keptOf(tables));
  return done;
}

export const read = <T>(db: PublicDb, tables: readonly (TableName | 'damaged')[], work: () => Promise<T>) =>
  run(db, 'r', tables, work);
