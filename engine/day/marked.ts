import type { GameState, SeatId } from '../game/state';
import type { Role } from '../roles/role';

/** Whom this seat named in the last night to die along with him, `null` if nobody or if the move did not happen. */
export function lastMarked(state: GameState, seat: SeatId, role: Role): SeatId | null {
  const deed = state.nights.at(-1)?.deeds.find((it) => it.seat === seat);
  const act = role.acts.find((it) => it.id === deed?.act);
  const marks = Array.isArray(act?.does) && act.does.some((move) => move.move === 'mark');
  return (marks ? deed?.targets[0] : undefined) ?? null;
}
