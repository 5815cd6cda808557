import type { TabCalls } from '../../engine/protocol/calls';
import { ask } from '../../engine/protocol/message';
import type { BrowserApi } from './browser-api';
import { toTab } from './wires';

type Change = TabCalls['page/changed']['ask'];

/**
 * Tells the open tabs that something changed: only tabs of the site it is about, so that no page's process learns of threads
 * elsewhere. Addresses of tabs are visible for permitted sites only, and no other tab runs the counter for long.
 */
export async function pushChange(
  browser: BrowserApi,
  change: Change,
  origin: string | null,
  except?: number,
): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(
    tabs.map(async ({ id, url }) => {
      if (id === undefined || id === except || url === undefined || !/^https?:/.test(url)) return;
      if (origin !== null && new URL(url).origin !== origin) return;
      await ask<TabCalls, 'page/changed'>(toTab(browser, id), 'page/changed', change, 2000);
    }),
  );
}
