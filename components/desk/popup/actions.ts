import type { CallProblem, DeskCalls, PageAbout, TabCalls } from '../../../engine/protocol/calls';
import { originOfKey } from '../../../engine/protocol/gate';
import { ask } from '../../../engine/protocol/message';
import { err, ok, type Result } from '../../../engine/result';
import { type BrowserApi, DESK_PAGE } from '../../background/browser-api';
import { patternOf } from '../../background/sites';
import { toBackground, toTab } from '../../background/wires';

const call = <N extends keyof DeskCalls>(browser: BrowserApi, name: N, argument: DeskCalls[N]['ask']) =>
  ask<DeskCalls, N>(toBackground(browser), name, argument as never);

/** Counts the thread in the tab now, with the right the toolbar click gave. */
export async function countNow(browser: BrowserApi, tab: number): Promise<Result<null, CallProblem>> {
  const shown = await ask<TabCalls, 'page/count'>(toTab(browser, tab), 'page/count', null);
  if (!shown.ok) return shown;
  return shown.value.shown ? ok(null) : err({ code: 'no-answer' });
}

/** Has the count typed into the reply field of the tab; `text` is what there was no field for. */
export const replyIn = (browser: BrowserApi, tab: number, key: string) =>
  ask<TabCalls, 'page/reply'>(toTab(browser, tab), 'page/reply', { key });

/** Lets the host show where the posts are, on the page itself. */
export async function pickNow(browser: BrowserApi, tab: number): Promise<Result<null, CallProblem>> {
  const shown = await ask<TabCalls, 'page/pick'>(toTab(browser, tab), 'page/pick', null);
  if (!shown.ok) return shown;
  return shown.value.shown ? ok(null) : err({ code: 'no-answer' });
}

/**
 * «Вести игру в этой теме». Must run inside the click: the background is told first (the message is on its way before the
 * prompt can close the popup), the permission is asked for in the same turn. `false` = the host said no.
 */
export function followThread(
  browser: BrowserApi,
  about: PageAbout,
  game: string | null,
): Promise<Result<boolean, CallProblem>> {
  const { key } = about.topic;
  const begun = call(browser, 'game/begin', { about, game });
  const origin = originOfKey(key);
  if (origin === null) return Promise.resolve(err({ code: 'malformed', field: 'key' }));
  const answered = browser.permissions.request({ origins: [patternOf(origin)] });
  return (async () => {
    const granted = await answered.catch(() => false);
    const told = await begun;
    if (!granted) {
      await call(browser, 'game/forget', { key });
      return ok(false);
    }
    if (!told.ok) return told;
    if (told.value !== null) return ok(true);
    // The background heard of the game before the grant: say it again, it does nothing twice.
    const again = await call(browser, 'game/begin', { about, game });
    return again.ok ? ok(true) : again;
  })();
}

/** Opens the desk beside the page (inside the click), or as a tab where there is no panel. */
export function openPanel(browser: BrowserApi, window: number, key: string | null): Promise<void> {
  const focused = key === null ? Promise.resolve() : call(browser, 'desk/focus', { key });
  const panel = browser.sidePanel
    ? browser.sidePanel.open({ windowId: window })
    : (browser.sidebarAction?.open() ?? Promise.reject(new Error('no panel')));
  return panel.catch(() => openTab(browser)).then(() => focused.then(() => undefined));
}

/** Opens the desk as a tab. */
export async function openTab(browser: BrowserApi, key: string | null = null): Promise<void> {
  if (key !== null) await call(browser, 'desk/focus', { key });
  await browser.tabs.create({ url: browser.runtime.getURL(DESK_PAGE) });
}
