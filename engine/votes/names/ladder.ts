import { digitless, fold, letters, lookalike } from './fold';
import type { Step } from './how';
import { isGivenName, isNobody } from './known-words';
import { type Name, type NameIndex, plainKey, type Spelling, type Who } from './name-index';
import { comparable, distance, letterSet, otherLayouts, plausible } from './slip';
import { sounds } from './sound';

/** Who a text may mean, each with the first step that says so. `near`: a resemblance too weak to count by itself. */
export interface Reading {
  who: ReadonlyMap<Who, Step>;
  near: boolean;
}

class Candidates implements Reading {
  readonly who = new Map<Who, Step>();
  near = false;
  add(step: Step, found: Iterable<Who> | undefined): void {
    for (const who of found ?? []) if (!this.who.has(who)) this.who.set(who, step);
  }
  get found(): boolean {
    return this.who.size > 0;
  }
}

/** Something that separates names in a list: a nick typed over it would be two nicks. */
const LIST = /[\p{L}\p{N}]\s*(?:[,;/|&+\n]|[.!?]\s)\s*[\p{L}\p{N}]/u;
/**
 * May the words of the text be written together to make a nick? Not those of a list («Вася, Петя»), and not a little
 * word and a nick: «к Васе» is no case form of «Квас».
 */
function joins(index: NameIndex, text: string): boolean {
  if (LIST.test(text)) return false;
  const all = text.split(/[\s_]+/u).map(fold);
  return all.length === 1 || all.every((word) => index.vocabulary.has(word) || !isNobody(word));
}

/** «Вася Петя» may be one nick written apart or two players: every word naming somebody else is a candidate too. */
function apart(index: NameIndex, text: string, found: Candidates): void {
  const all = text.split(/[\s-]+/u);
  if (all.length < 2 || !found.found) return;
  const each = all.map((word) => strictly(index, word) ?? otherLetters(index, word));
  if (each.some((reading) => reading === null || [...reading.who.keys()].some((who) => found.who.has(who)))) return;
  for (const reading of each) found.add('part', reading?.who.keys());
}

/** «Petr-а», «Вася2-у» (form 25). */
const GLUED = /^(.*[\p{L}\p{N}])[-'’`](?:[аеиоуыюя]|[оеё][йюмв]|[аеоя]ми?|[оеы]?го|[ое]?му|[аоея]х)$/iu;

/** The steps that compare whole names: exact, case, ё and quotes, spaces, signs, @, the host's word. */
export function strictly(index: NameIndex, text: string): Reading | null {
  const found = new Candidates();
  const plain = plainKey(text);
  found.add('remembered', index.remembered.get(plain));
  // Whatever a stricter step finds has the same letters: most words of a text end here.
  const hopeless = plain !== '' && !MENTION.test(text) && !GLUED.test(text) && !index.plain.has(plain);
  if (hopeless) return found.found ? found : null;
  found.who.clear();
  for (const { step, key, register } of index.strict) {
    if (step === 'spaces' && !joins(index, text)) break;
    if (step === 'spaces') found.add('mention', mentioned(index, text));
    if (found.found) return found;
    found.add(step, register.get(key(text)));
    // «Марин-а» is «Марина» with a sign in it and «Марин» in another case.
    if (found.found && step === 'signs') found.add('form', glued(index, text));
    if (step === 'spaces' || step === 'signs') apart(index, text, found);
    if (found.found) return found;
  }
  found.add('remembered', index.remembered.get(plain));
  return found.found ? found : null;
}

const MENTION = /^[@＠]\s?(?=.)/u;

function mentioned(index: NameIndex, text: string): Iterable<Who> {
  const nick = MENTION.exec(text)?.[0];
  return nick === undefined ? [] : (strictly(index, text.slice(nick.length))?.who.keys() ?? []);
}

function glued(index: NameIndex, text: string): Iterable<Who> {
  const stem = GLUED.exec(text)?.[1];
  return stem === undefined ? [] : (strictly(index, stem)?.who.keys() ?? []);
}

/**
 * The whole name in other letters: look-alikes, digits, transliteration, case forms. One rung, because a text may be
 * one player's name by one of them and another's by the next («Саше»: Саша or Sashe), and that is a doubt.
 */
export function otherLetters(index: NameIndex, text: string, aloud = true): Reading | null {
  const key = letters(text);
  if (!/\p{L}/u.test(key) || !joins(index, text)) return null;
  const { look, digits, forms, formsByLook, parts, bare } = index.loose();
  const twin = lookalike(text);
  const found = new Candidates();
  found.add('form', glued(index, text));
  const stuck = found.found;
  if (!stuck) {
    found.add('form', forms.get(key));
    found.add('form', formsByLook.get(twin));
  }
  found.add('lookalike', look.get(twin));
  apart(index, text, found);
  if (stuck || isNobody(fold(text))) return found.found ? found : null;
  found.add('digits', digits.get(digitless(text)));
  found.add('translit', byEar(index, key, 0));
  for (const retyped of otherLayouts(text))
    if (retyped.length > 2) found.add('layout', index.strict.at(-1)?.register.get(letters(retyped)));
  if (!found.found && aloud) {
    found.add('sound', byEar(index, key, Math.floor(key.length / 3)));
  }
  if (found.found && !look.has(twin)) {
    // «Васю» among Вася, Вася2 and Вася Пупкин: only the exact nick settles it (form 38).
    for (const rival of [twin, key]) {
      found.add('part', parts.get(rival));
      found.add('digitless', bare.get(rival));
    }
    if (![...found.who.values()].includes('form')) {
      found.add(
        'prefix',
        begunBy(index, twin).map(({ who }) => who),
      );
      found.add('slip', resembling(index, key));
    }
  }
  return found.found ? found : null;
}

/** Who is one edit away from a text that a weaker step gives to somebody. */
const resembling = (index: NameIndex, key: string): Who[] =>
  index.names.filter((name) => name.letters.length > 2 && distance(key, name.letters, 1) < 2).map(({ who }) => who);

const begunBy = (index: NameIndex, twin: string): readonly Name[] =>
  twin.length < 3 ? [] : index.names.filter(({ look }) => look.startsWith(twin));

const LATIN = /[a-z]/u;
const RUSSIAN = /[а-я]/u;

function byEar(index: NameIndex, key: string, limit: number): Who[] {
  // By ear three letters fit too many words («дена» – Dan).
  const least = limit > 0 ? 4 : 2;
  if (key.length < least || key.length > 40) return [];
  const fits = (name: string): boolean =>
    name.length >= least &&
    name.length <= 40 &&
    name.length <= key.length * 2 + 2 &&
    key.length <= name.length * 2 + 2 &&
    ((LATIN.test(key) && RUSSIAN.test(name)) || (RUSSIAN.test(key) && LATIN.test(name)) || /\d/u.test(key + name)) &&
    sounds(name, key, limit) !== null;
  const whole = index.names.filter((name) => fits(name.letters)).map(({ who }) => who);
  if (!LATIN.test(key)) return whole;
  // «Vasyu»: a case form written in Latin.
  return [
    ...whole,
    ...index
      .loose()
      .spellings.filter(({ text, whole: is }) => is && key.length > 3 && RUSSIAN.test(text.charAt(0)) && fits(text))
      .map(({ who }) => who),
  ];
}

/**
 * Is the beginning of a nick likelier a whole other name? «Виктор» of «Виктория», «Рома» of «Ромашка», «user1» of
 * «user10»; but «Макс» of «Максим» and «Вася» of «Вася Пупкин» are the man himself.
 */
function another(typed: string, nick: string): boolean {
  const rest = nick.slice(typed.length);
  if (/\d$/u.test(typed) && /^\d/u.test(rest)) return true;
  if (!isGivenName(typed) || !/^\p{L}/u.test(rest)) return false;
  return /^(?:а|я|ия)$/u.test(rest) || !isGivenName(nick) || !isGivenName(typed, true);
}

/** A piece of the name: its beginning, a word, the nick without digits, initials; one rung for the same reason. */
export function pieces(index: NameIndex, text: string): Reading | null {
  const key = letters(text);
  if (!/\p{L}/u.test(key) || isNobody(fold(text)) || !joins(index, text)) return null;
  const { bare, initials, parts } = index.loose();
  const twin = lookalike(text);
  const found = new Candidates();
  partOf(index, text, found);
  found.add('digitless', bare.get(twin) ?? bare.get(key));
  if (key.length >= 2) found.add('initials', initials.get(twin));
  // Letters of both alphabets are taken for one another («тana» is TAN1a without its digit, and Dana with a slip), a case
  // form has letters of its own («тня» is of Тень_отца, and Аня with a slip).
  const mixed = LATIN.test(key) && RUSSIAN.test(key);
  const spelt = digitless(twin);
  const sure = found.found && !mixed && index.names.some(({ look }) => digitless(look).includes(spelt));
  const begun = begunBy(index, twin);
  found.add(
    'prefix',
    begun.map(({ who }) => who),
  );
  // «Мак» begins Максим and is Марк with a letter lost.
  if (!sure && found.found) found.add('slip', resembling(index, key));
  // «вас», «ну» in small letters are rather words than Вася cut short or initials.
  const word = text === text.toLowerCase() && /^\p{L}{2,3}$/u.test(key);
  found.near = (word && !parts.has(twin)) || (!sure && begun.some((name) => another(key, name.letters)));
  if (!found.found && key.length >= 5 && !isGivenName(key)) {
    const ended = index.names.filter(({ look }) => look.endsWith(twin) && look.length <= twin.length * 2);
    found.add(
      'part',
      ended.map(({ who }) => who),
    );
    // «байка» ends Бабайка and is Чайка with another letter.
    if (ended.length > 0) found.add('slip', resembling(index, key));
  }
  return found.found ? found : null;
}

function partOf(index: NameIndex, text: string, found: Candidates): void {
  const { parts, latinParts } = index.loose();
  const key = letters(text);
  if (key.length < 3) return;
  const spelt = parts.get(lookalike(text)) ?? parts.get(key);
  found.add('part', spelt);
  if (!RUSSIAN.test(key)) return;
  const heard = latinParts.filter(({ word }) => sounds(word, key, 0) !== null).map(({ who }) => who);
  found.add('part', heard);
  // «Граа» sounds like the end of Lady_Gray and is Граф with another letter.
  if (spelt === undefined && heard.length > 0) found.add('slip', resembling(index, key));
}

/** A whole word of a many-word nick, or the nick without its digits: what a word inside a text may be. */
export function wordOf(index: NameIndex, word: string): Reading | null {
  const key = letters(word);
  if (key.length < 3 || isNobody(fold(word))) return null;
  const found = new Candidates();
  partOf(index, word, found);
  found.add('digitless', index.loose().bare.get(lookalike(word)) ?? index.loose().bare.get(key));
  return found.found ? found : null;
}

/** «№7», «7» (form 35): a name where the game says so, a doubt where it does not. */
export function numbered(index: NameIndex, text: string): Reading | null {
  const found = /^(?:№|#|n|no\.?|номер|игрока?\s*(?:№|#|номер)?)?\s*(\d{1,3})[.)]?$/iu.exec(text.trim());
  if (!found) return null;
  const who = index.numbers.get(Number(found[1]));
  return who ? { who: new Map([...who].map((it) => [it, 'number'])), near: !index.rosterNumbers } : null;
}

/**
 * One typing slip, two in a long name. Believed only with a margin: everybody whose name is at most one step farther
 * is a candidate too, living or dead.
 */
export function slipped(index: NameIndex, text: string): Reading | null {
  const key = letters(text);
  if (key.length < 3 || key.length > 60 || isNobody(fold(text)) || !/\p{L}/u.test(key) || !joins(index, text))
    return null;
  const most = key.length >= 8 ? 2 : 1;
  const nearest = new Map<Who, { steps: number; meant: Spelling[] }>();
  const set = letterSet(key);
  for (const meant of index.loose().spellings) {
    if (!comparable(set, meant.letters, most + 1)) continue;
    if (meant.text.length < 3 || (!RUSSIAN.test(key) && RUSSIAN.test(meant.text))) continue;
    const best = nearest.get(meant.who);
    const limit = Math.min(best?.steps ?? most + 1, most + 1);
    const steps = distance(key, meant.text, limit);
    if (steps > limit) continue;
    if (best === undefined || steps < best.steps) nearest.set(meant.who, { steps, meant: [meant] });
    else best.meant.push(meant);
  }
  const least = Math.min(...[...nearest.values()].map(({ steps }) => steps));
  if (least > most) return null;
  const found = new Candidates();
  for (const [who, { steps }] of nearest) if (steps <= least + 1) found.add('slip', [who]);
  const meant = [...nearest.values()].find(({ steps }) => steps === least)?.meant ?? [];
  found.near = isGivenName(key) || !meant.some(({ text: name, formOf }) => plausible(key, name, least, formOf));
  return found;
}
