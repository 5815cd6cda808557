import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { append, emptyLog, type Log, path } from '../../engine/game/history';
import { readLog } from '../../engine/game/read-log';

const created: GameEvent = {
  kind: 'created',
  ruleset: 'flg',
  title: 'Игра',
  options: {},
  seats: [{ id: 'a', name: 'Аня', accounts: [{ nick: 'Аня', id: null }] }],
};
const stored = (...events: unknown[]): unknown =>
  JSON.parse(
    JSON.stringify({
      entries: events.map((event, i) => ({
        seq: i + 1,
        parent: i || null,
        at: '2026-11-30T00:00:00Z',
        version: 1,
        event,
      })),
      head: events.length || null,
    }),
  );
const edit = (log: unknown, change: (log: Log<Record<string, unknown>>) => void): unknown => {
  change(log as Log<Record<string, unknown>>);
  return log;
};

describe('reading a stored log', () => {
  it('gives back what was written', () => {
    let log = emptyLog<GameEvent>();
    const added = append(log, null, { at: '2026-11-30T00:00:00Z', version: 1, event: created });
    if (added.ok) log = added.value;
    const read = readLog(JSON.parse(JSON.stringify(log)));
    expect(read).toEqual({ ok: true, value: log });
    if (read.ok) expect(fold(path(read.value).map((entry) => entry.event)).title).toBe('Игра');
  });

  it.each([
    ['something else', { games: [] }, 'no-log', {}],
    ['nothing', null, 'no-log', {}],
    [
      'an event of a newer version',
      edit(stored(created), (log) => Object.assign(log.entries[0] ?? {}, { version: 9, event: { kind: 'duel' } })),
      'newer',
      { seq: 1, version: 9 },
    ],
    [
      'a log cut in the middle',
      edit(stored(created, created, created), (log) => (log.entries as unknown[]).splice(1, 1)),
      'cut',
      { missing: 2 },
    ],
    [
      'a log cut at the end',
      edit(stored(created, created), (log) => (log.entries as unknown[]).pop()),
      'cut',
      { missing: 2 },
    ],
    ['an unknown event', stored({ kind: 'duel' }), 'damaged', { seq: 1 }],
    ['an event without its fields', stored({ kind: 'posted', what: 'night' }), 'damaged', { seq: 1, where: 'number' }],
    [
      'an unknown effect',
      stored(created, { kind: 'ruling', text: '', effects: [{ kind: 'miracle' }], trace: [] }),
      'damaged',
      { seq: 2 },
    ],
    [
      'a parent from the future',
      edit(stored(created), (log) => Object.assign(log.entries[0] ?? {}, { parent: 5 })),
      'damaged',
      { where: 'parent' },
    ],
  ])('refuses %s with words', (_name, log, code, slots) => {
    const result = readLog(log);
    expect(result).toMatchObject({ ok: false, error: { code, slots } });
    if (!result.ok) for (const lang of ['ru', 'en'] as const) expect(result.error.words[lang]).not.toBe('');
  });
});
