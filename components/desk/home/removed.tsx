import { setGameRemoved, setThreadRemoved, wipeGame, wipeThread } from '../../../engine/store/public/games';
import type { GameRow, ThreadRow } from '../../../engine/store/public/rows';
import { useHands } from '../hands';
import { say } from '../lang';
import { words } from './home.words';

/** What was deleted: it comes back with one click, and goes for good only from here. */
export function Removed({ games, threads }: { games: readonly GameRow[]; threads: readonly ThreadRow[] }) {
  const hands = useHands();
  const { db, settle, tellGame } = hands;
  if (games.length + threads.length === 0) return null;
  const rows = [
    ...games.map((game) => ({
      key: game.id,
      name: game.title || say(words.untitled),
      restore: async () => {
        const done = await setGameRemoved(db, game.id, null);
        await tellGame(game.id);
        return done;
      },
      wipe: async () => {
        // The secret half first: were it the other way round, nothing would lead to it any more.
        await (await import('../../host/keep/wipe')).wipeSecretsOf(hands, game.id);
        return wipeGame(db, game.id);
      },
    })),
    ...threads.map((thread) => ({
      key: thread.key,
      name: thread.title,
      restore: () => setThreadRemoved(db, thread.key, null),
      wipe: () => wipeThread(db, thread.key),
    })),
  ];
  return (
    <section aria-labelledby="removed">
      <h2 id="removed">{say(words.removed)}</h2>
      <ul class="rows">
        {rows.map(({ key, name, restore, wipe }) => (
          <li key={key} class="row">
            <span class="grow name muted" title={name}>
              {name}
            </span>
            <button
              type="button"
              class="link"
              aria-label={say(words.restoreNamed, { name })}
              onClick={() => void settle(restore())}
            >
              {say(words.restore)}
            </button>
            <button
              type="button"
              class="link bad"
              aria-label={say(words.wipeNamed, { name })}
              onClick={() => void settle(wipe())}
            >
              {say(words.wipe)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
