import { describe, expect, test } from 'vitest';
import { applyEffects, type Effect } from '../../engine/game/effects';
import { effectKey, overrule, withConsequences } from '../../engine/game/overrule';
import { sideOf } from '../../engine/game/sides';
import type { GameState } from '../../engine/game/state';
import { strike } from '../../engine/game/strike';
import { seeded } from '../../engine/night/dice';
import { type NightResult, resolveNight } from '../../engine/night/resolve';
import { newTrace } from '../../engine/night/trace';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import { stateOf } from '../host/cast';

const rules = RULESETS.flg;
const CAST =
  'М: mafioso 1, Н: mafioso 2, Х: hohol, С: commissioner, Т: sergeant, Д: doctor, а: citizen, б: citizen, в: citizen, г: citizen, д: citizen, е: citizen';

function play(state: GameState, ...orders: Order[]): NightResult {
  const outcome = resolveNight({ state, orders, rules, dice: seeded('x') });
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.result;
}
const order = (actor: string, act: string, ...targets: string[]): Order => ({ actor, act, targets });
const deaths = (effects: readonly Effect[]) => effects.flatMap((it) => (it.kind === 'death' ? [it.seat] : [])).sort();
const deathOf = (effects: readonly Effect[], seat: string): Effect => {
  const found = effects.find((it) => it.kind === 'death' && it.seat === seat);
  if (!found) throw new Error(`${seat} lives`);
  return found;
};
const drop = (effect: Effect) => ({ kind: 'drop', key: effectKey(effect), reason: 'так решил' }) as const;

describe('overruling', () => {
  const state = stateOf('flg', CAST);

  test('without overrulings the outcome stands untouched', () => {
    const result = play(state, order('М', 'kill', 'а'));
    expect(overrule(state, rules, result, []).effects).toBe(result.effects);
  });

  test('R-213: a dropped death takes with it what it caused, here the killer of the hohol', () => {
    const result = play(state, order('М', 'kill', 'Х'));
    expect(deaths(result.effects)).toEqual(['М', 'Х']);
    const { effects, dropped } = overrule(state, rules, result, [drop(deathOf(result.effects, 'Х'))]);
    expect(deaths(effects)).toEqual([]);
    expect(deaths(dropped)).toEqual(['М', 'Х']);
    // and nobody steps up after a killer who lives.
    expect(effects.some((it) => it.kind === 'leader')).toBe(false);
    expect(result.effects.some((it) => it.kind === 'leader')).toBe(true);
  });

  test('one of two deaths dropped leaves the other with its reveal', () => {
    const result = play(state, order('М', 'kill', 'а', 'б'));
    const { effects } = overrule(state, rules, result, [drop(deathOf(result.effects, 'а'))]);
    expect(deaths(effects)).toEqual(['б']);
    expect(effects.flatMap((it) => (it.kind === 'revealed' ? [it.seat] : []))).toEqual(['б']);
  });

  test('an added death brings the succession, the reason stands in the trace', () => {
    const result = play(state);
    const death = { phase: 'night', number: 1, cause: 'ruling', by: [] } as const;
    const { effects, trace } = overrule(state, rules, result, [
      {
        kind: 'add',
        reason: 'бросил игру',
        effect: { kind: 'death', seat: 'М', death: { ...death, by: [] }, why: null },
      },
    ]);
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'leader', seat: 'Н' }));
    const why = deathOf(effects, 'М').why ?? -1;
    expect(trace[why]?.slots).toEqual({ reason: 'бросил игру' });
    expect(applyEffects(state, effects).leader).toBe('Н');
  });

  test('the reasons of what is left still point at the right steps', () => {
    const result = play(state, order('М', 'kill', 'а', 'б'));
    const { effects, trace } = overrule(state, rules, result, [drop(deathOf(result.effects, 'а'))]);
    expect(trace[deathOf(effects, 'б').why ?? -1]).toEqual(result.trace[deathOf(result.effects, 'б').why ?? -1]);
  });

  test('the memory of the night stays, whatever is dropped: it moves the clock', () => {
    const result = play(state, order('М', 'kill', 'Х'));
    const { effects } = overrule(state, rules, result, [drop(deathOf(result.effects, 'Х'))]);
    expect(applyEffects(state, effects).night).toBe(1);
  });
});

describe('a role handed over by the host', () => {
  const give = (state: GameState, seat: string, role: string, was: string) =>
    overrule(state, rules, { effects: [], core: 0, trace: [] }, [
      { kind: 'add', reason: 'роль переходящая', effect: { kind: 'role', seat, role, was, why: null } },
    ]).effects;

  test('R-246, A-110: a detective’s role passes with its brief, and the new one is told', () => {
    const town = stateOf('flg', 'М: mafioso 1, Д: detective, а: citizen, б: citizen, в: citizen');
    const brief = { side: 'mafia', seeks: 'doctor', employer: 'М' } as const;
    const state: GameState = { ...town, setup: { ...town.setup, detective: brief } };
    const effects = give(state, 'а', 'detective', 'citizen');
    expect(effects.map(({ kind }) => kind)).toEqual(['role', 'told']);
    expect(effects[1]).toMatchObject({ to: 'а', says: { fact: 'became', role: 'detective' }, notice: true });
    const after = applyEffects(state, effects);
    expect(sideOf(after, 'а')).toBe('mafia');
  });

  test('R-032, R-033: the mafia’s head is found anew where the role takes him out of it', () => {
    const state = stateOf('flg', CAST);
    const effects = give(state, 'М', 'citizen', 'mafioso');
    expect(applyEffects(state, effects).leader).toBe('Н');
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'told', to: 'Н', says: { fact: 'leader' } }));
    expect(applyEffects(state, give(state, 'а', 'mafioso', 'citizen')).leader).toBe('М');
  });
});

describe('consequences of a ruling', () => {
  test('the win it leads to is proposed', () => {
    const state = stateOf('flg', 'М: mafioso 1, а: citizen, б: citizen, в: citizen');
    const own: Effect[] = [
      { kind: 'death', seat: 'М', death: { phase: 'day', number: 1, cause: 'ruling', by: [] }, why: null },
    ];
    expect(withConsequences(state, rules, own, newTrace())).toContainEqual(
      expect.objectContaining({ kind: 'win-proposed', side: 'town' }),
    );
  });
});

describe('a removal by day', () => {
  test('R-018, R-033: the struck dies with no killer, the next in line steps up', () => {
    const { effects } = strike(stateOf('flg', CAST), rules, { type: 'modkill', seat: 'М' });
    expect(deathOf(effects, 'М')).toMatchObject({ death: { cause: 'modkill', by: [], phase: 'day' } });
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'leader', seat: 'Н' }));
    expect(effects.some((it) => it.kind === 'revealed')).toBe(false);
  });

  test('R-304: a game whose rules know no lost side has none, its statuses are announced (R-259)', () => {
    const garden = stateOf('prokurator', 'К: godfather, М: mafioso, А: citizen, Б: citizen, В: citizen, Г: citizen');
    const { effects } = strike(garden, RULESETS.prokurator, { type: 'disqualified', seat: 'А' });
    expect(effects.map(({ kind }) => kind)).toEqual(['death', 'revealed']);
  });

  test('R-025: the side of one disqualified loses', () => {
    const { effects } = strike(stateOf('flg', CAST), rules, { type: 'disqualified', seat: 'С' });
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'side-lost', side: 'town' }));
  });

  test('R-259, R-304: in Prokurator the status is announced, as a side where the house says so (A-126)', () => {
    const state = stateOf('prokurator', 'К: godfather, В: physician, а: citizen, б: citizen, в: citizen');
    const shown = (options: Record<string, string>) => {
      const now = { ...state, options: { ...state.options, ...options } };
      return strike(now, RULESETS.prokurator, { type: 'modkill', seat: 'В' }).effects.find(
        (it) => it.kind === 'revealed',
      );
    };
    expect(shown({})).toMatchObject({ as: 'status', role: 'physician' });
    expect(shown({ 'A-126': 'side' })).toMatchObject({ as: 'status', role: 'citizen' });
  });
});
