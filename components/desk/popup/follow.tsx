import { useSignal } from '@preact/signals';
import type { PageAbout } from '../../../engine/protocol/calls';
import type { BrowserApi } from '../../background/browser-api';
import { say } from '../lang';
import { wordsOf } from '../troubles.words';
import { followThread } from './actions';
import { words } from './popup.words';
import type { ThreadState } from './probe';

interface Props {
  browser: BrowserApi;
  about: PageAbout;
  state: ThreadState | null;
  /** The thread is followed now. */
  onFollowed: () => void;
}

/** «Вести игру в этой теме»: one click, the browser's own question, done. */
export function Follow({ browser, about, state, onFollowed }: Props) {
  const into = useSignal(state?.game?.id ?? '');
  const said = useSignal('');
  const site = new URL(about.url).host;
  const following = state?.watched === true && state.game !== null;

  const follow = (): void => {
    said.value = '';
    void followThread(browser, about, into.value === '' ? null : into.value).then((done) => {
      if (!done.ok) {
        const { phrase, slots } = wordsOf(done.error);
        said.value = say(phrase, slots);
      } else if (done.value) onFollowed();
      else said.value = say(words.denied);
    });
  };

  if (following && state.granted) {
    return (
      <p class="note good">
        <span aria-hidden="true">✓ </span>
        {say(words.watched, { game: state.game?.title ?? '' })}
      </p>
    );
  }
  return (
    <div class="stack">
      {following && <p class="note doubt">{say(words.revoked, { site })}</p>}
      {!following && (state?.games.length ?? 0) > 0 && (
        <label class="inline">
          {say(words.into)}
          <select value={into.value} onChange={(event) => (into.value = event.currentTarget.value)}>
            <option value="">{say(words.newGame)}</option>
            {state?.games.map((game) => (
              <option key={game.id} value={game.id}>
                {game.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="wide" onClick={follow} aria-describedby="follow-hint">
        {say(following ? words.giveBack : words.follow)}
      </button>
      <p id="follow-hint" class="hint">
        {say(words.followHint, { site })}
      </p>
      <p role="status" class="note" hidden={said.value === ''}>
        {said.value}
      </p>
    </div>
  );
}
