import type { GameDay } from '../../protocol/public-game';
import type { ThreadRecord, ThreadView, TopicMemory } from '../../protocol/thread-view';
import { withCandidates } from '../candidates';
import { type InkAnswers, inkAnswers } from '../ink';
import { buildNames, type NameIndex, type NameOptions } from '../names/names';
import type { VotePolicy } from '../policy';
import type { Roster } from '../roster';
import { judgedAnew, knownPosts, type PageReading, rememberedPosts, vanished } from './known';
import { hindsight } from './pages';
import { policyOf } from './policy';
import { companions, type Known, together } from './topics';

/** What a count is made from. */
export interface Basis {
  policy: VotePolicy;
  /** Confirmed, or the authors as candidates. */
  roster: Roster;
  names: NameIndex;
  day: GameDay;
  /** Posts of all topics counted together. */
  known: Known;
  /** The topics beside the open one. */
  topics: readonly TopicMemory[];
  /** Posts of the open topic, and those of them that ought to stand on the open page and do not. */
  here: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  /** Pages nobody has read here yet; `topic: null` is the open one. */
  unread: readonly { topic: ThreadRecord | null; pages: readonly number[] }[];
  /** Pages of the open topic as far as anything says. */
  pageCount: number | null;
}

const NO_DAY: GameDay = { number: 0, start: null, deadline: null, nominees: [] };

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

/** Pages of a topic nobody has read here yet; `page` is the one that is open. */
export function unreadPages(
  { page, pages }: Pick<PageReading, 'page' | 'pages'>,
  view: Pick<ThreadView, 'pagesRead'> | null,
): readonly number[] {
  if (pages === null || pages === 1) return [];
  const read = new Set(view?.pagesRead ?? []);
  if (page !== null) read.add(page);
  return Array.from({ length: pages }, (_, index) => index + 1).filter((n) => !read.has(n));
}

const remembered = (topic: TopicMemory, inks: InkAnswers): Known => {
  const seen = topic.seen.map((record) => judgedAnew(record, inks));
  const { lost } = hindsight(topic.looks, topic, Number.POSITIVE_INFINITY);
  return { seen, posts: rememberedPosts(seen, lost), decisions: topic.decisions };
};

/**
 * Puts together what a game is counted from: the open page, what is remembered of its topic and of those counted with it
 * (`all`: of all topics of the game). `view: null` = this page alone. `now` in ms since 1970 is what the age of the open page
 * is told from.
 */
export function basisOf(
  view: ThreadView | null,
  reading: PageReading,
  now = Number.POSITIVE_INFINITY,
  all = false,
): Basis {
  const policy = policyOf(view);
  const inks = inkAnswers(view?.inks ?? []);
  const seen = (view?.seen ?? []).map((record) => judgedAnew(record, inks));
  const later = hindsight(view?.looks ?? [], reading, now);
  const pageCount = later.pages ?? view?.pages ?? null;
  const own: Known = { seen, posts: knownPosts(reading, seen, later), decisions: view?.decisions ?? [] };
  const onForum = view?.others.filter((it) => it.thread.forum === view.thread.forum) ?? [];
  const topics = all ? onForum : view === null ? [] : companions(view, policy);
  const known = together(
    own,
    topics.map((topic) => ({ key: topic.thread.key, known: remembered(topic, inks) })),
    policy,
  );
  const writers = view && { opener: view.opener, authors: [view, ...topics].flatMap((it) => it.authors) };
  const roster = withCandidates(view?.game?.roster ?? null, known.posts, writers ?? undefined);
  const here = new Set(own.posts.map((post) => post.id));
  const lostElsewhere = topics.flatMap((topic) => [...hindsight(topic.looks, topic, now).lost]);
  return {
    policy,
    roster,
    names: namesOf(roster, { aliases: view?.aliases ?? [], rosterNumbers: policy.rosterNumbers }),
    day: view?.game?.day ?? NO_DAY,
    known,
    topics,
    here,
    gone: new Set([...vanished(reading, seen, later), ...lostElsewhere.filter((id) => !here.has(id))]),
    unread: [
      { topic: null, pages: unreadPages({ page: reading.page, pages: pageCount }, view) },
      ...topics.map((it) => ({ topic: it.thread, pages: unreadPages({ page: null, pages: it.pages }, it) })),
    ],
    pageCount,
  };
}
