import type { Phrase, Slots } from '../words';
import { candidateId, candidateSeat } from './candidates';
import type { Roster, Seat } from './roster';
import { foldNick } from './voters';

/** A line of a pasted roster that could not be taken as it stands; `line` is 1-based. */
export interface RosterProblem {
  line: number;
  phrase: Phrase;
  slots: Slots;
}

export interface ParsedRoster {
  seats: Seat[];
  hosts: { nick: string; id: null }[];
  problems: RosterProblem[];
}

const PROBLEMS = {
  empty: { ru: 'строка {line}: нет имени', en: 'line {line}: no name' },
  twice: {
    ru: 'строка {line}: «{name}» уже есть в строке {first}',
    en: 'line {line}: “{name}” is already on line {first}',
  },
  number: { ru: 'строка {line}: номер {number} уже занят', en: 'line {line}: number {number} is taken' },
  account: {
    ru: 'строка {line}: «{name}» и «{other}» — кто из них аккаунт? Взят первый, второй — псевдоним',
    en: 'line {line}: “{name}” and “{other}”: which is the account? The first was taken, the second is an alias',
  },
} satisfies Record<string, Phrase>;

const NUMBERED = /^(?:№|#)?\s*(\d{1,3})\s*(?:[.):\]]|[-–—](?=\s))\s*(?=\S)/u;
const BARE_NUMBER = /^(?:№|#)?\s*(\d{1,3})\s+(?=\S)/u;
const BULLET = /^(?:[•·*▪◦‣●○»>+]|[-–—](?=\s))\s*/u;
const HEADING =
  /^(?:список|состав|игроки|участники|роли|живые|мертвые|мёртвые|выбывшие|players|roster|alive|dead)[^@\d]*:?$/iu;
const DEAD_HEADING = /^(?:мертвые|мёртвые|выбывшие|убитые|dead)/iu;
const HOSTS = /^(?:со-?)?(?:ведущ(?:ий|ая|ие)|мастер|host|co-?host|gm|mod(?:erator)?)s?\s*[:–—=-]\s*(.+)$/iu;
const DEAD =
  /^(?:м[её]ртв(?:а|о|ая|ый)?|уби(?:т|та)|повешен(?:а)?|казн[её]н(?:а)?|выбыл(?:а)?|погиб(?:ла)?|модкилл|умер(?:ла)?|dead|killed|lynched|out|†|✝|☠|💀)$/iu;
const SILENT = /^(?:молчит|без голоса|лиш[её]н(?:а)? голоса|запуган(?:а)?|silenced|no vote)$/iu;
const ALIVE = /^(?:жив(?:а)?|жив(?:ой|ая)|в игре|alive)$/iu;
const REPLACED = /\s*(?:→|->|=>|⇒|замен[её]н(?:а)? на|замена:?)\s*/iu;
const COLUMNS = /\t+|\s*\|\s*|\s*;\s*|\s{3,}/u;
const PAIR = /\s+[-–—=]\s+/u;

interface Draft {
  line: number;
  number: number | null;
  names: string[];
  account: string | null;
  replaced: string[];
  dead: boolean;
  silenced: boolean;
}

/** Takes the status off a field («(мёртв)», «— убит») and notes it. */
function status(field: string, draft: Draft): string {
  const take = (text: string): boolean => {
    const word = text.trim();
    if (DEAD.test(word)) draft.dead = true;
    else if (SILENT.test(word)) draft.silenced = true;
    else return ALIVE.test(word);
    return true;
  };
  if (take(field)) return '';
  return field
    .replace(/[([{]([^()[\]{}]{1,30})[)\]}]/gu, (whole, inside: string) => (take(inside) ? ' ' : whole))
    .replace(/\s*[-–—,:]\s*([^-–—,:]{1,20})$/u, (whole, tail: string) => (take(tail) ? '' : whole))
    .replace(/\s*[†✝☠💀]️?\s*/gu, () => {
      draft.dead = true;
      return ' ';
    })
    .trim();
}

function readLine(text: string, line: number, expected: number, dead: boolean): Draft {
  const draft: Draft = { line, number: null, names: [], account: null, replaced: [], dead, silenced: false };
  let rest = text.trim();
  const numbered = NUMBERED.exec(rest) ?? BARE_NUMBER.exec(rest);
  // «7 гномов» is a nick unless the list is at seven anyway.
  const bare = numbered !== null && !NUMBERED.test(rest);
  if (numbered && (!bare || Number(numbered[1]) === expected || COLUMNS.test(rest))) {
    draft.number = Number(numbered[1]);
    rest = rest.slice(numbered[0].length);
  } else rest = rest.replace(BULLET, '');
  rest = rest.replace(/^~~(.+)~~$/u, (_, inside: string) => {
    draft.dead = true;
    return inside;
  });
  const at = /(?:^|\s|\()@\s*([^@()]+)\)?/u.exec(rest);
  if (at?.[1]) {
    draft.account = status(at[1].split(COLUMNS)[0]?.trim() ?? '', draft);
    rest = `${rest.slice(0, at.index)} ${rest.slice(at.index + at[0].length)}`;
  }
  for (const field of rest.split(COLUMNS).flatMap((it) => it.split(PAIR))) {
    const left = status(field.trim(), draft).replace(/^[-–—,:\s]+(?=\S)|[-–—,:\s]+$/gu, '');
    const bracketed = /^(.+?)\s*\(([^()]{2,60})\)$/u.exec(left);
    const parts = bracketed?.[1] && bracketed[2] ? [bracketed[1], bracketed[2]] : [left];
    draft.names.push(...parts.filter((name) => name !== '' && !/^\d{1,3}[.)]?$/u.test(name)));
  }
  const [first = '', ...more] = draft.names;
  const chain = first.split(REPLACED).filter((name) => name !== '');
  if (chain.length > 1) {
    draft.replaced = chain;
    draft.names = [chain.at(-1) ?? first, ...more];
  }
  return draft;
}

/**
 * Reads a pasted roster: one player a line, «1. маска @аккаунт», numbers, bullets, dashes, columns, «Вася (мёртв)»,
 * «Вася → Петя» for a replacement, «Ведущий: …». `authors` of the thread tell which of two names on a line is the
 * account. Nothing is lost silently: what was not taken as it stands is a problem with its line.
 */
export function parseRoster(text: string, authors: readonly { nick: string; id: string | null }[] = []): ParsedRoster {
  const known = new Map(authors.map((it) => [foldNick(it.nick), it]));
  const account = (nick: string): { nick: string; id: string | null } =>
    known.get(foldNick(nick)) ?? { nick, id: null };
  const result: ParsedRoster = { seats: [], hosts: [], problems: [] };
  const problem = (phrase: Phrase, line: number, slots: Slots = {}): void => {
    result.problems.push({ line, phrase, slots: { line, ...slots } });
  };
  const lines = text.split(/\r?\n/u);
  // A single line of commas is a list, too.
  const single = lines.filter((line) => line.trim() !== '').length === 1 && text.includes(',');
  const items = single
    ? text.split(',').map((item) => ({ item, line: 1 }))
    : lines.map((item, index) => ({ item, line: index + 1 }));
  const firstLine = new Map<string, number>();
  const numbers = new Set<number>();
  let dead = false;
  for (const { item, line } of items) {
    const bare = item.trim();
    if (bare === '') continue;
    if (HEADING.test(bare) && (bare.endsWith(':') || !known.has(foldNick(bare)))) {
      dead = DEAD_HEADING.test(bare);
      continue;
    }
    const hosts = HOSTS.exec(bare)?.[1];
    if (hosts) {
      result.hosts.push(...hosts.split(/\s*,\s*/u).map((nick) => ({ nick: nick.replace(/^@/u, '').trim(), id: null })));
      continue;
    }
    const draft = readLine(item, line, result.seats.length + 1, dead);
    const [name = draft.account ?? '', ...aliases] = draft.names;
    if (name === '') {
      problem(PROBLEMS.empty, line);
      continue;
    }
    const key = foldNick(name);
    const first = firstLine.get(key);
    if (first !== undefined) {
      problem(PROBLEMS.twice, line, { name, first });
      continue;
    }
    firstLine.set(key, line);
    if (draft.number !== null && numbers.has(draft.number)) problem(PROBLEMS.number, line, { number: draft.number });
    if (draft.number !== null) numbers.add(draft.number);
    const named = [name, ...aliases];
    const authored = named.find((it) => known.has(foldNick(it)));
    const [other] = aliases;
    if (other !== undefined && draft.account === null && authored === undefined)
      problem(PROBLEMS.account, line, { name, other });
    const accounts = draft.replaced.length > 1 ? draft.replaced : [draft.account ?? authored ?? name];
    result.seats.push({
      id: key,
      name,
      accounts: accounts.map(account),
      aliases: [...new Set([...aliases, ...draft.replaced.slice(0, -1)])],
      forms: [],
      number: draft.number,
      deadSince: draft.dead ? '' : null,
      silenced: draft.silenced,
    });
  }
  return result;
}

/** The thread's authors as candidate names: nothing is owed by them, nobody is absent. */
export function rosterFromAuthors(authors: readonly { nick: string; id: string | null }[]): Roster {
  const seats = new Map(authors.map((author) => [candidateId(author), candidateSeat(author)]));
  return { confirmed: false, hosts: [], seats: [...seats.values()] };
}
