import type { RecordedRoll } from '../game/events';
import type { SeatId } from '../game/state';
import type { Die } from '../roles/moves';

/** A roll that is about to be made. */
export interface Throw {
  die: Die;
  night: number;
  actor: SeatId;
  /** Whom it concerns, where one act rolls for several. */
  target: SeatId | null;
  /** The act is borrowed from another role. */
  borrowed: boolean;
}

export interface Dice {
  /** The same question always gets the same answer, so a night asked twice is the same night. */
  roll(thrown: Throw): { yes: boolean; how: RecordedRoll['how'] };
}

/** Name of one roll of one night, by which the host may set it. */
export const rollKey = ({ die, night, actor, target }: Throw): string =>
  `${die.id}/${night}/${actor}${target === null ? '' : `/${target}`}`;

/**
 * Dice from a seed: every roll depends on the seed and on its own key only, so neither the order of rolling nor
 * rolls that do not happen change another roll. `set` are the ones the host has put down himself.
 */
export function seeded(seed: string, set: Readonly<Record<string, boolean>> = {}): Dice {
  return {
    roll(thrown) {
      const key = rollKey(thrown);
      const chosen = set[key];
      if (chosen !== undefined) return { yes: chosen, how: 'set' };
      const [yes, of] = thrown.die.chance;
      return { yes: hash(`${seed}\u0000${key}`) * of < yes, how: 'thrown' };
    },
  };
}

/** FNV-1a with a final mixing (murmur3), as a fraction of one. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
