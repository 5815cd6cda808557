import type { Post } from '../forums/page';
import type { Roster, Seat } from './roster';
import { authorFinder, foldNick } from './voters';

type Account = { nick: string; id: string | null };

/**
 * Seat id of an author as a candidate. It follows from the account alone, so decisions made before there was a game still
 * name the same seats after the game was made from the thread's authors.
 */
export const candidateId = (author: Account): string =>
  author.id === null ? `nick:${foldNick(author.nick)}` : `account:${author.id}`;

/** An author as a candidate seat: alive, with nothing but his nick. */
export const candidateSeat = (author: Account): Seat => ({
  id: candidateId(author),
  name: author.nick,
  accounts: [author],
  aliases: [],
  forms: [],
  number: null,
  deadSince: null,
  silenced: false,
});

/** Who is known to have written in a thread. */
export interface Writers {
  authors: readonly Account[];
  opener: Account | null;
}

/**
 * The roster to count with. A confirmed one stands as it is. Otherwise everybody who is known to have written is a candidate;
 * while there is no game the author of the opening post is excepted, most likely the host.
 */
export function withCandidates(roster: Roster | null, posts: readonly Post[], known?: Writers): Roster {
  if (roster?.confirmed) return roster;
  const opening = posts.find((post) => post.number === 1);
  const opener = known?.opener ?? (opening?.author ? { nick: opening.author, id: opening.authorId } : null);
  const base: Roster = roster ?? { confirmed: false, seats: [], hosts: opener ? [opener] : [] };
  const authorOf = authorFinder(base);
  const seats = new Map(base.seats.map((seat) => [seat.id, seat]));
  const add = (author: string | null, authorId: string | null): void => {
    if (author === null || authorOf({ author, authorId }).kind !== 'stranger') return;
    const seat = candidateSeat({ nick: author, id: authorId });
    if (!seats.has(seat.id)) seats.set(seat.id, seat);
  };
  for (const { nick, id } of known?.authors ?? []) add(nick, id);
  for (const { author, authorId } of posts) add(author, authorId);
  return { ...base, confirmed: false, seats: [...seats.values()] };
}
