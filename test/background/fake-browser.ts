import type { BrowserApi } from '../../components/background/browser-api';
import type { Sender } from '../../engine/protocol/gate';
import { isMessage } from '../../engine/protocol/message';

type Listener = (...args: never[]) => unknown;

/** An event of the browser: what is listening can be woken by hand. */
function event() {
  const listeners: Listener[] = [];
  return { addListener: (listener: Listener) => void listeners.push(listener), listeners };
}

export interface FakeTab {
  id: number;
  url?: string;
  windowId?: number;
  /** What the counter in this tab answers; `null` = there is none until it is put in. */
  counter?: ((name: string, ask: unknown) => unknown) | null;
  /** Does what a script put into this tab does, by its file. */
  run?: (file: string) => void;
  /** The browser lets no script in. */
  closed?: boolean;
}

const covers = (pattern: string, url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return pattern === `${protocol}//${hostname}/*` || pattern === '<all_urls>' || pattern === '*://*/*';
};

/** The browser as far as the extension uses it: permissions, registered scripts and tabs are kept, calls are noted. */
export function fakeBrowser(
  options: {
    tabs?: FakeTab[];
    granted?: string[];
    twice?: boolean;
    panel?: 'opens' | 'refuses' | 'none';
    refuses?: boolean;
  } = {},
) {
  const tabs = options.tabs ?? [];
  const granted = new Set(options.granted ?? []);
  const scripts = new Map<string, { id: string; matches: string[]; js: string[]; persistAcrossSessions: boolean }>();
  const log: string[] = [];
  const events = {
    onMessage: event(),
    onAdded: event(),
    onRemoved: event(),
    onStartup: event(),
    onInstalled: event(),
    onAlarm: event(),
    onClicked: event(),
  };
  const alarms = new Map<string, number>();
  const notices = new Map<string, { title: string; message: string }>();
  const injected = new Set<number>();
  const api = {
    runtime: {
      id: 'our-id',
      getURL: (path: string) => `chrome-extension://our-id${path}`,
      onMessage: events.onMessage,
      onStartup: events.onStartup,
      onInstalled: events.onInstalled,
      getContexts: async () => [],
      sendMessage: async () => undefined,
    },
    alarms: {
      onAlarm: events.onAlarm,
      getAll: async () => [...alarms].map(([name, scheduledTime]) => ({ name, scheduledTime })),
      create: async (name: string, { when }: { when: number }) => void alarms.set(name, when),
      clear: async (name: string) => alarms.delete(name),
    },
    notifications: {
      onClicked: events.onClicked,
      create: async (id: string, { title, message }: { title: string; message: string }) => {
        notices.set(id, { title, message });
        return id;
      },
      clear: async (id: string) => notices.delete(id),
    },
    i18n: { getUILanguage: () => 'ru' },
    permissions: {
      onAdded: events.onAdded,
      onRemoved: events.onRemoved,
      contains: async ({ origins = [], permissions = [] }: { origins?: string[]; permissions?: string[] }) =>
        [...origins, ...permissions].every((each) => granted.has(each)),
      request: async ({ permissions = [] }: { permissions?: string[] }) => {
        log.push(`ask ${permissions.join()}`);
        if (options.refuses) return false;
        for (const each of permissions) granted.add(each);
        return true;
      },
      getAll: async () => ({ origins: [...granted, ...(options.twice ? granted : [])], permissions: [] }),
    },
    scripting: {
      getRegisteredContentScripts: async () => [...scripts.values()],
      registerContentScripts: async (
        more: { id: string; matches: string[]; js: string[]; persistAcrossSessions: boolean }[],
      ) => {
        for (const script of more) {
          if (scripts.has(script.id)) throw new Error(`Duplicate script ID '${script.id}'`);
          scripts.set(script.id, script);
        }
      },
      unregisterContentScripts: async ({ ids = [] }: { ids?: string[] }) => {
        for (const id of ids) if (!scripts.delete(id)) throw new Error(`Nonexistent script ID '${id}'`);
      },
      executeScript: async ({ target, files = [] }: { target: { tabId: number }; files?: string[] }) => {
        const tab = tabs.find((each) => each.id === target.tabId);
        if (!tab || tab.closed) throw new Error('Cannot access contents of the page');
        injected.add(tab.id);
        log.push(`inject ${tab.id}`);
        for (const file of files) tab.run?.(file);
        return [];
      },
    },
    tabs: {
      query: async ({ url }: { url?: string[] }) =>
        tabs.filter((tab) => !url || (tab.url !== undefined && url.some((pattern) => covers(pattern, tab.url ?? '')))),
      sendMessage: async (id: number, message: unknown) => {
        const tab = tabs.find((each) => each.id === id);
        if (!tab?.counter || !injected.has(id) || !isMessage(message)) throw new Error('Receiving end does not exist.');
        log.push(`tab ${id} ${message.name} ${JSON.stringify(message.ask)}`);
        return { ok: true, value: tab.counter(message.name, message.ask) };
      },
      create: async ({ url }: { url: string }) => {
        log.push(`new tab ${url}`);
        return {};
      },
      update: async (id: number) => {
        log.push(`show tab ${id}`);
        return {};
      },
    },
    ...(options.panel === 'none'
      ? {}
      : {
          sidePanel: {
            open: async ({ tabId, windowId }: { tabId?: number; windowId?: number }) => {
              if (options.panel === 'refuses') throw new Error('may only be called in response to a user gesture');
              log.push(tabId === undefined ? `panel of window ${windowId}` : `panel ${tabId}`);
            },
          },
        }),
  };
  return {
    /** The fake does what the extension uses; the rest of the browser's interface is not there. */
    browser: api as unknown as BrowserApi,
    granted,
    scripts,
    log,
    injected,
    alarms,
    notices,
    /** Wakes the listeners of an event. */
    wake: (name: keyof typeof events, ...args: unknown[]) => {
      for (const listener of events[name].listeners) (listener as (...all: unknown[]) => unknown)(...args);
    },
    /** Sends a message as somebody; `undefined` = nobody took it. */
    send: (name: string, ask: unknown, sender: Sender) =>
      new Promise<unknown>((resolve) => {
        const taken = events.onMessage.listeners.map((listener) =>
          (listener as (...all: unknown[]) => unknown)({ prokurator: 1, name, ask }, sender, resolve),
        );
        if (!taken.includes(true)) resolve(undefined);
      }),
  };
}
