import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import type { BrowserName } from './where';

/** The popup under the toolbar button. It is no tab, so each browser reaches into it its own way. */
export interface Popup {
  /** Value of an expression (JSON only) in the popup; `document` and `window` are the popup's. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Runs a script in the popup, then answers with the value of an expression. */
  evaluateAll: <T>(script: string, expression: string) => Promise<T>;
  /** Presses the button or link of this accessible name as a user does: the press counts as a user's gesture. */
  press: (name: RegExp) => Promise<void>;
  /** PNG of the popup, `null` where the browser gives none. */
  picture: () => Promise<Uint8Array | null>;
}

/** How a test starts a browser. */
export interface Start {
  build: string;
  /** Folder of the profile; kept over restarts. */
  profile: string;
  headless: boolean;
}

/** A browser with the extension installed, the same to the tests whatever the make. */
export interface Driven {
  readonly name: BrowserName;
  /** Opens an ordinary tab. */
  open: (url: string) => Promise<Page>;
  /** Opens a page of the extension in a tab. */
  openOwn: (path: string) => Promise<Page>;
  /** Presses the toolbar button over a tab. */
  pressToolbar: (page: Page) => Promise<Popup>;
  /** The next question of the extension for these origins is answered with «Разрешить»: headless browsers cannot show it. */
  agreeTo: (origin: string) => Promise<void>;
  /** The user takes the permission back in the browser's own settings. */
  revoke: (origin: string) => Promise<void>;
  /** Stops the background as the browser does when it has been idle; answers whether one was running. */
  stopBackground: () => Promise<boolean>;
  /** Colours the user prefers, for pages opened or loaded from now on. */
  prefer: (scheme: 'light' | 'dark') => Promise<void>;
  /** Starts the build of the same folder anew, as an update does. */
  update: () => Promise<void>;
  /** Closes the browser, if it still runs, and starts it with the same profile. */
  restart: () => Promise<void>;
  /** The browser dies at this very moment, with all its processes (SIGKILL); {@link restart} starts it again. */
  kill: () => Promise<void>;
  /** The browser dies with whatever it was doing (SIGKILL) and starts again with the same profile. */
  crash: () => Promise<void>;
  /** Restarts without the databases of the extension, which Chromium may find broken after it was killed. */
  loseDatabases: () => Promise<void>;
  /** Settles when the user has closed the browser. */
  closed: () => Promise<void>;
  close: () => Promise<void>;
}

/** Kills a browser with everything it started: the driver gives each a process group of its own. */
export async function killed(browser: Browser): Promise<void> {
  const pid = browser.process()?.pid;
  if (pid === undefined) throw new Error('a browser without a process');
  process.kill(-pid, 'SIGKILL');
  // Waits for the death and for the driver's own tidying of the profile, which would disturb the next start.
  await browser.close().catch(() => {});
  // A process that was writing to the disk dies when that is done, and holds the databases of the profile as long.
  for (const end = Date.now() + 20_000; runs(pid) && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Removes what lies in a folder of the profile under names of this form, with everything in it. */
export function removeWithin(folder: string, name: RegExp): void {
  const found = existsSync(folder) ? readdirSync(folder).filter((it) => name.test(it)) : [];
  if (found.length === 0) throw new Error(`nothing like ${name} in ${folder}`);
  for (const it of found) rmSync(join(folder, it), { recursive: true });
}

/** Does any process of this group still run? Where the system keeps no list of them to read, the answer is no. */
function runs(group: number): boolean {
  if (!existsSync('/proc/self/stat')) return false;
  return readdirSync('/proc').some((name) => {
    try {
      // After the name in brackets: state, parent, group. A zombie holds nothing any more.
      const [state, , of] =
        /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${Number(name)}/stat`, 'latin1'))?.[1]?.split(' ') ?? [];
      return Number(of) === group && state !== 'Z' && state !== 'X';
    } catch {
      return false;
    }
  });
}

/** Source of a function that finds what a user would call «button NAME» among the visible elements of a document. */
export const FIND_SOURCE = `(root, source) => {
  const name = new RegExp(source, 'iu');
  for (const element of root.querySelectorAll('button, a[href], [role=button], [role=menuitem], summary, input[type=submit]')) {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (name.test(words.trim()) && element.getClientRects().length > 0 && !element.disabled) return element;
  }
  return null;
}`;
