import { err, ok, type Result } from '../result';

/**
 * The log of a game as a tree of entries with a moving head: undo moves the head to the parent, redo moves it back,
 * a new event after an undo starts a branch. Nothing is ever deleted, so every state the game has been in can be
 * reached again.
 */
export interface Log<E> {
  readonly entries: readonly Entry<E>[];
  /** Sequence number of the newest event in force, `null` before the first one. */
  readonly head: number | null;
}

export interface Entry<E> {
  /** 1-based and gapless in the order of writing, over all branches. */
  readonly seq: number;
  /** Entry this one follows, `null` for a first one. */
  readonly parent: number | null;
  /** ISO moment of writing, handed in by the caller. */
  readonly at: string;
  /** Version of the event's form, see {@link ../game/events}. */
  readonly version: number;
  readonly event: E;
}

export type HistoryProblem =
  /** Another window has moved the head meanwhile: read again, then decide. */
  | { code: 'forked'; expected: number | null; actual: number | null }
  | { code: 'nothing-to-undo' }
  | { code: 'nothing-to-redo' }
  | { code: 'unknown-entry'; seq: number };

export const emptyLog = <E>(): Log<E> => ({ entries: [], head: null });

/**
 * Adds an event after the head. `expected` is the head the caller has on his screen; a different one in the log
 * means that two windows wrote at once, and the second is refused instead of forking the game.
 */
export function append<E>(
  log: Log<E>,
  expected: number | null,
  entry: { at: string; version: number; event: E },
): Result<Log<E>, HistoryProblem> {
  if (log.head !== expected) return err({ code: 'forked', expected, actual: log.head });
  const seq = log.entries.length + 1;
  return ok({ entries: [...log.entries, { seq, parent: log.head, ...entry }], head: seq });
}

/** Moves the head one event back. */
export function undo<E>(log: Log<E>): Result<Log<E>, HistoryProblem> {
  if (log.head === null) return err({ code: 'nothing-to-undo' });
  const entry = at(log, log.head);
  return entry ? ok({ ...log, head: entry.parent }) : err({ code: 'unknown-entry', seq: log.head });
}

/** Moves the head one event forward; where several branches begin, along the one written last. */
export function redo<E>(log: Log<E>): Result<Log<E>, HistoryProblem> {
  const next = branches(log).at(-1);
  return next ? ok({ ...log, head: next.seq }) : err({ code: 'nothing-to-redo' });
}

/** Moves the head to any entry, e.g. to the tip of an older branch; `null` is the beginning. */
export function moveTo<E>(log: Log<E>, seq: number | null): Result<Log<E>, HistoryProblem> {
  if (seq !== null && !at(log, seq)) return err({ code: 'unknown-entry', seq });
  return ok({ ...log, head: seq });
}

/** Entries that could come next, oldest first. */
export function branches<E>(log: Log<E>): readonly Entry<E>[] {
  return log.entries.filter((entry) => entry.parent === log.head);
}

/** Events in force, from the first to the head. */
export function path<E>(log: Log<E>): readonly Entry<E>[] {
  const found: Entry<E>[] = [];
  for (let seq = log.head; seq !== null; ) {
    const entry = at(log, seq);
    // Parents are older than their children (checked when a log is read), so this walk ends.
    if (!entry) break;
    found.push(entry);
    seq = entry.parent;
  }
  return found.reverse();
}

/** Entries are gapless, so the sequence number is the place. */
function at<E>(log: Log<E>, seq: number): Entry<E> | undefined {
  return log.entries[seq - 1];
}
