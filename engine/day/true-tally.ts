import type { GameState, SeatId } from '../game/state';
import type { Role } from '../roles/role';
import type { Ballot } from '../votes/ballot';
import type { VotePolicy } from '../votes/policy';
import type { Roster } from '../votes/roster';
import { countVotes, type Tally, type TallyOptions, type Weight } from '../votes/tally';

/** What the host's count knows beyond the thread. */
export interface SecretWeights {
  state: GameState;
  role(seat: SeatId): Role;
}

/**
 * Weight of a ballot on the host's side: what the voter's role gives his vote, nothing when his own
 * move of the night cost him the vote. A vote given away is still a vote given: no penalty.
 */
export const secretWeight =
  ({ state, role }: SecretWeights): Weight =>
  (ballot: Ballot) => {
    if (ballot.voter === null) return 1;
    if (state.day.voteless.includes(ballot.voter)) return 0;
    return role(ballot.voter).vote?.[ballot.side] ?? 1;
  };

/**
 * The count that decides: the same ballots as the public one, with the secret weights. It never leaves the host's
 * side, and no public text is made from it.
 */
export const trueTally = (
  ballots: readonly Ballot[],
  roster: Roster,
  policy: VotePolicy,
  secret: SecretWeights,
  options: TallyOptions,
): Tally => countVotes(ballots, roster, policy, secretWeight(secret), options);
