import { newestUndo } from '../books';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { undone, words } from './game.words';

/** Takes back the newest change that lost something; what it would take back is said. Works after a restart, too. */
export function UndoBar({ game }: { game: string }) {
  const { db, undo } = useHands();
  const newest = useLive(() => newestUndo(db, game), [game]);
  if (!newest) return null;
  const about = say(undone[newest.did], { about: newest.about });
  return (
    <div class="undo" role="status">
      <span class="grow name" title={about}>
        {about}
      </span>
      <button type="button" onClick={() => void undo(game)} aria-label={`${say(words.undo)}: ${about}`}>
        {say(words.undo)}
      </button>
    </div>
  );
}
