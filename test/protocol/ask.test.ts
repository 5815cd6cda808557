import { describe, expect, it, vi } from 'vitest';
import type { PageCalls } from '../../engine/protocol/calls';
import { ask, type Wire } from '../../engine/protocol/message';
import { err, ok } from '../../engine/result';
import { KEY } from './samples';

const never = new Promise<never>(() => undefined);
const wire = (patch: Partial<Wire>): Wire => ({
  send: () => Promise.resolve(ok({ watched: true, lang: 'ru' })),
  alive: () => true,
  after: () => never,
  ...patch,
});
const call = (patch: Partial<Wire>) => ask<PageCalls, 'thread/watched'>(wire(patch), 'thread/watched', { key: KEY });

describe('a call', () => {
  it('brings the answer', async () => expect(await call({})).toEqual(ok({ watched: true, lang: 'ru' })));

  it('says what it is in one message', async () => {
    const send = vi.fn(() => Promise.resolve(ok(null)));
    await call({ send });
    expect(send.mock.calls).toEqual([[{ prokurator: 1, name: 'thread/watched', ask: { key: KEY } }]]);
  });

  it('brings the other side’s problem as a value', async () => {
    expect(await call({ send: () => Promise.resolve(err({ code: 'storage-full' })) })).toEqual(
      err({ code: 'storage-full' }),
    );
  });

  it.each([
    ['the runtime has lost its id', { alive: () => false }, 'gone'],
    ['the browser says so', { send: () => Promise.reject(new Error('Extension context invalidated.')) }, 'gone'],
    ['the extension went away while it was asked', dying(), 'gone'],
    ['nobody listens', { send: () => Promise.reject(new Error('Receiving end does not exist.')) }, 'no-answer'],
    ['nobody answers in time', { send: () => never, after: () => Promise.resolve() }, 'no-answer'],
    ['the answer is nonsense', { send: () => Promise.resolve('hello') }, 'no-answer'],
    ['the answer is empty', { send: () => Promise.resolve(undefined) }, 'no-answer'],
    ['the answer is no outcome', { send: () => Promise.resolve({ ok: false }) }, 'no-answer'],
  ] as [string, Partial<Wire>, string][])('%s: %s', async (_name, patch, code) => {
    expect(await call(patch)).toEqual(err({ code }));
  });
});

/** Alive when asked, gone when the answer should come. */
function dying(): Partial<Wire> {
  let alive = true;
  return {
    alive: () => alive,
    send: () => {
      alive = false;
      return Promise.reject(new Error('The message port closed before a response was received.'));
    },
  };
}
