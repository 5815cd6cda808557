import type { ThreadRole } from '../../../engine/protocol/thread-view';
import { setThread } from '../../../engine/store/public/games';
import type { ThreadRow } from '../../../engine/store/public/rows';
import { patternOf } from '../../background/sites';
import { useHands } from '../hands';
import { say } from '../lang';
import { useTakeBack } from '../ui/take-back';
import { WebLink } from '../ui/web-link';
import { Memory } from './memory';
import { words } from './threads.words';

const ROLES: readonly ThreadRole[] = ['both', 'game', 'vote'];

/** The threads of the game, and what is remembered for the forums they stand on. */
export function Threads({ threads }: { threads: readonly ThreadRow[] }) {
  const { browser, db, settle, tell } = useHands();
  const back = useTakeBack();
  const forums = [...new Set(threads.map((thread) => thread.forum))];
  const change = async (thread: ThreadRow, patch: Parameters<typeof setThread>[2]): Promise<void> => {
    if (await settle(setThread(db, thread.key, patch))) tell({ key: thread.key, forum: null });
  };
  /** The overlay can open by itself only on a site that is open to the extension: asked for within the click. */
  const watch = async (thread: ThreadRow, box: HTMLInputElement): Promise<void> => {
    const watched = box.checked;
    const asked = { origins: [patternOf(thread.url)] };
    const allowed = !watched || (await browser.permissions.request(asked).catch(() => false));
    if (allowed) await change(thread, { watched });
    else box.checked = false;
  };
  const detach = async (thread: ThreadRow): Promise<void> => {
    const { game, watched } = thread;
    await change(thread, { game: null, watched: false });
    back.offer(say(words.detached, { name: thread.title }), () => change(thread, { game, watched }));
  };
  return (
    <>
      {threads.length === 0 && <p class="empty">{say(words.none)}</p>}
      <ul class="rows">
        {threads.map((thread) => (
          <li key={thread.key} class="row many">
            <WebLink class="grow name" url={thread.url} title={thread.title}>
              {thread.title}
            </WebLink>
            <select
              aria-label={say(words.role, { name: thread.title })}
              value={thread.role}
              onChange={(event) => void change(thread, { role: event.currentTarget.value as ThreadRole })}
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {say(words[role])}
                </option>
              ))}
            </select>
            <label class="inline">
              <input
                type="checkbox"
                checked={thread.watched}
                onChange={(event) => void watch(thread, event.currentTarget)}
              />
              {say(words.watched)}
            </label>
            <button
              type="button"
              class="link"
              aria-label={say(words.detachNamed, { name: thread.title })}
              onClick={() => void detach(thread)}
            >
              {say(words.detach)}
            </button>
          </li>
        ))}
      </ul>
      {back.bar}
      {forums.map((forum) => (
        <Memory key={forum} forum={forum} />
      ))}
    </>
  );
}
