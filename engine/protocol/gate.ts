/** Who sent a message, as the browser vouches for it (a subset of `runtime.MessageSender`). */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
  frameId?: number | undefined;
  tab?: { id?: number | undefined } | undefined;
}

/** The extension itself: its id and the origin of its pages, e.g. `chrome-extension://…`. */
export interface Self {
  id: string;
  origin: string;
}

/** Where a caller stands: one of the extension's own pages, or our script in the top frame of a site's page. */
export type Position = { at: 'own-page' } | { at: 'site'; origin: string; tab: number } | { at: 'outside' };

const originOf = (url: string | undefined): string | null => {
  if (url === undefined) return null;
  try {
    const { origin, protocol, host } = new URL(url);
    // Extension schemes have an opaque origin outside the browser that knows them.
    return origin === 'null' ? `${protocol}//${host}` : origin;
  } catch {
    return null;
  }
};

/**
 * Tells the callers apart by what the browser says of the sender, never by what the message says.
 * A frame inside a page is outside: the counter runs in top frames only.
 */
export function positionOf(sender: Sender, self: Self): Position {
  if (sender.id !== self.id) return { at: 'outside' };
  const origin = originOf(sender.url);
  if (origin === null || origin === 'null') return { at: 'outside' };
  if (origin === self.origin) return { at: 'own-page' };
  const tab = sender.tab?.id;
  const site = origin.startsWith('http://') || origin.startsWith('https://');
  if (!site || tab === undefined || (sender.frameId ?? 0) !== 0) return { at: 'outside' };
  return { at: 'site', origin, tab };
}

/** Origin a thread key belongs to (`engine|origin|base path|topic id`), `null` when it is no such key. */
export function originOfKey(key: string): string | null {
  const parts = key.split('|');
  return parts.length >= 4 && parts[1] ? originOf(parts[1]) : null;
}

/**
 * May the caller touch what the call names? Own pages: everything. A site: only threads, forums and addresses of its own
 * origin, so a script in one forum's page can never read or change what belongs to another.
 */
export function mayTouch(position: Position, ask: unknown): boolean {
  if (position.at === 'own-page') return true;
  if (position.at === 'outside' || typeof ask !== 'object' || ask === null) return false;
  const named = ask as { key?: unknown; forum?: unknown; url?: unknown };
  const origins: (string | null)[] = [];
  if (typeof named.key === 'string') origins.push(originOfKey(named.key));
  if (typeof named.forum === 'string') origins.push(originOf(named.forum));
  if (typeof named.url === 'string') origins.push(originOf(named.url));
  return origins.length > 0 && origins.every((origin) => origin === position.origin);
}
