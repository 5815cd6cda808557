/** Pure geometry shared by the pictures: numbers in, numbers out. */

/** Maps a range onto another, straight; a range of one point falls on the beginning. */
export const scale =
  (from: number, to: number, low: number, high: number) =>
  (value: number): number =>
    to === from ? low : low + ((value - from) / (to - from)) * (high - low);

/** Whole numbers from `low` to `high` at equal steps (1, 2, 5, 10 …), zero among them if it is inside; at most `most`. */
export function wholeTicks(low: number, high: number, most: number): number[] {
  let step = 1;
  for (let factor = 0; (high - low) / step + 1 > most; factor += 1) {
    step = ([1, 2, 5][factor % 3] ?? 1) * 10 ** Math.floor(factor / 3);
  }
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick + 0);
  return ticks;
}

const HOUR = 3_600_000;
const STEPS = [HOUR / 4, HOUR / 2, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** A clock: `wall` gives ms of the wall clock read as UTC. */
interface Clock {
  wall: (moment: number) => number;
}

/** Round moments of a wall clock between two moments, both included; at most `most`, days of several steps where it is long. */
export function timeTicks(from: number, to: number, { wall }: Clock, most: number): number[] {
  const fits = (step: number): boolean => (to - from) / step <= most - 1;
  let step = STEPS.find(fits) ?? 24 * HOUR;
  while (!fits(step)) step *= 2;
  const ahead = wall(from) - from;
  const ticks: number[] = [];
  for (let tick = Math.ceil((from + ahead) / step) * step - ahead; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}

/**
 * Moves places apart until each is `gap` from the next, as little as it takes, in their order and within the borders as
 * far as they have room for all. Answers in the order given.
 */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const moved = [...places];
  const step = Math.min(gap, places.length > 1 ? (high - low) / (places.length - 1) : gap);
  let edge = low;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? low, edge);
    edge = (moved[index] ?? low) + step;
  }
  edge = high;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? high, edge);
    edge = (moved[index] ?? high) - step;
  }
  return moved;
}
