import type { Roster } from '../roster';
import { formsOf } from './cases';
import { caseless, digitless, fold, letters, lookalike, spaceless, tidy, twinned, words } from './fold';
import type { Step } from './how';
import { isNobody } from './known-words';
import type { Reading } from './ladder';
import type { Match } from './match';
import { letterSet } from './slip';

/** A seat id, or `null`: somebody known who plays in no seat (a host, a remembered player of another game). */
export type Who = string | null;

/** One name of somebody: nick, former nick, mask, pet name. */
export interface Name {
  text: string;
  who: Who;
  /** {@link letters} and {@link lookalike} of the text. */
  letters: string;
  look: string;
}

/** A nick, a form of it or a long word of it, as something a slip was meant for. */
export interface Spelling {
  text: string;
  who: Who;
  whole: boolean;
  /** Length of the nick when this is a form of it, `null` for the nick itself. */
  formOf: number | null;
  /** {@link letterSet} of the text. */
  letters: number;
}

/** Keys → who is called so. */
export type Register = ReadonlyMap<string, ReadonlySet<Who>>;

/** Looser readings, made at the first text that needs them. */
export interface Loose {
  look: Register;
  digits: Register;
  /** Case forms: own rules and the roster's ready ones; by letters, and by look for names with a Russian letter. */
  forms: Register;
  formsByLook: Register;
  /** Words of many-word nicks and their case forms. */
  parts: Register;
  /** Latin words of many-word nicks, for reading by ear. */
  latinParts: readonly { word: string; who: Who }[];
  /** Nicks without digits and their forms. */
  bare: Register;
  initials: Register;
  /** Everything a slip may have been meant for. */
  spellings: readonly Spelling[];
}

/** What {@link buildNames} makes of a roster; opaque to callers. */
export interface NameIndex {
  /** Shown names by seat id. */
  seats: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<number, ReadonlySet<Who>>;
  rosterNumbers: boolean;
  names: readonly Name[];
  ready: readonly Name[];
  /** The strict steps in order. */
  strict: readonly { step: Step; key: (text: string) => string; register: Register }[];
  remembered: Register;
  /** {@link plainKey} of every name. */
  plain: ReadonlySet<string>;
  /** How many words the names have, and 1: windows worth trying within a text, longest first. */
  lengths: readonly number[];
  /** First two letters of the names, folded: in a long text only what begins so may be a name of many words. */
  beginnings: ReadonlySet<string>;
  /** Every word of the names, folded: «не» of «Не_важно» is no stray particle. */
  vocabulary: ReadonlySet<string>;
  /** Nicks without a letter or digit («.», emoji), to be found as they are. */
  signs: readonly string[];
  loose: () => Loose;
  memo: Map<string, Match>;
  /** What single words mean in a short text and in a long one. */
  words: { brief: Map<string, Reading | null>; spoken: Map<string, Reading | null> };
}

export interface NameOptions {
  /** «это Вася»: what the host taught this forum; `nick` is anybody's, also of somebody who does not play now. */
  aliases: readonly { alias: string; nick: string }[];
  /** «№7» and «7» are names (form 35). */
  rosterNumbers: boolean;
}

class Book {
  readonly map = new Map<string, Set<Who>>();
  add(key: string, who: Who): void {
    if (key === '') return;
    const known = this.map.get(key);
    if (known) known.add(who);
    else this.map.set(key, new Set([who]));
  }
}

/** Case forms of a nick of this length are not made: nobody types it. */
const LONGEST_INFLECTED = 60;

/**
 * Prepares a roster for reading names; build once, read every post with it. The dead are included, so that a vote for
 * a dead player stays void instead of going to a living one with a similar name.
 */
export function buildNames(roster: Roster, options: NameOptions): NameIndex {
  const named = (text: string, who: Who): Name => ({ text, who, letters: letters(text), look: lookalike(text) });
  const names: Name[] = [];
  const ready: Name[] = [];
  const numbers = new Map<number, Set<Who>>();
  for (const seat of roster.seats) {
    const own = new Set([seat.name, ...seat.accounts.map(({ nick }) => nick), ...seat.aliases].map(tidy));
    for (const text of own) if (text !== '') names.push(named(text, seat.id));
    for (const form of seat.forms) ready.push(named(form, seat.id));
    if (seat.number !== null) numbers.set(seat.number, (numbers.get(seat.number) ?? new Set<Who>()).add(seat.id));
  }
  const players = new Set(names.map(({ text }) => caseless(text)));
  for (const { nick } of roster.hosts) if (!players.has(caseless(nick))) names.push(named(nick, null));

  const strict = (
    [
      ['exact', tidy],
      ['case', caseless],
      ['fold', fold],
      ['spaces', spaceless],
      ['signs', letters],
    ] as const
  ).map(([step, key]) => {
    const book = new Book();
    for (const name of names) book.add(key(name.text), name.who);
    return { step, key, register: book.map };
  });

  const remembered = new Book();
  for (const { alias, nick } of options.aliases) {
    const hit = strict.map(({ key, register }) => register.get(key(nick))).find((found) => found !== undefined);
    for (const who of hit ?? [null]) remembered.add(plainKey(alias), who);
  }

  let loose: Loose | null = null;
  const everything = [...names.map(({ text }) => text), ...options.aliases.map(({ alias }) => alias)];
  return {
    seats: new Map(roster.seats.map(({ id, name }) => [id, name])),
    numbers,
    rosterNumbers: options.rosterNumbers,
    names,
    ready,
    strict,
    remembered: remembered.map,
    plain: new Set(names.map(({ text }) => plainKey(text))),
    lengths: [...new Set(everything.map((text) => text.split(/[^\p{L}\p{M}\p{Nd}]+/u).filter(Boolean).length))]
      .filter((n) => n > 1)
      .sort((a, b) => b - a)
      .concat(1),
    beginnings: new Set(everything.map((text) => fold(text).slice(0, 2))),
    vocabulary: new Set(
      everything.flatMap((text) =>
        words(text)
          .map(fold)
          .flatMap((word) => (isNobody(word) ? [word, ...formsOf([word])] : [word])),
      ),
    ),
    signs: names.filter((name) => name.letters === '').map(({ text }) => text),
    loose: () => (loose ??= makeLoose(names, ready)),
    memo: new Map(),
    words: { brief: new Map(), spoken: new Map() },
  };
}

/** {@link letters}, or the folded text where there are none. */
export const plainKey = (text: string): string => letters(text) || fold(text);

/**
 * A word and its case forms as keys: look-alikes folded, except in the Russian ending of a Latin word («Darkе» is a
 * form of Dark, «Darke» is not).
 */
function inflected(word: string): string[] {
  const forms = [...formsOf([word])];
  return [twinned(word), ...(RUSSIAN_START.test(word) ? forms.map(twinned) : forms)];
}

const RUSSIAN_START = /^[а-я]/u;

function makeLoose(names: readonly Name[], ready: readonly Name[]): Loose {
  const look = new Book();
  const digits = new Book();
  const forms = new Book();
  const formsByLook = new Book();
  const parts = new Book();
  const bare = new Book();
  const initials = new Book();
  const latinParts: { word: string; who: Who }[] = [];
  const spellings: Spelling[] = [];
  const spell = (text: string, who: Who, whole: boolean, formOf: number | null): void => {
    spellings.push({ text, who, whole, formOf, letters: letterSet(text) });
  };
  const addForm = (form: string, who: Who, nick: number): void => {
    forms.add(form, who);
    if (/[а-я]/u.test(form.slice(0, 2))) formsByLook.add(twinned(form), who);
    spell(form, who, true, nick);
  };
  for (const { letters: form, who } of ready) if (form !== '') addForm(form, who, form.length);
  for (const { text, who, letters: key, look: twin } of names) {
    look.add(twin, who);
    digits.add(digitless(text), who);
    if (key !== '') spell(key, who, true, null);
    if (key === '' || key.length > LONGEST_INFLECTED) continue;
    const all = words(text).map(letters).filter(Boolean);
    for (const form of formsOf(all)) addForm(form, who, key.length);
    if (all.length > 1) for (const form of formsOf([key])) addForm(form, who, key.length);
    const undigited = key.replace(/\d+/gu, '');
    if (undigited !== key && undigited.length > 1) for (const form of inflected(undigited)) bare.add(form, who);
    const meaty = all.filter((word) => /\p{L}/u.test(word));
    if (meaty.length > 1)
      for (const word of meaty) {
        if (word.length < 3) continue;
        for (const form of inflected(word)) {
          parts.add(form, who);
          if (word.length > 5) spell(form, who, false, form === word ? null : word.length);
        }
        if (/^[a-z]+$/u.test(word)) latinParts.push({ word, who });
      }
    if (meaty.length > 1) initials.add(twinned(meaty.map((word) => word.charAt(0)).join('')), who);
    const number = /\d+$/u.exec(key)?.[0];
    if (number !== undefined && /^\p{L}{2}/u.test(key)) initials.add(twinned(key.charAt(0)) + number, who);
  }
  return {
    look: look.map,
    digits: digits.map,
    forms: forms.map,
    formsByLook: formsByLook.map,
    parts: parts.map,
    latinParts,
    bare: bare.map,
    initials: initials.map,
    spellings,
  };
}
