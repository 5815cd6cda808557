import type { Page } from '../../../engine/forums/page';
import { openThread, wholePage } from '../../../engine/forums/read';
import type { ThreadView } from '../../../engine/protocol/thread-view';
import { withCandidates } from '../../../engine/votes/candidates';
import { countThread, type ThreadCount } from '../../../engine/votes/thread/count';
import { view as remembered } from '../../votes/view';
import { barePass, inTurn, type Samples } from './clock';

const NOW = '2026-11-30T12:00:00Z';

function read(): Page {
  // The words of every post are read too: FLG asks about votes without a colour.
  const thread = openThread(document, { url: location.href, now: NOW, zone: null, text: true });
  if (!thread.ok) throw new Error(thread.error.code);
  return wholePage(thread.value);
}

/** The page's game as the host set it up: its authors are the players, the author of the opening post is the host. */
function viewOf({ engine, topic, posts }: Page): ThreadView {
  const hosts = [{ nick: posts[0]?.author ?? '', id: posts[0]?.authorId ?? null }];
  const roster = { ...withCandidates({ confirmed: false, seats: [], hosts }, posts), confirmed: true };
  const day = { number: 1, start: null, deadline: null, nominees: [] };
  return remembered({
    thread: { key: topic.key, forum: '', engine, url: '', title: '', game: 'game', role: 'both', watched: true },
    game: { id: 'game', title: '', preset: 'flg', overrides: {}, roster, day },
    pagesRead: [1],
  });
}

/** An alias nobody uses makes the roster another one: its names are prepared and read for the first time. */
let strangers = 0;
const unknown = (view: ThreadView): ThreadView => {
  strangers += 1;
  return { ...view, aliases: [{ alias: `чужой${strangers}`, nick: 'никто' }] };
};

const count = (view: ThreadView, { topic, posts }: Page): ThreadCount =>
  countThread(view, { page: topic.page, pages: topic.pages, counts: {}, posts }, Date.parse(NOW));

export interface Size {
  posts: number;
  runs: number;
  ballots: number;
}

export function size(): Size {
  const page = read();
  const runs = page.posts.reduce((sum, post) => sum + post.runs.length, 0);
  return { posts: page.posts.length, runs, ballots: count(viewOf(page), page).ballots.length };
}

/** The whole, and its parts alone: where the time goes. */
export function measure(samples: number): Record<'whole' | 'reading' | 'counting' | 'firstCount', Samples> {
  const page = read();
  const view = viewOf(page);
  return {
    whole: inTurn(barePass, () => count(view, read()), samples),
    reading: inTurn(barePass, read, samples),
    counting: inTurn(barePass, () => count(view, page), samples),
    firstCount: inTurn(barePass, () => count(unknown(view), page), samples),
  };
}

/** Repeats for a profiler. */
export function loop(times: number): void {
  const view = viewOf(read());
  for (let n = 0; n < times; n += 1) count(view, read());
}
export function loopCounting(times: number): void {
  const page = read();
  const view = viewOf(page);
  for (let n = 0; n < times; n += 1) count(view, page);
}
export function loopFirst(times: number): void {
  const page = read();
  const view = viewOf(page);
  for (let n = 0; n < times; n += 1) count(unknown(view), page);
}
