import { type ExecutionResult, execute } from '../../../engine/day/execution';
import type { Effect } from '../../../engine/game/effects';
import type { GameEvent } from '../../../engine/game/events';
import { overrule } from '../../../engine/game/overrule';
import type { GameState, SeatId } from '../../../engine/game/state';
import type { TraceStep } from '../../../engine/game/trace';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { Tally } from '../../../engine/votes/tally';
import { overruledText } from '../story/adding';
import type { Names } from '../story/names';
import type { DayCount } from './count';
import type { VerdictDraft } from './drafts';

/** Whom the verdict names: the host's word, else what the true count says; `null` = the host has to choose. */
export function condemnedBy(draft: VerdictDraft, count: DayCount | null): readonly SeatId[] | null {
  if (draft.condemned !== null) return draft.condemned;
  const leading = count?.real.leading;
  if (!leading || leading.kind === 'ask') return null;
  return leading.kind === 'nobody' ? [] : leading.seats;
}

export interface Carried {
  result: ExecutionResult;
  effects: readonly Effect[];
  trace: readonly TraceStep[];
}

/** The verdict carried out, with the host's overrulings. */
export function carryOut(state: GameState, rules: Ruleset, condemned: readonly SeatId[], draft: VerdictDraft): Carried {
  const result = execute({ state, rules, condemned, answers: draft.answers });
  const { effects, trace } = overrule(state, rules, result, draft.overrulings);
  return { result, effects, trace };
}

const totals = (tally: Tally | undefined) => (tally?.standings ?? []).map(({ seat, total }) => ({ seat, total }));

/** What was voted on, and when it ended. */
export interface Voted {
  day: number;
  voting: { thread: string | null; closed: string | null };
  /** Who wrote nothing on the day, `null` while that cannot be told. */
  silent: readonly SeatId[] | null;
}

/** The event of a verdict; the two counts are kept apart in it. */
export function verdictEvent(
  { day, voting, silent }: Voted,
  condemned: readonly SeatId[],
  { effects, trace }: Carried,
  draft: VerdictDraft,
  count: DayCount | null,
  names: Names,
): Extract<GameEvent, { kind: 'verdict' }> {
  return {
    kind: 'verdict',
    day,
    publicTotals: totals(count?.open.tally),
    trueTotals: totals(count?.real),
    voting,
    absent: (count?.open.tally.absent ?? []).map((seat) => seat.id),
    ...(silent !== null && { silent }),
    condemned,
    answers: draft.answers,
    overruled: overruledText(draft.overrulings, names),
    effects,
    trace,
  };
}
