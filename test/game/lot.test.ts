import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeal } from '../../engine/game/deal-text';
import { advice, dealByLot, firstCounts, withRanks } from '../../engine/game/lot';
import { RULESETS } from '../../engine/rulesets/all';

const seats = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('dealing by lot', () => {
  it('every seat gets one card, all cards are dealt, whatever the lot', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (lots) => {
        const dealt = dealByLot({ mafioso: 2, doctor: 1 }, seats, (below) => Number(lots.next().value) % below);
        expect([...(dealt?.keys() ?? [])]).toEqual(seats);
        expect([...(dealt?.values() ?? [])].sort()).toEqual([
          'citizen',
          'citizen',
          'citizen',
          'doctor',
          'mafioso',
          'mafioso',
        ]);
      }),
    );
  });
  it('more roles than seats cannot be dealt', () => {
    expect(dealByLot({ mafioso: 7 }, seats, () => 0)).toBeNull();
  });
  it('R-031 ranks go by the order of the seats, or as the host puts them', () => {
    const roles = new Map([
      ['a', 'mafioso'],
      ['b', 'citizen'],
      ['c', 'mafioso'],
      ['d', 'mafia-journalist'],
    ]);
    const ranks = (first?: string[]) => withRanks(roles, RULESETS.flg, first).map((it) => it.rank);
    expect(ranks()).toEqual([1, null, 2, null]);
    expect(ranks(['c'])).toEqual([2, null, 1, null]);
  });
});

describe('advice on a deal', () => {
  const said = (counts: Record<string, number>, count: number, ruleset: 'flg' | 'prokurator' = 'flg') =>
    advice(counts, count, RULESETS[ruleset]).map((it) => [it.stops, it.words.en]);
  it.each([
    ['R-028 a third is fine', { mafioso: 4 }, 12, 'flg', []],
    [
      'R-028 half is not usual',
      { mafioso: 6 },
      12,
      'flg',
      [[false, 'The mafia are {family}; about a third is usual: {third}']],
    ],
    ['R-028 no mafia', {}, 6, 'flg', [[false, 'There is no mafia in the deal; about a third is usual: {third}']]],
    ['more roles than seats', { mafioso: 9 }, 6, 'flg', [[true, 'There are {named} roles and {seats} seats']]],
    [
      'R-094 a werewolf without a maniac',
      { mafioso: 2, werewolf: 1 },
      6,
      'flg',
      [[false, 'The deal has the {role} without the one whose place he takes: {missing}']],
    ],
    [
      'R-084 a fan without a maniac',
      { mafioso: 4, fan: 1 },
      12,
      'flg',
      [[false, 'The deal has the {role} without the role he has little to do without: {missing}']],
    ],
    [
      'R-250 a prosecutor without a lawyer',
      { mafioso: 4, prosecutor: 1 },
      12,
      'flg',
      [[false, 'The deal has the {role} without the role he has little to do without: {missing}']],
    ],
    ['R-250 both', { mafioso: 3, lawyer: 1, prosecutor: 1 }, 12, 'flg', []],
    [
      'R-034 R-035 a mafia without ranks',
      { 'mafia-journalist': 1, lawyer: 1 },
      6,
      'flg',
      [[false, 'The mafia have no ranks: their head will be one who loses his own move by it']],
    ],
    [
      'R-265 a mafia without the Godfather',
      { mafioso: 3 },
      10,
      'prokurator',
      [[true, 'The role “{title}” is missing: nobody heads the mafia']],
    ],
  ] as const)('%s', (_name, counts, count, ruleset, expected) => {
    expect(said(counts, count, ruleset)).toEqual(expected);
  });
});

describe('a deal to begin with', () => {
  it.each([
    ['R-028 a third of twelve', 12, 'flg', { mafioso: 4 }],
    ['R-028 a third of forty', 40, 'flg', { mafioso: 13 }],
    ['R-265 with a head', 10, 'prokurator', { godfather: 1, mafioso: 2 }],
    ['nobody', 0, 'prokurator', { godfather: 0, mafioso: 0 }],
  ] as const)('%s, and nothing to advise about it', (_name, count, ruleset, expected) => {
    const counts = firstCounts(count, RULESETS[ruleset]);
    expect(counts).toEqual(expected);
    if (count > 0) expect(advice(counts, count, RULESETS[ruleset])).toEqual([]);
  });
});

describe('a pasted deal', () => {
  const people = ['Вася', 'Иван-Царевич', 'Лёлик', '[Дон]'].map((name) => ({
    id: name,
    name,
    accounts: [{ nick: name }],
  }));
  const read = (text: string) => {
    const { roles, problems } = parseDeal(text, people, RULESETS.flg);
    return { roles: Object.fromEntries(roles), problems: problems.map((it) => [it.line, it.words.en]) };
  };
  it.each([
    ['Вася — доктор', { Вася: 'doctor' }],
    ['1. Иван-Царевич - мент', { 'Иван-Царевич': 'cop' }],
    ['Иван-Царевич-мент', { 'Иван-Царевич': 'cop' }],
    ['журналист мафии: лелик', { Лёлик: 'mafia-journalist' }],
    ['[Дон]\tмафия', { '[Дон]': 'mafioso' }],
  ])('%s', (text, roles) => {
    expect(read(text)).toEqual({ roles, problems: [] });
  });
  it('tells what it could not read, by line, and keeps the rest', () => {
    expect(read('Вася — доктор\n\nКто-то — мент\nЛёлик — волшебник\nВася — мент\nпросто текст')).toEqual({
      roles: { Вася: 'doctor' },
      problems: [
        [3, 'No such player: {line}'],
        [4, 'No such role: {line}'],
        [5, 'The player is named twice: {line}'],
        [6, 'No pair “player — role”: {line}'],
      ],
    });
  });
});
