import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { append, branches, emptyLog, type Log, moveTo, path, redo, undo } from '../../engine/game/history';
import type { Result } from '../../engine/result';

const must = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const add = (log: Log<string>, event: string): Log<string> =>
  must(append(log, log.head, { at: '2026-11-30T00:00:00Z', version: 1, event }));
const words = (log: Log<string>): string[] => path(log).map((entry) => entry.event);

describe('the log of a game', () => {
  it('keeps the undone future and starts a branch beside it', () => {
    let log = add(add(add(emptyLog(), 'a'), 'b'), 'c');
    log = must(undo(must(undo(log))));
    expect(words(log)).toEqual(['a']);
    log = add(log, 'd');
    expect(words(log)).toEqual(['a', 'd']);
    expect(log.entries).toHaveLength(4);
    const old = must(moveTo(log, 3));
    expect(words(old)).toEqual(['a', 'b', 'c']);
    expect(branches(must(undo(log))).map((entry) => entry.event)).toEqual(['b', 'd']);
  });

  it('redoes along the branch written last', () => {
    let log = add(add(emptyLog(), 'a'), 'b');
    log = add(must(undo(log)), 'c');
    expect(words(must(redo(must(undo(log)))))).toEqual(['a', 'c']);
  });

  it.each([
    ['a stale head', () => append(add(emptyLog<string>(), 'a'), null, { at: '', version: 1, event: 'b' }), 'forked'],
    ['undo before the first event', () => undo(emptyLog<string>()), 'nothing-to-undo'],
    ['redo at the tip', () => redo(add(emptyLog(), 'a')), 'nothing-to-redo'],
    ['an entry that does not exist', () => moveTo(add(emptyLog(), 'a'), 7), 'unknown-entry'],
  ])('refuses %s', (_name, act, code) => {
    const result = act();
    expect(result).toMatchObject({ ok: false, error: { code } });
  });

  it('undo after do is the identity, and nothing is ever lost', () => {
    const step = fc.oneof(
      fc.constant('undo' as const),
      fc.constant('redo' as const),
      fc.string({ minLength: 1 }).map((w) => ({ w })),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let log = emptyLog<string>();
        for (const one of steps) {
          if (one === 'undo' || one === 'redo') {
            const moved = one === 'undo' ? undo(log) : redo(log);
            if (moved.ok) log = moved.value;
          } else {
            const before = words(log);
            const count = log.entries.length;
            log = add(log, one.w);
            expect(words(must(undo(log)))).toEqual(before);
            expect(words(must(redo(must(undo(log)))))).toEqual([...before, one.w]);
            expect(log.entries).toHaveLength(count + 1);
          }
        }
      }),
    );
  });
});
