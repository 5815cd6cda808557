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

/** Times `work` and `base` in turn, so that whatever slows the machine slows both; `before` each is not timed. Milliseconds. */
export function inTurn(base: () => unknown, work: () => unknown, count: number, before = (): void => {}): Samples {
  const time = (run: () => unknown): number => {
    before();
    const began = performance.now();
    kept = run();
    return performance.now() - began;
  };
  const samples: Samples = { base: [], work: [] };
  for (let n = -10; n < count; n += 1) {
    const one = time(base);
    const two = time(work);
    // The first passes warm the engine up: they are the cold run's business.
    if (n < 0) continue;
    samples.base.push(one);
    samples.work.push(two);
  }
  return samples;
}

/** Result of the last pass: keeps the work from being optimised away. */
export const lastResult = (): unknown => kept;
