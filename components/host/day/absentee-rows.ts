import {
  type Ladder,
  ladderStep,
  type Missed,
  NOTHING_MISSED,
  type Step,
  withToday,
} from '../../../engine/day/absences';
import type { RuleId, SeatId } from '../../../engine/game/state';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { Activity } from '../../../engine/votes/activity/activity';

/** A player who has missed something. */
export interface AbsenteeRow {
  seat: SeatId;
  missed: Missed;
  /** Posts since the day began, `null` when nothing is known of them. */
  today: number | null;
  step: Step;
  rules: readonly RuleId[];
}

const WEIGHT: readonly Step[] = ['out', 'warn', 'penalty', 'none'];

interface Given {
  seats: readonly SeatId[];
  day: number;
  past: ReadonlyMap<SeatId, Missed>;
  /** Owe a vote and have given none. */
  absent: readonly SeatId[];
  /** The voting is over: who gave no vote has missed it. */
  closed: boolean;
  activity: Activity | null;
  ladder: Ladder;
  rules: Ruleset;
}

/** Those of the living who have missed votes or days or are silent today, the gravest first. */
export function absenteeRows({ seats, day, past, absent, closed, activity, ladder, rules }: Given): AbsenteeRow[] {
  const posts = new Map(activity?.players.map((player) => [player.seat, player.today]));
  const sure = activity !== null && !activity.provisional && closed;
  return seats
    .flatMap((seat): AbsenteeRow[] => {
      const today = posts.get(seat) ?? null;
      const missed = withToday(past.get(seat) ?? NOTHING_MISSED, day, {
        vote: closed && absent.includes(seat),
        post: sure && today === 0,
      });
      if (missed.votes.length + missed.posts.length === 0 && today !== 0) return [];
      return [{ seat, missed, today, ...ladderStep(missed, ladder, rules) }];
    })
    .sort(
      (one, other) =>
        WEIGHT.indexOf(one.step) - WEIGHT.indexOf(other.step) || other.missed.votes.length - one.missed.votes.length,
    );
}
