// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17"}
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForum, decoded } from '../../../components/overlay/gather/ask-forum';
import { waitUntil } from '../../../components/overlay/gather/wait';

/** «Вася» in windows-1251. */
const CP1251 = new Uint8Array([0xc2, 0xe0, 0xf1, 0xff]);
const bytes = (head: string, tail: Uint8Array): ArrayBuffer =>
  new Uint8Array([...new TextEncoder().encode(head), ...tail]).buffer;

describe('the encoding of a fetched page', () => {
  it.each([
    ['what the header says', bytes('', CP1251), 'text/html; charset=windows-1251', 'UTF-8', 'Вася'],
    ['the header in quotes', bytes('', CP1251), 'text/html; charset="cp1251"', 'UTF-8', 'Вася'],
    ['what the page says', bytes('<meta charset="windows-1251">', CP1251), 'text/html', 'UTF-8', 'Вася'],
    [
      'what an old page says',
      bytes('<meta http-equiv=Content-Type content="text/html; charset=windows-1251">', CP1251),
      null,
      'UTF-8',
      'Вася',
    ],
    ['that of the open page of the same forum', bytes('', CP1251), 'text/html', 'windows-1251', 'Вася'],
    ['UTF-8', bytes('Вася', new Uint8Array()), 'text/html; charset=utf-8', 'windows-1251', 'Вася'],
    ['a name nobody knows', bytes('Вася', new Uint8Array()), 'text/html; charset=klingon', 'UTF-8', 'Вася'],
  ])('%s', (_, buffer, type, open, text) => {
    expect(decoded(buffer, type, open).replace(/<[^>]*>/, '')).toBe(text);
  });
});

describe('asking the forum', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const never = new AbortController().signal;

  it('never leaves the site', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    expect(await askForum('https://forum.example/viewtopic.php?t=17', never)).toEqual({ code: 'elsewhere' });
    expect(await askForum('http://other.example/', never)).toEqual({ code: 'elsewhere' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is an ordinary GET of the same site, and nothing in the answer runs or loads', async () => {
    const html =
      '<html><body><p>Тема</p><img src="x.png" onerror="window.ran = 1"><script>window.ran = 1</script></body></html>';
    const fetched = vi.fn(async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    vi.stubGlobal('fetch', fetched);
    const answer = await askForum('viewtopic.php?t=17&start=20', never);
    expect(fetched.mock.calls).toMatchObject([
      [
        'http://forum.example/viewtopic.php?t=17&start=20',
        { method: 'GET', mode: 'same-origin', credentials: 'same-origin' },
      ],
    ]);
    expect(answer).toMatchObject({
      status: 200,
      url: 'http://forum.example/viewtopic.php?t=17&start=20',
      challenge: false,
    });
    expect('doc' in answer && answer.doc.querySelector('p')?.textContent).toBe('Тема');
    expect(window).not.toHaveProperty('ran');
  });

  it.each([
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    [
      'no answer',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
      'late',
    ],
  ] as const)('%s', async (_, fetched, code) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    const answer = askForum('viewtopic.php?t=17', never);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toEqual({ code });
    vi.useRealTimers();
  });
});

describe('waiting', () => {
  afterEach(() => void vi.useRealTimers());

  it('goes by the clock: late timers of a tab in the background only delay it, and a look at the tab ends it at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let over = false;
    const from = performance.now();
    void waitUntil(from + 5000, new AbortController().signal).then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(4000);
    expect(over).toBe(false);
    // Asleep for ten minutes without one timer having run.
    const now = vi.spyOn(performance, 'now').mockReturnValue(from + 600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(over).toBe(true);
    now.mockRestore();
  });

  it('ends when it is stopped, and looking at the tab does not end it early', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const stop = new AbortController();
    let over = false;
    void waitUntil(performance.now() + 60_000, stop.signal).then(() => {
      over = true;
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(over).toBe(false);
    stop.abort();
    await Promise.resolve();
    expect(over).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
