import type { Ballot } from './ballot';
import type { VotePolicy } from './policy';
import type { Standing } from './tally';

/**
 * Who stands first for the gallows by points and the tie rule, before anything that protects him.
 * `nobody`: nobody is bad enough, or the tie rule frees all; `ask`: the host decides between `seats`.
 */
export type Leading =
  | { kind: 'nobody'; seats: readonly string[] }
  | { kind: 'hang'; seats: readonly string[]; tie: boolean }
  | { kind: 'ask'; seats: readonly string[]; why: 'tie' | 'revote' | 'no-votes' };

/**
 * Applies the rules about the worst total, the minimum and ties to a count. `votes` are
 * the ballots in force in the order of the topic: of two candidates the one whose last vote against him stands
 * earlier in it loses.
 */
export function leading(standings: readonly Standing[], votes: readonly Ballot[], policy: VotePolicy): Leading {
  const badness = (it: Standing): number => (policy.votesFor ? -it.total : it.total);
  const living = standings.filter((it) => it.alive);
  const worst = Math.max(...living.map(badness));
  // Where somebody is executed without fail, nobody to vote for and no vote are the host's to settle.
  if (policy.minimum <= 0 && (living.length === 0 || (!policy.votesFor && worst <= 0)))
    return { kind: 'ask', seats: living.map((it) => it.seat), why: 'no-votes' };
  // Without a minimum the worst total hangs whatever it is.
  if (living.length === 0 || (policy.minimum > 0 && worst < policy.minimum)) return { kind: 'nobody', seats: [] };
  const tied = living.filter((it) => badness(it) === worst).map((it) => it.seat);
  if (tied.length === 1) return { kind: 'hang', seats: tied, tie: false };
  switch (policy.tie) {
    case 'ask':
      return { kind: 'ask', seats: tied, why: 'tie' };
    case 'revote':
      return { kind: 'ask', seats: tied, why: 'revote' };
    case 'nobody':
      return { kind: 'nobody', seats: tied };
    case 'all':
      return { kind: 'hang', seats: tied, tie: true };
    case 'two-both-three-none':
      return tied.length === 2 ? { kind: 'hang', seats: tied, tie: true } : { kind: 'nobody', seats: tied };
    case 'earlier-last-vote': {
      const last = (seat: string): number => votes.findLastIndex((it) => it.target === seat && it.side === 'against');
      const earliest = Math.min(...tied.map(last));
      const first = tied.filter((seat) => last(seat) === earliest);
      // Two who owe their place to penalties alone have no last vote to compare.
      return first.length === 1 ? { kind: 'hang', seats: first, tie: true } : { kind: 'ask', seats: first, why: 'tie' };
    }
  }
}
