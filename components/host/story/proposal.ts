import type { Effect } from '../../../engine/game/effects';
import type { GameEvent } from '../../../engine/game/events';
import type { TraceStep } from '../../../engine/game/trace';
import type { Table } from '../table';

type Proposed = Extract<Effect, { kind: 'win-proposed' }>;

export interface Proposal {
  win: Proposed;
  /** Trace the reason of the proposal stands in. */
  trace: readonly TraceStep[];
}

/** The win the newest outcome proposes, `null` when there is none or the host has answered it. */
export function proposal({ events, game }: Pick<Table, 'events' | 'game'>): Proposal | null {
  if (game.phase.kind === 'over') return null;
  const last = events.findLast((event) => 'effects' in event);
  if (!last || !('effects' in last)) return null;
  const win = last.effects.find((effect) => effect.kind === 'win-proposed');
  return win ? { win, trace: last.trace } : null;
}

/** The end of the game as the host confirms it. */
export const ending = (winner: string | null, withThem: Proposed['with']): GameEvent => ({
  kind: 'ended',
  effects: [{ kind: 'over', winner, with: withThem, why: null }],
  trace: [],
});
