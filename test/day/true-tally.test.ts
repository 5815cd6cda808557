import { describe, expect, it } from 'vitest';
import { trueTally } from '../../engine/day/true-tally';
import type { GameState } from '../../engine/game/state';
import type { Ballot } from '../../engine/votes/ballot';
import { FLG } from '../../engine/votes/presets';
import { publicTally } from '../../engine/votes/tally';
import { ballot, roster } from '../letters/votes';
import { roleIn, town } from './town';

const ROLES = {
  Док: 'doctor',
  Про: 'prosecutor',
  Босс: 'mafioso',
  Джо: 'joker',
  Аня: 'citizen',
  Боря: 'citizen',
} as const;

const townRoster = (silenced: readonly string[] = []) => roster(Object.keys(ROLES), silenced);
const options = { complete: true, closed: true };
const totals = (state: GameState, ballots: Ballot[], silenced?: readonly string[]) =>
  Object.fromEntries(
    trueTally(ballots, townRoster(silenced), FLG, { state, role: roleIn(state) }, options).standings.map((it) => [
      it.player,
      it.total,
    ]),
  );
const EVERYBODY = ['Док', 'Про', 'Босс', 'Джо', 'Аня', 'Боря'];
/** All vote red against Боря, but for the ballots given. */
const votes = (...own: Ballot[]): Ballot[] => [
  ...own,
  ...EVERYBODY.filter((name) => !own.some((it) => it.voter === name)).map((name) => ballot(name, 'against', 'Боря')),
];

describe('the count that decides', () => {
  it.each([
    ['R-167 the doctor’s blue counts three', ballot('Док', 'for', 'Аня'), 'Аня', 3],
    ['R-167 the doctor’s red counts one', ballot('Док', 'against', 'Аня'), 'Аня', -1],
    ['A-005 the doctor’s blue for himself counts three', ballot('Док', 'for', 'Док'), 'Док', 3],
    ['R-252 the prosecutor’s red counts two', ballot('Про', 'against', 'Аня'), 'Аня', -2],
    ['R-252 the prosecutor’s blue counts one', ballot('Про', 'for', 'Аня'), 'Аня', 1],
  ] as const)('%s', (_name, own, player, total) => {
    expect(totals(town(ROLES), votes(own))[player]).toBe(total);
  });

  const voteless = town(ROLES, { voteless: ['Босс'] });
  it('R-049 the boss’s vote moves nothing, A-007 and he is not punished for it', () => {
    const all = totals(voteless, votes(ballot('Босс', 'against', 'Аня')));
    expect([all.Аня, all.Босс]).toEqual([0, 0]);
  });
  const silent = votes().filter((it) => it.voter !== 'Босс');
  it('A-007 a boss without a vote who posts nothing gets −2 like anybody', () => {
    expect(totals(voteless, silent).Босс).toBe(-2);
  });
  it('A-007 unless he is silenced too, or the house says otherwise', () => {
    expect(totals(voteless, silent, ['Босс']).Босс).toBe(0);
    expect(totals({ ...voteless, options: { 'A-007': 'zero' } }, silent).Босс).toBe(0);
  });

  describe('R-012 a silence that is not announced (A-028)', () => {
    const muted = (until: number): GameState => ({
      ...town(ROLES),
      options: { 'A-028': 'named' },
      silences: [{ seat: 'Аня', until, secret: true }],
    });
    const own = votes(ballot('Аня', 'against', 'Джо'));
    it.each([
      ['takes the vote away', muted(2), own, undefined, 'Джо', 0],
      ['and one who posts nothing is not punished', muted(2), own.slice(1), undefined, 'Аня', 0],
      ['the votes against him count (A-006)', muted(2), votes(ballot('Док', 'against', 'Аня')), undefined, 'Аня', -1],
      ['over, it takes nothing', muted(1), own, undefined, 'Джо', -1],
      ['over, silence is punished', muted(1), own.slice(1), undefined, 'Аня', -2],
    ] as const)('%s', (_name, state, ballots, silenced, player, total) => {
      expect(totals(state, [...ballots], silenced)[player]).toBe(total);
    });

    it('where the silenced are untouchable, so are these (A-006)', () => {
      const policy = { ...FLG, silenced: 'untouchable' } as const;
      const state = muted(2);
      const against = votes(ballot('Док', 'against', 'Аня'));
      const counted = trueTally(against, townRoster(), policy, { state, role: roleIn(state) }, options);
      expect(counted.standings.find((it) => it.player === 'Аня')?.total).toBe(0);
    });

    it('an announced one the host has lifted stays lifted', () => {
      const lifted: GameState = { ...town(ROLES), silences: [{ seat: 'Аня', until: 2 }] };
      expect(totals(lifted, own).Джо).toBe(-1);
    });
  });

  const copying: GameState = {
    ...town(ROLES),
    nights: [
      {
        night: 2,
        sent: [],
        attempts: [],
        deeds: [{ seat: 'Джо', role: 'doctor', act: 'heal', targets: ['Аня'], notes: [] }],
      },
    ],
  };
  it('A-014 a joker who copied the doctor votes with one, or as the house says with three', () => {
    const own = votes(ballot('Джо', 'for', 'Аня'));
    expect(totals(copying, own).Аня).toBe(1);
    expect(totals({ ...copying, options: { 'A-014': 'as-role' } }, own).Аня).toBe(3);
  });

  it('A-008 the public count is the same whatever the secret', () => {
    const own = votes(ballot('Док', 'for', 'Аня'), ballot('Про', 'against', 'Аня'));
    const open = publicTally(own, townRoster(), FLG, options).standings.map((it) => [it.player, it.total]);
    expect(Object.fromEntries(open).Аня).toBe(0);
    expect(totals(town(ROLES), own).Аня).toBe(1);
  });
});
