import { bundle, inChromium } from '../browser/chromium';
import { type Line, lineOf } from './line';
import type { Samples } from './page/clock';
import type { Size } from './page/count';
import { threadOf } from './thread';

const SAMPLES = 100;
/** Reading a thread, knowing the names and counting cost at most three bare passes over the same document. */
const LIMIT = 3;

/**
 * The promise of the public half for threads of three lengths, then its parts alone, which promise nothing: the reading,
 * the counting with the names of the roster at hand, and the first count for a roster never seen before.
 */
export async function bench(): Promise<Line[]> {
  const script = await bundle('test/bench/page/count.ts');
  return inChromium(async (tab) => {
    const lines: Line[] = [];
    for (const posts of [50, 200, 1000]) {
      const { html, url, source } = threadOf(posts);
      await tab.open(html, url);
      await tab.load(script);
      const size = await tab.call<Size>('size');
      const { whole, ...parts } = await tab.call<Record<string, Samples>>('measure', SAMPLES);
      if (whole) lines.push(lineOf('count', whole.work, whole.base, LIMIT, { ...size, source }));
      for (const [part, { work, base }] of Object.entries(parts))
        lines.push(lineOf(`count: ${part}`, work, base, null, { posts }));
    }
    return lines;
  });
}
