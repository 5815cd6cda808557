import { type BrowserApi, COUNTER_FILE } from './browser-api';

/**
 * Match pattern for exactly one origin. Firefox knows no ports in patterns, so a forum on an unusual port is asked for by its
 * host; scheme and host are exact.
 */
export function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** Is the site of this origin open to the extension now? */
export const isGranted = (browser: BrowserApi, origin: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [patternOf(origin)] });

const ID = 'counter ';

/** Sites open to the extension, as match patterns. */
async function grantedPatterns(browser: BrowserApi): Promise<string[]> {
  const { origins } = await browser.permissions.getAll();
  // Firefox names a site twice that is open both by the manifest and by the user; an id twice is refused with all the rest.
  return [...new Set(origins)].filter((pattern) => /^(https?|\*):\/\/|^<all_urls>$/.test(pattern));
}

const registrations = async (browser: BrowserApi): Promise<string[]> =>
  (await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id).filter((id) => id.startsWith(ID));

/** One after the other within a worker: two events at once must not register the same site twice. */
let syncing: Promise<void> = Promise.resolve();

/**
 * Makes the registered scripts agree with the permissions, whatever happened while the worker was stopped: one registration
 * per site, kept across restarts. Safe to run twice; `fresh` registers anew (the file may have changed with an update).
 */
export function syncSites(browser: BrowserApi, fresh = false): Promise<void> {
  const done = syncing.then(() => syncNow(browser, fresh));
  syncing = done.catch(() => undefined);
  return done;
}

async function syncNow(browser: BrowserApi, fresh: boolean): Promise<void> {
  const wanted = (await grantedPatterns(browser)).map((pattern) => ID + pattern);
  const stale = (await registrations(browser)).filter((id) => fresh || !wanted.includes(id));
  if (stale.length > 0) await browser.scripting.unregisterContentScripts({ ids: stale });
  const kept = await registrations(browser);
  const missing = wanted.filter((id) => !kept.includes(id));
  if (missing.length === 0) return;
  await browser.scripting.registerContentScripts(
    missing.map((id) => ({
      id,
      matches: [id.slice(ID.length)],
      js: [COUNTER_FILE],
      runAt: 'document_idle' as const,
      allFrames: false,
      persistAcrossSessions: true,
    })),
  );
}

/** Puts the counter, or a piece of it, into one tab. `false` where the browser does not allow it (its own pages, the store, no permission). */
export async function inject(browser: BrowserApi, tabId: number, file = COUNTER_FILE): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId }, files: [file] });
    return true;
  } catch {
    return false;
  }
}

/** Open tabs of these sites; pages that are not loaded get the registered script when they are. */
export async function tabsOf(browser: BrowserApi, patterns: readonly string[]): Promise<number[]> {
  if (patterns.length === 0) return [];
  const tabs = await browser.tabs.query({ url: [...patterns], discarded: false });
  return tabs.flatMap((tab) => (tab.id === undefined ? [] : [tab.id]));
}
