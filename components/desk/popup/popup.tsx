import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { LEARNED } from '../../../engine/forums/learned/made';
import type { BrowserApi } from '../../background/browser-api';
import { say, speak } from '../lang';
import { countNow, openPanel, openTab, pickNow } from './actions';
import { Follow } from './follow';
import { words } from './popup.words';
import { type Probe, probe } from './probe';
import { ReplyHere } from './reply-here';
import { ThreadCard } from './thread-card';

interface Props {
  browser: BrowserApi;
  close: () => void;
  /** The desk, loaded only when it is wanted. */
  loadDesk: () => Promise<ComponentType<{ thread: string | null }>>;
}

/** What the toolbar click opens: the page in one look, two buttons, and the way to the desk. */
export function Popup({ browser, close, loadDesk }: Props) {
  const seen = useSignal<Probe>({ kind: 'asking' });
  const trouble = useSignal('');
  const desk = useSignal<ComponentType<{ thread: string | null }> | null>(null);

  const look = async (): Promise<void> => {
    seen.value = await probe(browser);
    if (seen.value.kind === 'thread' && seen.value.state !== null) speak(seen.value.state.lang);
  };
  useEffect(() => {
    void look();
  }, []);

  const page = seen.value;
  const key = page.kind === 'thread' ? page.about.topic.key : null;
  const Desk = desk.value;
  if (Desk !== null) return <Desk thread={key} />;

  const showDesk = async (): Promise<void> => {
    const loaded = await loadDesk();
    desk.value = loaded;
  };
  const count = async (tab: number): Promise<void> => {
    const done = await countNow(browser, tab);
    if (done.ok) close();
    else trouble.value = say(words.notShown);
  };
  const pick = async (tab: number): Promise<void> => {
    const done = await pickNow(browser, tab);
    if (done.ok) close();
    else trouble.value = say(words.notShown);
  };
  const beside = (): void => {
    const opened = page.kind === 'thread' ? openPanel(browser, page.window, key) : openTab(browser);
    void opened.then(close);
  };

  return (
    <main class="popup" aria-busy={page.kind === 'asking'}>
      {page.kind === 'asking' && <p class="muted">{say(words.asking)}</p>}
      {page.kind === 'closed' && <Nothing title={say(words.closedTitle)} lines={[say(words.closed)]} />}
      {page.kind === 'no-thread' && (
        <>
          <Nothing title={say(words.noThreadTitle)} lines={[say(words.noThread), say(words.engines)]} />
          <ReplyHere browser={browser} tab={page.tab} threads={page.threads} onPut={close} />
          <div class="stack">
            <button type="button" class="wide primary" onClick={() => pick(page.tab)} aria-describedby="pick-hint">
              {say(words.pick)}
            </button>
            <p id="pick-hint" class="hint">
              {say(words.pickHint)}
            </p>
          </div>
        </>
      )}
      {page.kind === 'thread' && (
        <>
          <ThreadCard about={page.about} />
          <div class="stack">
            <button type="button" class="wide primary" onClick={() => count(page.tab)} aria-describedby="count-hint">
              {say(words.count)}
            </button>
            <p id="count-hint" class="hint">
              {say(words.countHint)}
            </p>
          </div>
          <Follow browser={browser} about={page.about} state={page.state} onFollowed={() => void look()} />
          <button type="button" class="link" onClick={() => pick(page.tab)}>
            {say(page.about.engine === LEARNED ? words.pickAgain : words.pickInstead)}
          </button>
        </>
      )}
      <p role="alert" class="note bad" hidden={trouble.value === ''}>
        {trouble.value}
      </p>
      <nav class="foot" aria-label={say(words.desk)}>
        <button type="button" class="link" onClick={showDesk}>
          {say(page.kind === 'thread' && page.state?.game ? words.roster : words.games)}
        </button>
        {page.kind === 'thread' && (
          <button type="button" class="link" onClick={beside}>
            {say(words.side)}
          </button>
        )}
        <button type="button" class="link" onClick={() => void openTab(browser, key).then(close)}>
          {say(words.tab)}
        </button>
      </nav>
    </main>
  );
}

/** There is nothing to count here: why, and what to do. */
function Nothing({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section class="card">
      <h1 class="topic">{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
