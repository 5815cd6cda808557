import { applyEffects, type Effect } from '../game/effects';
import { roleOfSeat } from '../game/sides';
import { type GameState, type RoleId, type RuleId, type SeatId, seatOf } from '../game/state';
import { succession } from '../game/succession';
import type { TraceStep } from '../game/trace';
import { proposeWin } from '../game/wins';
import { type Answers, type Ask, askBook } from '../night/asks';
import { newTrace, type Trace } from '../night/trace';
import { maskOf, rolesOpen } from '../roles/published';
import { optionOf, type Ruleset } from '../rulesets/ruleset';
import { gallows } from './gallows';

export interface ExecutionInput {
  /** The game when the day ends. */
  state: GameState;
  rules: Ruleset;
  /** Whom the verdict names; several only where the tie rule or the host says so. */
  condemned: readonly SeatId[];
  answers?: Answers;
}

export interface ExecutionResult {
  /** Who really dies. */
  hanged: readonly SeatId[];
  effects: readonly Effect[];
  /** How many of the effects are the gallows' own; successions and win proposals follow them. */
  core: number;
  trace: readonly TraceStep[];
  /** What the house leaves to the host here; the effects stand for the defaults. */
  asks: readonly Ask[];
}

/**
 * Carries a verdict out: the chain at the gallows, what is published about the dead, who steps up, whether a side has
 * won. Pure; the same for the same arguments. With nobody condemned only a win is looked for.
 */
export function execute({ state, rules, condemned, answers = {} }: ExecutionInput): ExecutionResult {
  const trace = newTrace();
  const asks = askBook(answers);
  const option = (id: string): string => optionOf(state, id);
  const role = (seat: SeatId) => roleOfSeat(state, seatOf(state, seat));
  const verdict: readonly RuleId[] = rules.reveals === 'status' ? ['R-276', 'R-280'] : ['A-001'];
  const { hanged, effects } = gallows({ state, role, option, verdict, asks }, condemned, trace);
  const shown = [
    ...reveals(state, rules, hanged, effects, trace),
    ...(option('A-019') === 'revealed' ? unhanged(state, condemned, hanged, trace) : []),
  ];
  const after = applyEffects(state, [...effects, ...shown]);
  const next = hanged.length > 0 ? succession(after, hanged, rules, trace) : [];
  const won = proposeWin(applyEffects(after, next), rules, trace);
  return {
    hanged,
    effects: [...effects, ...shown, ...next, ...won],
    core: effects.length + shown.length,
    trace: trace.steps,
    asks: asks.open,
  };
}

/** Roles of the hanged: always as a status, or while roles are open. */
function reveals(
  state: GameState,
  rules: Ruleset,
  hanged: readonly SeatId[],
  effects: readonly Effect[],
  trace: Trace,
): Effect[] {
  const living = state.seats.filter((seat) => seat.alive).length;
  const counted = optionOf(state, 'A-024') === 'after' ? living - hanged.length : living;
  return hanged.flatMap((seat): Effect[] => {
    const role = roleOfSeat(state, seatOf(state, seat));
    const cause = effects.find((effect) => effect.kind === 'death' && effect.seat === seat)?.why ?? null;
    if (rules.reveals === 'status') {
      const status = optionOf(state, 'A-126') === 'side' ? (role.statusBySide ?? role.id) : role.id;
      return [publish(seat, 'status', status, ['R-259', 'A-126'], cause, trace)];
    }
    if (!rolesOpen(counted)) return [];
    const mask = maskOf(role, true, (id) => optionOf(state, id));
    return [
      publish(
        seat,
        'role',
        mask ?? role.id,
        mask === null ? ['R-015', 'A-024'] : ['R-015', ...(role.maskRules ?? [])],
        cause,
        trace,
      ),
    ];
  });
}

/** A condemned one who cannot be hanged is shown, where the house says so. */
const unhanged = (state: GameState, condemned: readonly SeatId[], hanged: readonly SeatId[], trace: Trace): Effect[] =>
  condemned
    .filter((seat) => !hanged.includes(seat) && seatOf(state, seat).alive)
    .filter((seat) => roleOfSeat(state, seatOf(state, seat)).unhangable)
    .map((seat) => publish(seat, 'role', seatOf(state, seat).role, ['A-019'], null, trace));

function publish(
  seat: SeatId,
  as: 'role' | 'status',
  role: RoleId,
  rules: readonly RuleId[],
  cause: number | null,
  trace: Trace,
): Effect {
  const why = trace.add(
    { ru: 'Роль игрока {who} объявлена: {role}', en: 'The role of {who} is published: {role}' },
    { who: seat, role },
    rules,
    cause === null ? [] : [cause],
  );
  return { kind: 'revealed', seat, as, role, why };
}
