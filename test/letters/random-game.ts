import { execute } from '../../engine/day/execution';
import { houseDefaults } from '../../engine/game/deal';
import type { Effect } from '../../engine/game/effects';
import type { GameEvent, RecordedOrder } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { type GameState, living, type SeatId } from '../../engine/game/state';
import { seeded } from '../../engine/night/dice';
import { resolveNight } from '../../engine/night/resolve';
import type { Ruleset } from '../../engine/rulesets/ruleset';
import type { Chance } from '../night/chance';
import { randomAnswers, randomOrders, randomTown } from '../night/random-town';

/** A random game played by the engine: some nights and days, with stories of murders. */
export function randomGame(rules: Ruleset, chance: Chance, nights: number): GameEvent[] {
  const town = randomTown(rules, 5 + chance.below(9), chance, houseDefaults(rules));
  const events = opening(town);
  for (let night = 1; night <= nights; night++) {
    const before = stateOf(events);
    const played = nightOf(before, rules, chance, `${chance.below(1e9)}`);
    if (!played) break;
    events.push(played, { kind: 'posted', what: 'night', number: night });
    const day = stateOf(events);
    if (living(day).length === 0) break;
    if (chance.yes(0.2)) events.push(strike(day, night, chance));
    events.push({ kind: 'day-opened', day: night, start: '10:00', deadline: '21:00', topic: null });
    const standing = stateOf(events);
    if (living(standing).length === 0) break;
    const condemned = chance
      .shuffled(living(standing))
      .slice(0, chance.below(3))
      .map((seat) => seat.id);
    const { effects, trace } = execute({ state: standing, rules, condemned });
    events.push({
      kind: 'verdict',
      day: night,
      publicTotals: [],
      trueTotals: [],
      condemned,
      answers: {},
      effects,
      trace,
    });
    if (living(stateOf(events)).length === 0) break;
  }
  return events;
}

const stateOf = (events: readonly GameEvent[]): GameState => {
  const { state } = fold(events);
  if (!state) throw new Error('not dealt');
  return state;
};

function opening(town: GameState): GameEvent[] {
  const { seats, setup, leader, ruleset, options } = town;
  return [
    {
      kind: 'created',
      ruleset,
      title: 'Игра',
      options,
      seats: seats.map(({ id, name }) => ({ id, name, accounts: [{ nick: name, id: null }] })),
    },
    {
      kind: 'dealt',
      roles: seats.map(({ id, role, rank }) => ({ seat: id, role, rank })),
      immune: setup.immune,
      detective: setup.detective,
      prostituteSide: setup.prostituteSide,
      leader,
    },
  ];
}

/** The host strikes somebody out. */
function strike(state: GameState, number: number, chance: Chance): GameEvent {
  const { id: seat } = chance.pick(living(state));
  const kind = chance.pick(['modkill', 'disqualified'] as const);
  const death = { phase: 'day', number, cause: kind, by: [] } as const;
  const shown = chance.yes(0.5) ? [{ kind: 'revealed', seat, as: 'status', role: 'citizen', why: null } as const] : [];
  const effects: Effect[] = [{ kind: 'death', seat, death: { ...death, by: [] }, why: null }, ...shown];
  return { kind, seat, reason: 'молчит', effects, trace: [] };
}

function nightOf(
  state: GameState,
  rules: Ruleset,
  chance: Chance,
  seed: string,
): Extract<GameEvent, { kind: 'night' }> | null {
  const orders = randomOrders(state, rules, chance);
  let answers: Record<string, string> = {};
  for (let round = 0; round < 30; round++) {
    const outcome = resolveNight({ state, orders, rules, dice: seeded(seed), answers });
    if (outcome.kind === 'problems') return null;
    if (outcome.kind === 'asks') {
      answers = { ...answers, ...randomAnswers(outcome.asks, chance) };
      continue;
    }
    const { effects, trace, rolls, refusals } = outcome.result;
    const recorded = orders.map(
      (order, i): RecordedOrder => ({
        ...order,
        verdict: refusals.some((it) => it.order === order && !it.silent) ? 'illegal' : 'fine',
        ...(order.act === 'kill' ? { story: `История ${i}` } : {}),
      }),
    );
    return { kind: 'night', night: state.night + 1, orders: recorded, rolls, answers, overruled: [], effects, trace };
  }
  throw new Error('asks without an end');
}

/** Everybody alive after the last event. */
export const livingSeats = (events: readonly GameEvent[]): SeatId[] => living(stateOf(events)).map((seat) => seat.id);
