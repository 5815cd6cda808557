import { startGame } from '../../../engine/store/public/games';
import { allGames, allThreads } from '../books';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { Archive } from './archive';
import { Damaged } from './damaged';
import { FirstSteps } from './first-steps';
import { FromBackup } from './from-backup';
import { GameRow } from './game-row';
import { words } from './home.words';
import { Language } from './language';
import { Loose } from './loose';
import { Removed } from './removed';
import { Sites } from './sites';

/** All games and threads the extension knows. */
export function Home({ onOpen }: { onOpen: (game: string) => void }) {
  const { db, settle, now, newId } = useHands();
  const games = useLive(() => allGames(db), []);
  const threads = useLive(() => allThreads(db), []);
  if (games === undefined || threads === undefined) return null;
  const kept = games.filter((game) => game.removedAt === null);
  const running = kept.filter((game) => game.finished !== true);
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
      {running.length === 0 && <FirstSteps finished={kept.length > 0} />}
      <ul class="rows">
        {running.map((game) => (
          <GameRow key={game.id} game={game} onOpen={onOpen} />
        ))}
      </ul>
      <Archive games={kept.filter((game) => game.finished === true)} onOpen={onOpen} />
      <Loose
        threads={threads.filter((thread) => thread.removedAt === null && !lives(thread.game, kept))}
        onOpen={onOpen}
      />
      <Removed
        games={games.filter((game) => game.removedAt !== null)}
        threads={threads.filter((thread) => thread.removedAt !== null)}
      />
      <Sites />
      <FromBackup />
      <Damaged />
      <Language />
    </>
  );
}

const lives = (id: string | null, games: readonly { id: string }[]): boolean => games.some((game) => game.id === id);
