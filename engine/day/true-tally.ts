import { type GameState, type RoleId, type SeatId, seatOf, silentDays } from '../game/state';
import { roleById } from '../roles/all';
import type { Role } from '../roles/role';
import { optionOf } from '../rulesets/ruleset';
import type { Ballot } from '../votes/ballot';
import type { VotePolicy } from '../votes/policy';
import type { Roster } from '../votes/roster';
import { countVotes, type Tally, type TallyOptions, type Weight } from '../votes/tally';

/** What the host's count knows beyond the thread. */
export interface SecretWeights {
  state: GameState;
  role(seat: SeatId): Role;
}

/** Role whose move this seat borrowed in the last night, if it borrowed one. */
const roleBorrowed = (state: GameState, seat: SeatId): RoleId | undefined =>
  state.nights.at(-1)?.deeds.find((deed) => deed.seat === seat && deed.role !== seatOf(state, seat).role)?.role;

/** Silenced by a role whose doing the house does not announce; the announced ones stand in the roster already. */
const silencedInSecret = (state: GameState, seat: SeatId): boolean =>
  silentDays(state, seat, state.night) > 0 && silentDays(state, seat, state.night, true) === 0;

/**
 * Weight of a ballot on the host's side: what the voter's role gives his vote, nothing when his own
 * move of the night cost him the vote or another's took it in secret. A vote given away is still
 * a vote given: no penalty.
 */
export const secretWeight =
  ({ state, role }: SecretWeights): Weight =>
  (ballot: Ballot) => {
    const { voter, side } = ballot;
    if (voter === null) return 1;
    if (state.day.voteless.includes(voter) || silencedInSecret(state, voter)) return 0;
    const own = role(voter);
    const borrowed = own.borrows && optionOf(state, 'A-014') === 'as-role' ? roleBorrowed(state, voter) : undefined;
    const weighs = borrowed === undefined ? own.vote : roleById(state.ruleset, borrowed).vote;
    return weighs?.[side] ?? 1;
  };

/**
 * The count that decides: the same ballots as the public one, with the secret weights. It never leaves the host's
 * side, and no public text is made from it. One who lost his vote by his own move and stays silent is punished
 * like anybody, so that his silence tells nothing, unless the house says otherwise; one whom a role has silenced
 * is not, announced or in secret.
 */
export function trueTally(
  ballots: readonly Ballot[],
  roster: Roster,
  policy: VotePolicy,
  secret: SecretWeights,
  options: TallyOptions,
): Tally {
  const { state } = secret;
  const excused = (seat: SeatId): boolean =>
    silencedInSecret(state, seat) || (optionOf(state, 'A-007') === 'zero' && state.day.voteless.includes(seat));
  const seats = roster.seats.map((seat) => (excused(seat.id) ? { ...seat, silenced: true } : seat));
  const own = secretWeight(secret);
  const untouchable = (seat: SeatId | null): boolean =>
    policy.silenced === 'untouchable' && seat !== null && silencedInSecret(state, seat);
  const weight: Weight = (ballot) => (untouchable(ballot.target) ? 0 : own(ballot));
  return countVotes(ballots, { ...roster, seats }, policy, weight, options);
}
