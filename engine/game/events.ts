import type { Phrase } from '../words';
import type { Effect } from './effects';
import type { DetectiveBrief, RoleId, RuleId, RulesetId, SeatId, SentOrder } from './state';
import type { TraceStep } from './trace';

/** Form of the events this program writes; a log with a newer one is refused, an older one is migrated. */
export const EVENT_VERSION = 1;

/** A forum account that sits on a seat. */
export interface Account {
  nick: string;
  /** The forum's user id, `null` when the forum shows none. */
  id: string | null;
}

/** One die as it was thrown: its odds are kept, so that a later version of the rules cannot rewrite them. */
export interface RecordedRoll {
  die: string;
  /** Night and player that make the die unique within the game. */
  key: string;
  chance: readonly [yes: number, of: number];
  yes: boolean;
  /** `thrown` by the program, `set` by the host with a reason. */
  how: 'thrown' | 'set';
  reason?: string;
}

/** An order as it came, beside what became of it. */
export interface RecordedOrder extends SentOrder {
  /** The player's own words. */
  raw?: string;
  /** The story of the murder. */
  story?: string;
  /** Question of a bribe. */
  question?: string;
  verdict: 'fine' | 'illegal' | 'void';
  /** Why it was refused, as the player is told. */
  refused?: { words: Phrase; rules: readonly RuleId[] };
}

/** Effects with the reasons they have. */
interface Caused {
  effects: readonly Effect[];
  trace: readonly TraceStep[];
}

/**
 * Everything that is persisted about a secret game. An event carries what it did (effects), never a recipe for doing
 * it again: folding applies effects and resolves nothing, so a later version cannot change the past.
 */
export type GameEvent =
  | {
      kind: 'created';
      ruleset: RulesetId;
      title: string;
      /** House options, complete. */
      options: Readonly<Record<string, string>>;
      seats: readonly { id: SeatId; name: string; accounts: readonly Account[] }[];
    }
  | {
      kind: 'dealt';
      roles: readonly { seat: SeatId; role: RoleId; rank: number | null }[];
      immune: readonly SeatId[];
      detective: DetectiveBrief | null;
      prostituteSide: 'maniac' | 'own';
      /** Holder of the mafia's office, as the ruleset says at the deal. */
      leader: SeatId | null;
    }
  | ({
      kind: 'night';
      night: number;
      orders: readonly RecordedOrder[];
      rolls: readonly RecordedRoll[];
      /** Seed of the thrown dice, `null` when none was thrown: whoever has it can check every throw. */
      seed?: string | null;
      /** Who said that he does not move, in his own words. */
      passes?: readonly { seat: SeatId; raw: string }[];
      answers: Readonly<Record<string, string>>;
      /** Outcomes the host put in the place of the rules', with his reasons. */
      overruled: readonly { what: string; reason: string }[];
    } & Caused)
  /** The host has put the morning post or the day's result on the forum: from here on the thread may know it. */
  | { kind: 'posted'; what: 'night' | 'day'; number: number }
  | { kind: 'day-opened'; day: number; start: string; deadline: string; topic: string | null }
  | ({
      kind: 'verdict';
      day: number;
      /** What every reader could count, and what the host knows: kept apart. */
      publicTotals: readonly { seat: SeatId; total: number }[];
      trueTotals: readonly { seat: SeatId; total: number }[];
      /** Topic that was counted, and the ISO moment its voting closed. */
      voting?: { thread: string | null; closed: string | null };
      /** Who owed a vote and gave none. */
      absent?: readonly SeatId[];
      /** Who wrote nothing on the day, where that can be told: all pages of its topics were read. */
      silent?: readonly SeatId[];
      condemned: readonly SeatId[];
      answers: Readonly<Record<string, string>>;
      /** As at night. */
      overruled?: readonly { what: string; reason: string }[];
    } & Caused)
  | ({ kind: 'modkill' | 'disqualified'; seat: SeatId; reason: string } & Caused)
  /** Somebody else takes the seat; its role and votes stay. */
  | { kind: 'replaced'; seat: SeatId; account: Account; name: string | null }
  | ({ kind: 'ruling'; text: string } & Caused)
  | { kind: 'option'; id: string; value: string }
  /** `best`: the seat is the best player of the game, `null` takes that back. */
  | { kind: 'note'; seat: SeatId | null; day: number; text: string; best?: true }
  | ({ kind: 'ended' } & Caused);

export type EventKind = GameEvent['kind'];
