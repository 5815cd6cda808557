import { describe, expect, it } from 'vitest';
import { applyEffects } from '../../engine/game/effects';
import type { GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { correctNight } from '../../engine/night/correction';
import { seeded } from '../../engine/night/dice';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import flg from '../../engine/rulesets/flg';

const ROLES = {
  Босс: 'mafioso',
  Комиссар: 'commissioner',
  Доктор: 'doctor',
  Девочка: 'girl',
  Путана: 'prostitute',
  Аня: 'citizen',
  Боря: 'citizen',
  Вера: 'citizen',
};
const start: GameEvent[] = [
  {
    kind: 'created',
    ruleset: 'flg',
    title: 'Игра',
    options: {},
    seats: Object.keys(ROLES).map((id) => ({ id, name: id, accounts: [] })),
  },
  {
    kind: 'dealt',
    roles: Object.entries(ROLES).map(([seat, role]) => ({ seat, role, rank: seat === 'Босс' ? 1 : null })),
    immune: [],
    detective: null,
    prostituteSide: 'own',
    leader: 'Босс',
  },
];
const order = (actor: string, act: string, ...targets: string[]): Order => ({ actor, act, targets });

/** The game with one more night, played as the desk plays it. */
function played(
  events: readonly GameEvent[],
  orders: readonly Order[],
  set: Record<string, boolean> = {},
): GameEvent[] {
  const { state } = fold(events);
  if (!state) throw new Error('no game');
  const outcome = resolveNight({ state, orders, rules: flg, dice: seeded('past', set) });
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  const { effects, trace, rolls } = outcome.result;
  return [
    ...events,
    {
      kind: 'night',
      night: state.night + 1,
      orders: orders.map((it) => ({ ...it, verdict: 'fine' })),
      rolls,
      answers: {},
      overruled: [],
      effects,
      trace,
    },
  ];
}
const correct = (
  events: readonly GameEvent[],
  night: number,
  change: { orders?: Order[]; dice?: Record<string, boolean> },
) => {
  const result = correctNight(events, night, flg, { seed: 'now', ...change });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const told = (list: ReturnType<typeof correct>['differences']) => list.map(({ seat, words }) => `${seat}: ${words.en}`);

describe('correcting a past night', () => {
  const night1 = [order('Босс', 'kill', 'Аня'), order('Девочка', 'visit', 'Боря'), order('Путана', 'infect', 'Вера')];
  const game = played(start, night1, { 'girl-silence/1/Девочка': true });

  it('the same orders and dice differ in nothing', () => {
    expect(correct(game, 1, {}).differences).toEqual([]);
    expect(correct(played(game, []), 1, {}).differences).toEqual([]);
  });

  it('a forgotten heal: the dead would live, and a ruling brings him back today', () => {
    const later = played(game, []);
    const { differences } = correct(later, 1, { orders: [...night1, order('Доктор', 'heal', 'Аня')] });
    expect(told(differences)).toEqual(['Аня: {seat} should not have died']);
    const { state } = fold(later);
    const ruled =
      state &&
      applyEffects(
        state,
        differences.flatMap((it) => it.ruling),
      );
    expect(ruled?.seats.find((seat) => seat.id === 'Аня')?.alive).toBe(true);
  });

  it('another victim: both are told', () => {
    const { differences } = correct(game, 1, { orders: [order('Босс', 'kill', 'Боря'), ...night1.slice(1)] });
    expect(told(differences).sort()).toEqual(['Аня: {seat} should not have died', 'Боря: {seat} should have died']);
  });

  it('another die: the other dice lie as they fell', () => {
    const { differences, played: again } = correct(game, 1, { dice: { 'girl-silence/1/Девочка': false } });
    expect(told(differences)).toEqual(['Боря: {seat} should not have lost the vote']);
    const recorded = game.flatMap((event) => (event.kind === 'night' ? event.rolls : []));
    for (const roll of again.rolls.filter((it) => it.die !== 'girl-silence'))
      expect(roll.yes).toBe(recorded.find((it) => it.key === roll.key)?.yes);
  });

  it('a silence that is over cannot be taken back, an infection can', () => {
    const { differences } = correct(game, 1, { orders: [order('Босс', 'kill', 'Аня')] });
    expect(
      Object.fromEntries(differences.map((it) => [it.seat, it.ruling.map((effect) => effect.kind)])),
    ).toMatchObject({ Вера: ['cured'], Боря: [] });
  });

  it('nothing recorded changes', () => {
    const copy = structuredClone(game);
    correct(game, 1, { orders: [] });
    expect(game).toEqual(copy);
  });

  it.each([
    ['a night that was not', 5, {}, 'no-night'],
    ['an order of a stranger', 1, { orders: [order('Никто', 'kill', 'Аня')] }, 'unplayable'],
  ])('refuses %s', (_name, night, change, code) => {
    expect(correctNight(game, night, flg, { seed: 'now', ...change })).toMatchObject({ ok: false, error: { code } });
  });
});

describe('what the host did himself that night', () => {
  it('A-150: one he struck out is gone in the correction as well', () => {
    const { state } = fold(start);
    if (!state) throw new Error('no game');
    const acts = [{ type: 'modkill', seat: 'Вера' }] as const;
    const orders = [order('Босс', 'kill', 'Аня')];
    const outcome = resolveNight({ state, orders, rules: flg, dice: seeded('past'), acts });
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    const { effects, trace, rolls } = outcome.result;
    const night: GameEvent = {
      kind: 'night',
      night: 1,
      orders: orders.map((it) => ({ ...it, verdict: 'fine' })),
      rolls,
      answers: {},
      overruled: [],
      effects,
      trace,
    };
    const { differences } = correct([...start, night], 1, { orders: [order('Босс', 'kill', 'Боря')] });
    expect(told(differences)).toEqual(['Аня: {seat} should not have died', 'Боря: {seat} should have died']);
  });
});
