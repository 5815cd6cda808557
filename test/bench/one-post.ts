import { bundle, inChromium } from '../browser/chromium';
import { type Line, lineOf } from './line';
import type { Samples } from './page/clock';
import { threadOf } from './thread';

/** A post that arrives under the reader's eyes costs at most a twentieth of reading the whole page. */
export async function bench(): Promise<Line[]> {
  const script = await bundle('test/bench/page/one-post.ts');
  return inChromium(async (tab) => {
    const { html, url, source } = threadOf(1000);
    await tab.open(html, url);
    await tab.load(script);
    const { work, base, posts } = await tab.call<Samples & { posts: number }>('measure', 50);
    return [lineOf('one-post', work, base, 1 / 20, { posts, source })];
  });
}
