/** What a bench measures against: one bare pass over the document, lengths of texts and of `style` attributes. */
export function barePass(): number {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let length = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) length += (node.nodeValue ?? '').length;
    else length += (node as Element).getAttribute('style')?.length ?? 0;
  }
  return length;
}

export interface Samples {
  base: number[];
  work: number[];
}

let kept: unknown;

const WARM_UP = 3000;
const WARM_UP_PASSES = 500;
const ROUNDS = 5;
const ROUNDS_TIME = 4000;

const time = (run: () => unknown): number => {
  const began = performance.now();
  kept = run();
  return performance.now() - began;
};

const median = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? Number.POSITIVE_INFINITY;

/**
 * Times `work` and `base` in turn, so that whatever slows the machine slows both; `before` each is not timed. Milliseconds.
 * Short work is measured in several rounds of `count` samples, and the round that disturbed the base least is taken: on a
 * busy machine the longer of the two is interrupted more often.
 */
export function inTurn(base: () => unknown, work: () => unknown, count: number, before = (): void => {}): Samples {
  const round = (passes: number, until: number): Samples => {
    const samples: Samples = { base: [], work: [] };
    for (let n = 0; n < passes && performance.now() < until; n += 1) {
      before();
      samples.base.push(time(base));
      before();
      samples.work.push(time(work));
    }
    return samples;
  };
  // The first passes warm the engine up: they are the cold run's business.
  round(WARM_UP_PASSES, performance.now() + WARM_UP);
  const began = performance.now();
  let best = round(count, Number.POSITIVE_INFINITY);
  for (let n = 1; n < ROUNDS && performance.now() - began < ROUNDS_TIME; n += 1) {
    const next = round(count, Number.POSITIVE_INFINITY);
    if (median(next.base) < median(best.base)) best = next;
  }
  return best;
}

/** Result of the last pass: keeps the work from being optimised away. */
export const lastResult = (): unknown => kept;
