import type { Answer, Trouble } from './judge';

/** Longest wait for an answer of the forum, ms. */
const PATIENCE = 30_000;

const HEAD = 2048;

/**
 * The text of a page in the encoding it was sent in: old forums still speak windows-1251, and `Response.text` takes
 * everything for UTF-8. `open` is the encoding of the open page of the same forum, for pages that do not say.
 */
export function decoded(bytes: ArrayBuffer, contentType: string | null, open: string): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD));
  const named =
    /charset\s*=\s*["']?\s*([\w:-]+)/i.exec(contentType ?? '')?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i.exec(head)?.[1] ??
    open;
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Asks the forum for one of its pages as the tab would: an ordinary GET of the same site with the user's own cookies. What
 * comes back is only parsed: no script of it runs, no picture of it is loaded. Never leaves the site, whatever the forum
 * redirects to.
 */
export async function askForum(url: string, signal: AbortSignal): Promise<Answer | Trouble> {
  const target = new URL(url, location.href);
  if (target.origin !== location.origin) return { code: 'elsewhere' };
  const stop = new AbortController();
  const end = (): void => stop.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, PATIENCE);
  try {
    const response = await fetch(target.href, {
      method: 'GET',
      mode: 'same-origin',
      credentials: 'same-origin',
      cache: 'no-cache',
      signal: stop.signal,
    });
    const html = decoded(await response.arrayBuffer(), response.headers.get('content-type'), document.characterSet);
    return {
      status: response.status,
      url: response.url || target.href,
      retryAfter: response.headers.get('retry-after'),
      challenge: response.headers.get('cf-mitigated') === 'challenge',
      doc: new DOMParser().parseFromString(html, 'text/html'),
    };
  } catch {
    return { code: stop.signal.aborted ? 'late' : 'offline' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
