import type { Trace } from '../night/trace';
import type { WinVerdict, WinView } from '../roles/role';
import { optionOf, type Ruleset } from '../rulesets/ruleset';
import type { Effect } from './effects';
import { roleOfSeat, sideOf } from './sides';
import { type GameState, living, type RoleId } from './state';

/** A side with its verdict; `id` is what is announced: `town`, `mafia`, `maniac` or a role. */
export interface SideVerdict {
  id: string;
  verdict: WinVerdict;
}

export function winView(state: GameState): WinView {
  const bones = new Set(state.skeletons.map((skeleton) => skeleton.seat));
  return {
    state,
    option: (id) => optionOf(state, id),
    living: living(state).map((seat) => ({
      seat: seat.id,
      role: roleOfSeat(state, seat),
      side: sideOf(state, seat.id),
      skeleton: bones.has(seat.id),
      leads: state.leader === seat.id,
    })),
  };
}

/** Every side that has won or nearly has, in the order the ruleset looks at them; the dead town has no winner. */
export function verdicts(state: GameState, rules: Ruleset): SideVerdict[] {
  const view = winView(state);
  if (view.living.length === 0) return [];
  return rules.wins.flatMap((rule) => {
    const verdict = rule.verdict(view);
    return verdict && !state.lost.includes(rule.id) && (verdict.won || verdict.near) ? [{ id: rule.id, verdict }] : [];
  });
}

/** Those who stay with whichever side wins. */
export const alsoWins = (state: GameState): RoleId[] => [
  ...new Set(
    living(state)
      .filter((seat) => roleOfSeat(state, seat).staysWithWinner)
      .map((seat) => seat.role),
  ),
];

/**
 * The win to put before the host, if any; he confirms it. One whose reading is contested asks him, unless he has been
 * asked about this very win before.
 */
export function proposeWin(state: GameState, rules: Ruleset, trace: Trace): Effect[] {
  if (state.over || optionOf(state, 'A-114') === 'off') return [];
  const won = verdicts(state, rules).find((side) => side.verdict.won);
  if (!won) return [];
  const why = trace.add(won.verdict.words, {}, won.verdict.rules);
  const key = `${won.id}${won.verdict.contested ? '?' : ''}`;
  const contested = won.verdict.contested && !state.proposed.includes(key);
  return [
    {
      kind: 'win-proposed',
      side: won.id,
      with: alsoWins(state).filter((role) => role !== won.id),
      key,
      contested,
      why,
    },
  ];
}
