import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, deadlineOf, span, wallText, wallTime } from '../../components/overlay/forum-clock';
import { paced } from '../../components/overlay/pace';
import { arrow, firstPlace, isNarrow, keepInside, moved, SMALLEST } from '../../components/overlay/place';
import { shortened } from '../../components/overlay/status';
import { knownPost, readingOf, reduce, startState, type ThreadState } from '../../components/overlay/thread-state';
import { dictionary, WORDS } from '../../components/overlay/words';
import type { Post, Topic } from '../../engine/forums/page';
import type { Place } from '../../engine/protocol/thread-view';
import { post } from '../protocol/samples';
import { view } from '../votes/view';

const viewport = fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 150, max: 3000 }) });
const somewhere: fc.Arbitrary<Place> = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  width: fc.integer({ min: -100, max: 9000 }),
  height: fc.integer({ min: -100, max: 9000 }),
  collapsed: fc.boolean(),
});

describe('place', () => {
  it('lies whole in any viewport wherever it was', () => {
    fc.assert(
      fc.property(somewhere, viewport, (place, screen) => {
        const kept = keepInside(place, screen);
        expect(kept.x).toBeGreaterThanOrEqual(0);
        expect(kept.y).toBeGreaterThanOrEqual(0);
        expect(kept.x + kept.width).toBeLessThanOrEqual(screen.width);
        expect(kept.y + kept.height).toBeLessThanOrEqual(screen.height);
        expect(keepInside(kept, screen)).toEqual(kept);
      }),
    );
  });

  it('moving never changes the size, resizing never moves the corner', () => {
    const by = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
    const screen = { width: 1280, height: 900 };
    fc.assert(
      fc.property(somewhere, by, (place, way) => {
        const from = keepInside(place, screen);
        expect(moved(from, way, false, screen)).toMatchObject({ width: from.width, height: from.height });
        const sized = moved(from, way, true, screen);
        if (sized.width > SMALLEST.width) expect(sized.x).toBe(from.x);
        if (sized.height > SMALLEST.height) expect(sized.y).toBe(from.y);
      }),
    );
  });

  it('opens inside, wide enough, on a phone as a sheet of about half the screen', () => {
    expect(firstPlace({ width: 1280, height: 900 })).toEqual({
      x: 864,
      y: 16,
      width: 400,
      height: 630,
      collapsed: false,
    });
    expect(isNarrow({ width: 360, height: 740 })).toBe(true);
    expect(firstPlace({ width: 360, height: 740 }).height).toBe(407);
  });

  it('arrows are its only keys', () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'Enter', 'a'].map((key) => arrow(key) !== null),
    ).toEqual([true, true, true, true, false, false, false]);
  });
});

describe('pace', () => {
  function* steps(n: number, cost: () => void): Generator<number, string> {
    for (let i = 0; i < n; i += 1) {
      cost();
      yield i;
    }
    return 'done';
  }

  it('pauses before a slice grows beyond its budget and hands on the result', async () => {
    let clock = 0;
    const slices: number[] = [0];
    const result = await paced(
      steps(100, () => {
        clock += 3;
        slices.push((slices.pop() ?? 0) + 3);
      }),
      { budget: 12, now: () => clock, pause: async () => void slices.push(0) },
    );
    expect(result).toEqual({ value: 'done' });
    expect(Math.max(...slices)).toBeLessThanOrEqual(15);
    expect(slices.reduce((sum, slice) => sum + slice, 0)).toBe(300);
  });

  it('stops between two slices when nobody waits for it any more', async () => {
    const stop = new AbortController();
    let done = 0;
    const result = await paced(
      steps(100, () => {
        done += 1;
      }),
      { budget: 0, now: () => done, pause: async () => (done >= 10 ? stop.abort() : undefined), signal: stop.signal },
    );
    expect(result).toBeNull();
    expect(done).toBe(10);
  });
});

const TOPIC: Topic = { key: 'k', title: 't', page: 2, pages: 3, next: null, prev: null, links: [] };
const at = (id: string, more: Partial<Post> = {}): Post => ({ ...post(id), number: null, ...more });

describe('state of a thread', () => {
  const read = (state: ThreadState, ...posts: Post[]): ThreadState =>
    reduce(state, { kind: 'posts', posts, order: [...new Set([...state.posts.keys(), ...posts.map(({ id }) => id)])] });

  it('follows the order of the page, takes changed posts and drops those that left', () => {
    const first = read(startState(TOPIC), at('1', { number: 21 }), at('2', { number: 22 }), at('3', { number: 23 }));
    const next = reduce(first, { kind: 'posts', posts: [at('2', { number: 22, author: 'Петя' })], order: ['1', '2'] });
    expect(readingOf(next).posts.map(({ id, author }) => `${id} ${author}`)).toEqual(
      ['1 Вася', '2 Петя'].map((line) => line.replace('Вася', first.posts.get('1')?.author ?? '')),
    );
    expect(first.posts.size).toBe(3);
  });

  it('numbers a post read alone after the one above it', () => {
    const first = read(startState(TOPIC), at('1', { number: 21 }), at('2'));
    expect([...first.posts.values()].map(({ number }) => number)).toEqual([21, 22]);
    expect(read(startState(TOPIC), at('1'), at('2')).posts.get('2')?.number).toBeNull();
  });

  it('knows posts of other pages from memory, the newest text first, the first text beside it', () => {
    const seenAt = '2026-11-28T12:00:00Z';
    const old = at('9', { author: 'A' });
    const seen = [{ id: '9', seenAt, post: old, later: [{ seenAt, post: { ...old, author: 'B' } }] }];
    const state = reduce(startState(TOPIC), { kind: 'view', view: view({ seen }) });
    expect(knownPost(state, '9')).toMatchObject({ post: { author: 'B' }, first: { post: { author: 'A' } } });
    expect(knownPost(state, '8')).toBeNull();
  });

  it('a patch before the view is no view', () => {
    const state = startState(TOPIC);
    expect(reduce(state, { kind: 'patch', patch: { decisions: [] } })).toBe(state);
  });
});

describe('clock', () => {
  const zoned = (zone: string | null, deadline: string | null): ThreadState =>
    reduce(startState(TOPIC), {
      kind: 'view',
      view: view({
        game: {
          id: 'g',
          title: '',
          preset: 'flg',
          overrides: { zone },
          roster: { confirmed: false, seats: [], hosts: [] },
          day: {
            number: 1,
            start: null,
            deadline: deadline === null ? null : { by: 'time', at: deadline },
            nominees: [],
          },
        },
      }),
    });
  const NOON = Date.parse('2026-11-28T12:00:05Z');

  it.each([
    ['Europe/Moscow', '15:00:05', '28.11 15:00'],
    ['+05:30', '17:30:05', '28.11 17:30'],
    ['-11:00', '01:00:05', '28.11 01:00'],
    ['+13:00', '01:00:05', '29.11 01:00'],
  ])('goes by the zone of the rules, %s', (zone, time, text) => {
    const clock = clockOf(zoned(zone, null));
    expect(clock.source).toBe('rules');
    expect(wallTime(clock, NOON)).toBe(time);
    expect(wallText(clock, NOON)).toBe(text);
  });

  it('goes by the zone the page prints when the rules name none', () => {
    const told = reduce(zoned(null, '2026-11-28T21:00'), { kind: 'complete', counts: {}, zone: '+04:00' });
    expect(clockOf(told)).toMatchObject({ source: 'page', name: '+04:00' });
    expect(wallTime(clockOf(told), NOON)).toBe('16:00:05');
    expect(deadlineOf(told)).toBe(Date.parse('2026-11-28T17:00:00Z'));
    expect(clockOf(reduce(zoned('+03:00', null), { kind: 'complete', counts: {}, zone: '+04:00' })).source).toBe(
      'rules',
    );
  });

  it('goes by this computer and says so when the rules name no zone', () => {
    expect(clockOf(zoned(null, null)).source).toBe('computer');
    expect(clockOf(startState(TOPIC)).source).toBe('computer');
  });

  it('reads a deadline without a zone on the clock of the rules', () => {
    expect(deadlineOf(zoned('Europe/Moscow', '2026-11-28T21:00:00'))).toBe(Date.parse('2026-11-28T18:00:00Z'));
    expect(deadlineOf(zoned('Europe/Moscow', '2026-11-28T21:00:00+05:00'))).toBe(Date.parse('2026-11-28T16:00:00Z'));
    expect(deadlineOf(zoned(null, null))).toBeNull();
    expect(deadlineOf(zoned(null, 'вечером'))).toBeNull();
  });

  it.each([
    [0, '00:00:00'],
    [999, '00:00:01'],
    [61_000, '00:01:01'],
    [86_399_000, '23:59:59'],
    [90_061_000, '1 д 01:01:01'],
    [-5000, '00:00:00'],
  ])('%i ms are %s', (ms, text) => {
    expect(span(ms, 'д')).toBe(text);
  });
});

describe('texts of a page', () => {
  it('are cut at whole characters however long', () => {
    expect(shortened('Вася', 4)).toBe('Вася');
    expect(shortened('😀😀😀😀😀', 3)).toBe('😀😀😀…');
    expect(shortened('я'.repeat(1_000_000), 80)).toHaveLength(81);
  });
});

describe('words', () => {
  const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((slot) => slot[1] ?? '').sort();
  const all = Object.entries(WORDS).flatMap(([file, words]) =>
    Object.entries(words as Record<string, { ru: string | readonly string[]; en: string | readonly string[] }>).map(
      ([key, word]) => [`${file}.${key}`, word] as const,
    ),
  );

  it.each(all)('%s stands in both languages with the same slots', (_, word) => {
    const { ru, en } = word;
    if (typeof ru === 'string' && typeof en === 'string') {
      expect(ru).not.toBe('');
      expect(slots(en)).toEqual(slots(ru));
    } else {
      expect(ru).toHaveLength(3);
      expect(en).toHaveLength(2);
      for (const form of [...ru, ...en]) expect(slots(form)).toEqual(['n']);
    }
  });

  it('a dictionary holds every word of its language', () => {
    expect(Object.keys(dictionary('ru'))).toEqual(all.map(([key]) => key));
    expect(dictionary('en')['tabs.doubts']).toBe('Doubts');
  });
});
