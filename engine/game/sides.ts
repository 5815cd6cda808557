import { roleById } from '../roles/all';
import type { Role } from '../roles/role';
import { optionOf } from '../rulesets/ruleset';
import { type GameState, living, type SeatId, type SeatState, type Side, seatOf } from './state';

export const roleOfSeat = (state: GameState, seat: SeatState): Role => roleById(state.ruleset, seat.role);

/** Side a seat plays on; one who plays for himself is a side of his own. */
export function sideOf(state: GameState, id: SeatId): Side {
  const role = roleOfSeat(state, seatOf(state, id));
  switch (role.side) {
    case 'brief':
      return state.setup.detective?.side ?? 'town';
    case 'pimp':
      return state.setup.prostituteSide === 'maniac' ? 'maniac' : `own:${id}`;
    case 'own':
      return `own:${id}`;
    default:
      return role.side;
  }
}

/** Members of the mafia alive, whoever they really play for. */
export const family = (state: GameState): SeatState[] =>
  living(state).filter((seat) => roleOfSeat(state, seat).family !== undefined);

/**
 * Hostile sides with anybody alive: the mafia, the maniac with his helpers, every hostile one who plays for
 * himself. A double agent stands in the mafia, but is a side of his own.
 */
export function hostileSides(state: GameState): ReadonlySet<Side> {
  return new Set(
    living(state)
      .filter((seat) => {
        const { hostile, staysWithWinner } = roleOfSeat(state, seat);
        return hostile || (staysWithWinner && optionOf(state, 'A-095') === 'yes');
      })
      .map((seat) => sideOf(state, seat.id)),
  );
}

/** With a double agent dealt the mafia choose their victim by vote for the whole game. */
export const familyVotes = (state: GameState): boolean =>
  state.setup.roles.some((id) => roleById(state.ruleset, id).family?.loyal === false);

/** Heir to the office by line, then by rank; `null` when nobody is left. */
export function heir(state: GameState): SeatId | null {
  const order = family(state)
    .map((seat) => ({
      id: seat.id,
      line: roleOfSeat(state, seat).family?.line ?? 0,
      rank: seat.rank ?? Number.MAX_SAFE_INTEGER,
    }))
    .sort((a, b) => a.line - b.line || a.rank - b.rank);
  return order[0]?.id ?? null;
}
