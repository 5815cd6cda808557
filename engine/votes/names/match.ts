import type { Reason } from '../ballot';
import { type Found, findNames, seatsOf } from './find';
import { fold, tidy } from './fold';
import { because, isSure, readAs, type Step } from './how';
import { isNobody } from './known-words';
import { numbered, otherLetters, pieces, type Reading, slipped, strictly } from './ladder';
import type { NameIndex, Who } from './name-index';

/**
 * What a text says about whom is meant.
 * - `one`: this seat. `how` lists what was assumed (empty for the nick letter for letter); `certain: false` asks the
 *   host to look once more. `rest` is what stands beside the name ('' when the text is the name and
 *   signs only).
 * - `several`: one name that fits several seats, or resembles one or more too weakly to be counted: a doubt.
 * - `many`: several names (form 52): a doubt.
 * - `none`: nobody of the game.
 */
export type Match =
  | { kind: 'one'; seat: string; how: readonly Reason[]; certain: boolean; rest: string }
  | { kind: 'several'; seats: readonly string[]; how: readonly Reason[] }
  | { kind: 'many'; seats: readonly string[]; how: readonly Reason[] }
  | { kind: 'none' };

/** Letters, something else, letters again. */
const SEVERAL_WORDS = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u;
const NONE: Match = { kind: 'none' };
const MEMO = 5000;
/** Speeches are not said twice: only texts up to this length are remembered. */
const LONGEST_KEPT = 200;

/**
 * Reads a text as the name of a seat by the ladder of evidence: a step is tried only if the stronger ones found
 * nobody, and two candidates on a step are a doubt. Never throws; remembers its answers in the index.
 */
export function matchName(index: NameIndex, text: string): Match {
  const known = index.memo.get(text);
  if (known) return known;
  if (index.memo.size >= MEMO) index.memo.clear();
  const match = read(index, tidy(text));
  if (text.length <= LONGEST_KEPT) index.memo.set(text, match);
  return match;
}

function read(index: NameIndex, text: string): Match {
  if (text === '') return NONE;
  const number = /^[№#]/u.test(text) ? numbered(index, text) : null;
  const strict = strictly(index, text);
  if (strict) return conclude(index, number === null || number.near ? strict : united([strict, number]));
  const whole =
    otherLetters(index, text) ?? (/\s/u.test(text) && SEVERAL_WORDS.test(text) ? null : loosely(index, text));
  if (whole) return conclude(index, whole);
  return isNobody(fold(text)) || !SEVERAL_WORDS.test(text) ? NONE : amongWords(index, text);
}

/** A piece, a number, a slip: the weak end of the ladder. */
function loosely(index: NameIndex, text: string): Reading | null {
  return pieces(index, text) ?? numbered(index, text) ?? slipped(index, text);
}

/** Words the weak steps are tried on beside a name; in longer texts something always resembles something. */
const FEW_WORDS = 8;

/** The text is no name: look for names in it, and make sure that it is not a damaged longer one. */
function amongWords(index: NameIndex, text: string): Match {
  const found = [...findNames(index, text)];
  const damaged = united([pieces(index, text), numbered(index, text), slipped(index, text)]);
  const rest = without(text, found);
  const alone = !/[\p{L}\p{N}]/u.test(rest);
  const leftover = rest.split(/\s+/u).filter((word) => /\p{L}{3}/u.test(word));
  if (found.length > 0 && leftover.length <= FEW_WORDS)
    for (const word of leftover) {
      // «Лера и Вася» where only Лена plays: not surely one name.
      const reading = slipped(index, word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
      const seats = seatsOf(reading?.who.keys() ?? []);
      if (seats.length > 0)
        found.push({ seats, step: 'slip', certain: false, doubtful: true, start: text.length, end: text.length });
    }
  const named = new Set(found.flatMap(({ seats }) => seats));
  if (damaged.who.size > 0) {
    const all = united([damaged, { who: new Map([...named].map((seat) => [seat, 'part'])), near: false }]);
    return conclude(index, all);
  }
  const [first] = found;
  if (!first) return NONE;
  const agreed = [...named].filter((seat) => found.every(({ seats }) => seats.includes(seat)));
  if (agreed.length !== 1 || found.every(({ doubtful }) => doubtful)) {
    const seats = seatsOf(named);
    if (found.length === 1) return doubt(index, seats, seats.length > 1 ? 'name-several' : 'name-near');
    return { kind: 'many', seats, how: [because('name-many', { nicks: nicks(index, seats) })] };
  }
  const [seat] = agreed;
  if (seat === undefined) return NONE;
  const best = found.find((it) => it.certain) ?? first;
  const nick = index.seats.get(seat) ?? seat;
  return {
    kind: 'one',
    seat,
    how: [...steps(best.step, nick), ...(alone ? [] : [because('name-beside', { nick })])],
    certain: best.certain && leftover.length <= FEW_WORDS,
    rest: alone ? '' : rest,
  };
}

function without(text: string, found: readonly Found[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of found) {
    if (start < at) continue;
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return tidy(rest + text.slice(at));
}

function united(readings: readonly (Reading | null)[]): Reading {
  const who = new Map<Who, Step>();
  let near = false;
  for (const reading of readings)
    for (const [it, step] of reading?.who ?? []) {
      near ||= reading?.near ?? false;
      if (!who.has(it)) who.set(it, step);
    }
  return { who, near };
}

const steps = (step: Step, nick: string): Reason[] => (step === 'exact' ? [] : [readAs(step, nick)]);
const nicks = (index: NameIndex, seats: readonly string[]): string =>
  seats.map((seat) => index.seats.get(seat) ?? seat).join(', ');

function doubt(
  index: NameIndex,
  seats: readonly string[],
  code: 'name-several' | 'name-near' | 'name-number-off',
): Match {
  const list = nicks(index, seats);
  return { kind: 'several', seats, how: [because(code, code === 'name-several' ? { nicks: list } : { nick: list })] };
}

function conclude(index: NameIndex, { who, near }: Reading): Match {
  const seats = seatsOf(who.keys());
  const [seat] = seats;
  if (seat === undefined) return NONE;
  if (who.size > 1) return doubt(index, seats, 'name-several');
  const step = who.get(seat) ?? 'exact';
  if (near) return doubt(index, seats, step === 'number' ? 'name-number-off' : 'name-near');
  return {
    kind: 'one',
    seat,
    how: steps(step, index.seats.get(seat) ?? seat),
    certain: isSure(step),
    rest: '',
  };
}
