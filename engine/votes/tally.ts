import type { Ballot } from './ballot';
import { type Leading, leading } from './leading';
import type { VotePolicy } from './policy';
import type { Roster, Seat } from './roster';

/** One player's line of the count. */
export interface Standing {
  seat: string;
  player: string;
  /** Weight of the counted votes against and for him, never negative. */
  against: number;
  for: number;
  /** What his own silence costs him: 0 or `policy.absentPenalty` (−2 by R-011). */
  penalty: number;
  /**
   * With votes for (FLG) signed points, `for − against + penalty`, the lowest is the worst; without them the
   * number of votes, `against − penalty`, the highest is the worst.
   */
  total: number;
  /** Counted votes for or against him, in the order of the topic. */
  votes: readonly Ballot[];
  /** Shown names of those who cast them. */
  voters: readonly string[];
  alive: boolean;
}

export interface Tally {
  /** Worst first, equals by name. */
  standings: readonly Standing[];
  /** Seats that owe a vote and gave none; `null` while the roster is not confirmed. */
  absent: readonly Seat[] | null;
  /** Seats that declined, and seats that took their vote back and gave no other. */
  abstained: readonly Seat[];
  withdrawn: readonly Seat[];
  /** Living seats without a vote by a role's move or announcement. */
  silenced: readonly Seat[];
  /** Pages are unread or the voting is open: absentees and penalties may still change. */
  provisional: boolean;
  leading: Leading;
}

export interface TallyOptions {
  /** All pages of the topic were read. */
  complete: boolean;
  /** The deadline has passed; `undefined` when it is not known. */
  closed?: boolean;
  /** Seats nominated for execution, needed when the policy counts nominees only. */
  nominees?: ReadonlySet<string>;
}

/** What a counted ballot weighs. The public count knows one weight only; the host's side brings the secret ones. */
export type Weight = (ballot: Ballot) => number;
const one: Weight = () => 1;

/** The ballot is an abstention («пас», «воздерживаюсь»), not a withdrawal. */
export const abstains = (ballot: Ballot): boolean =>
  ballot.withdraws && ballot.reasons.some((it) => it.code === 'abstained');

/** Seats that are alive when the count is made. */
export const alive = (seat: Seat): boolean => seat.deadSince === null;

const worstFirst =
  (policy: VotePolicy) =>
  (a: Standing, b: Standing): number =>
    (policy.votesFor ? a.total - b.total : b.total - a.total) ||
    (a.player < b.player ? -1 : a.player > b.player ? 1 : a.seat < b.seat ? -1 : 1);

/**
 * Counts ballots with any weights: the core of the public and of the secret count. Only ballots that count are looked
 * at; a ballot of weight 0 is a vote given (no penalty, A-007) that moves nothing.
 */
export function countVotes(
  ballots: readonly Ballot[],
  roster: Roster,
  policy: VotePolicy,
  weight: Weight,
  options: TallyOptions,
): Tally {
  const votes = ballots.filter((it) => it.status === 'counts' && !it.withdraws && it.target !== null);
  const declined = new Set(ballots.filter((it) => it.status === 'counts' && abstains(it)).map((it) => it.voter));
  const took = new Set(
    ballots.filter((it) => it.status === 'counts' && it.withdraws && !abstains(it)).map((it) => it.voter),
  );
  const voted = new Set(votes.map((it) => it.voter));
  const living = roster.seats.filter(alive);
  const excused = (seat: Seat): boolean =>
    (seat.silenced && policy.silenced !== 'must-vote') || (policy.abstain === 'allowed' && declined.has(seat.id));
  const tried = (seat: Seat): boolean =>
    seat.silenced && ballots.some((it) => it.voter === seat.id && it.reasons[0]?.code === 'silenced');
  const absent = living.filter((seat) => !voted.has(seat.id) && !excused(seat) && !tried(seat));
  const owes = new Set(roster.confirmed ? absent.map((seat) => seat.id) : []);

  const standings = roster.seats.flatMap((seat): Standing[] => {
    const own = votes.filter((it) => it.target === seat.id);
    const listed =
      options.nominees && policy.nomineesOnly ? options.nominees.has(seat.id) : roster.confirmed && alive(seat);
    if (!listed && own.length === 0) return [];
    const sum = (side: Ballot['side']): number =>
      own.filter((it) => it.side === side).reduce((total, it) => total + weight(it), 0);
    const against = sum('against');
    const favour = sum('for');
    const penalty = owes.has(seat.id) ? policy.absentPenalty : 0;
    const total = policy.votesFor ? favour - against + penalty : against - penalty;
    return [
      {
        seat: seat.id,
        player: seat.name,
        against,
        for: favour,
        penalty,
        total,
        votes: own,
        voters: own.map((it) => it.voterName),
        alive: alive(seat),
      },
    ];
  });
  standings.sort(worstFirst(policy));
  return {
    standings,
    absent: roster.confirmed ? absent : null,
    abstained: living.filter((seat) => declined.has(seat.id)),
    withdrawn: living.filter((seat) => took.has(seat.id)),
    silenced: living.filter((seat) => seat.silenced),
    provisional: !options.complete || options.closed !== true,
    leading: leading(standings, votes, policy),
  };
}

/** The count any reader of the thread could make: every vote weighs one (form 105, A-008). */
export const publicTally = (
  ballots: readonly Ballot[],
  roster: Roster,
  policy: VotePolicy,
  options: TallyOptions,
): Tally => countVotes(ballots, roster, policy, one, options);
