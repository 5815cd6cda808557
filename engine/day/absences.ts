import type { GameEvent } from '../game/events';
import type { RuleId, SeatId } from '../game/state';
import { struckBy } from '../game/strike';
import type { Ruleset } from '../rulesets/ruleset';

/** Days a player has missed, ascending. */
export interface Missed {
  /** Owed a vote and gave none. */
  votes: readonly number[];
  /** Wrote nothing at all in the game's topics. */
  posts: readonly number[];
}

export const NOTHING_MISSED: Missed = { votes: [], posts: [] };

/** What everybody has missed up to the newest verdict. Whoever takes a seat over begins with nothing missed. */
export function absences(events: readonly GameEvent[]): ReadonlyMap<SeatId, Missed> {
  const missed = new Map<SeatId, Missed>();
  const note = (kind: keyof Missed, seats: readonly SeatId[], day: number): void => {
    for (const seat of seats) {
      const old = missed.get(seat) ?? NOTHING_MISSED;
      missed.set(seat, { ...old, [kind]: [...old[kind], day] });
    }
  };
  for (const event of events) {
    if (event.kind === 'replaced') missed.delete(event.seat);
    if (event.kind !== 'verdict') continue;
    note('votes', event.absent ?? [], event.day);
    note('posts', event.silent ?? [], event.day);
  }
  return missed;
}

/** The missed days with the day that is under way. */
export const withToday = (missed: Missed, day: number, today: { vote: boolean; post: boolean }): Missed => ({
  votes: today.vote ? [...missed.votes, day] : missed.votes,
  posts: today.post ? [...missed.posts, day] : missed.posts,
});

/** `penalty`: points and nothing more; `warn`: the next miss is the last; `out`: replacement or modkill. */
export type Step = 'none' | 'penalty' | 'warn' | 'out';

/** What the rules and the house have for somebody who has missed so much. */
export interface Ladder {
  /** Points a missed vote costs, as the voting rules say; 0 = none. */
  penalty: number;
  /** Missed votes at which the host replaces or strikes out, 0 = never for votes alone: the rules leave it to him. */
  outAfter: number;
}

/** Missed votes at which most clubs replace a player or strike him out. */
export const USUAL_OUT = 2;

/**
 * The step a player stands on, and what it rests on. A whole day without a post is inactivity by itself; a
 * missed vote costs points, and at which number of them the host acts is the house's own ladder.
 */
export function ladderStep(
  missed: Missed,
  { penalty, outAfter }: Ladder,
  rules: Ruleset,
): { step: Step; rules: readonly RuleId[] } {
  const points: readonly RuleId[] = penalty === 0 ? [] : (rules.absentees ?? []);
  const out = { step: 'out', rules: struckBy(rules, 'modkill') } as const;
  if (missed.posts.length > 0) return out;
  const votes = missed.votes.length;
  if (outAfter > 0 && votes >= outAfter) return out;
  if (outAfter > 1 && votes === outAfter - 1) return { step: 'warn', rules: points };
  return { step: votes > 0 && penalty !== 0 ? 'penalty' : 'none', rules: votes > 0 ? points : [] };
}
