import type { Post } from '../forums/page';
import type { SeenPost } from '../protocol/thread-view';
import type { Ballot, Reason } from './ballot';
import { type DayBorders, deadAt, type Place } from './borders';
import { type Cast, cast, nameIsUnsure } from './cast';
import { castsOf } from './casts';
import { Changes } from './changes';
import { decisionsByPost } from './decided';
import type { LoggedDecision } from './decisions';
import { type Draft, draftOf, finished, type Voter } from './draft';
import { editedIn, type Version, versionOf } from './edits';
import { placer } from './glued';
import type { NameIndex } from './names/names';
import { nameReader } from './naming';
import type { VotePolicy } from './policy';
import { because, type ReasonCode } from './reasons';
import type { Roster } from './roster';
import { targetJudge } from './targets';
import { authorFinder, sitsNow } from './voters';

export interface CountInput {
  /** Posts of the topic in its order; a post given twice is read once, in its later form. */
  posts: readonly Post[];
  roster: Roster;
  policy: VotePolicy;
  names: NameIndex;
  day?: DayBorders & { nominees?: readonly string[] };
  decisions?: readonly LoggedDecision[];
  seen?: readonly SeenPost[];
}

const UNSURE_PLACE = {
  glued: 'glued',
  minute: 'border-minute',
  'no-time': 'no-time',
  'border-post': 'border-post',
  'border-time': 'border-time',
} as const satisfies Record<string, ReasonCode>;

const outsideDay = (place: Place): Reason | null =>
  place === 'before' ? because('before-start') : place === 'after' ? because('late') : null;

/**
 * Reads every vote of a topic, in the order of its posts, each with its status and the reasons in words. Posts
 * without votes give nothing; the host's own posts are never votes (form 86); votes of strangers, of the dead and of
 * another time are listed as void. The order of seats and of the decision log does not matter.
 */
export function readBallots(input: CountInput): Ballot[] {
  const { roster, policy } = input;
  const names = nameReader(input.names);
  const posts = [...new Map(input.posts.map((post) => [post.id, post])).values()];
  const day = input.day ?? { start: null, deadline: null };
  const placeOf = placer(posts, day, policy);
  const decided = decisionsByPost(input.decisions ?? []);
  const seen = new Map(input.seen?.map((it) => [it.id, it]));
  const voterOf = voterFinder(roster, posts);
  const judgeTarget = targetJudge({ roster, policy, names, posts, nominees: input.day?.nominees ?? [] });
  const changes = new Changes(policy);
  const drafts: Draft[] = [];

  /**
   * The host's word: it counts whatever was read, whoever may not vote, however often the vote was changed. It was said
   * of the day the post belongs to: on the next day of the same topic the post is a vote of yesterday like any other.
   */
  const byHost = (post: Post, index: number, voter: Voter, it: Cast, code: ReasonCode, id: number): void => {
    const made = draftOf(post, voter, it);
    const target = roster.seats.find((seat) => seat.id === made.target);
    made.decision = id;
    made.decided = true;
    drafts.push(made);
    if (placeOf(it, index) === 'before') {
      changes.void(made, made.voter, because('before-start'));
      return;
    }
    if (made.voter === null || !target) {
      made.status = 'doubt';
      made.reasons.unshift(because(target ? 'stranger' : 'decision-lost', { name: made.voterName }));
      return;
    }
    changes.settle(made, made.voter);
    made.reasons.unshift(because(code, { name: target.name }));
  };

  const settle = (made: Draft, it: Cast, post: Post, voter: Voter, seat: string): void => {
    const standing = changes.vote(seat)?.target ?? null;
    changes.settle(made, seat);
    if (made.status !== 'counts') return;
    const [from] = it.seats;
    if (it.act === 'withdraw' && it.seats.length === 1 && from !== standing)
      made.reasons.push(because('wrong-unvote', { name: roster.seats.find((other) => other.id === from)?.name ?? '' }));
    made.reasons.unshift(because(it.act === 'vote' ? 'counts' : it.act === 'withdraw' ? 'withdrawn' : 'abstained'));
    if (voter.seat && !sitsNow(voter.seat, post)) made.reasons.push(because('predecessor'));
  };

  /** Judges all votes of one post: the last sure one is the message, the earlier ones are replaced by it. */
  const judgePost = (
    post: Post,
    index: number,
    voter: Voter,
    casts: readonly Cast[],
    version: Version,
    ignored: Reason | null,
  ) => {
    const seat = voter.seat?.id ?? null;
    const general = [
      ...(voter.doubt ? [voter.doubt] : []),
      ...(version.doubt ? [version.doubt] : []),
      ...(post.hidden ? [because('hidden')] : []),
    ];
    const open: { made: Draft; it: Cast; doubts: Reason[] }[] = [];
    for (const it of casts) {
      const made = draftOf(post, voter, it);
      drafts.push(made);
      // What is void for a player is no answer while it is not sure that he is meant.
      const verdict = it.act === 'vote' && !nameIsUnsure(it) ? judgeTarget(it, voter.seat, index) : null;
      const place = placeOf(it, index);
      const refused = ignored ?? voter.void ?? outsideDay(place) ?? it.void ?? version.void;
      const unsure = typeof place === 'object' ? [because(UNSURE_PLACE[place.unsure])] : [];
      const doubts = [...it.doubts, ...general, ...unsure, ...(verdict?.doubt ? [verdict.doubt] : [])];
      if (verdict?.void && verdict.cancels && doubts.length === 0 && !refused) {
        made.withdraws = true;
        made.reasons.unshift(verdict.void);
        open.push({ made, it: { ...it, act: 'withdraw', seats: [] }, doubts });
      } else if (refused ?? verdict?.void) changes.void(made, seat, refused ?? verdict?.void ?? because('no-name'));
      else {
        if (it.act === 'abstain' && policy.abstain === 'no-vote')
          doubts.push(because('abstain-unknown', { raw: it.raw.slice(0, 60) }));
        if (verdict?.note) made.reasons.push(verdict.note);
        open.push({ made, it, doubts });
      }
    }
    const sure = open.filter(({ doubts }) => doubts.length === 0);
    const last = sure.at(-1);
    open.forEach(({ made, it, doubts }, at) => {
      if (doubts.length > 0 || seat === null) {
        made.reasons.unshift(...doubts);
        made.status = 'doubt';
        if (last && at < open.indexOf(last)) made.reasons.push(because('moot', { post: post.id }));
        else if (seat !== null) changes.doubt(made, seat);
      } else if (made === last?.made) {
        settle(made, it, post, voter, seat);
        if (sure.length > 1) made.reasons.push(because('last-of-several'));
      } else {
        made.status = 'superseded';
        made.reasons.unshift(because('replaced-in-post', { post: post.id }));
      }
    });
  };

  posts.forEach((post, index) => {
    const voter = voterOf(post, index);
    const { own = null, behalf = [] } = decided.get(post.id) ?? {};
    const version = versionOf(post, seen.get(post.id), own?.decision ?? null, policy);
    const read = castsOf(version.runs, version.text, names, policy);
    const raw = read.at(-1)?.raw ?? '';
    if (voter !== null) {
      if (own?.decision.kind === 'count') {
        const { seat, side } = own.decision;
        byHost(post, index, voter, cast(raw, side, { seats: [seat] }), 'decided-count', own.id);
      } else {
        const first = drafts.length;
        judgePost(
          post,
          index,
          voter,
          relevant(read, voter),
          version,
          own?.decision.kind === 'ignore' ? because('ignored') : null,
        );
        for (const made of drafts.slice(first)) {
          if (version.note) made.reasons.push(version.note);
          made.decision = own?.id ?? null;
        }
        if (editedIn(post, version)) {
          const late: Version = { ...version, void: because('edited-in') };
          judgePost(post, index, voter, relevant(castsOf(post.runs, post.text, names, policy), voter), late, null);
        }
      }
    }
    for (const { decision, id } of behalf) {
      const seat = roster.seats.find((it) => it.id === decision.voter) ?? null;
      const other: Voter = { seat, name: seat?.name ?? decision.voter, void: null, doubt: null };
      byHost(post, index, other, cast(raw, decision.side, { seats: [decision.seat] }), 'on-behalf', id);
    }
  });
  return drafts.map(finished);
}

/** Who votes in a post; `null` for the host. */
export function voterFinder(roster: Roster, posts: readonly Post[]): (post: Post, index: number) => Voter | null {
  const authorOf = authorFinder(roster);
  return (post, index) => {
    const author = authorOf(post);
    const name = post.author ?? '';
    switch (author.kind) {
      case 'host':
        return null;
      case 'nobody':
        return { seat: null, name, void: because('no-author'), doubt: null };
      case 'stranger':
        return { seat: null, name, void: because('stranger', { name }), doubt: null };
      case 'two-seats':
        return { seat: null, name, void: null, doubt: because('two-seats') };
      case 'seat': {
        const { seat } = author;
        const dead = deadAt(seat, posts, index);
        const refused = dead === true ? 'dead-voter' : seat.silenced ? 'silenced' : null;
        return {
          seat,
          name: seat.name,
          void: refused && because(refused, { name: seat.name }),
          doubt: dead === null ? because('death-post', { name: seat.name }) : null,
        };
      }
    }
  };
}

/**
 * Casts of a post worth a ballot: «снимаю с Васи, голосую за Петю» in either order is the new vote (form 58), and a
 * stranger's coloured words that name nobody are his own business.
 */
function relevant(casts: readonly Cast[], voter: Voter): readonly Cast[] {
  const votes = casts.some((it) => it.act === 'vote' && it.void === null);
  return casts.filter(
    (it) => (it.act === 'vote' || !votes) && (voter.seat !== null || it.seats.length > 0 || !voter.void),
  );
}
