import type { Wire } from '../../engine/protocol/message';
import type { BrowserApi } from './browser-api';

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** From a page or a content script to the background. */
export const toBackground = (browser: Pick<BrowserApi, 'runtime'>): Wire => ({
  send: (message) => browser.runtime.sendMessage(message),
  // An updated or removed extension leaves the script behind with a runtime that has lost its id.
  alive: () => browser.runtime?.id !== undefined,
  after,
});

/** From the background or an extension page to the counter in a tab. */
export const toTab = (browser: Pick<BrowserApi, 'tabs'>, tabId: number): Wire => ({
  send: (message) => browser.tabs.sendMessage(tabId, message, { frameId: 0 }),
  alive: () => true,
  after,
});
