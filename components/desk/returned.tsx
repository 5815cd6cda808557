import { forgetReturn, returned } from '../../engine/store/public/settings';
import { useHands } from './hands';
import { say } from './lang';
import { useLive } from './live';
import { words } from './returned.words';

/** Says that the browser has lost the database and that it is filled again; until the host has read it. */
export function Returned() {
  const { db, settle } = useHands();
  const lost = useLive(() => returned(db), []);
  if (!lost?.ok || !lost.value) return null;
  return (
    <div class="note doubt tools" role="status">
      <p class="grow">{say(words.returned)}</p>
      <button type="button" onClick={() => void settle(forgetReturn(db))}>
        {say(words.read)}
      </button>
    </div>
  );
}
