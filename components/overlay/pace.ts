/** Longest uninterrupted stretch of work in ms: well under the 50 ms at which a browser calls a task long. */
export const SLICE = 12;

/** Longest wait for a drawing, ms. */
const LATEST = 100;

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

const breathe = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * A pause until the page was drawn. For work that adds elements all over the page: the browser lays them out in portions
 * too. A page that is not drawn (in the background, covered) is waited for no longer than `LATEST`.
 */
export const drawn = (): Promise<void> =>
  document.hidden
    ? breathe()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, LATEST);
      });

export interface Pace {
  /** Milliseconds of work between pauses. */
  budget?: number;
  now?: () => number;
  /** Lets the page breathe; resolves in a new task. */
  pause?: () => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Runs a generator in slices of at most `budget` ms; one step may exceed it, so steps must be small. Resolves with what the
 * generator returns, or `null` when the signal stopped it on the way.
 */
export async function paced<R>(steps: Iterator<unknown, R>, pace: Pace = {}): Promise<{ value: R } | null> {
  const { budget = SLICE, now = () => performance.now(), pause = breathe, signal } = pace;
  let until = now() + budget;
  while (!signal?.aborted) {
    const step = steps.next();
    if (step.done) return { value: step.value };
    if (now() < until) continue;
    await pause();
    until = now() + budget;
  }
  return null;
}
