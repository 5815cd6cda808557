import type { CallProblem } from '../../engine/protocol/calls';
import type { Position } from '../../engine/protocol/gate';
import { err, ok, type Result } from '../../engine/result';
import { setFocus } from '../../engine/store/public/settings';
import type { Bench } from './bench';
import { type BrowserApi, DESK_PAGE } from './browser-api';

/** The desk as a tab: the one that is open already, else a new one beside the thread. */
async function deskTab(browser: BrowserApi): Promise<void> {
  const url = browser.runtime.getURL(DESK_PAGE);
  // Older Firefox cannot say which of the extension's pages are open; then there will be two.
  const known = typeof browser.runtime.getContexts === 'function';
  const contexts = known ? await browser.runtime.getContexts({ contextTypes: ['TAB'] }).catch(() => []) : [];
  const open = contexts.find((context) => context.documentUrl?.startsWith(url) && context.tabId >= 0);
  if (open === undefined) await browser.tabs.create({ url });
  else await browser.tabs.update(open.tabId, { active: true });
}

/**
 * Shows the desk for a thread. The panel is asked for before any `await`, while the click still counts as the user's;
 * where the browser does not accept it (Firefox takes no click of a page for one of the extension) the desk opens as a tab.
 */
export function openDesk(bench: Bench, key: string, from: Position): Promise<Result<null, CallProblem>> {
  const { browser } = bench;
  const panel =
    browser.sidePanel !== undefined && from.at === 'site'
      ? browser.sidePanel.open({ tabId: from.tab })
      : Promise.reject(new Error('no panel'));
  const shown = panel.catch(() => deskTab(browser));
  return (async () => {
    const kept = await setFocus(bench.db, key, bench.now());
    if (!kept.ok) return kept;
    try {
      await shown;
      return ok(null);
    } catch {
      return err({ code: 'refused' });
    }
  })();
}
