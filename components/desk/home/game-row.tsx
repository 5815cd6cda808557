import { setGameRemoved } from '../../../engine/store/public/games';
import type { GameRow as Row } from '../../../engine/store/public/rows';
import { useHands } from '../hands';
import { count, say } from '../lang';
import { players, words } from './home.words';

/** One game of the list: what it is, and putting it away, each way back with one click. */
export function GameRow({ game, onOpen }: { game: Row; onOpen: (game: string) => void }) {
  const { db, settle, now, tellGame, edit } = useHands();
  const name = game.title || say(words.untitled);
  const finished = game.finished === true;
  const remove = async (): Promise<void> => {
    if (await settle(setGameRemoved(db, game.id, now()))) await tellGame(game.id);
  };
  return (
    <li class="row">
      <button type="button" class="grow plain" onClick={() => onOpen(game.id)}>
        <span class="name" title={game.title}>
          {name}
        </span>
        <span class="muted">{facts(game)}</span>
      </button>
      <button
        type="button"
        class="link"
        aria-label={say(finished ? words.runOf : words.archiveOf, { name })}
        onClick={() => void edit(game.id, { kind: 'finished', finished: !finished })}
      >
        {say(finished ? words.run : words.archive)}
      </button>
      <button type="button" class="link" aria-label={say(words.removeGame, { name })} onClick={() => void remove()}>
        {say(words.remove)}
      </button>
    </li>
  );
}

function facts({ roster, day }: Row): string {
  const all = [count(players, roster.seats.length), say(words.day, { n: day.number })];
  return (roster.confirmed ? all : [...all, say(words.draft)]).join(' · ');
}
