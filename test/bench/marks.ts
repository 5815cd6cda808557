import { bundle, inChromium } from '../browser/chromium';
import { type Line, lineOf } from './line';
import type { Samples } from './page/clock';
import { threadOf } from './thread';

/** Reading the marked stretches alone, with the post bodies already known: the floor under the whole reading. */
export async function bench(): Promise<Line[]> {
  const script = await bundle('test/bench/page/marks.ts');
  return inChromium(async (tab) => {
    const lines: Line[] = [];
    for (const posts of [50, 200, 1000]) {
      const { html, url, source } = threadOf(posts);
      await tab.open(html, url);
      await tab.load(script);
      const { work, base, runs } = await tab.call<Samples & { runs: number }>('measure', 100);
      lines.push(lineOf('marks', work, base, 1.5, { posts, runs, source }));
    }
    return lines;
  });
}
