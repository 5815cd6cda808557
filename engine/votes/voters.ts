import type { Post } from '../forums/page';
import type { Roster, Seat } from './roster';

/** Who wrote a post, as far as the roster tells. */
export type Author =
  | { kind: 'seat'; seat: Seat }
  | { kind: 'host' }
  | { kind: 'nobody' }
  | { kind: 'stranger' }
  | { kind: 'two-seats'; seats: readonly Seat[] };

type Account = { nick: string; id: string | null };

/** A nick as forums compare it: no case, no invisible characters, single spaces. */
export const foldNick = (nick: string): string =>
  nick
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const is = (account: Account, nick: string, id: string | null): boolean =>
  // A renamed account keeps its id (form 39); a nick alone decides only where one of the ids is unknown.
  account.id !== null && id !== null ? account.id === id : foldNick(account.nick) === foldNick(nick);

const accountsOf = (seat: Seat): readonly Account[] =>
  seat.accounts.length > 0 ? seat.accounts : [seat.name, ...seat.aliases].map((nick) => ({ nick, id: null }));

/** Finds the seat an author sits on; a replaced account votes for the same seat. */
export function authorFinder(roster: Roster): (post: Pick<Post, 'author' | 'authorId'>) => Author {
  const known = new Map<string, Author>();
  const find = (nick: string, id: string | null): Author => {
    if (roster.hosts.some((host) => is(host, nick, id))) return { kind: 'host' };
    const seats = roster.seats.filter((seat) => accountsOf(seat).some((account) => is(account, nick, id)));
    const [seat] = seats;
    if (!seat) return { kind: 'stranger' };
    return seats.length > 1 ? { kind: 'two-seats', seats } : { kind: 'seat', seat };
  };
  return ({ author, authorId }) => {
    if (author === null && authorId === null) return { kind: 'nobody' };
    const key = `${authorId ?? ''} ${author ?? ''}`;
    const found = known.get(key) ?? find(author ?? '', authorId);
    known.set(key, found);
    return found;
  };
}

/** The seat's present account; votes of the earlier ones stay and are marked (form 102). */
export const sitsNow = (seat: Seat, post: Pick<Post, 'author' | 'authorId'>): boolean => {
  const last = seat.accounts.at(-1);
  return last === undefined || is(last, post.author ?? '', post.authorId);
};
