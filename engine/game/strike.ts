import { newTrace } from '../night/trace';
import { optionOf, type Ruleset } from '../rulesets/ruleset';
import type { Phrase } from '../words';
import { applyEffects, type Effect } from './effects';
import { roleOfSeat, sideOf } from './sides';
import { type GameState, type RuleId, type SeatId, seatOf } from './state';
import { succession } from './succession';
import type { TraceStep } from './trace';
import { proposeWin } from './wins';

/** A player the host takes out of the game himself. In the night it takes effect with the night's deaths. */
export interface HostAct {
  type: 'modkill' | 'disqualified';
  seat: SeatId;
}

export const STRUCK: Readonly<Record<HostAct['type'], Phrase>> = {
  modkill: { ru: '{who} вычеркнут ведущим за неактивность', en: 'The host strikes {who} out for inactivity' },
  disqualified: { ru: '{who} дисквалифицирован за скриншот лички', en: '{who} is disqualified for a screenshot' },
};

/** Rules such a removal rests on. */
export function struckBy(rules: Ruleset, type: HostAct['type']): readonly RuleId[] {
  if (type === 'disqualified' && rules.screenshot) return [...rules.screenshot, 'A-033'];
  return rules.reveals === 'status' ? ['R-304'] : ['R-018', 'A-033'];
}

/**
 * A removal by day: the death, the status where statuses are announced, the lost side of one disqualified
 * where the rules know that, who steps up and whether a side has won. The seat must be alive.
 */
export function strike(
  state: GameState,
  rules: Ruleset,
  { type, seat }: HostAct,
): { effects: Effect[]; trace: readonly TraceStep[] } {
  const trace = newTrace();
  const why = trace.add(STRUCK[type], { who: seat }, struckBy(rules, type));
  const effects: Effect[] = [
    { kind: 'death', seat, death: { phase: 'day', number: state.night, cause: type, by: [] }, why },
  ];
  const role = roleOfSeat(state, seatOf(state, seat));
  if (rules.reveals === 'status') {
    const shown = optionOf(state, 'A-126') === 'side' ? (role.statusBySide ?? role.id) : role.id;
    effects.push({ kind: 'revealed', seat, as: 'status', role: shown, why });
  }
  if (type === 'disqualified' && rules.screenshot) {
    const side = sideOf(state, seat);
    const loses = trace.add({ ru: 'Сторона игрока {who} проигрывает', en: 'The side of {who} loses' }, { who: seat }, [
      'R-025',
    ]);
    effects.push({ kind: 'side-lost', side: side.startsWith('own:') ? role.id : side, why: loses });
  }
  const after = applyEffects(state, effects);
  effects.push(...succession(after, [seat], rules, trace));
  effects.push(...proposeWin(applyEffects(state, effects), rules, trace));
  return { effects, trace: trace.steps };
}
