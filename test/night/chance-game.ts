import { execute } from '../../engine/day/execution';
import { elect } from '../../engine/game/deal';
import { applyEffects, type Effect } from '../../engine/game/effects';
import type { GameState, SeatId } from '../../engine/game/state';
import { seeded } from '../../engine/night/dice';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import type { Ruleset } from '../../engine/rulesets/ruleset';
import { type Chance, chanceOf } from './chance';
import { randomAnswers, randomOrders, randomTown } from './random-town';

/** A game of chance from the deal on: who died, in order, and how it ended. */
export interface ChanceGame {
  died: SeatId[];
  nights: number;
  ended: boolean;
}

/** Plays a whole game of a random town with random orders, verdicts and answers; the same for the same seed. */
export function playByChance(seed: number): ChanceGame {
  const chance = chanceOf(seed);
  const rules = chance.yes(0.7) ? RULESETS.flg : RULESETS.prokurator;
  let state = randomTown(rules, 6 + chance.below(15), chance);
  const died: SeatId[] = [];
  let nights = 0;
  for (; nights < 40 && !state.over && state.seats.some((seat) => seat.alive); nights++) {
    const night = resolveFully(state, randomOrders(state, rules, chance), rules, chance);
    state = applyEffects(state, night);
    const living = state.seats.filter((seat) => seat.alive);
    const condemned = living.length > 0 && chance.yes(0.8) ? [chance.pick(living).id] : [];
    const day = living.length > 0 ? execute({ state, rules, condemned }).effects : [];
    state = applyEffects(state, day);
    died.push(...[...night, ...day].flatMap((effect) => (effect.kind === 'death' ? [effect.seat] : [])));
    const win = [...night, ...day].find((effect) => effect.kind === 'win-proposed');
    if (win?.kind === 'win-proposed')
      state = applyEffects(state, [{ kind: 'over', winner: win.side, with: win.with, why: null }]);
    const heir = state.election
      ? state.seats.find((seat) => seat.alive && rules.roles.get(seat.role)?.family)
      : undefined;
    if (heir) state = applyEffects(state, elect(state, rules, heir.id));
  }
  return { died, nights, ended: state.over !== null || state.seats.every((seat) => !seat.alive) };
}

function resolveFully(state: GameState, orders: readonly Order[], rules: Ruleset, chance: Chance): readonly Effect[] {
  let answers: Record<string, string> = {};
  for (let round = 0; round < 30; round++) {
    const outcome = resolveNight({ state, orders, rules, dice: seeded(`whole/${state.night}`), answers });
    if (outcome.kind === 'problems') throw new Error(outcome.problems.map((problem) => problem.code).join());
    if (outcome.kind === 'done') return outcome.result.effects;
    answers = { ...answers, ...randomAnswers(outcome.asks, chance) };
  }
  throw new Error('asks without an end');
}
