import { useSignal } from '@preact/signals';
import type { GameRow as Row } from '../../../engine/store/public/rows';
import { count } from '../lang';
import { GameRow } from './game-row';
import { finished } from './home.words';

/** Finished games, apart from the running ones: their rows are made when they are asked for. */
export function Archive({ games, onOpen }: { games: readonly Row[]; onOpen: (game: string) => void }) {
  const open = useSignal(false);
  if (games.length === 0) return null;
  return (
    <details class="archive" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{count(finished, games.length)}</summary>
      {open.value && (
        <ul class="rows">
          {games.map((game) => (
            <GameRow key={game.id} game={game} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </details>
  );
}
