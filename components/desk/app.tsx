import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sweep } from '../../engine/store/public/damaged';
import { PublicDb } from '../../engine/store/public/db';
import { langOf } from '../../engine/store/public/lang';
import { focus, langChoice } from '../../engine/store/public/settings';
import type { BrowserApi } from '../background/browser-api';
import { privateFolder } from '../spare/opfs';
import { inPlace } from '../spare/put';
import { Game } from './game/game';
import { HandsContext, handsOn, type Means } from './hands';
import { Home } from './home/home';
import { speak } from './lang';
import { useLive } from './live';
import { Returned } from './returned';
import { Trouble } from './ui/trouble';

/** The desk on given means; tests hand in their own database and browser. */
export function deskWith(means: Means): ComponentType<{ thread: string | null }> {
  const hands = handsOn(means);
  const { db } = means;
  /** Game on the screen, `null` = the list. */
  const shown = signal<string | null>(null);
  void hands.finish().then(async () => {
    const swept = await sweep(db, means.now());
    if (!swept.ok) hands.trouble.value = swept.error;
    else if (swept.value.length > 0) {
      hands.trouble.value = { code: 'damaged-record', table: [...new Set(swept.value)].join(', ') };
    }
    await db.keeper?.review();
  });

  function Screens({ thread }: { thread: string | null }) {
    const choice = useLive(() => langChoice(db), []);
    const wanted = useLive(() => focus(db), []);
    const followed = useRef('');

    useEffect(() => {
      if (choice?.ok) speak(langOf(choice.value, means.browser.i18n.getUILanguage()));
    }, [choice]);

    // The thread the popup stands on, later the one the desk was last asked to show («Состав и правила» on a page).
    const target = wanted?.ok && wanted.value ? wanted.value : null;
    useEffect(() => {
      const key = target?.key ?? thread;
      const mark = `${key} ${target?.at ?? ''}`;
      if (key === null || followed.current === mark) return;
      followed.current = mark;
      void db.threads.get(thread ?? key).then((row) => {
        if (row?.game) shown.value = row.game;
      });
    }, [target?.at, thread]);

    return (
      <main class="desk">
        <Trouble />
        <Returned />
        {shown.value === null ? (
          <Home onOpen={(id) => (shown.value = id)} />
        ) : (
          <Game key={shown.value} id={shown.value} onLeave={() => (shown.value = null)} />
        )}
      </main>
    );
  }

  return function Desk(props) {
    return (
      <HandsContext.Provider value={hands}>
        <Screens {...props} />
      </HandsContext.Provider>
    );
  };
}

/** The desk on the real browser. */
export const deskOn = (browser: BrowserApi): ComponentType<{ thread: string | null }> =>
  deskWith({
    browser,
    db: new PublicDb({ shelf: privateFolder('public', inPlace()) }),
    book: localStorage,
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
  });
