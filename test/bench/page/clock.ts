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

/** Times `work` and `base` in turn, so that whatever slows the machine slows both; `before` each is not timed. Milliseconds. */
export function inTurn(base: () => unknown, work: () => unknown, count: number, before = (): void => {}): Samples {
  const time = (run: () => unknown): number => {
    before();
    const began = performance.now();
    kept = run();
    return performance.now() - began;
  };
  const samples: Samples = { base: [], work: [] };
  // The first passes warm the engine up: they are the cold run's business.
  const warm = performance.now() + WARM_UP;
  for (let n = 0; n < WARM_UP_PASSES && performance.now() < warm; n += 1) {
    time(base);
    time(work);
  }
  for (let n = 0; n < count; n += 1) {
    samples.base.push(time(base));
    samples.work.push(time(work));
  }
  return samples;
}

/** Result of the last pass: keeps the work from being optimised away. */
export const lastResult = (): unknown => kept;
