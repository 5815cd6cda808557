/** What the public half keeps of a game day that is over. Seats by id. */
export interface DayRecord {
  day: number;
  /** ISO moment at which the host went on to the next day. */
  closedAt: string;
  /** Living seats that owed a vote and gave none; `null` when nobody could owe one: no confirmed roster, or day zero. */
  absent: readonly string[] | null;
  /** Living seats that wrote nothing since the day began; `null` without a confirmed roster. */
  silent: readonly string[] | null;
  /** Every page of the game's topics was read when the record was made; else somebody in it may have written elsewhere. */
  complete: boolean;
}

/** Days a seat missed, ascending. */
export interface Misses {
  /** Without a vote although one was owed. */
  votes: readonly number[];
  /** Without a single post. */
  posts: readonly number[];
}

/** What the records say of one seat. */
export function missesOf(days: readonly DayRecord[], seat: string): Misses {
  const missed = (kind: 'absent' | 'silent'): number[] =>
    days.filter((record) => record[kind]?.includes(seat)).map(({ day }) => day);
  return { votes: missed('absent').sort((a, b) => a - b), posts: missed('silent').sort((a, b) => a - b) };
}
