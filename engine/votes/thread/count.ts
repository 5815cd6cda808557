import { noticesOf } from '../../forums/notices';
import type { Notice, Post } from '../../forums/page';
import type { ThreadView } from '../../protocol/calls';
import type { Ballot, Reason } from '../ballot';
import { readBallots } from '../ballots';
import { withCandidates } from '../candidates';
import { instant } from '../clock';
import { inkAnswers } from '../ink';
import { buildNames, type NameIndex, type NameOptions } from '../names/names';
import { nameReader } from '../naming';
import type { VotePolicy } from '../policy';
import { because } from '../reasons';
import type { Roster } from '../roster';
import { publicTally, type Tally } from '../tally';
import { nomineeSeats } from '../targets';
import { judgedAnew, knownPosts, type PageReading, vanished } from './known';
import { notice, spans } from './notices';
import { hindsight } from './pages';
import { policyOf } from './policy';

/** Everything that is shown of a thread. Plain JSON: it crosses from the background to the page. */
export interface ThreadCount {
  /** Confirmed, or the thread's authors as candidates. */
  roster: Roster;
  policy: VotePolicy;
  tally: Tally;
  /** In reading order of the thread. */
  ballots: readonly Ballot[];
  /** Pages of the topic nobody has read here yet. */
  unread: readonly number[];
  /** What the reader of the count must know about it, most important first. */
  notices: readonly Notice[];
}

/** Pages of the topic nobody has read here yet. */
export function unreadPages(
  { page, pages }: Pick<PageReading, 'page' | 'pages'>,
  view: Pick<ThreadView, 'pagesRead'> | null,
): readonly number[] {
  if (pages === null || pages === 1) return [];
  const read = new Set(view?.pagesRead ?? []);
  if (page !== null) read.add(page);
  return Array.from({ length: pages }, (_, index) => index + 1).filter((n) => !read.has(n));
}

/** Whether the voting is over at `now` (ms since 1970); `undefined` when the day has no deadline or it cannot be told. */
function isClosed(
  view: ThreadView | null,
  policy: VotePolicy,
  posts: readonly Post[],
  now: number,
): boolean | undefined {
  const border = view?.game?.day.deadline;
  if (!border) return undefined;
  if (border.by === 'post') return posts.some((post) => post.id === border.post) ? true : undefined;
  const at = instant(border.at, policy.zone);
  return at === null ? undefined : now >= at;
}

const ofVanished = (reason: Reason): Reason => (reason.code === 'hidden' ? because('vanished') : reason);

const KEPT = 4;
const kept = new Map<string, NameIndex>();

/** Names of a roster. They change seldom and a thread is counted after every post, so those of the last rosters are kept. */
function namesOf(roster: Roster, options: NameOptions): NameIndex {
  const key = JSON.stringify([roster.seats, roster.hosts, options]);
  const names = kept.get(key) ?? buildNames(roster, options);
  kept.delete(key);
  kept.set(key, names);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
  return names;
}

/**
 * Counts a thread from the page that is open and what is remembered of it. `view: null` = nothing is remembered or the memory
 * is out of reach: the count is made of this page alone. `now` in ms since 1970 decides only whether the voting is over.
 */
export function countThread(view: ThreadView | null, reading: PageReading, now: number): ThreadCount {
  const policy = policyOf(view);
  const inks = inkAnswers(view?.inks ?? []);
  const seen = (view?.seen ?? []).map((record) => judgedAnew(record, inks));
  const later = hindsight(view?.looks ?? [], reading, now);
  const posts = knownPosts(reading, seen, later);
  const roster = withCandidates(view?.game?.roster ?? null, posts, view ?? undefined);
  const names = namesOf(roster, { aliases: view?.aliases ?? [], rosterNumbers: policy.rosterNumbers });
  const day = view?.game?.day ?? { start: null, deadline: null, nominees: [] };
  const gone = vanished(reading, seen, later);
  const ballots = readBallots({ posts, roster, policy, names, day, decisions: view?.decisions ?? [], seen }).map(
    (ballot) => (gone.has(ballot.post) ? { ...ballot, reasons: ballot.reasons.map(ofVanished) } : ballot),
  );
  const { pages } = later;
  const unread = unreadPages({ page: reading.page, pages }, view);
  const closed = isClosed(view, policy, posts, now);
  const notices: Notice[] = [];
  if (view === null) notices.push(notice('no-memory'));
  if (unread.length > 0) {
    const { page } = reading;
    notices.push(notice('unread-pages', { page: page ?? '?', pages: pages ?? '?', list: spans(unread) }));
  }
  if (!roster.confirmed) notices.push(notice('unconfirmed'));
  const damaged = (view?.damaged ?? []).reduce((sum, { records }) => sum + records, 0);
  if (damaged > 0) notices.push(notice('damaged', { n: damaged }));
  return {
    roster,
    policy,
    tally: publicTally(ballots, roster, policy, {
      complete: unread.length === 0,
      ...(closed === undefined ? {} : { closed }),
      ...(policy.nomineesOnly ? { nominees: nomineeSeats(day.nominees, roster, nameReader(names)) } : {}),
    }),
    ballots,
    unread,
    notices: [...notices, ...noticesOf(reading.counts ?? {})],
  };
}
