import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf } from '../../../engine/votes/names/cases';
import { caseless, digitless, fold, letters, lookalike, spaceless, tidy } from '../../../engine/votes/names/fold';
import { findNames, matchName } from '../../../engine/votes/names/names';
import { names } from './seats';

const REAL = fc.constantFrom(
  ...(
    'Вася Вася2 Васька Василиса Петя Петр Petr Petra Vasya Саша Маша Паша Sashe Марина Марин Марий Лис Лиса Лисёнок Zайка Зайка Снегурочка Снегурка ' +
    'Вася_Пупкин Пупкин Иван-Царевич КотБаюн Jack Jake Ma4o Мачо user1 user10 7 77 [Дон] a*b . 🐱 A50 Весёлый Весёлая Тень Тень_отца Ведунья Роман Рома Poma'
  ).split(' '),
);
const ALPHABET = fc.constantFrom(...'аеиоувсптрмнляькшxaecopyBM1234 _-.Ё');
const ODD = fc.string({
  unit: fc.oneof(ALPHABET, fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' })),
  minLength: 1,
  maxLength: 12,
});
const nick = fc.oneof({ weight: 4, arbitrary: REAL }, { weight: 1, arbitrary: ODD }).filter((it) => tidy(it) !== '');
const nicks = fc.uniqueArray(nick, { minLength: 1, maxLength: 8, selector: tidy });

/** A nick as people mangle it: another case form, a slip, a cut, another alphabet's letter. */
const mangled = fc.tuple(nick, fc.nat(), fc.nat()).map(([name, how, at]) => {
  const letters = [...name];
  const i = at % letters.length;
  switch (how % 9) {
    case 0:
      return name.toUpperCase();
    case 1:
      return letters.filter((_, j) => j !== i).join('');
    case 2:
      return [...letters.slice(0, i), ...letters.slice(i, i + 1), ...letters.slice(i)].join('');
    case 3:
      return letters.slice(0, Math.max(1, i)).join('');
    case 4:
      return name.replace(/[аеос]/u, (it) => ({ а: 'a', е: 'e', о: 'o', с: 'c' })[it] ?? it);
    case 5: {
      const forms = [...formsOf([fold(name)])];
      return forms[at % Math.max(1, forms.length)] ?? name;
    }
    case 6:
      return letters.map((it, j) => (j === i ? 'о' : it)).join('');
    case 7:
      return `@${name}`;
    default:
      return name;
  }
});
const text = fc.oneof(mangled, nick, ODD);

describe('foldings', () => {
  it.each([tidy, caseless, fold, spaceless, letters, lookalike, digitless])('%o is idempotent', (folding) =>
    fc.assert(
      fc.property(fc.oneof(ODD, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (it) => {
        expect(folding(folding(it))).toBe(folding(it));
      }),
    ),
  );
});

describe('reading a name', () => {
  it('does not depend on the order of the seats', () =>
    fc.assert(
      fc.property(nicks, text, fc.nat(), (players, said, shift) => {
        const at = shift % players.length;
        const turned = [...players.slice(at), ...players.slice(0, at)].reverse();
        const a = matchName(names(players), said);
        const b = matchName(names(turned), said);
        expect(b).toEqual(a);
      }),
      { numRuns: 400 },
    ));

  it('an exact nick always wins', () =>
    fc.assert(
      fc.property(nicks, fc.nat(), (players, n) => {
        const said = players[n % players.length] ?? '';
        expect(matchName(names(players), said)).toMatchObject({ kind: 'one', seat: said, how: [], certain: true });
      }),
      { numRuns: 200 },
    ));

  it('one more player turns a hit into a doubt at most, unless his own name is better evidence', () =>
    fc.assert(
      fc.property(nicks, nick, text, (players, extra, said) => {
        fc.pre(players.every((it) => tidy(it) !== tidy(extra)));
        const before = matchName(names(players), said);
        const after = matchName(names([...players, extra]), said);
        if (before.kind !== 'one' || after.kind !== 'one' || after.seat === before.seat) return;
        expect(after.seat).toBe(extra);
        expect(LADDER.indexOf(code(after))).toBeLessThan(LADDER.indexOf(code(before)));
      }),
      { numRuns: 1000 },
    ));

  it('two seats of one name are never told apart', () =>
    fc.assert(
      fc.property(nicks, text, (players, said) => {
        const index = names([...players, ...players]);
        const match = matchName(index, said);
        expect(match.kind).not.toBe('one');
      }),
      { numRuns: 300 },
    ));

  it('survives any text', () =>
    fc.assert(
      fc.property(nicks, fc.string({ unit: 'binary', maxLength: 300 }), (players, said) => {
        const index = names(players);
        matchName(index, said);
        for (const { start, end } of findNames(index, said)) expect(end).toBeGreaterThan(start);
      }),
    ));

  it('names found in a text stand there in order and do not overlap', () =>
    fc.assert(
      fc.property(
        nicks,
        fc.array(fc.oneof(text, fc.constantFrom('и', 'против', ',', 'голос за')), { maxLength: 8 }),
        (players, said) => {
          const line = said.join(' ');
          const found = findNames(names(players), line);
          found.forEach((it, i) => {
            expect(it.start).toBeGreaterThanOrEqual(found[i - 1]?.end ?? 0);
            expect(it.end).toBeLessThanOrEqual(line.length);
            expect(it.seats.length).toBeGreaterThan(0);
          });
        },
      ),
      { numRuns: 200 },
    ));
});

/** Codes from the strongest to the weakest. */
const LADDER = [
  ...[
    '',
    'case',
    'fold',
    'mention',
    'spaces',
    'signs',
    'remembered',
    'lookalike',
    'form',
    'digits',
    'translit',
    'layout',
  ],
  ...['sound', 'prefix', 'part', 'digitless', 'initials', 'number', 'slip', 'beside'],
];
const code = (match: ReturnType<typeof matchName>): string =>
  match.kind === 'one' ? (match.rest === '' ? (match.how[0]?.code ?? '').replace('name-', '') : 'beside') : '';
