/** Longest sleep between two looks at the clock, ms. */
const NAP = 1000;

/**
 * Resolves when `performance.now()` has come to `until`, or at the signal. A tab in the background gets its timers a minute
 * late: nothing is counted by them, the clock is looked at, and again as soon as the tab is shown. `tick` is called on the way.
 */
export const waitUntil = (until: number, signal: AbortSignal, tick: () => void = () => undefined): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const left = until - performance.now();
      if (left > 0 && !signal.aborted) {
        timer = setTimeout(look, Math.min(left, NAP));
        tick();
        return;
      }
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
