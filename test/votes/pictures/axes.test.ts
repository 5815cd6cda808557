import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../../engine/forums/zone';
import { scale, spread, timeTicks, wholeTicks } from '../../../engine/votes/pictures/axes';

const UTC = { wall: (moment: number) => moment };

describe('whole ticks', () => {
  it.each([
    [0, 6, 8, [0, 1, 2, 3, 4, 5, 6]],
    [-2, 6, 8, [-2, 0, 2, 4, 6]],
    [0, 40, 8, [0, 10, 20, 30, 40]],
    [0, 1, 8, [0, 1]],
    [0, 0, 8, [0]],
  ])('from %s to %s, at most %s', (low, high, most, ticks) => {
    expect(wholeTicks(low, high, most)).toEqual(ticks);
  });
});

describe('ticks of time', () => {
  it('are round hours of the clock the game goes by', () => {
    const moscow = zoneOf('Europe/Moscow') ?? UTC;
    const from = Date.parse('2026-11-27T20:00:00+03:00');
    const to = Date.parse('2026-11-28T21:04:00+03:00');
    const ticks = timeTicks(from, to, moscow, 8).map((tick) => new Date(moscow.wall(tick)).toISOString().slice(5, 16));
    expect(ticks).toEqual(['11-28T00:00', '11-28T06:00', '11-28T12:00', '11-28T18:00']);
  });

  it('are few, ascending and inside, however long the day', () => {
    fc.assert(
      fc.property(fc.nat(40 * 86_400), fc.integer({ min: 2, max: 12 }), (seconds, most) => {
        const from = Date.parse('2026-11-27T20:07:00Z');
        const to = from + seconds * 1000;
        const ticks = timeTicks(from, to, UTC, most);
        expect(ticks.length).toBeLessThanOrEqual(most);
        for (const [at, tick] of ticks.entries()) {
          expect(tick).toBeGreaterThanOrEqual(from);
          expect(tick).toBeLessThanOrEqual(to);
          expect(tick % 900_000).toBe(0);
          if (at > 0) expect(tick).toBeGreaterThan(ticks[at - 1] ?? 0);
        }
      }),
    );
  });
});

describe('places moved apart', () => {
  it.each([
    ['far enough already', [10, 50, 90], [10, 50, 90]],
    ['one height', [50, 50, 50], [50, 60, 70]],
    ['at the lower edge', [98, 99, 100], [80, 90, 100]],
    ['in the order given', [60, 20, 61], [60, 20, 70]],
    ['none', [], []],
  ])('%s', (_, places, moved) => {
    expect(spread(places, 10, 0, 100)).toEqual(moved);
  });

  it('keep their order, their distance and the borders', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 30 }),
        (places, gap) => {
          const moved = spread(places, gap, 0, 300);
          const step = Math.min(gap, places.length > 1 ? 300 / (places.length - 1) : gap);
          const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
          order.forEach((index, at) => {
            expect(moved[index]).toBeGreaterThanOrEqual(-1e-6);
            expect(moved[index]).toBeLessThanOrEqual(300 + 1e-6);
            const above = order[at - 1];
            if (above !== undefined)
              expect((moved[index] ?? 0) - (moved[above] ?? 0)).toBeGreaterThanOrEqual(step - 1e-6);
          });
        },
      ),
    );
  });
});

describe('a scale', () => {
  it('may fall', () => expect([0, 3, 6].map(scale(0, 6, 100, 40))).toEqual([100, 70, 40]));
  it('of one point stands at its beginning', () => expect(scale(5, 5, 10, 90)(5)).toBe(10));
});
