import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../engine/game/effects';
import { seeded } from '../../engine/night/dice';
import { checkOrder } from '../../engine/night/orders';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import { tableOf } from '../cli/scenarios/night-setup';
import { scenarioOf } from './play';

const rules = RULESETS.flg;
const dice = seeded('problems');

function town(who: string) {
  const made = tableOf(scenarioOf(who, ''));
  if (!made.ok) throw new Error(made.error);
  return made.value.state;
}

const state = town('Рома мафия 1, Даша доктор, Юра †, Аня, Вася');
const [roma = '', dasha = '', yura = '', anya = '', vasya = ''] = state.seats.map((seat) => seat.id);
const codes = (outcome: ReturnType<typeof resolveNight>) =>
  outcome.kind === 'problems' ? outcome.problems.map((problem) => problem.code) : outcome.kind;
const resolve = (changed: typeof state, orders: Order[] = []) => resolveNight({ state: changed, orders, rules, dice });

describe('input no night can be made of', () => {
  test.each<[string, typeof state, Order[], string[]]>([
    ['a game without seats', { ...state, seats: [], leader: null }, [], ['no-seats']],
    [
      'everybody dead',
      { ...state, leader: null, seats: state.seats.map((seat) => ({ ...seat, alive: false })) },
      [],
      ['nobody-alive'],
    ],
    ['a game that is over', { ...state, over: { winner: 'town', with: [] } }, [], ['game-over']],
    ['one seat twice', { ...state, seats: [...state.seats, ...state.seats.slice(0, 1)] }, [], ['seat-twice']],
    [
      'an unknown role',
      { ...state, seats: state.seats.map((seat) => (seat.id === anya ? { ...seat, role: 'dragon' } : seat)) },
      [],
      ['unknown-role'],
    ],
    ['an unknown role in the deal', { ...state, setup: { ...state.setup, roles: ['dragon'] } }, [], ['unknown-role']],
    [
      'a sick man infected by nobody',
      { ...state, infected: [{ seat: anya, by: 'nobody', night: 1 }] },
      [],
      ['unknown-seat'],
    ],
    ['a dead head of the mafia', { ...state, leader: yura }, [], ['dead-leader']],
    ['an unknown player', state, [{ actor: roma, act: 'kill', targets: ['nobody'] }], ['unknown-seat']],
  ])('%s is a typed problem with words', (_, broken, orders, expected) => {
    const outcome = resolve(broken, orders);
    expect(codes(outcome)).toEqual(expected);
    if (outcome.kind === 'problems')
      for (const { words } of outcome.problems)
        expect([/[а-яё]/i.test(words.ru), /[a-z]/i.test(words.en)]).toEqual([true, true]);
  });

  test.each<[string, Order]>([
    ['a dead actor', { actor: yura, act: 'kill', targets: [anya] }],
    ['a dead target', { actor: roma, act: 'kill', targets: [yura] }],
    ['one target twice', { actor: roma, act: 'kill', targets: [anya, anya] }],
    ['another’s act', { actor: anya, act: 'heal', targets: [vasya] }],
    ['an act nobody has', { actor: roma, act: 'dance', targets: [anya] }],
    ['too many targets', { actor: dasha, act: 'heal', targets: [anya, vasya] }],
    ['no target', { actor: dasha, act: 'heal', targets: [] }],
    ['borrowing by one who cannot', { actor: dasha, act: 'kill', targets: [anya], as: 'mafioso' }],
  ])('%s is refused with a rule and words, A-042', (_, order) => {
    const checked = checkOrder(state, rules, order);
    if (!('refused' in checked)) throw new Error('accepted');
    const { words, rules: cited } = checked.refused;
    expect(cited.length).toBeGreaterThan(0);
    expect([/[а-яё]/i.test(words.ru), /[a-z]/i.test(words.en)]).toEqual([true, true]);
    const outcome = resolve(state, [order]);
    expect(outcome.kind).toBe('done');
    if (outcome.kind === 'done') expect(outcome.result.refusals).toHaveLength(1);
  });

  test('a night without orders passes and names the silent', () => {
    const outcome = resolve(state);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    expect(outcome.result.silent.sort()).toEqual([roma, dasha].sort());
    expect(applyEffects(state, outcome.result.effects).night).toBe(state.night + 1);
  });

  test('an ask without an answer holds the night, with what stands by default', () => {
    const asked = resolve(town('Дина девочка, Миша мент, Аня, Рома мафия 1'), [
      { actor: 'seat-1', act: 'visit', targets: ['seat-2'] },
      { actor: 'seat-2', act: 'visit', targets: ['seat-1'] },
    ]);
    if (asked.kind !== 'asks') throw new Error(asked.kind);
    expect(asked.asks.map((ask) => [ask.kind, ask.byDefault])).toEqual([['cycle', 'all-blocked']]);
    expect(asked.sofar.effects.some((effect) => effect.kind === 'night')).toBe(true);
  });

  test('an answer that is no option is no answer', () => {
    const orders = [
      { actor: 'seat-1', act: 'visit', targets: ['seat-2'] },
      { actor: 'seat-2', act: 'visit', targets: ['seat-1'] },
    ];
    const two = town('Дина девочка, Миша мент, Аня, Рома мафия 1');
    const id = `cycle/${two.night + 1}/seat-1+seat-2`;
    expect(resolveNight({ state: two, orders, rules, dice, answers: { [id]: 'whatever' } }).kind).toBe('asks');
    expect(resolveNight({ state: two, orders, rules, dice, answers: { [id]: 'seat-1' } }).kind).toBe('done');
  });
});
