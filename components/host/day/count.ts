import { trueTally } from '../../../engine/day/true-tally';
import { roleOfSeat } from '../../../engine/game/sides';
import { type GameState, seatOf } from '../../../engine/game/state';
import { publicCount } from '../../../engine/letters/public/count';
import type { ThreadView } from '../../../engine/protocol/thread-view';
import type { Tally, TallyOptions } from '../../../engine/votes/tally';
import { countGame, isComplete, type ThreadCount } from '../../../engine/votes/thread/count';

/** Both counts of a game: two functions over the same ballots. */
export interface DayCount {
  /** What any reader can count. */
  open: ThreadCount;
  /** What the host knows; it never leaves his side. */
  real: Tally;
  /** The public count as letters take it. */
  forPost: ReturnType<typeof publicCount>;
}

/** Counts the game from everything that is remembered of its topics; `now` in ms decides only whether the voting is over. */
export function dayCount(view: ThreadView, state: GameState, day: number, now: number): DayCount {
  const open = countGame(view, now);
  const { ballots, roster, policy, tally } = open;
  const options: TallyOptions = {
    complete: isComplete(open),
    closed: !tally.provisional,
    // Whoever stands in the public count is a nominee: the same choice, made once.
    ...(policy.nomineesOnly ? { nominees: new Set(tally.standings.map((it) => it.seat)) } : {}),
  };
  const secret = { state, role: (seat: string) => roleOfSeat(state, seatOf(state, seat)) };
  return {
    open,
    real: trueTally(ballots, roster, policy, secret, options),
    forPost: publicCount({ ballots, roster, policy, day, options }),
  };
}
