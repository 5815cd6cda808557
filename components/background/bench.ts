import type { PublicDb } from '../../engine/store/public/db';
import { langOf } from '../../engine/store/public/lang';
import { langChoice } from '../../engine/store/public/settings';
import type { Lang } from '../../engine/words';
import type { BrowserApi } from './browser-api';

/** What the background works with. It keeps nothing else: the browser may stop it between any two events. */
export interface Bench {
  browser: BrowserApi;
  db: PublicDb;
  /** ISO moment. */
  now(): string;
  newId(): string;
  /** Work nobody waits for; a failure of it must not become the failure of the call. */
  later(work: Promise<unknown>): void;
  lang(): Promise<Lang>;
}

/** Bench on the real browser, clock and dice. */
export const benchOn = (browser: BrowserApi, db: PublicDb): Bench => ({
  browser,
  db,
  now: () => new Date().toISOString(),
  newId: () => crypto.randomUUID(),
  later: (work) => {
    work.catch(() => undefined);
  },
  lang: async () => {
    const choice = await langChoice(db);
    return langOf(choice.ok ? choice.value : 'auto', browser.i18n.getUILanguage());
  },
});
