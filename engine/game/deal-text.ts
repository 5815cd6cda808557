import type { Ruleset } from '../rulesets/ruleset';
import { foldNick } from '../votes/voters';
import type { Phrase, Slots } from '../words';
import type { RoleId, SeatId } from './state';

/** A line of a pasted deal that could not be read, with its number from 1. */
export interface DealLineProblem {
  line: number;
  words: Phrase;
  slots: Slots;
}

const fold = (text: string): string => foldNick(text).replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/**
 * Reads a pasted deal, a line a seat: «Вася — доктор», «доктор: Вася», with any dash, colon, tab or «=» between.
 * Lines that cannot be read are told, the others stand.
 */
export function parseDeal(
  text: string,
  seats: readonly { id: SeatId; name: string; accounts: readonly { nick: string }[] }[],
  rules: Ruleset,
): { roles: Map<SeatId, RoleId>; problems: DealLineProblem[] } {
  const names = new Map(
    seats.flatMap((seat) =>
      [seat.name, ...seat.accounts.map((it) => it.nick)].map((name) => [fold(name), seat.id] as const),
    ),
  );
  const roleNames = new Map(
    [...rules.roles.values()].flatMap((role) =>
      [role.words.name.ru, role.words.name.en].map((name) => [fold(name), role.id] as const),
    ),
  );
  const roles = new Map<SeatId, RoleId>();
  const problems: DealLineProblem[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const fail = (words: Phrase, slots: Slots = {}): void => {
      problems.push({ line: index + 1, words, slots: { line: line.slice(0, 80), ...slots } });
    };
    const pairs = splits(line).map(([a, b]) => ({ a: fold(a), b: fold(b) }));
    const found = pairs
      .map(({ a, b }) => ({ seat: names.get(a) ?? names.get(b), role: roleNames.get(b) ?? roleNames.get(a) }))
      .sort(
        (a, b) =>
          Number(b.seat !== undefined) +
          Number(b.role !== undefined) -
          Number(a.seat !== undefined) -
          Number(a.role !== undefined),
      )[0];
    if (!found) fail({ ru: 'Нет пары «игрок — роль»: {line}', en: 'No pair “player — role”: {line}' });
    else if (found.seat === undefined) fail({ ru: 'Нет такого игрока: {line}', en: 'No such player: {line}' });
    else if (found.role === undefined) fail({ ru: 'Нет такой роли: {line}', en: 'No such role: {line}' });
    else if (roles.has(found.seat))
      fail({ ru: 'Игрок назван дважды: {line}', en: 'The player is named twice: {line}' });
    else roles.set(found.seat, found.role);
  }
  return { roles, problems };
}

/** Every way to cut a line in two at a separator: nicks may hold dashes themselves. */
function splits(line: string): [string, string][] {
  const body = line.replace(/^\s*\d+[.)]\s+/, '');
  return [...body.matchAll(/\s*[—–:=\t]\s*|\s+-\s+|-/g)].map((cut) => [
    body.slice(0, cut.index),
    body.slice(cut.index + cut[0].length),
  ]);
}
