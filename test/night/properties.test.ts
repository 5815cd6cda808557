import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../engine/game/effects';
import type { GameState } from '../../engine/game/state';
import { UNDECIDED } from '../../engine/night/asks';
import { seeded } from '../../engine/night/dice';
import { type NightResult, resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import type { Ruleset } from '../../engine/rulesets/ruleset';
import { chanceOf } from './chance';
import { randomOrders, randomTown } from './random-town';

function resolve(
  state: GameState,
  orders: readonly Order[],
  rules: Ruleset,
  set: Record<string, boolean> = {},
): NightResult | null {
  let answers: Record<string, string> = {};
  for (let round = 0; round < 30; round++) {
    const outcome = resolveNight({ state, orders, rules, dice: seeded('same', set), answers });
    if (outcome.kind === 'problems') return null;
    if (outcome.kind === 'done') return outcome.result;
    answers = { ...answers, ...Object.fromEntries(outcome.asks.map((ask) => [ask.id, UNDECIDED])) };
  }
  throw new Error('asks without an end');
}

/** Everything but the place in a list and the place in the trace. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(canonical(one))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'why' && key !== 'causes');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]));
}

const essence = (result: NightResult | null) =>
  result &&
  canonical({
    effects: result.effects,
    refusals: result.refusals.map(({ order, silent }) => ({ order, silent })),
    rolls: result.rolls,
  });

/** A town some nights into its game, with the orders of the coming night. */
function scene(seed: number, rules: Ruleset): { state: GameState; orders: Order[] } {
  const chance = chanceOf(seed);
  let state = randomTown(rules, 5 + chance.below(22), chance);
  for (let night = chance.below(3); night > 0; night--) {
    const result = resolve(state, randomOrders(state, rules, chance), rules);
    if (result) state = applyEffects(state, result.effects);
  }
  return { state, orders: randomOrders(state, rules, chance, 0.05) };
}

const anyNight = fc.record({ seed: fc.nat(1_000_000), shuffle: fc.nat(1_000_000), flg: fc.boolean() });
const rulesOf = (flg: boolean) => (flg ? RULESETS.flg : RULESETS.prokurator);

describe('properties of a night', () => {
  test('the order of typing changes nothing', () => {
    fc.assert(
      fc.property(anyNight, ({ seed, shuffle, flg }) => {
        const rules = rulesOf(flg);
        const { state, orders } = scene(seed, rules);
        expect(essence(resolve(state, chanceOf(shuffle).shuffled(orders), rules))).toEqual(
          essence(resolve(state, orders, rules)),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('the order of seats changes nothing', () => {
    fc.assert(
      fc.property(anyNight, ({ seed, shuffle, flg }) => {
        const rules = rulesOf(flg);
        const { state, orders } = scene(seed, rules);
        const moved = { ...state, seats: chanceOf(shuffle).shuffled(state.seats) };
        expect(essence(resolve(moved, orders, rules))).toEqual(essence(resolve(state, orders, rules)));
      }),
      { numRuns: 150 },
    );
  });

  test('the order of registration changes nothing', () => {
    fc.assert(
      fc.property(anyNight, ({ seed, shuffle, flg }) => {
        const rules = rulesOf(flg);
        const { state, orders } = scene(seed, rules);
        const moved: Ruleset = { ...rules, roles: new Map(chanceOf(shuffle).shuffled([...rules.roles])) };
        expect(essence(resolve(state, orders, moved))).toEqual(essence(resolve(state, orders, rules)));
      }),
      { numRuns: 100 },
    );
  });

  test('the same night twice is the same to the letter', () => {
    fc.assert(
      fc.property(anyNight, ({ seed, flg }) => {
        const rules = rulesOf(flg);
        const { state, orders } = scene(seed, rules);
        const before = JSON.stringify(state);
        expect(resolve(state, orders, rules)).toEqual(resolve(state, orders, rules));
        expect(JSON.stringify(state), 'the state handed in is not touched').toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  test('dice set for rolls that do not happen change nothing', () => {
    fc.assert(
      fc.property(anyNight, ({ seed, flg }) => {
        const rules = rulesOf(flg);
        const { state, orders } = scene(seed, rules);
        const plain = resolve(state, orders, rules);
        const idle = { 'boss-evidence/99/s0': true, 'girl-silence/1/nobody': true, 'no-such-die/1/s0': true };
        expect(essence(resolve(state, orders, rules, idle))).toEqual(essence(plain));
      }),
      { numRuns: 60 },
    );
  });

  test('a set die falls as it is set and is recorded so', () => {
    const rules = RULESETS.flg;
    for (let seed = 0; seed < 40; seed++) {
      const { state, orders } = scene(seed, rules);
      for (const roll of resolve(state, orders, rules)?.rolls ?? []) {
        const again = resolve(state, orders, rules, { [roll.key]: !roll.yes });
        const same = again?.rolls.find((one) => one.key === roll.key);
        if (same) expect([same.yes, same.how]).toEqual([!roll.yes, 'set']);
      }
    }
  });
});
