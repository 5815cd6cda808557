import type { CallProblem, PageCalls } from '../../engine/protocol/calls';
import { ask, type Wire } from '../../engine/protocol/message';
import type { Result } from '../../engine/result';

/** A call to the background; a failure is a value, whatever went wrong with the worker. */
export type Ask = <K extends keyof PageCalls>(
  name: K,
  ask: PageCalls[K]['ask'],
) => Promise<Result<PageCalls[K]['answer'], CallProblem>>;

/** Calls over a wire; a stopped worker is woken by the browser itself. */
export const askOver =
  (wire: Wire): Ask =>
  (name, argument) =>
    ask<PageCalls, typeof name>(wire, name, argument as never) as never;
