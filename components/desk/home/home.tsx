import type { PublicGame } from '../../../engine/protocol/calls';
import { setGameRemoved, startGame } from '../../../engine/store/public/games';
import { allGames, allThreads } from '../books';
import { useHands } from '../hands';
import { count, say } from '../lang';
import { useLive } from '../live';
import { Damaged } from './damaged';
import { FromBackup } from './from-backup';
import { players, words } from './home.words';
import { Language } from './language';
import { Loose } from './loose';
import { Removed } from './removed';

/** All games and threads the extension knows. */
export function Home({ onOpen }: { onOpen: (game: string) => void }) {
  const { db, settle, now, newId, tellGame } = useHands();
  const games = useLive(() => allGames(db), []);
  const threads = useLive(() => allThreads(db), []);
  if (games === undefined || threads === undefined) return null;
  const kept = games.filter((game) => game.removedAt === null);

  const remove = async (id: string): Promise<void> => {
    if (await settle(setGameRemoved(db, id, now()))) await tellGame(id);
  };
  const create = async (): Promise<void> => {
    const id = newId();
    if (await settle(startGame(db, { id, title: '' }, null, now()))) onOpen(id);
  };
  return (
    <>
      <header class="bar">
        <h1>{say(words.title)}</h1>
        <button type="button" onClick={create}>
          {say(words.newGame)}
        </button>
      </header>
      {kept.length === 0 && <p class="empty">{say(words.none)}</p>}
      <ul class="rows">
        {kept.map((game) => (
          <li key={game.id} class="row">
            <button type="button" class="grow plain" onClick={() => onOpen(game.id)}>
              <span class="name" title={game.title}>
                {game.title || say(words.untitled)}
              </span>
              <span class="muted">{facts(game)}</span>
            </button>
            <button
              type="button"
              class="link"
              aria-label={say(words.removeGame, { name: game.title || say(words.untitled) })}
              onClick={() => void remove(game.id)}
            >
              {say(words.remove)}
            </button>
          </li>
        ))}
      </ul>
      <Loose
        threads={threads.filter((thread) => thread.removedAt === null && !lives(thread.game, kept))}
        onOpen={onOpen}
      />
      <Removed
        games={games.filter((game) => game.removedAt !== null)}
        threads={threads.filter((thread) => thread.removedAt !== null)}
      />
      <FromBackup />
      <Damaged />
      <Language />
    </>
  );
}

const lives = (id: string | null, games: readonly { id: string }[]): boolean => games.some((game) => game.id === id);

function facts(game: PublicGame): string {
  const { roster, day } = game;
  const all = [count(players, roster.seats.length), say(words.day, { n: day.number })];
  return (roster.confirmed ? all : [...all, say(words.draft)]).join(' · ');
}
