import type { Overruling } from '../../../engine/game/overrule';
import type { SeatId } from '../../../engine/game/state';
import type { Answers } from '../../../engine/night/asks';
import type { Adding } from '../story/adding';

/** The opening of a day while it is typed; moments as ISO, `''` = not set. */
export interface OpeningDraft {
  /** Key of the thread, `''` = none. */
  topic: string;
  start: string;
  deadline: string;
}

export const FRESH_OPENING: OpeningDraft = { topic: '', start: '', deadline: '' };

/** One nomination as the host noted it; names as in the roster. */
export interface NominationRow {
  by: string;
  target: string;
  /** ISO. */
  time: string;
  /** Id of the post it was taken from; without it the host noted it himself. */
  post?: string;
}

/** The voting of a day: who was nominated, when and where it was opened. */
export interface VotingDraft {
  nominations: readonly NominationRow[];
  /** ISO moment the voting was opened, `''` = not yet. */
  opened: string;
  /** Key of the voting topic the moment was taken from, `''` = the host set it himself. */
  thread: string;
}

export const FRESH_VOTING: VotingDraft = { nominations: [], opened: '', thread: '' };

/** The verdict while it is being made. */
export interface VerdictDraft {
  /** `null` = as the count says. */
  condemned: readonly SeatId[] | null;
  answers: Answers;
  overrulings: readonly Overruling[];
  adding: Adding | null;
}

export const FRESH_VERDICT: VerdictDraft = { condemned: null, answers: {}, overrulings: [], adding: null };

/** A draft as it was stored; what is missing is as in a fresh one. */
export const stored = <T extends object>(kept: unknown, fresh: T): T =>
  typeof kept === 'object' && kept !== null ? { ...fresh, ...kept } : fresh;

export const openingName = (phase: number): string => `opening/${phase}`;
export const votingName = (phase: number): string => `voting/${phase}`;
export const verdictName = (phase: number): string => `verdict/${phase}`;
