import { dictionary } from '../../components/overlay/words';
import { countThread } from '../../engine/votes/thread/count';
import type { PageReading } from '../../engine/votes/thread/known';
import { bundle, inChromium } from '../browser/chromium';
import { type Line, lineOf } from './line';
import type { Background } from './page/cold';
import { threadOf } from './thread';

const POSTS = 1000;
const RUNS = 5;
/** From here on browsers call a task long: the page stops answering the hand. */
const LONG = 50;

/** The first opening of the counter on a long page, with nothing warm: no task of the page may become a long one. */
export async function bench(): Promise<Line[]> {
  const script = await bundle('test/bench/page/cold.ts');
  const { html, url, source } = threadOf(POSTS);
  const background = await inChromium(async (tab): Promise<Background> => {
    await tab.open(html, url);
    await tab.load(script);
    const reading = await tab.call<PageReading>('readingOf');
    return { words: { lang: 'ru', words: dictionary('ru') }, count: countThread(null, reading, Date.now()) };
  });
  const longest: number[] = [];
  let pass = 0;
  let found = { votes: 0, added: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    await inChromium(async (tab) => {
      await tab.open(html, url);
      await tab.load(script);
      await tab.call('prepare', background);
      const tasks = await tab.tasks(5, async () => {
        found = await tab.call<typeof found>('openCold');
      });
      longest.push(tasks[0] ?? 0);
      pass = await tab.call<number>('pass');
    });
  }
  return [lineOf('cold', longest, [LONG], 1, { posts: POSTS, ...found, source, worst: Math.max(...longest), pass })];
}
