import { describe, expect, it } from 'vitest';
import { execute } from '../../engine/day/execution';
import type { Effect } from '../../engine/game/effects';
import type { GameState, RoleId } from '../../engine/game/state';
import { RULESETS } from '../../engine/rulesets/all';
import { town } from './town';

/** `count` citizens named Житель N, so that a town has any number of living. */
const crowd = (count: number): Record<string, RoleId> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`Житель ${i + 1}`, 'citizen']));

const executed = (state: GameState, ...condemned: string[]) =>
  execute({ state, rules: RULESETS[state.ruleset], condemned });
const of = <K extends Effect['kind']>(effects: readonly Effect[], kind: K) =>
  effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
const revealed = (effects: readonly Effect[]) => of(effects, 'revealed').map(({ seat, as, role }) => [seat, as, role]);

describe('what an execution publishes', () => {
  it.each([
    ['R-015 eleven live: open', 'commissioner', 10, [['Вася', 'role', 'commissioner']]],
    ['R-016 ten live: closed', 'commissioner', 9, []],
    ['R-092 A-030 a hanged fan is announced as the maniac', 'fan', 12, [['Вася', 'role', 'maniac']]],
    ['R-092 with closed roles nothing is', 'fan', 9, []],
    ['A-031 an unturned werewolf is shown as a citizen', 'werewolf', 12, [['Вася', 'role', 'citizen']]],
  ] as const)('%s', (_name, role, others, shown) => {
    const state = town({ Вася: role, Рома: 'mafioso', ...crowd(others - 1) });
    expect(revealed(executed(state, 'Вася').effects)).toEqual(shown);
  });

  it('A-024 the other reading counts after the death', () => {
    const state = { ...town({ Вася: 'commissioner', Рома: 'mafioso', ...crowd(9) }), options: { 'A-024': 'after' } };
    expect(revealed(executed(state, 'Вася').effects)).toEqual([]);
  });

  it('A-019 the idiot stays closed, and is shown where the house says so', () => {
    const state = town({ Вася: 'idiot', Рома: 'mafioso', ...crowd(12) });
    expect(revealed(executed(state, 'Вася').effects)).toEqual([]);
    const open = executed({ ...state, options: { 'A-019': 'revealed' } }, 'Вася');
    expect(open.hanged).toEqual([]);
    expect(revealed(open.effects)).toEqual([['Вася', 'role', 'idiot']]);
  });

  it('R-259 in Prokurator the status is announced with any number of living', () => {
    const state: GameState = {
      ...town({ Вася: 'mafioso', Рома: 'mafioso', Аня: 'citizen', Боря: 'citizen', Вера: 'citizen' }),
      ruleset: 'prokurator',
    };
    expect(revealed(executed(state, 'Вася').effects)).toEqual([['Вася', 'status', 'mafioso']]);
  });

  it('A-126 where a status is the side, it is announced as the side', () => {
    const state = {
      ...town({ Лиза: 'physician', Вася: 'mafioso', Аня: 'citizen', Боря: 'citizen' }),
      ruleset: 'prokurator',
      options: { 'A-126': 'side' },
    } as const;
    expect(revealed(executed(state, 'Лиза').effects)).toEqual([['Лиза', 'status', 'citizen']]);
  });
});

describe('who steps up after an execution', () => {
  it('R-033 the next rank, R-147 with a notice', () => {
    const state: GameState = { ...town({ Вася: 'mafioso', Рома: 'mafioso', ...crowd(6) }), leader: 'Вася' };
    const seats = state.seats.map((seat) => ({
      ...seat,
      rank: seat.id === 'Вася' ? 1 : seat.id === 'Рома' ? 2 : null,
    }));
    const { effects } = executed({ ...state, seats }, 'Вася');
    expect(of(effects, 'leader').map((it) => it.seat)).toEqual(['Рома']);
  });

  it('R-094 the werewolf becomes the maniac and is told', () => {
    const { effects } = executed(town({ Вася: 'maniac', Аня: 'werewolf', Рома: 'mafioso', ...crowd(6) }), 'Вася');
    expect(of(effects, 'role').map((it) => [it.seat, it.role])).toEqual([['Аня', 'maniac']]);
    expect(of(effects, 'told').map((it) => [it.to, it.notice])).toEqual([['Аня', false]]);
  });

  it('R-089 the maniac lives on when the fan hangs for him: nobody is turned', () => {
    const day = { standIns: [{ by: 'Фёдор', ward: 'Вася', at: 'gallows' as const }] };
    const { hanged, effects } = executed(
      town({ Вася: 'maniac', Фёдор: 'fan', Аня: 'werewolf', Рома: 'mafioso', ...crowd(6) }, day),
      'Вася',
    );
    expect(hanged).toEqual(['Фёдор']);
    expect(of(effects, 'role')).toEqual([]);
  });

  it('R-266 a godfather executed: the mafia elect', () => {
    const state: GameState = {
      ...town({ Вася: 'godfather', Рома: 'mafioso', Аня: 'citizen', Боря: 'citizen', Вера: 'citizen' }),
      ruleset: 'prokurator',
      leader: 'Вася',
    };
    expect(of(executed(state, 'Вася').effects, 'election').map((it) => it.open)).toEqual([true]);
  });

  it('A-114 the last enemy hanged: the town’s win is proposed, not declared', () => {
    const { effects } = executed(town({ Вася: 'mafioso', ...crowd(5) }), 'Вася');
    expect(of(effects, 'win-proposed').map((it) => it.side)).toEqual(['town']);
    expect(of(effects, 'over')).toEqual([]);
  });

  it('A-115 nobody condemned: nobody hangs and nothing is asked here', () => {
    expect(executed(town({ Рома: 'mafioso', ...crowd(6) }))).toMatchObject({ hanged: [], effects: [], asks: [] });
  });
});
