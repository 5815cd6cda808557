import { setThreadRemoved, startGame } from '../../../engine/store/public/games';
import type { ThreadRow } from '../../../engine/store/public/rows';
import { useHands } from '../hands';
import { say } from '../lang';
import { WebLink } from '../ui/web-link';
import { words } from './home.words';

/** Threads that were counted with the button only. */
export function Loose({ threads, onOpen }: { threads: readonly ThreadRow[]; onOpen: (game: string) => void }) {
  const { db, settle, now, newId, tell } = useHands();
  if (threads.length === 0) return null;
  const begin = async (thread: ThreadRow): Promise<void> => {
    const id = newId();
    if (!(await settle(startGame(db, { id, title: thread.title }, thread.key, now())))) return;
    tell({ key: thread.key, forum: null });
    onOpen(id);
  };
  return (
    <section aria-labelledby="loose">
      <h2 id="loose">{say(words.loose)}</h2>
      <p class="hint">{say(words.looseHint)}</p>
      <ul class="rows">
        {threads.map((thread) => (
          <li key={thread.key} class="row">
            <WebLink class="grow name" url={thread.url} title={thread.title}>
              {thread.title}
            </WebLink>
            <button
              type="button"
              class="link"
              aria-label={say(words.beginFor, { name: thread.title })}
              onClick={() => void begin(thread)}
            >
              {say(words.begin)}
            </button>
            <button
              type="button"
              class="link"
              aria-label={say(words.removeThread, { name: thread.title })}
              onClick={() => void settle(setThreadRemoved(db, thread.key, now()))}
            >
              {say(words.remove)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
