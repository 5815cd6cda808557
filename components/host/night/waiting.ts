import type { SeatId } from '../../../engine/game/state';
import type { Sent } from './commit';

/**
 * Players whose move is still awaited, each once. The head of the mafia is not waited for any more when a deputy has
 * sent the mafia's move.
 */
export function waiting(sent: readonly Sent[]): SeatId[] {
  const covered = sent.some(({ row, draft }) => row.need === 'deputy' && draft.choice !== '');
  const open = sent.filter(
    ({ row, draft }) => row.need === 'owed' && draft.choice === '' && !(row.slot === 'office' && covered),
  );
  return [...new Set(open.map(({ row }) => row.seat))];
}
