import { noticesOf } from '../../forums/notices';
import type { Notice } from '../../forums/page';
import type { GameDay } from '../../protocol/public-game';
import type { ThreadView } from '../../protocol/thread-view';
import type { Ballot, Reason } from '../ballot';
import { readBallots } from '../ballots';
import type { DayBorders } from '../borders';
import { instant } from '../clock';
import { nameReader } from '../naming';
import { readNominated } from '../nominated';
import type { VotePolicy } from '../policy';
import { because } from '../reasons';
import type { Roster } from '../roster';
import { publicTally, type Tally, type TallyOptions } from '../tally';
import { nomineeSeats } from '../targets';
import { type Basis, basisOf } from './basis';
import type { PageReading } from './known';
import { notice, spans } from './notices';
import { policyOf } from './policy';
import { isTalk, seenFrom, votingTopics } from './topics';

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

/** Whether the voting is over at `now` (ms since 1970); `undefined` when the day has no deadline or it cannot be told. */
function isClosed({ day, policy, known: { posts } }: Basis, now: number): boolean | undefined {
  const border = day.deadline;
  if (!border) return undefined;
  if (border.by === 'post') return posts.some((post) => post.id === border.post) ? true : undefined;
  const at = instant(border.at, policy.zone);
  return at === null ? undefined : now >= at;
}

const ofVanished = (reason: Reason): Reason => (reason.code === 'hidden' ? because('vanished') : reason);

/** Every page of every topic counted was read. */
export const isComplete = ({ unread, notices }: ThreadCount): boolean =>
  unread.length === 0 && notices.every((it) => it.code !== 'unread-elsewhere');

const NOT_READ: PageReading = { page: null, pages: null, posts: [] };

/** Votes count from the opening of the voting, where the day has one, else from the start of the day. */
const votingOf = ({ start, deadline, voting }: GameDay): DayBorders => ({ start: voting ?? start, deadline });

/** Nominations are made from the start of the day until the voting opens. */
const nominatingOf = ({ start, deadline, voting }: GameDay): DayBorders => ({ start, deadline: voting ?? deadline });

/**
 * Counts the game of a thread from the page that is open and what is remembered of its topics: all voting topics together,
 * one day. In a topic of talk its nominations stand in the place of votes. `view: null` = nothing is remembered or the memory
 * is out of reach: the count is made of this page alone. `now` in ms since 1970 decides only whether the voting is over.
 */
export function countThread(view: ThreadView | null, reading: PageReading, now: number): ThreadCount {
  const talk = view !== null && isTalk(view, policyOf(view));
  const basis = basisOf(view, reading, now);
  const { roster, policy, unread } = basis;
  const complete = unread.every(({ pages }) => pages.length === 0);
  const closed = isClosed(basis, now);
  const options: TallyOptions = { complete, ...(closed === undefined ? {} : { closed }) };
  const counted = talk ? nominating(basis, options) : voting(basis, options);
  return {
    roster,
    policy,
    ...counted,
    unread: unread.find(({ topic }) => topic === null)?.pages ?? [],
    notices: [...noticesFor(view, reading, basis, talk, counted.ballots), ...noticesOf(reading.counts ?? {})],
  };
}

/**
 * Counts the votes of a game from everything that is remembered, whatever topic is asked about; `now` in ms since 1970. A game
 * in which only the nominated are voted for has no votes before it has a voting topic.
 */
export function countGame(view: ThreadView, now: number): ThreadCount {
  const votes = isTalk(view, policyOf(view)) ? votingTopics(view, policyOf(view))[0] : undefined;
  const from = votes ? seenFrom(view, votes) : view;
  const count = countThread(from, NOT_READ, now);
  return isTalk(from, count.policy)
    ? { ...count, ...voting(withoutPosts(basisOf(from, NOT_READ)), { complete: true }) }
    : count;
}

const withoutPosts = (basis: Basis): Basis => ({ ...basis, known: { posts: [], seen: [], decisions: [] } });

function voting({ known, roster, policy, names, day, gone, here }: Basis, options: TallyOptions) {
  const ballots = readBallots({ ...known, roster, policy, names, day: { ...votingOf(day), nominees: day.nominees } })
    .filter((ballot) => here.has(ballot.post) || ballot.reasons[0]?.code !== 'before-start')
    .map((ballot) => (gone.has(ballot.post) ? { ...ballot, reasons: ballot.reasons.map(ofVanished) } : ballot));
  const nominees = policy.nomineesOnly ? { nominees: nomineeSeats(day.nominees, roster, nameReader(names)) } : {};
  return { ballots, tally: publicTally(ballots, roster, policy, { ...options, ...nominees }) };
}

/** Nominations counted like votes: a line for everybody who is nominated, with those who did it. */
function nominating({ known, roster, policy, names, day }: Basis, options: TallyOptions) {
  const borders = nominatingOf(day);
  const ballots = policy.nomineesOnly
    ? readNominated({ ...known, roster, policy, names: nameReader(names), day: borders })
    : [];
  const stand = new Set(ballots.flatMap((it) => (it.status === 'counts' && it.target !== null ? [it.target] : [])));
  const rules = { ...policy, nomineesOnly: true, votesFor: false, absentPenalty: 0 };
  const tally = publicTally(ballots, roster, rules, { ...options, nominees: stand });
  return { ballots, tally: policy.nomineesOnly ? tally : { ...tally, absent: roster.confirmed ? [] : null } };
}

/** A nomination found in the talk, with the way to it. */
export interface FoundNomination {
  ballot: Ballot;
  /** Address of its post, '' when unknown. */
  link: string;
}

/** Nominations of the day in everything that is remembered of the game, voting topics included: many clubs have but one. */
export function nominationsOf(view: ThreadView): FoundNomination[] {
  const { known, roster, policy, names, day } = basisOf(view, NOT_READ, Number.POSITIVE_INFINITY, true);
  const links = new Map(known.posts.map((post) => [post.id, post.permalink]));
  return readNominated({ ...known, roster, policy, names: nameReader(names), day: nominatingOf(day) }).map(
    (ballot) => ({ ballot, link: links.get(ballot.post) ?? '' }),
  );
}

function noticesFor(
  view: ThreadView | null,
  reading: PageReading,
  { roster, policy, unread, topics, pageCount }: Basis,
  talk: boolean,
  ballots: readonly Ballot[],
): Notice[] {
  const notices: Notice[] = [];
  if (view === null) notices.push(notice('no-memory'));
  if (view !== null && talk) {
    const votes = votingTopics(view, policy)[0]?.thread;
    const code = policy.nomineesOnly ? 'nominations-here' : 'votes-elsewhere';
    const none = view.thread.role === 'both' ? 'voting-not-open' : 'no-voting-topic';
    notices.push(votes ? notice(code, { topic: votes.title }, votes.url) : notice(none));
  }
  for (const { topic, pages } of unread) {
    const list = spans(pages);
    if (pages.length === 0) continue;
    // With no page open the own topic is one like the others.
    const named = topic ?? (reading.page === null ? view?.thread : null);
    if (named) notices.push(notice('unread-elsewhere', { topic: named.title, list }, named.url));
    else notices.push(notice('unread-pages', { page: reading.page ?? '?', pages: pageCount ?? '?', list }));
  }
  const posts = new Set(ballots.filter((it) => it.status !== 'void').map((it) => it.post));
  const beside = topics
    .filter((it) => it.seen.some((record) => posts.has(record.id)))
    .map((it) => `«${it.thread.title}»`);
  if (beside.length > 0 && !talk) notices.push(notice('together', { list: beside.join(', ') }));
  const elsewhere =
    view?.others.filter((it) => it.thread.forum !== view.thread.forum && it.thread.role !== 'game') ?? [];
  for (const { thread } of elsewhere.slice(0, 1))
    notices.push(notice('other-forum', { topic: thread.title }, thread.url));
  if (!roster.confirmed) notices.push(notice('unconfirmed'));
  const damaged = (view?.damaged ?? []).reduce((sum, { records }) => sum + records, 0);
  if (damaged > 0) notices.push(notice('damaged', { n: damaged }));
  return notices;
}
