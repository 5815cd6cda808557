import type { DeskCalls, PageAbout, TabCalls } from '../../../engine/protocol/calls';
import { ask } from '../../../engine/protocol/message';
import type { BrowserApi } from '../../background/browser-api';
import { inject } from '../../background/sites';
import { toBackground, toTab } from '../../background/wires';

export type ThreadState = DeskCalls['thread/state']['answer'];

/** What the active tab is to the extension. */
export type Probe =
  | { kind: 'asking' }
  /** The browser lets no extension in: its own pages, the add-on store, a local file. */
  | { kind: 'closed' }
  /** The page answers, but it is no thread, or no engine we know. */
  | { kind: 'no-thread' }
  | { kind: 'thread'; tab: number; window: number; about: PageAbout; state: ThreadState | null };

/** How long a page may take to say what it is; a slow one is asked again by reopening. */
const PATIENCE_MS = 8000;

/** Looks at the active tab: puts the counter in (it adds nothing by itself) and asks what the page is. */
export async function probe(browser: BrowserApi): Promise<Probe> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return { kind: 'closed' };
  if (!(await inject(browser, tab.id))) return { kind: 'closed' };
  const page = await ask<TabCalls, 'page/ask'>(toTab(browser, tab.id), 'page/ask', null, PATIENCE_MS);
  if (!page.ok || page.value === null) return { kind: 'no-thread' };
  const about = page.value;
  const state = await ask<DeskCalls, 'thread/state'>(toBackground(browser), 'thread/state', { key: about.topic.key });
  return { kind: 'thread', tab: tab.id, window: tab.windowId, about, state: state.ok ? state.value : null };
}
