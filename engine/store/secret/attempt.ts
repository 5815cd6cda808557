import { err, ok, type Result } from '../../result';
import type { Phrase } from '../../words';
import { storageTrouble } from '../storage-error';
import type { SecretDb } from './db';

/** Why something about a secret game was not stored or not read. Nothing is half done. */
export interface StoreProblem {
  code: 'forked' | 'no-game' | 'storage-full' | 'storage-closed' | 'bad-log' | 'nothing-there';
  words: Phrase;
}

export const PROBLEMS: Readonly<Record<StoreProblem['code'], Phrase>> = {
  forked: {
    ru: 'Эту игру только что изменили в другом окне. Показано новое; повторите, если ещё нужно.',
    en: 'This game has just been changed in another window. The new state is shown; repeat if it is still needed.',
  },
  'no-game': { ru: 'Такой игры здесь нет', en: 'There is no such game here' },
  'storage-full': {
    ru: 'Место для данных браузера кончилось, ничего не записано. Освободите место на диске.',
    en: 'The browser has no room for data left, nothing was written. Free some disk space.',
  },
  'storage-closed': {
    ru: 'Браузер не открыл хранилище. Перезапустите браузер; в приватном окне игры не хранятся.',
    en: 'The browser did not open its storage. Restart it; games are not kept in a private window.',
  },
  'bad-log': { ru: 'Журнал игры не читается', en: 'The log of the game cannot be read' },
  'nothing-there': { ru: 'Отменять или возвращать нечего', en: 'There is nothing to undo or redo' },
};

export const problem = (code: StoreProblem['code']): StoreProblem => ({ code, words: PROBLEMS[code] });

/** Ends a transaction without a trace; only {@link write} and {@link read} catch it. */
class Refusal extends Error {
  readonly problem: StoreProblem;
  constructor(refused: StoreProblem) {
    super(refused.code);
    this.problem = refused;
  }
}

export const refuse = (code: StoreProblem['code']): never => {
  throw new Refusal(problem(code));
};

type TableName = 'games' | 'entries' | 'drafts' | 'ticks' | 'templates';

async function run<T>(
  db: SecretDb,
  mode: 'r' | 'rw',
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<Result<T, StoreProblem>> {
  try {
    return ok(await db.transaction(mode, [...tables], work));
  } catch (error) {
    if (error instanceof Refusal) return err(error.problem);
    const trouble = storageTrouble(error);
    if (trouble === null) throw error;
    return err(problem(trouble === 'full' ? 'storage-full' : 'storage-closed'));
  }
}

/**
 * One `rw` transaction on a part of the database (a game, or the templates): all of it is on the disk when this resolves
 * with `ok`, in the part's file too, or nothing is.
 */
export const write = <T>(db: SecretDb, part: string, tables: readonly TableName[], work: () => Promise<T>) => {
  const stored = () => run(db, 'rw', tables, work);
  return db.keeper === null ? stored() : db.keeper.change(part, stored);
};

/** The same for what is written at every key and shown by nobody as stored: the part's file follows a little later. */
export async function jot<T>(
  db: SecretDb,
  part: string,
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<Result<T, StoreProblem>> {
  const done = await run(db, 'rw', tables, work);
  if (done.ok) db.keeper?.soon([part]);
  return done;
}

export const read = <T>(db: SecretDb, tables: readonly TableName[], work: () => Promise<T>) =>
  run(db, 'r', tables, work);
