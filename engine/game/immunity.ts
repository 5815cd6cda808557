import { foldNick } from '../votes/voters';
import type { Account, GameEvent } from './events';
import { fold } from './fold';
import type { SeatId } from './state';

/** Why somebody cannot be killed in the first night. */
export type ImmuneAs = 'host' | 'first-victim' | 'best' | 'newcomer';

export interface ImmunityOffer {
  seat: SeatId;
  as: ImmuneAs;
}

/** The last game, as far as the next one's immunities need it. */
export interface LastGame {
  events: readonly GameEvent[];
  hosts: readonly Account[];
}

interface Sitting {
  id: SeatId;
  name: string;
  accounts: readonly Account[];
}

/** Told by the forum's id where both have one, else by the nick as forums compare it. */
const same = (one: Account, other: Account): boolean =>
  one.id !== null && other.id !== null ? one.id === other.id : foldNick(one.nick) === foldNick(other.nick);

const sits = (seat: Sitting, accounts: readonly Account[]): boolean => {
  const own = seat.accounts.length > 0 ? seat.accounts : [{ nick: seat.name, id: null }];
  return own.some((account) => accounts.some((other) => same(account, other)));
};

/**
 * Whom the rules make immune in the first night, as far as the program can know: the host of the last game,
 * whoever was killed there in its first night, its best player as the host has named him, and those who are in no game kept
 * here. `known`: everybody who has played or hosted before; `null` when no earlier game is kept, and then nobody is taken for
 * a newcomer. One offer a seat, in the order of the seats; they are offers, the host decides.
 */
export function immunityOffers(
  seats: readonly Sitting[],
  last: LastGame | null,
  known: readonly Account[] | null,
): ImmunityOffer[] {
  const past = last && fold(last.events);
  const accountsOf = (wanted: (id: SeatId) => boolean): Account[] =>
    (past?.seats ?? [])
      .filter((seat) => wanted(seat.id))
      .flatMap((seat) => (seat.accounts.length > 0 ? seat.accounts : [{ nick: seat.name, id: null }]));
  const victims = new Set(
    (past?.state?.seats ?? [])
      .filter(({ death }) => death?.phase === 'night' && death.number === 1 && death.cause === 'killed')
      .map((seat) => seat.id),
  );
  const groups: readonly (readonly [ImmuneAs, readonly Account[]])[] = [
    ['host', last?.hosts ?? []],
    ['first-victim', accountsOf((id) => victims.has(id))],
    ['best', accountsOf((id) => id === past?.best)],
  ];
  return seats.flatMap((seat): ImmunityOffer[] => {
    const group = groups.find(([, accounts]) => sits(seat, accounts));
    if (group) return [{ seat: seat.id, as: group[0] }];
    return known !== null && !sits(seat, known) ? [{ seat: seat.id, as: 'newcomer' }] : [];
  });
}
