import { err, type Result } from '../result';
import type { Calls } from './asks';
import type { CallProblem } from './calls';
import type { Check } from './check';
import { mayTouch, type Position, positionOf, type Self, type Sender } from './gate';
import { isMessage } from './message';

/** What answers each call; the caller's position is handed on for what depends on it (the tab that asked). */
export type Handlers<C extends Calls> = {
  readonly [N in keyof C & string]: C[N] extends {
    ask: infer A;
    answer: infer R;
  }
    ? (ask: A, from: Position) => Promise<Result<R, CallProblem>> | Result<R, CallProblem>
    : never;
};

/** One group of calls with its checks and the callers it is open to. */
export interface Desk<C extends Calls> {
  /** `site`: our script in a page may call, for threads of its own origin; `own-page`: the extension's pages only. */
  open: 'site' | 'own-page';
  asks: {
    readonly [N in keyof C & string]: Check<C[N] extends { ask: infer A } ? A : never>;
  };
  handlers: Handlers<C>;
}

/**
 * Answers one message. `null` = not ours at all, leave it to other listeners. Refusals tell nothing about why:
 * whoever is refused has no business to know what exists.
 */
export function answer(
  // The groups differ in their maps of calls; each is consistent in itself.
  groups: readonly {
    open: 'site' | 'own-page';
    asks: object;
    handlers: object;
  }[],
  self: Self,
  message: unknown,
  sender: Sender,
): Promise<Result<unknown, CallProblem>> | null {
  if (!isMessage(message)) return null;
  const from = positionOf(sender, self);
  if (from.at === 'outside') return Promise.resolve(err({ code: 'refused' }));
  for (const group of groups) {
    if (!Object.hasOwn(group.handlers, message.name)) continue;
    if (group.open === 'own-page' && from.at !== 'own-page') break;
    const check = (group.asks as Record<string, Check<unknown>>)[message.name];
    const bad = check === undefined ? 'name' : check(message.ask, '');
    // A caller of the wrong place is refused before anything is said about the shape of his argument.
    if (!mayTouch(from, message.ask)) break;
    if (bad !== null) return Promise.resolve(err({ code: 'malformed', field: bad }));
    const handler = (group.handlers as Record<string, (ask: unknown, from: Position) => unknown>)[message.name];
    return Promise.resolve(handler?.(message.ask, from) as Result<unknown, CallProblem>);
  }
  return Promise.resolve(err({ code: 'refused' }));
}

/** Declares a group of calls, so that the compiler ties checks and handlers to the contract. */
export const group = <C extends Calls>(desk: Desk<C>): Desk<C> => desk;
