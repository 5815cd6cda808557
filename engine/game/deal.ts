import type { Ruleset } from '../rulesets/ruleset';
import type { Effect } from './effects';
import { heir } from './sides';
import type { GameState, SeatId } from './state';

/** Every house option of a ruleset at its default: what a new game starts from. */
export const houseDefaults = (rules: Ruleset): Record<string, string> =>
  Object.fromEntries(rules.options.map((option) => [option.id, option.byDefault]));

/** Holder of the mafia's office at the deal: the highest rank, or the one dealt the office's role. */
export function firstLeader(state: GameState, rules: Ruleset): SeatId | null {
  const { title } = rules.office;
  if (title === null) return heir(state);
  return state.seats.find((seat) => seat.alive && seat.role === title)?.id ?? null;
}

/** The host names the new holder after an election. */
export function elect(state: GameState, rules: Ruleset, seat: SeatId): Effect[] {
  const { title } = rules.office;
  const was = state.seats.find((s) => s.id === seat)?.role;
  return [
    { kind: 'leader', seat, why: null },
    { kind: 'election', open: false, why: null },
    ...(title !== null && was !== undefined && was !== title
      ? [{ kind: 'role', seat, role: title, was, why: null } as const]
      : []),
    { kind: 'told', to: seat, says: { fact: 'leader' }, notice: true, why: null },
  ];
}
