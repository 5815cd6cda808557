import type { Post } from '../../forums/page';
import type { SeenPost, ThreadRecord, ThreadRole, ThreadView, TopicMemory } from '../../protocol/thread-view';
import { instant } from '../clock';
import type { Decision, LoggedDecision } from '../decisions';
import type { VotePolicy } from '../policy';

/** What is known of one topic, or of several counted as one. */
export interface Known {
  /** In reading order. */
  posts: readonly Post[];
  seen: readonly SeenPost[];
  decisions: readonly LoggedDecision[];
}

/** What a topic is for its game, whatever was read in it. */
export interface TopicPart {
  thread: Pick<ThreadRecord, 'role'>;
  game: ThreadView['game'];
  others: readonly { thread: Pick<ThreadRecord, 'role'> }[];
}

/**
 * The voting is not open yet, in a game where only the nominated are voted for: the host has said so, or nobody is
 * nominated.
 */
const isNominating = ({ game }: TopicPart, { nomineesOnly }: VotePolicy): boolean =>
  nomineesOnly && !game?.day.voting && (game?.day.voting === null || game?.day.nominees.length === 0);

/** Roles whose topics hold votes now: one for both holds them once the voting is open. */
const votesIn = (part: TopicPart, policy: VotePolicy): ReadonlySet<ThreadRole> =>
  new Set(isNominating(part, policy) ? ['vote'] : ['vote', 'both']);

/** When a topic was made, as far as it is known, else its newest post: tells today's voting topic from yesterday's. */
const age = (topic: TopicMemory): number => {
  const made = openingOf(topic);
  if (made !== null) return Date.parse(made) || 0;
  return Math.max(0, ...topic.seen.map(({ post }) => (post.time.iso === null ? 0 : Date.parse(post.time.iso) || 0)));
};

/** The topics of the game, beside the one of the view, that hold votes now, the one made last first. */
export function votingTopics(view: ThreadView, policy: VotePolicy): readonly TopicMemory[] {
  const roles = votesIn(view, policy);
  return view.others.filter((it) => roles.has(it.thread.role)).sort((one, other) => age(other) - age(one));
}

/** A topic of talk: the votes of its game are given elsewhere, or, where only the nominated are voted for, will be. */
export function isTalk(part: TopicPart, policy: VotePolicy): boolean {
  const roles = votesIn(part, policy);
  if (roles.has(part.thread.role)) return false;
  return policy.nomineesOnly || part.others.some((it) => roles.has(it.thread.role));
}

/** Topics that are counted together with the one of the view: the voting ones of the game, or those of its talk. */
export function companions(view: ThreadView, policy: VotePolicy): readonly TopicMemory[] {
  const roles = votesIn(view, policy);
  const talk = isTalk(view, policy);
  if (!roles.has(view.thread.role) && !talk) return [];
  return view.others.filter((it) => it.thread.forum === view.thread.forum && roles.has(it.thread.role) !== talk);
}

/** The same game looked at from another of its topics. */
export function seenFrom(view: ThreadView, topic: TopicMemory): ThreadView {
  const { thread, decisions, seen, pagesRead, pages, looks, authors, opener } = view;
  const others = view.others.filter((it) => it !== topic);
  return {
    ...view,
    ...topic,
    others: [{ thread, decisions, seen, pagesRead, pages, looks, authors, opener }, ...others],
  };
}

/** When a topic was made: the time of its opening post, ISO; `null` while that was not read. */
export const openingOf = ({ seen }: TopicMemory): string | null =>
  seen.find(({ post }) => post.number === 1)?.post.time.iso ?? null;

/** Id of a topic on its forum: the last part of its key. */
const topicId = (key: string): string => key.slice(key.lastIndexOf('|') + 1);

const MARK = '#';

/**
 * Name of a post of another topic, where its own id is taken: engines that number the posts of every topic anew have
 * one post 5 in each.
 */
export const nameElsewhere = (key: string, post: string): string => `${topicId(key)}${MARK}${post}`;

/** Topic and id of a post called so; `null` for an ordinary id. */
export function postElsewhere(name: string, keys: readonly string[]): { key: string; post: string } | null {
  const at = name.indexOf(MARK);
  const key = at < 0 ? undefined : keys.find((it) => topicId(it) === name.slice(0, at));
  return key === undefined ? null : { key, post: name.slice(at + 1) };
}

/** Moved or split by a moderator, a post keeps its id, its author and its time. */
const isSame = (one: Post, other: Post): boolean => one.author === other.author && one.time.iso === other.time.iso;

/** Several topics as one: posts by time, each once; in every topic its own order stands. */
export function together(first: Known, more: readonly { key: string; known: Known }[], policy: VotePolicy): Known {
  return more.reduce((sum, { key, known }) => {
    const here = new Map(sum.posts.map((post) => [post.id, post]));
    const taken = (post: Post): boolean => here.has(post.id);
    const twice = new Set(
      known.posts.filter((post) => isSame(post, here.get(post.id) ?? post) && taken(post)).map(idOf),
    );
    const renamed = new Set(known.posts.filter((post) => taken(post) && !twice.has(post.id)).map(idOf));
    const name = (id: string): string => (renamed.has(id) ? nameElsewhere(key, id) : id);
    const posts = known.posts
      .filter((post) => !twice.has(post.id))
      .map((post) => (renamed.has(post.id) ? { ...post, id: name(post.id) } : post));
    const seen = known.seen.map((record) => (renamed.has(record.id) ? renameSeen(record, name(record.id)) : record));
    return {
      posts: byTime(sum.posts, posts, policy.zone),
      seen: firstOfEach([...sum.seen, ...seen]),
      decisions: [...sum.decisions, ...known.decisions.map((it) => ({ ...it, decision: about(it.decision, name) }))],
    };
  }, first);
}

const idOf = (post: Post): string => post.id;
const about = (decision: Decision, name: (id: string) => string): Decision => ({
  ...decision,
  post: name(decision.post),
});

const renameSeen = (record: SeenPost, id: string): SeenPost => ({
  ...record,
  id,
  post: { ...record.post, id },
  later: record.later.map((it) => ({ ...it, post: { ...it.post, id } })),
});

/** A moved post may have been read in both places: the text read first is the original. */
function firstOfEach(records: readonly SeenPost[]): SeenPost[] {
  const first = new Map<string, SeenPost>();
  for (const record of records) {
    const known = first.get(record.id);
    if (!known || record.seenAt < known.seenAt) first.set(record.id, record);
  }
  return [...first.values()];
}

/** Two topics put into one another by time. A post without one stays behind the post above it. */
function byTime(one: readonly Post[], two: readonly Post[], zone: string | null): Post[] {
  const timed = (posts: readonly Post[]) => {
    let last = Number.NEGATIVE_INFINITY;
    return posts.map((post) => {
      last = Math.max(last, (post.time.iso === null ? null : instant(post.time.iso, zone)) ?? last);
      return { post, at: last };
    });
  };
  const [left, right] = [timed(one), timed(two)];
  const merged: Post[] = [];
  let [a, b] = [0, 0];
  for (;;) {
    const [l, r] = [left[a], right[b]];
    if (!l && !r) return merged;
    // In the same minute the ids of the forum tell, which grow.
    if (l && (!r || l.at < r.at || (l.at === r.at && Number(l.post.id) <= Number(r.post.id)))) {
      merged.push(l.post);
      a++;
    } else if (r) {
      merged.push(r.post);
      b++;
    }
  }
}
