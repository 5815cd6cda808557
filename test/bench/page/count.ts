import type { Page } from '../../../engine/forums/page';
import { openThread } from '../../../engine/forums/read';
import { readBallots } from '../../../engine/votes/ballots';
import { withCandidates } from '../../../engine/votes/candidates';
import { buildNames, type NameIndex } from '../../../engine/votes/names/names';
import { FLG } from '../../../engine/votes/presets';
import type { Roster } from '../../../engine/votes/roster';
import { publicTally } from '../../../engine/votes/tally';
import { barePass, inTurn, type Samples } from './clock';

const readAll = (): Page => {
  const thread = openThread(document, { url: location.href, now: '2026-11-30T12:00:00Z', zone: null, text: true });
  if (!thread.ok) throw new Error(thread.error.code);
  return thread.value.read();
};

/** The game of the page: its authors are the players, the author of the opening post is the host. */
function gameOf({ posts }: Page): Roster {
  const host = { nick: posts[0]?.author ?? '', id: posts[0]?.authorId ?? null };
  return { ...withCandidates({ confirmed: false, seats: [], hosts: [host] }, posts), confirmed: true };
}

const namesOf = (roster: Roster): NameIndex => buildNames(roster, { aliases: [], rosterNumbers: FLG.rosterNumbers });

function count(page: Page, roster: Roster, names: NameIndex) {
  const ballots = readBallots({ posts: page.posts, roster, policy: FLG, names });
  return publicTally(ballots, roster, FLG, { complete: true, closed: false });
}

/** Everything from the bare page to the standings, the names prepared anew each time. */
export function whole() {
  const page = readAll();
  const roster = gameOf(page);
  return count(page, roster, namesOf(roster));
}

export interface Parts {
  posts: number;
  runs: number;
  counted: number;
}

export function measure(samples: number): Samples & Parts {
  const page = readAll();
  return {
    ...inTurn(barePass, whole, samples),
    posts: page.posts.length,
    runs: page.posts.reduce((sum, post) => sum + post.runs.length, 0),
    counted: whole().standings.reduce((sum, row) => sum + row.votes.length, 0),
  };
}

/** Where the time goes: the same samples for each part alone. */
export function apart(samples: number): Record<'reading' | 'names' | 'ballots', Samples> {
  const page = readAll();
  const roster = gameOf(page);
  const names = namesOf(roster);
  return {
    reading: inTurn(barePass, readAll, samples),
    names: inTurn(barePass, () => namesOf(roster), samples),
    ballots: inTurn(barePass, () => count(page, roster, names), samples),
  };
}

/** Repeats the whole for a profiler. */
export function loop(times: number): void {
  for (let n = 0; n < times; n += 1) whole();
}
