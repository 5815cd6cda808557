import type { VotePolicy } from '../votes/policy';
import type { Roster } from '../votes/roster';

/** Preset a game's voting rules start from. */
export type Preset = 'flg' | 'prokurator';

/** A border of the game day: a moment on the forum's clock, or a post (the host's day post, «Стоп»). */
export type Border = { by: 'time'; at: string } | { by: 'post'; post: string };

/** One game day as the public half knows it. `start: null` = everything counts from the first post. */
export interface GameDay {
  number: number;
  start: Border | null;
  deadline: Border | null;
  /**
   * When the voting was opened, in games where it lasts a part of the day: votes count from here on, nominations
   * from the start of the day up to it. Without it votes count from the start.
   */
  voting?: Border | null;
  /** Nicks nominated for execution; used when the policy says nominees only. */
  nominees: readonly string[];
}

/** A game without secrets: what any reader of the thread may know. */
export interface PublicGame {
  id: string;
  title: string;
  preset: Preset;
  overrides: Partial<VotePolicy>;
  roster: Roster;
  day: GameDay;
  /** Over: the desk lists it apart from the running ones. */
  finished?: boolean;
}
