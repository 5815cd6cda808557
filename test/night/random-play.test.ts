import { describe, expect, test } from 'vitest';
import { elect } from '../../engine/game/deal';
import { applyEffects } from '../../engine/game/effects';
import type { GameState } from '../../engine/game/state';
import { seeded } from '../../engine/night/dice';
import { type NightResult, resolveNight } from '../../engine/night/resolve';
import { SHIELDS, TABLE } from '../../engine/night/shields';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import type { Ruleset } from '../../engine/rulesets/ruleset';
import { type Chance, chanceOf } from './chance';
import { CLASHES, cellsOf, resultOf } from './clashes';
import { randomAnswers, randomOrders, randomTown } from './random-town';

/** What random nights have been seen to do. */
interface Seen {
  nights: number;
  acts: Set<string>;
  cells: Set<string>;
  rules: Set<string>;
  effects: Set<string>;
  asks: Set<string>;
  dice: Set<string>;
}

function playNight(
  state: GameState,
  orders: readonly Order[],
  rules: Ruleset,
  chance: Chance,
  seed: string,
  seen: Seen,
): NightResult | null {
  let answers: Record<string, string> = {};
  for (let round = 0; round < 30; round++) {
    const struck = state.seats.filter((seat) => seat.alive && round === 0 && chance.yes(0.005)).map((seat) => seat.id);
    const acts = struck.slice(0, 1).map((seat) => ({ type: 'modkill', seat }) as const);
    const outcome = resolveNight({ state, orders, rules, dice: seeded(seed), answers, acts: round === 0 ? acts : [] });
    if (outcome.kind === 'problems') {
      expect(outcome.problems.map((problem) => problem.code)).toEqual(['nobody-alive']);
      return null;
    }
    if (outcome.kind === 'done') return outcome.result;
    for (const ask of outcome.asks) seen.asks.add(ask.kind);
    answers = { ...answers, ...randomAnswers(outcome.asks, chance) };
  }
  throw new Error('asks without an end');
}

function check(before: GameState, after: GameState, result: NightResult): void {
  const dead = result.effects.flatMap((effect) => (effect.kind === 'death' ? [effect.seat] : []));
  expect(new Set(dead).size, 'nobody dies twice').toBe(dead.length);
  const alive = new Set(before.seats.filter((seat) => seat.alive).map((seat) => seat.id));
  expect(
    dead.every((seat) => alive.has(seat)),
    'only the living die',
  ).toBe(true);
  const record = after.nights.at(-1);
  expect(
    record?.deeds.every((deed) => alive.has(deed.seat) && deed.targets.every((t) => alive.has(t))),
    'the dead do not act',
  ).toBe(true);
  const living = new Set(after.seats.filter((seat) => seat.alive).map((seat) => seat.id));
  for (const { seat } of [...after.infected, ...after.skeletons])
    expect(living.has(seat), 'the dead are left in peace').toBe(true);
  if (after.leader !== null) expect(living.has(after.leader), 'the head lives').toBe(true);
  for (const effect of result.effects)
    if (effect.why !== null)
      expect(effect.why < result.trace.length && effect.why >= 0, 'every effect has its step').toBe(true);
  result.trace.forEach((step, i) => {
    expect(
      step.causes.every((cause) => cause < i),
      'causes come first',
    ).toBe(true);
  });
  expect(JSON.parse(JSON.stringify(after)), 'plain JSON').toEqual(after);
}

function games(rules: Ruleset, count: number, seed: number, house: (chance: Chance) => Record<string, string>): Seen {
  const seen: Seen = {
    nights: 0,
    acts: new Set(),
    cells: new Set(),
    rules: new Set(),
    effects: new Set(),
    asks: new Set(),
    dice: new Set(),
  };
  for (let game = 0; game < count; game++) {
    const chance = chanceOf(seed + game);
    let state = randomTown(rules, 3 + chance.below(26), chance, house(chance));
    for (let night = 0; night < 8 && state.seats.some((seat) => seat.alive); night++) {
      if (state.election) {
        const heir = state.seats.find((seat) => seat.alive && rules.roles.get(seat.role)?.family);
        if (heir) state = applyEffects(state, elect(state, rules, heir.id));
      }
      const result = playNight(state, randomOrders(state, rules, chance), rules, chance, `${seed}/${game}`, seen);
      if (!result) break;
      const after = applyEffects(state, result.effects);
      check(state, after, result);
      note(seen, after, result);
      state = after;
    }
  }
  return seen;
}

function note(seen: Seen, after: GameState, result: NightResult): void {
  seen.nights++;
  for (const deed of after.nights.at(-1)?.deeds ?? []) seen.acts.add(`${deed.role}/${deed.act}`);
  for (const { kind } of result.effects) seen.effects.add(kind);
  for (const { die, yes } of result.rolls) seen.dice.add(`${die} ${yes}`);
  for (const step of result.trace) {
    for (const rule of step.rules) seen.rules.add(rule);
    if (step.slots.strike !== undefined) seen.cells.add(`${step.slots.strike} × ${step.slots.shield}`);
  }
}

describe('random play', () => {
  const flg = games(RULESETS.flg, 900, 1, () => ({}));
  const prokurator = games(RULESETS.prokurator, 120, 7, () => ({}));

  test('thousands of nights without a crash, nobody dies twice, the dead do not act', () => {
    expect(flg.nights).toBeGreaterThan(2500);
  });
  test('every act of every role has been carried out', () => {
    const acts = [...RULESETS.flg.roles.values()].flatMap((role) =>
      role.acts.filter((act) => !act.idle && act.slot !== 'ballot').map((act) => `${role.id}/${act.id}`),
    );
    expect(acts.filter((act) => !flg.acts.has(act))).toEqual([]);
  });
  test('every row of the table of effects and shields has been met', () => {
    const cells = (Object.keys(TABLE) as (keyof typeof TABLE)[]).flatMap((strike) =>
      SHIELDS.filter((shield) => TABLE[strike][shield]).map((shield) => `${strike} × ${shield}`),
    );
    const crafted = CLASHES.flatMap(({ players, orders, around }) =>
      cellsOf(resultOf(players, orders, { alive: 14, ...around })),
    );
    const met = new Set([...flg.cells, ...prokurator.cells, ...crafted]);
    expect(cells.filter((cell) => !met.has(cell))).toEqual([]);
  });
  test('every trigger has fired and every ask was asked', () => {
    const triggers = [
      'R-213',
      'R-217',
      'R-218',
      'R-178',
      'R-186',
      'R-088',
      'R-080',
      'R-135',
      'R-207',
      'R-094',
      'R-216',
      'R-033',
      'A-086',
      'R-116',
      'R-144',
      'R-172',
      'A-059',
    ];
    expect(triggers.filter((rule) => !flg.rules.has(rule))).toEqual([]);
    expect([...flg.asks].sort()).toEqual(['ballot-tie', 'bribe', 'combat', 'cycle', 'juniors', 'reveal', 'revive']);
  });
  test('every die has fallen both ways', () => {
    const dice = [
      'boss-evidence',
      'commissioner-evidence',
      'commissioner-reveal',
      'sheriff-evidence',
      'sheriff-reveal',
      'doctor-exposed',
      'girl-silence',
      'cop-silence',
      'infect-silence',
      'sharp-block',
      'shahid-takes',
      'skeleton-touch',
    ];
    expect(dice.flatMap((die) => [`${die} true`, `${die} false`]).filter((roll) => !flg.dice.has(roll))).toEqual([]);
  });
  test('prokurator plays as well', () => {
    expect(prokurator.nights).toBeGreaterThan(200);
    expect([...prokurator.asks].sort()).toEqual(['juniors', 'must-act']);
  });
  test('and so do houses with any other readings', () => {
    for (const rules of [RULESETS.flg, RULESETS.prokurator]) {
      const house = (chance: Chance) =>
        Object.fromEntries(rules.options.map((option) => [option.id, chance.pick(option.choices).id]));
      expect(games(rules, 80, 99, house).nights).toBeGreaterThan(120);
    }
  });
});
