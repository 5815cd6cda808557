import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plus, show, ZERO } from '../../engine/fraction';
import type { GameState, RoleId } from '../../engine/game/state';
import { seeded } from '../../engine/night/dice';
import { type Odds, oddsOf, oddsSteps, SAMPLE, total } from '../../engine/night/odds';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import { town } from '../day/town';

const CAST = {
  Босс: 'mafioso',
  Второй: 'mafioso',
  Маньяк: 'maniac',
  Путана: 'prostitute',
  Шулер: 'sharp',
  Комиссар: 'commissioner',
  Доктор: 'doctor',
  Девочка: 'girl',
  Мент: 'cop',
  Шериф: 'sheriff',
  Шахид: 'shahid',
  Хохол: 'hohol',
  Некромант: 'necromancer',
} as const satisfies Record<string, RoleId>;
const CITIZENS = ['Аня', 'Боря', 'Вера', 'Гоша', 'Дина'];

function night(extra: Partial<GameState> = {}): GameState {
  const state = town({ ...CAST, ...Object.fromEntries(CITIZENS.map((name) => [name, 'citizen'])) });
  const rank: Record<string, number> = { Босс: 1, Второй: 2 };
  return {
    ...state,
    leader: 'Босс',
    seats: state.seats.map((seat) => ({ ...seat, rank: rank[seat.id] ?? null })),
    ...extra,
  };
}
const order = (actor: string, act: string, ...targets: string[]): Order => ({ actor, act, targets });
const ask = (
  orders: readonly Order[],
  state = night(),
  set?: Readonly<Record<string, boolean>>,
  most?: number,
): Odds => {
  const result = oddsOf({ state, orders, rules: RULESETS.flg }, set, most);
  if (result.kind !== 'odds') throw new Error(JSON.stringify(result.problems));
  return result.odds;
};
const chances = (map: Odds['dies']) => Object.fromEntries([...map].map(([seat, chance]) => [seat, show(chance)]));
const infected: Partial<GameState> = { infected: [{ seat: 'Шахид', by: 'Путана', night: 2 }] };
const bones: Partial<GameState> = {
  skeletons: [
    { seat: 'Комиссар', by: 'master' },
    { seat: 'Девочка', by: 'master' },
  ],
};

interface Case {
  name: string;
  orders: Order[];
  state?: Partial<GameState>;
  /** Counted by hand. */
  dies?: Record<string, string>;
  exposed?: Record<string, string>;
  silenced?: Record<string, string>;
  /** Different mornings, and dice branches. */
  outcomes: number;
  nights: number;
}

const CASES: readonly Case[] = [
  { name: 'a night without orders', orders: [], outcomes: 1, nights: 1 },
  {
    name: 'R-036 one killing has no dice',
    orders: [order('Босс', 'kill', 'Аня')],
    dies: { Аня: '1' },
    outcomes: 1,
    nights: 1,
  },
  {
    name: 'R-037 a double kill shows the boss in three of four',
    orders: [order('Босс', 'kill', 'Аня', 'Боря')],
    dies: { Аня: '1', Боря: '1' },
    exposed: { Босс: '3/4' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-042 so does a kill with a fright',
    orders: [order('Босс', 'killAndIntimidate', 'Аня', 'Боря')],
    dies: { Аня: '1' },
    exposed: { Босс: '3/4' },
    silenced: { Боря: '1' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'A-047 a mere fright does not',
    orders: [order('Босс', 'intimidate', 'Аня', 'Боря')],
    exposed: {},
    silenced: { Аня: '1', Боря: '1' },
    outcomes: 1,
    nights: 1,
  },
  {
    name: 'R-153 R-154 the commissioner’s two dice: one is seen in the role only',
    orders: [order('Комиссар', 'kill', 'Аня')],
    dies: { Аня: '1' },
    outcomes: 2,
    nights: 4,
  },
  {
    name: 'A-105 the sheriff’s likewise',
    orders: [order('Шериф', 'kill', 'Аня')],
    dies: { Аня: '1' },
    outcomes: 2,
    nights: 4,
  },
  {
    name: 'R-156 serum: the doctor’s nick in one of two',
    orders: [order('Доктор', 'serum', 'Аня')],
    exposed: { Доктор: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-180 the girl’s guest loses his vote in one of two',
    orders: [order('Девочка', 'visit', 'Аня')],
    silenced: { Аня: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-187 the cop’s guest too',
    orders: [order('Мент', 'visit', 'Аня')],
    silenced: { Аня: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-180 R-187 two guests: three of four loses somebody',
    orders: [order('Мент', 'visit', 'Аня'), order('Девочка', 'visit', 'Боря')],
    silenced: { Аня: '1/2', Боря: '1/2' },
    outcomes: 4,
    nights: 4,
  },
  {
    name: 'A-144 both at one: the cop stops her die',
    orders: [order('Мент', 'visit', 'Аня'), order('Девочка', 'visit', 'Аня')],
    silenced: { Аня: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-076 the infected loses his vote in one of two',
    orders: [order('Путана', 'infect', 'Аня')],
    silenced: { Аня: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-082 a pure silencing is certain',
    orders: [order('Путана', 'silence', 'Аня')],
    silenced: { Аня: '1' },
    outcomes: 1,
    nights: 1,
  },
  {
    name: 'R-078 the cop at her client: only his own die',
    orders: [order('Путана', 'infect', 'Аня'), order('Мент', 'visit', 'Аня')],
    silenced: { Аня: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-143 the sharp holds the commissioner in one of two',
    orders: [order('Шулер', 'block', 'Комиссар'), order('Комиссар', 'kill', 'Аня')],
    dies: { Аня: '1/2' },
    outcomes: 3,
    nights: 5,
  },
  {
    name: 'R-144 and never the girl',
    orders: [order('Шулер', 'block', 'Девочка'), order('Девочка', 'visit', 'Маньяк'), order('Маньяк', 'kill', 'Аня')],
    dies: {},
    silenced: { Маньяк: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-143 R-037 he holds the boss in one of two: three of eight',
    orders: [order('Шулер', 'block', 'Босс'), order('Босс', 'kill', 'Аня', 'Боря')],
    dies: { Аня: '1/2', Боря: '1/2' },
    exposed: { Босс: '3/8' },
    outcomes: 3,
    nights: 3,
  },
  {
    name: 'R-080 an infected shahid takes his victim in one of two',
    state: infected,
    orders: [order('Шахид', 'mark', 'Аня')],
    dies: { Шахид: '1', Аня: '1/2' },
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'A-141 healed in time nothing is rolled',
    state: infected,
    orders: [order('Шахид', 'mark', 'Аня'), order('Доктор', 'heal', 'Шахид')],
    dies: {},
    outcomes: 1,
    nights: 1,
  },
  {
    name: 'R-101 a skeleton’s touch: one of four',
    state: bones,
    orders: [order('Комиссар', 'check', 'Аня')],
    outcomes: 2,
    nights: 2,
  },
  {
    name: 'R-101 R-180 the turned girl: the touch and her own die',
    state: bones,
    orders: [order('Девочка', 'visit', 'Аня')],
    silenced: { Аня: '1/2' },
    outcomes: 4,
    nights: 4,
  },
  {
    name: 'R-135 the sniped one has no dice; R-213 nor has the hohol',
    orders: [order('Комиссар', 'kill', 'Хохол')],
    dies: { Хохол: '1', Комиссар: '1' },
    outcomes: 2,
    nights: 4,
  },
];

describe('odds of a night, counted by hand', () => {
  it.each(CASES)('$name', ({ orders, state, dies, exposed, silenced, outcomes, nights }) => {
    const odds = ask(orders, night(state));
    expect(odds.exact).toBe(true);
    expect(show(total(odds))).toBe('1');
    if (dies) expect(chances(odds.dies)).toEqual(dies);
    if (exposed) expect(chances(odds.exposed)).toEqual(exposed);
    if (silenced) expect(chances(odds.silenced)).toEqual(silenced);
    expect([odds.outcomes.length, odds.nights]).toEqual([outcomes, nights]);
  });

  it('a die the host has set is certain', () => {
    const key = 'boss-evidence/3/Босс';
    const orders = [order('Босс', 'kill', 'Аня', 'Боря')];
    expect(chances(ask(orders, night(), { [key]: true }).exposed)).toEqual({ Босс: '1' });
    expect(ask(orders, night(), { [key]: false }).outcomes).toHaveLength(1);
  });

  it('above the limit of branches it is an estimate and says so', () => {
    const odds = ask([order('Босс', 'kill', 'Аня', 'Боря')], night(), {}, 1);
    expect([odds.exact, odds.nights, show(total(odds))]).toEqual([false, SAMPLE, '1']);
  });
});

describe('odds of any night', () => {
  const target = fc.constantFrom(...Object.keys(CAST), ...CITIZENS);
  const pick = (actor: string, act: string) => target.map((one) => order(actor, act, one));
  const orders = fc
    .tuple(
      fc.option(
        fc.uniqueArray(target, { minLength: 2, maxLength: 2 }).map(([a, b]) => order('Босс', 'kill', a ?? '', b ?? '')),
        { nil: null },
      ),
      ...[
        ['Маньяк', 'bloodyKill'],
        ['Путана', 'infect'],
        ['Шулер', 'block'],
        ['Доктор', 'serum'],
        ['Девочка', 'visit'],
        ['Шахид', 'mark'],
        ['Некромант', 'convert'],
      ].map(([actor, act]) => fc.option(pick(actor ?? '', act ?? ''), { nil: null })),
    )
    .map((all) => all.filter((it): it is Order => it !== null));

  it('sum to exactly one, and a seeded night is one of them', () => {
    fc.assert(
      fc.property(orders, fc.string(), (sent, seed) => {
        const state = night(bones);
        const odds = ask(sent, state);
        expect(show(odds.outcomes.reduce((sum, it) => plus(sum, it.chance), ZERO))).toBe('1');
        const played = resolveNight({ state, orders: sent, rules: RULESETS.flg, dice: seeded(seed) });
        if (played.kind === 'problems') throw new Error('problems');
        const { effects } = played.kind === 'done' ? played.result : played.sofar;
        const deaths = effects.flatMap((it) => (it.kind === 'death' ? [it.seat] : [])).sort();
        const exposed = [...new Set(effects.flatMap((it) => (it.kind === 'exposed' ? [it.seat] : [])))].sort();
        expect(
          odds.outcomes.some((it) => JSON.stringify([it.deaths, it.exposed]) === JSON.stringify([deaths, exposed])),
        ).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('counting step by step', () => {
  const orders = [
    order('Босс', 'kill', 'Аня', 'Боря'),
    order('Комиссар', 'kill', 'Вера'),
    order('Девочка', 'visit', 'Дина'),
  ];
  it.each([
    ['exactly', undefined],
    ['by an estimate', 2],
  ])('comes to the same %s, and says how far it is', (_name, most) => {
    const steps = oddsSteps({ state: night(), orders, rules: RULESETS.flg }, {}, most);
    const seen: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      expect(step.value.played).toBeLessThanOrEqual(step.value.of);
      seen.push(step.value.played);
    }
    expect(step.value.kind === 'odds' && step.value.odds).toEqual(ask(orders, night(), {}, most));
    expect(seen.length).toBeGreaterThan(1);
  });
});
