import { describe, expect, it, vi } from 'vitest';
import { answer, group } from '../../engine/protocol/answer';
import { DESK_ASKS, PAGE_ASKS } from '../../engine/protocol/asks';
import type { DeskCalls, PageCalls } from '../../engine/protocol/calls';
import { originOfKey, positionOf, type Sender } from '../../engine/protocol/gate';
import { ok } from '../../engine/result';
import { about, deskAsks, FORUM, KEY, OTHER_FORUM, OTHER_KEY, pageAsks } from './samples';

const SELF = { id: 'our-id', origin: 'chrome-extension://our-id' };

/** Where a message may come from. */
const SENDERS = {
  'our script on the forum': { id: 'our-id', url: `${FORUM}viewtopic.php?t=17`, frameId: 0, tab: { id: 7 } },
  'our script on another site': { id: 'our-id', url: `${OTHER_FORUM}?topic=17`, frameId: 0, tab: { id: 8 } },
  'our script in a frame of the forum': { id: 'our-id', url: `${FORUM}viewtopic.php?t=17`, frameId: 3, tab: { id: 7 } },
  'another extension': { id: 'their-id', url: 'chrome-extension://their-id/page.html' },
  'another extension that names our page': { id: 'their-id', url: 'chrome-extension://our-id/popup.html' },
  'a page of ours': { id: 'our-id', url: 'chrome-extension://our-id/popup.html' },
  'a page of ours in a tab': { id: 'our-id', url: 'chrome-extension://our-id/desk.html', frameId: 0, tab: { id: 9 } },
  'a page that says nothing of itself': { id: 'our-id' },
  'a web page without an extension': { url: `${FORUM}viewtopic.php?t=17`, frameId: 0, tab: { id: 7 } },
  'a blank page': { id: 'our-id', url: 'about:blank', frameId: 0, tab: { id: 7 } },
  'a file': { id: 'our-id', url: 'file:///home/host/17.html', frameId: 0, tab: { id: 7 } },
  'a look-alike of our origin': {
    id: 'our-id',
    url: 'https://chrome-extension/our-id/popup.html',
    frameId: 0,
    tab: { id: 7 },
  },
} satisfies Record<string, Sender>;

type From = keyof typeof SENDERS;
const OWN: readonly From[] = ['a page of ours', 'a page of ours in a tab'];

const asked = vi.fn(() => ok(null));
/** Groups whose every handler only notes that it was reached. */
const groups = [
  group<PageCalls>({
    open: 'site',
    asks: PAGE_ASKS,
    handlers: Object.fromEntries(Object.keys(PAGE_ASKS).map((name) => [name, asked])) as never,
  }),
  group<DeskCalls>({
    open: 'own-page',
    asks: DESK_ASKS,
    handlers: Object.fromEntries(Object.keys(DESK_ASKS).map((name) => [name, asked])) as never,
  }),
];

const send = async (name: string, ask: unknown, from: From) => {
  asked.mockClear();
  const reply = await answer(groups, SELF, { prokurator: 1, name, ask }, SENDERS[from]);
  return { reply, reached: asked.mock.calls.length > 0 };
};

describe('who may call what', () => {
  const mine = Object.entries(pageAsks(KEY, FORUM));
  const theirs = Object.entries(pageAsks(OTHER_KEY, OTHER_FORUM));
  const privileged = Object.entries(deskAsks(about()));

  describe.each(Object.keys(SENDERS) as From[])('%s', (from) => {
    const own = OWN.includes(from);

    it.each(mine)('%s about the forum’s thread', async (name, ask) => {
      const { reply, reached } = await send(name, ask, from);
      const allowed = own || from === 'our script on the forum';
      expect(reached).toBe(allowed);
      expect(reply).toEqual(allowed ? ok(null) : { ok: false, error: { code: 'refused' } });
    });

    it.each(theirs)('%s about another site’s thread', async (name, ask) => {
      expect((await send(name, ask, from)).reached).toBe(own || from === 'our script on another site');
    });

    it.each(privileged)('%s (privileged)', async (name, ask) => {
      expect((await send(name, ask, from)).reached).toBe(own);
    });
  });

  it('covers every call there is', () => {
    expect(mine.map(([name]) => name).sort()).toEqual(Object.keys(PAGE_ASKS).sort());
    expect(privileged.map(([name]) => name).sort()).toEqual(Object.keys(DESK_ASKS).sort());
  });

  it('a key of the own site does not open another site’s forum or address', async () => {
    const mixed = { ...pageAsks(KEY, FORUM)['thread/open'], forum: OTHER_FORUM };
    expect((await send('thread/open', mixed, 'our script on the forum')).reached).toBe(false);
    const elsewhere = { ...pageAsks(KEY, FORUM)['thread/open'], url: `${OTHER_FORUM}?topic=17` };
    expect((await send('thread/open', elsewhere, 'our script on the forum')).reached).toBe(false);
  });

  it('another scheme or port of the same host is another site', async () => {
    for (const key of ['phpbb3|http://forum.example|/board/|17', 'phpbb3|https://forum.example:8443|/board/|17']) {
      expect((await send('thread/watched', { key }, 'our script on the forum')).reached).toBe(false);
    }
  });

  it.each(['constructor', '__proto__', 'toString', 'thread/erase', ''])('no such call: «%s»', async (name) => {
    expect(await send(name, { key: KEY }, 'a page of ours')).toEqual({
      reply: { ok: false, error: { code: 'refused' } },
      reached: false,
    });
  });

  it.each([null, 'hello', 42, {}, { prokurator: 2, name: 'thread/open' }, { type: 'thread/open', key: KEY }])(
    'leaves a message that is not ours to others: %j',
    (message) => {
      expect(answer(groups, SELF, message, SENDERS['a page of ours'])).toBeNull();
    },
  );
});

describe('origin of a thread key', () => {
  it.each([
    [KEY, 'https://forum.example'],
    ['phpbb3|https://forum.example:8080|/|17', 'https://forum.example:8080'],
    ['phpbb3|not an origin|/|17', null],
    ['phpbb3', null],
    ['', null],
    ['phpbb3||/|17', null],
  ])('%s → %s', (key, origin) => expect(originOfKey(key)).toBe(origin));
});

describe('positions in Firefox, whose extensions have random origins', () => {
  const self = { id: 'prokurator@forum-mafia.example', origin: 'moz-extension://5f0c-uuid' };
  it('own page', () => {
    expect(positionOf({ id: self.id, url: 'moz-extension://5f0c-uuid/popup.html' }, self).at).toBe('own-page');
  });
  it('page of another extension', () => {
    expect(positionOf({ id: self.id, url: 'moz-extension://other-uuid/popup.html' }, self).at).toBe('outside');
  });
});
