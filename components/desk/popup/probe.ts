import type { DeskCalls, PageAbout, TabCalls } from '../../../engine/protocol/calls';
import { mayTouch } from '../../../engine/protocol/gate';
import { ask } from '../../../engine/protocol/message';
import { pageAbout } from '../../../engine/protocol/shapes';
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
  | { kind: 'no-thread'; tab: number; threads: DeskCalls['site/threads']['answer'] }
  | { kind: 'thread'; tab: number; window: number; about: PageAbout; state: ThreadState | null };

/** How long a page may take to say what it is; a slow one is asked again by reopening. */
const PATIENCE_MS = 8000;

/** Is the answer of the right shape, and about the site the tab really shows? What a page's process says is checked. */
function isAbout(about: PageAbout, tab: number, shown: string | undefined): boolean {
  if (pageAbout(about, '') !== null) return false;
  const { forum, url, topic } = about;
  return (
    shown === undefined || mayTouch({ at: 'site', origin: new URL(shown).origin, tab }, { key: topic.key, forum, url })
  );
}

/** The page may be the form in which the count of a thread of this site is posted. */
async function noThread(browser: BrowserApi, tab: number, url = ''): Promise<Probe> {
  const threads = await ask<DeskCalls, 'site/threads'>(toBackground(browser), 'site/threads', { url });
  return { kind: 'no-thread', tab, threads: (threads.ok && threads.value) || [] };
}

/** Looks at the active tab: puts the counter in (it adds nothing by itself) and asks what the page is. */
export async function probe(browser: BrowserApi): Promise<Probe> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return { kind: 'closed' };
  if (!(await inject(browser, tab.id))) return { kind: 'closed' };
  const page = await ask<TabCalls, 'page/ask'>(toTab(browser, tab.id), 'page/ask', null, PATIENCE_MS);
  const about = page.ok ? page.value : null;
  if (about === null || !isAbout(about, tab.id, tab.url)) return noThread(browser, tab.id, tab.url);
  const state = await ask<DeskCalls, 'thread/state'>(toBackground(browser), 'thread/state', { key: about.topic.key });
  return { kind: 'thread', tab: tab.id, window: tab.windowId, about, state: state.ok ? state.value : null };
}
