import type { Account } from '../../../engine/game/events';
import { fold } from '../../../engine/game/fold';
import type { LastGame } from '../../../engine/game/immunity';
import { lastFinished } from '../../../engine/store/secret/finished';
import { allGames, allThreads } from '../../desk/books';
import type { HostHands } from '../table';

/** What is kept of earlier games of the same forum. */
export interface Earlier {
  /** The last finished one, `null` when there is none. */
  last: (LastGame & { title: string; best: boolean }) | null;
  /** Everybody who has played or hosted, `null` when no other game is kept. */
  known: readonly Account[] | null;
}

/** Looks through the games of this computer; those of another forum are left out where the forums are known. */
export async function earlier({ hands, secret }: Pick<HostHands, 'hands' | 'secret'>, game: string): Promise<Earlier> {
  const threads = await allThreads(hands.db);
  const forumOf = (id: string | null): string | undefined => threads.find((thread) => thread.game === id)?.forum;
  const own = forumOf(game);
  const here = (id: string | null): boolean => {
    const forum = forumOf(id);
    return id !== game && (own === undefined || forum === undefined || forum === own);
  };
  const games = (await allGames(hands.db)).filter((row) => row.removedAt === null && here(row.id));
  const found = await lastFinished(secret, (row) => row.publicGame !== game && here(row.publicGame));
  const hosts = games.find((row) => row.id === found?.row.publicGame)?.roster.hosts ?? [];
  const rosters = games.flatMap(({ roster }) => [
    ...roster.hosts,
    ...roster.seats.flatMap((seat) => (seat.accounts.length > 0 ? seat.accounts : [{ nick: seat.name, id: null }])),
  ]);
  return {
    last: found && {
      events: found.events,
      hosts,
      title: found.row.title,
      best: typeof fold(found.events).best === 'string',
    },
    known: games.length > 0 ? rosters : null,
  };
}
