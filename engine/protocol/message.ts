import { err, ok, type Result } from '../result';
import type { Calls } from './asks';
import type { CallProblem } from './calls';
import { isObject } from './check';

/** What goes over the wire: one message, one reply. `prokurator` is the version of the protocol. */
export interface Message {
  prokurator: 1;
  name: string;
  ask: unknown;
}

export const isMessage = (value: unknown): value is Message =>
  isObject(value) && value.prokurator === 1 && typeof value.name === 'string';

/** The browser's side of a call, handed in by the caller: the engine itself knows no browser and no clock. */
export interface Wire {
  send(message: Message): Promise<unknown>;
  /** `false` once the extension was updated or removed under this script. */
  alive(): boolean;
  /** Resolves after so many milliseconds. */
  after(ms: number): Promise<void>;
}

type Ask<C extends Calls, N extends keyof C> = C[N] extends { ask: infer A } ? A : never;
type Answer<C extends Calls, N extends keyof C> = C[N] extends {
  answer: infer A;
}
  ? A
  : never;

const GONE = /context invalidated|extension context|message manager disconnected/i;

/**
 * Makes one call and waits at most `patience` ms. Never rejects: `gone` when the extension is no longer behind this script
 * («обновите страницу»), `no-answer` when nobody listens or nobody answers in time.
 */
export async function ask<C extends Calls, N extends keyof C & string>(
  wire: Wire,
  name: N,
  argument: Ask<C, N>,
  patience = 15_000,
): Promise<Result<Answer<C, N>, CallProblem>> {
  if (!wire.alive()) return err({ code: 'gone' });
  const late = Symbol('late');
  try {
    const reply = await Promise.race([
      wire.send({ prokurator: 1, name, ask: argument }),
      wire.after(patience).then(() => late),
    ]);
    if (!isObject(reply)) return err({ code: wire.alive() ? 'no-answer' : 'gone' });
    if (reply.ok === true) return ok(reply.value as Answer<C, N>);
    return isObject(reply.error) ? err(reply.error as CallProblem) : err({ code: 'no-answer' });
  } catch (problem) {
    const gone = !wire.alive() || (problem instanceof Error && GONE.test(problem.message));
    return err({ code: gone ? 'gone' : 'no-answer' });
  }
}
