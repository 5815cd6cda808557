import { bundle, inChromium } from '../browser/chromium';
import { type Line, lineOf } from './line';
import type { Samples } from './page/clock';
import type { Parts } from './page/count';
import { threadOf } from './thread';

const SIZES = [50, 200, 1000];
const SAMPLES = 100;

/**
 * The promise of the public half: reading a thread, knowing the names and counting costs at most three bare passes over
 * the same document. Then the parts alone, without a promise of their own.
 */
export async function bench(): Promise<Line[]> {
  const script = await bundle('test/bench/page/count.ts');
  return inChromium(async (tab) => {
    const lines: Line[] = [];
    for (const size of SIZES) {
      const { html, url, source } = threadOf(size);
      await tab.open(html, url);
      await tab.load(script);
      const { work, base, ...parts } = await tab.call<Samples & Parts>('measure', SAMPLES);
      lines.push(lineOf('count', work, base, 3, { ...parts, source }));
      const apart = await tab.call<Record<string, Samples>>('apart', SAMPLES);
      for (const [part, samples] of Object.entries(apart))
        lines.push(lineOf(`count: ${part}`, samples.work, samples.base, 3, { posts: size }));
    }
    return lines;
  });
}
