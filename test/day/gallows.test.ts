import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gallows } from '../../engine/day/gallows';
import { applyEffects } from '../../engine/game/effects';
import type { DayMemo, GameState } from '../../engine/game/state';
import { askBook } from '../../engine/night/asks';
import { newTrace } from '../../engine/night/trace';
import { optionOf } from '../../engine/rulesets/ruleset';
import { roleIn, town } from './town';

const ROLES = {
  Аня: 'citizen',
  Боря: 'citizen',
  Вера: 'povesa',
  Гена: 'fan',
  Дима: 'maniac',
  Ева: 'lawyer',
  Жора: 'prosecutor',
  Зоя: 'idiot',
  Игорь: 'hohol',
  Кира: 'shahid',
} as const;

const run = (
  state: GameState,
  condemned: readonly string[],
  options: Readonly<Record<string, string>> = {},
  answers: Readonly<Record<string, string>> = {},
) => {
  const trace = newTrace();
  const asks = askBook(answers);
  const option = (id: string) => options[id] ?? optionOf(state, id);
  const result = gallows({ state, role: roleIn(state), option, verdict: ['A-001'], asks }, condemned, trace);
  return { ...result, trace: trace.steps, asks: asks.open };
};

const cover = (seat: string) => ({ protected: [{ seat, by: 'Ева' }] });
const off = (seat: string) => ({ unprotected: [{ seat, by: 'Жора' }] });
const vow = (victim: string) => ({ vows: [{ by: 'Вера', victim }] });
const selfAccusation = { standIns: [{ by: 'Гена', ward: 'Дима', at: 'gallows' as const }] };

interface Case {
  name: string;
  day?: Partial<DayMemo>;
  dead?: readonly string[];
  condemned: string;
  hanged: readonly string[];
  /** Whether «отмазан, не повешен никто» is published. */
  gotOff?: boolean;
  options?: Readonly<Record<string, string>>;
}

const CASES: readonly Case[] = [
  { name: 'A-001 the condemned hangs', condemned: 'Аня', hanged: ['Аня'] },
  {
    name: 'R-063 the protected does not, and nobody does',
    day: cover('Аня'),
    condemned: 'Аня',
    hanged: [],
    gotOff: true,
  },
  { name: 'R-063 protection of somebody else is nothing', day: cover('Боря'), condemned: 'Аня', hanged: ['Аня'] },
  { name: 'R-064 the lawyer protects himself', day: cover('Ева'), condemned: 'Ева', hanged: [], gotOff: true },
  {
    name: 'R-066 the lawyer died in the night',
    day: cover('Аня'),
    dead: ['Ева'],
    condemned: 'Аня',
    hanged: [],
    gotOff: true,
  },
  { name: 'R-251 the prosecutor guessed', day: { ...cover('Аня'), ...off('Аня') }, condemned: 'Аня', hanged: ['Аня'] },
  {
    name: 'R-251 the prosecutor did not guess',
    day: { ...cover('Аня'), ...off('Боря') },
    condemned: 'Аня',
    hanged: [],
    gotOff: true,
  },
  { name: 'R-250 removing what is not there', day: off('Аня'), condemned: 'Аня', hanged: ['Аня'] },
  { name: 'R-255 the idiot is not hanged, A-019 nor anybody else', condemned: 'Зоя', hanged: [] },
  {
    name: 'R-256 who killed the idiot is protected',
    day: { reprieved: ['Аня'] },
    condemned: 'Аня',
    hanged: [],
    gotOff: true,
  },
  {
    name: 'A-020 the prosecutor cannot take that away',
    day: { reprieved: ['Аня'], ...off('Аня') },
    condemned: 'Аня',
    hanged: [],
    gotOff: true,
  },
  {
    name: 'A-113 all of the killers are protected',
    day: { reprieved: ['Аня', 'Боря'] },
    condemned: 'Боря',
    hanged: [],
    gotOff: true,
  },
  { name: 'R-221 the povesa takes his victim along', day: vow('Аня'), condemned: 'Вера', hanged: ['Вера', 'Аня'] },
  { name: 'R-221 the victim alone takes nobody', day: vow('Аня'), condemned: 'Аня', hanged: ['Аня'] },
  {
    name: 'R-222 the victim is protected',
    day: { ...vow('Аня'), ...cover('Аня') },
    condemned: 'Вера',
    hanged: ['Вера'],
  },
  {
    name: 'R-222 and R-251 his protection was removed',
    day: { ...vow('Аня'), ...cover('Аня'), ...off('Аня') },
    condemned: 'Вера',
    hanged: ['Вера', 'Аня'],
  },
  {
    name: 'A-016 the povesa is protected: his victim hangs',
    day: { ...vow('Аня'), ...cover('Вера') },
    condemned: 'Вера',
    hanged: ['Аня'],
    gotOff: false,
  },
  {
    name: 'A-016 the other reading: nobody',
    day: { ...vow('Аня'), ...cover('Вера') },
    options: { 'A-016': 'nobody' },
    condemned: 'Вера',
    hanged: [],
    gotOff: true,
  },
  { name: 'A-018 the victim is dead already', day: vow('Аня'), dead: ['Аня'], condemned: 'Вера', hanged: ['Вера'] },
  { name: 'R-255 the idiot is not taken along', day: vow('Зоя'), condemned: 'Вера', hanged: ['Вера'] },
  { name: 'R-089 the fan hangs instead of the maniac', day: selfAccusation, condemned: 'Дима', hanged: ['Гена'] },
  {
    name: 'R-090 even if the maniac is protected',
    day: { ...selfAccusation, ...cover('Дима') },
    condemned: 'Дима',
    hanged: ['Гена'],
  },
  {
    name: 'R-091 the fan is protected: nobody',
    day: { ...selfAccusation, ...cover('Гена') },
    condemned: 'Дима',
    hanged: [],
    gotOff: true,
  },
  {
    name: 'R-091 and R-251 his protection was removed',
    day: { ...selfAccusation, ...cover('Гена'), ...off('Гена') },
    condemned: 'Дима',
    hanged: ['Гена'],
  },
  { name: 'R-089 another is condemned', day: selfAccusation, condemned: 'Аня', hanged: ['Аня'] },
  { name: 'R-089 the fan died in the night', day: selfAccusation, dead: ['Гена'], condemned: 'Дима', hanged: ['Дима'] },
  {
    name: 'R-088 a bodyguard of the night is none at the gallows',
    day: { standIns: [{ by: 'Гена', ward: 'Дима', at: 'night' }] },
    condemned: 'Дима',
    hanged: ['Дима'],
  },
  {
    name: 'A-017 the victim is the maniac with a fan',
    day: { ...vow('Дима'), ...selfAccusation },
    condemned: 'Вера',
    hanged: ['Вера', 'Гена'],
  },
  { name: 'A-021 the hohol takes nobody along', condemned: 'Игорь', hanged: ['Игорь'] },
  { name: 'A-022 nor does the shahid', condemned: 'Кира', hanged: ['Кира'] },
];

describe('readings of a house', () => {
  const marked: GameState = {
    ...town(ROLES),
    nights: [
      {
        night: 2,
        sent: [],
        deeds: [{ seat: 'Кира', role: 'shahid', act: 'mark', targets: ['Аня'], notes: [] }],
        attempts: [],
      },
    ],
  };
  it.each([
    [
      'A-017 the maniac hangs himself',
      town(ROLES, { ...vow('Дима'), ...selfAccusation }),
      'Вера',
      { 'A-017': 'maniac' },
      ['Вера', 'Дима'],
    ],
    [
      'A-020 the prosecutor removes that too',
      town(ROLES, { reprieved: ['Аня'], ...off('Аня') }),
      'Аня',
      { 'A-020': 'yes' },
      ['Аня'],
    ],
    ['A-022 the shahid takes the one he named', marked, 'Кира', { 'A-022': 'takes' }, ['Кира', 'Аня']],
    ['A-022 by default he does not', marked, 'Кира', {}, ['Кира']],
  ] as const)('%s', (_name, state, condemned, options, hanged) => {
    expect(run(state, [condemned], options).hanged).toEqual(hanged);
  });

  it('A-021 the host says who dies with the hohol', () => {
    const asked = run(town(ROLES), ['Игорь'], { 'A-021': 'host' });
    expect(asked.asks.map((ask) => [ask.id, ask.byDefault])).toEqual([['takes/2/Игорь', 'nobody']]);
    expect(asked.hanged).toEqual(['Игорь']);
    const told = run(town(ROLES), ['Игорь'], { 'A-021': 'host' }, { 'takes/2/Игорь': 'Аня' });
    expect(told.hanged).toEqual(['Игорь', 'Аня']);
  });
});

describe('the chain at the gallows', () => {
  it.each(CASES)('$name', ({ day, dead, condemned, hanged, gotOff, options }) => {
    const result = run(town(ROLES, day, dead), [condemned], options);
    expect(result.hanged).toEqual(hanged);
    const said = result.effects.flatMap((it) =>
      it.kind === 'published' && it.says.fact === 'got-off' ? [it.says.nobody] : [],
    );
    expect(said).toEqual(gotOff === undefined ? [] : [gotOff]);
  });

  it('A-003 all of the tied may hang, each once', () => {
    const result = run(town(ROLES, vow('Аня')), ['Вера', 'Аня']);
    expect(result.hanged).toEqual(['Вера', 'Аня']);
  });

  it.each([
    ['R-063 A-003 one of several is protected: he is got off, the other hangs', cover('Боря'), ['Аня'], [false]],
    ['R-063 A-003 all of them are: nobody hangs', { ...cover('Боря'), reprieved: ['Аня'] }, [], [true, true]],
    ['R-089 A-003 the fan hangs in the maniac’s place, condemned himself or not', selfAccusation, ['Гена'], []],
    ['R-091 A-003 the fan is protected: neither', { ...selfAccusation, ...cover('Гена') }, [], [true, true]],
  ] as const)('%s, in whatever order they are named', (name, day, hanged, gotOff) => {
    const pair = name.includes('fan') ? ['Дима', 'Гена'] : ['Аня', 'Боря'];
    for (const condemned of [pair, [...pair].reverse()]) {
      const result = run(town(ROLES, day as Partial<DayMemo>), condemned);
      expect(result.hanged, condemned.join()).toEqual(hanged);
      const said = result.effects.flatMap((it) =>
        it.kind === 'published' && it.says.fact === 'got-off' ? [it.says.nobody] : [],
      );
      expect(said, condemned.join()).toEqual(gotOff);
    }
  });

  it('nobody dies twice, the dead are not hanged, every effect has its step', () => {
    const names = Object.keys(ROLES);
    const one = fc.constantFrom(...names);
    const memo = fc.record({
      protected: fc.array(fc.record({ seat: one, by: fc.constant('Ева') }), { maxLength: 2 }),
      unprotected: fc.array(fc.record({ seat: one, by: fc.constant('Жора') }), { maxLength: 2 }),
      vows: fc.array(fc.record({ by: one, victim: one }), { maxLength: 4 }),
      standIns: fc.array(fc.record({ by: one, ward: one, at: fc.constant('gallows' as const) }), { maxLength: 3 }),
      reprieved: fc.array(one, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(memo, fc.array(one, { maxLength: 3 }), fc.array(one, { maxLength: 3 }), (day, dead, condemned) => {
        const state = town(ROLES, day, dead);
        const { hanged, effects, trace } = run(state, condemned);
        expect(new Set(hanged).size).toBe(hanged.length);
        expect(hanged.some((seat) => dead.includes(seat))).toBe(false);
        const after = applyEffects(state, effects);
        expect(
          after.seats
            .filter((seat) => !seat.alive)
            .map((seat) => seat.id)
            .sort(),
        ).toEqual([...new Set([...dead, ...hanged])].sort());
        for (const effect of effects) expect(trace[effect.why ?? -1]).toBeDefined();
      }),
    );
  });
});
