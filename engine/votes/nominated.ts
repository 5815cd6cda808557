import type { Post } from '../forums/page';
import type { SeenPost } from '../protocol/thread-view';
import type { Ballot, Reason } from './ballot';
import { voterFinder } from './ballots';
import { type DayBorders, deadAt } from './borders';
import { cast } from './cast';
import { decisionsByPost } from './decided';
import type { LoggedDecision } from './decisions';
import { draftOf, finished, type Voter } from './draft';
import { versionOf } from './edits';
import { placer } from './glued';
import type { NameReader } from './naming';
import { type NominationCast, readNominations } from './nomination-words';
import { mayNotNominate, refusal } from './nominations';
import { core } from './phrases';
import type { VotePolicy } from './policy';
import { because } from './reasons';
import type { Roster, Seat } from './roster';
import { hostReader } from './targets';

export interface NominationInput {
  /** Posts of the talk in their order. */
  posts: readonly Post[];
  roster: Roster;
  policy: VotePolicy;
  names: NameReader;
  /** From the start of the day to the minute the voting opens. */
  day: DayBorders;
  decisions?: readonly LoggedDecision[];
  seen?: readonly SeenPost[];
}

const UNSURE = {
  glued: 'glued',
  minute: 'border-minute',
  'no-time': 'no-time',
  'border-post': 'border-post',
  'border-time': 'border-time',
} as const;

/**
 * Reads the nominations of a day from the posts of the talk as ballots: `counts` stands, `void` says
 * why not, `doubt` is the host's to settle. Of the nominations of one player the first that stands is his; a void or a
 * doubtful one uses nothing up. What was said before the day is left out.
 */
export function readNominated(input: NominationInput): Ballot[] {
  const { posts, roster, names } = input;
  // The day is told to the minute here whatever the votes go by: a nomination in the minute the topic opens is late.
  const policy: VotePolicy = { ...input.policy, clock: 'minute' };
  const placeOf = placer(posts, input.day, policy);
  const decided = decisionsByPost(input.decisions ?? []);
  const seen = new Map(input.seen?.map((it) => [it.id, it]));
  const voterOf = voterFinder(roster, posts);
  const isHost = hostReader(roster);
  const seats = new Map(roster.seats.map((seat) => [seat.id, seat]));
  const spent = new Set<string>();
  const found: Ballot[] = [];

  const judge = (it: NominationCast, post: Post, index: number, voter: Voter, general: readonly Reason[]): void => {
    const place = placeOf(it, index);
    if (place === 'before') return;
    const made = draftOf(post, voter, it);
    const target = it.self ? voter.seat : it.seats.length === 1 ? (seats.get(it.seats[0] ?? '') ?? null) : null;
    made.target = it.act === 'vote' ? (target?.id ?? null) : null;
    made.candidates = it.self && target ? [target.id] : it.seats;
    const name = core(it.raw);
    const host = it.seats.length === 0 && !it.self && isHost(name);
    const out = (seat: Seat): boolean => deadAt(seat, posts, index) === true;
    const unsure = typeof place === 'object' ? [because(UNSURE[place.unsure])] : [];
    const doubts = [...(host ? [] : it.doubts), ...general, ...unsure];
    const by = voter.seat;
    const second = by !== null && spent.has(by.id);
    const refused = by
      ? (mayNotNominate(by, place === 'after', out) ??
        // Whoever is meant in a doubtful one, the host may find somebody else in it.
        (doubts.length > 0 ? null : refusal({ by, target: target ?? undefined, name, host, second }, out)))
      : voter.void;
    if (refused) made.reasons.unshift(refused);
    else if (doubts.length > 0 || !by) {
      made.status = 'doubt';
      made.reasons.unshift(...(voter.doubt ? [voter.doubt] : []), ...doubts);
    } else {
      made.status = 'counts';
      // Said by the sign of what counts already.
      made.reasons.unshift({ ...because('nominated'), code: 'counts' });
      spent.add(by.id);
    }
    found.push(finished(made));
  };

  /** The host's word: it stands whatever was read. */
  const byHost = (
    post: Post,
    voter: Voter,
    target: string,
    raw: string,
    id: number,
    why: 'decided-count' | 'on-behalf',
  ) => {
    const seat = seats.get(target);
    const it = { act: 'vote', side: 'against', raw, seats: [target], void: null, doubts: [], notes: [] } as const;
    const made = draftOf(post, voter, { ...it, change: false, final: false });
    made.decision = id;
    made.status = seat && voter.seat ? 'counts' : 'doubt';
    made.reasons.unshift(seat && voter.seat ? because(why, { name: seat.name }) : because('decision-lost'));
    if (voter.seat) spent.add(voter.seat.id);
    found.push(finished(made));
  };

  posts.forEach((post, index) => {
    // The host's word is of its day, too.
    if (placeOf(cast('', 'against', {}), index) === 'before') return;
    const voter = voterOf(post, index);
    const { own = null, behalf = [] } = decided.get(post.id) ?? {};
    if (voter !== null && own?.decision.kind === 'count')
      byHost(post, voter, own.decision.seat, core(post.text ?? ''), own.id, 'decided-count');
    else if (voter !== null && own?.decision.kind !== 'ignore') {
      const version = versionOf(post, seen.get(post.id), own?.decision ?? null, policy);
      const general = [...(version.doubt ? [version.doubt] : []), ...(post.hidden ? [because('hidden')] : [])];
      for (const it of readNominations(version.text ?? '', names)) judge(it, post, index, voter, general);
    }
    for (const { decision, id } of behalf) {
      const seat = seats.get(decision.voter) ?? null;
      const other: Voter = { seat, name: seat?.name ?? decision.voter, void: null, doubt: null };
      byHost(post, other, decision.seat, '', id, 'on-behalf');
    }
  });
  return found;
}
