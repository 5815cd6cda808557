import { bundle, inChromium } from '../browser/chromium';
import { type Line, lineOf } from './line';
import type { Samples } from './page/clock';
import { threadOf } from './thread';

export async function bench(): Promise<Line[]> {
  const script = await bundle('test/bench/page/reading.ts');
  return inChromium(async (tab) => {
    const lines: Line[] = [];
    for (const size of [50, 200, 1000]) {
      const { html, url, source } = threadOf(size);
      await tab.open(html, url);
      await tab.load(script);
      const { work, base, posts, runs } = await tab.call<Samples & { posts: number; runs: number }>('measure', 100);
      lines.push(lineOf('reading', work, base, 2, { posts, runs, source }));
    }
    return lines;
  });
}
