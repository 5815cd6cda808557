import { fold, tidy } from './fold';
import { isSure, type Step } from './how';
import { isNobody } from './known-words';
import { otherLetters, type Reading, slipped, strictly, wordOf } from './ladder';
import type { NameIndex, Who } from './name-index';

/** A name that stands within a longer text. */
export interface Found {
  /** Seats the words may mean: one, or several that cannot be told apart. Never empty. */
  seats: readonly string[];
  step: Step;
  /** The reading names one player and is not one to look at twice. */
  certain: boolean;
  /** Not to be counted: it fits several, or only resembles a name («Лера» where Лена plays). */
  doubtful: boolean;
  start: number;
  end: number;
}

const WORD = /[@＠]?[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}_]*(?:[-'’`][\p{L}\p{N}][\p{L}\p{M}\p{N}_]*)*/gu;
/** Beyond this many words a text is a speech: ordinary words in it are no parts of nicks. */
const SPEECH = 12;
const MEMO = 20_000;
const ONE = [1];

/**
 * Names standing within a text as whole words, leftmost first, longest at each place, not overlapping. Whole nicks in
 * any spelling; in a short text also words of many-word nicks and typing slips. Hosts' names are stepped over.
 */
export function findNames(index: NameIndex, text: string): readonly Found[] {
  const spots = [...text.matchAll(WORD)].map((it) => ({ start: it.index, end: it.index + it[0].length }));
  const found: Found[] = signsIn(index, text);
  const brief = spots.length <= SPEECH;
  for (let i = 0; i < spots.length; ) {
    const start = spots[i]?.start ?? 0;
    let taken = 1;
    const long = brief || index.beginnings.has(fold(text.slice(start, start + 2)));
    for (const length of long ? index.lengths : ONE) {
      const end = spots[i + length - 1]?.end;
      if (end === undefined) continue;
      const piece = text.slice(start, end);
      const reading = length === 1 ? remembered(index, piece, brief) : whole(index, piece, brief);
      if (!reading) continue;
      const hit = place(reading, start, end);
      if (hit) found.push(hit);
      taken = length;
      break;
    }
    i += taken;
  }
  return found.map((hit) => beside(text, hit, found)).sort((a, b) => a.start - b.start);
}

/** «Вася Ложкин» where Вася Пупкин plays: an unknown name beside a part of a known one makes it somebody else's. */
function beside(text: string, hit: Found, all: readonly Found[]): Found {
  const free = (at: number): boolean => all.every(({ start, end }) => at < start || at >= end);
  const next = /^ (\p{Lu}[\p{L}\p{M}]+)/u.exec(text.slice(hit.end));
  const previous = /[^\s.!?…] (\p{Lu}[\p{L}\p{M}]+) $/u.exec(text.slice(Math.max(0, hit.start - 60), hit.start));
  const stranger = [
    next && free(hit.end + 1) ? next[1] : null,
    previous && free(hit.start - 2) ? previous[1] : null,
  ].some((word) => typeof word === 'string' && !isNobody(fold(word)));
  return stranger ? { ...hit, certain: false, doubtful: hit.doubtful || PARTIAL.has(hit.step) } : hit;
}

const PARTIAL: ReadonlySet<Step> = new Set(['part', 'digitless', 'slip']);

const whole = (index: NameIndex, text: string, brief: boolean): Reading | null =>
  strictly(index, text) ?? otherLetters(index, text, brief);

/** A thread says the same few words over and over: each is looked up once for a roster. */
function remembered(index: NameIndex, word: string, brief: boolean): Reading | null {
  const memo = brief ? index.words.brief : index.words.spoken;
  let reading = memo.get(word);
  if (reading === undefined) {
    if (memo.size >= MEMO) memo.clear();
    reading = isNobody(fold(word)) ? littleWord(index, word) : anyWord(index, word, brief);
    memo.set(word, reading);
  }
  return reading;
}

/** A little word is a name only where a nick is written just so; «он» is hardly Он, but «кота» may be Кот. */
function littleWord(index: NameIndex, word: string): Reading | null {
  const exact = index.strict[0]?.register.get(tidy(word));
  if (exact) return { who: new Map([...exact].map((who) => [who, 'exact'])), near: false };
  return word.length > 2 ? (strictly(index, word) ?? otherLetters(index, word, false)) : null;
}

/** A whole name, «Царевич» of «Иван-Царевич», the name in «Вася-то», or a slip. */
function anyWord(index: NameIndex, word: string, brief: boolean): Reading | null {
  const reading = whole(index, word, brief);
  if (reading || !brief) return reading;
  return wordOf(index, word) ?? hyphened(index, word) ?? mistyped(index, word);
}

/** Names written with a hyphen between: two of them («Вася-Петя») cannot be told apart. */
function hyphened(index: NameIndex, word: string): Reading | null {
  const pieces = word.split(/[-'’`]/u);
  if (pieces.length < 2) return null;
  const readings = pieces.filter((piece) => !isNobody(fold(piece))).map((piece) => whole(index, piece, true));
  const who = new Map(readings.flatMap((reading) => [...(reading?.who ?? [])]));
  return who.size > 0 ? { who, near: false } : null;
}

/** A slip is looked for inside a phrase only where the word looks like a name: capital, or long. */
function mistyped(index: NameIndex, word: string): Reading | null {
  const name = /^[@＠]?\p{Lu}.{3}/u.test(word) || word.length > 7;
  return name ? slipped(index, word) : null;
}

function place(reading: Reading, start: number, end: number): Found | null {
  const seats = seatsOf(reading.who.keys());
  const step = reading.who.values().next().value;
  if (step === undefined || seats.length === 0) return null;
  const doubtful = reading.who.size > 1 || reading.near;
  return { seats, step, certain: !doubtful && isSure(step), doubtful, start, end };
}

/** Seats among candidates, in an order that does not depend on the roster's. */
export function seatsOf(who: Iterable<Who>): string[] {
  return [...who].filter((it) => it !== null).sort();
}

/** Nicks made of signs, where they stand alone between spaces. */
function signsIn(index: NameIndex, text: string): Found[] {
  return index.signs.flatMap((nick) => {
    const found: Found[] = [];
    for (let at = text.indexOf(nick); at >= 0; at = text.indexOf(nick, at + nick.length)) {
      const end = at + nick.length;
      const alone = !/\S/u.test(text.charAt(at - 1)) && !/\S/u.test(text.charAt(end));
      const reading = alone ? strictly(index, nick) : null;
      const hit = reading ? place(reading, at, end) : null;
      if (hit) found.push(hit);
    }
    return found;
  });
}
