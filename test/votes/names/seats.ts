import { buildNames, matchName, type NameIndex, type NameOptions } from '../../../engine/votes/names/names';
import type { Roster, Seat } from '../../../engine/votes/roster';

type SeatSketch = string | (Partial<Seat> & { name: string });

/** A roster from nicks; the seat's id is its name unless given, and a second seat of the same name gets «name#2». */
export function roster(seats: readonly SeatSketch[], hosts: readonly string[] = []): Roster {
  const used = new Map<string, number>();
  return {
    confirmed: true,
    seats: seats.map((it): Seat => {
      const seat = typeof it === 'string' ? { name: it } : it;
      const n = (used.get(seat.name) ?? 0) + 1;
      used.set(seat.name, n);
      return {
        id: n === 1 ? seat.name : `${seat.name}#${n}`,
        accounts: [{ nick: seat.name, id: null }],
        aliases: [],
        forms: [],
        number: null,
        deadSince: null,
        silenced: false,
        ...seat,
      };
    }),
    hosts: hosts.map((nick) => ({ nick, id: null })),
  };
}

export function names(
  seats: readonly SeatSketch[],
  options: Partial<NameOptions> & { hosts?: readonly string[] } = {},
): NameIndex {
  return buildNames(roster(seats, options.hosts), { aliases: [], rosterNumbers: false, ...options });
}

/** The answer on one line: the seat; `? a | b` for a doubt; `& a | b` for several names; `-` for nobody. */
export function answer(index: NameIndex, text: string): string {
  const match = matchName(index, text);
  switch (match.kind) {
    case 'one':
      return match.seat;
    case 'several':
      return `? ${match.seats.join(' | ')}`;
    case 'many':
      return `& ${match.seats.join(' | ')}`;
    case 'none':
      return '-';
  }
}

/** The codes of what was assumed, without the prefix; '' for the nick letter for letter or no single hit. */
export function assumed(index: NameIndex, text: string): string {
  const match = matchName(index, text);
  return match.kind === 'one' ? match.how.map(({ code }) => code.replace('name-', '')).join(' ') : '';
}
