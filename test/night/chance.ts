/** A small seeded generator for test data (mulberry32); the engine itself knows no randomness. */
export interface Chance {
  /** Whole number from 0 to `n - 1`. */
  below(n: number): number;
  /** Yes with probability `p`. */
  yes(p: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    yes: (p) => next() < p,
    pick<T>(list: readonly T[]): T {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    shuffled<T>(list: readonly T[]): T[] {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const [a, b] = [copy[i], copy[j]];
        if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a];
      }
      return copy;
    },
  };
}
