import type { Reason, Side } from './ballot';
import { because } from './reasons';

/** What one marked text of a post says, before the rules of the game are applied to it. */
export interface Cast {
  act: 'vote' | 'withdraw' | 'abstain';
  side: Side;
  raw: string;
  /** Seats the name may mean; exactly one in a sure vote. */
  seats: readonly string[];
  /** Why it is no vote at all. */
  void: Reason | null;
  /** Why a person must look at it. */
  doubts: readonly Reason[];
  /** What was assumed. */
  notes: readonly Reason[];
  /** Said with «меняю голос на …». */
  change: boolean;
  /** «досрочно» or «окончательно». */
  final: boolean;
}

const MAX_RAW = 160;

const EMPTY: Omit<Cast, 'raw' | 'side'> = {
  act: 'vote',
  seats: [],
  void: null,
  doubts: [],
  notes: [],
  change: false,
  final: false,
};

/** A cast with what is said about it; the raw text is cut for showing. */
export function cast(raw: string, side: Side, parts: Partial<Cast>): Cast {
  const flat = raw.replace(/\s+/g, ' ').trim();
  return { ...EMPTY, ...parts, side, raw: flat.length > MAX_RAW ? `${flat.slice(0, MAX_RAW - 1)}…` : flat };
}

/** The same cast as a doubt for one more reason. */
export const doubted = (it: Cast, ...reasons: Reason[]): Cast =>
  reasons.length === 0 || it.void ? it : { ...it, doubts: [...it.doubts, ...reasons] };

/** A text with a name the reader could not settle: nobody or several fit. */
export const unsettled = (raw: string, side: Side, seats: readonly string[], notes: readonly Reason[] = []): Cast =>
  cast(raw, side, {
    seats,
    notes,
    doubts: [seats.length > 1 ? because('unclear-name') : because('unknown-name', { raw: raw.trim().slice(0, 60) })],
  });

const NAME_DOUBTS: ReadonlySet<string> = new Set(['unclear-name', 'common-word', 'part-in-phrase', 'command-or-nick']);

/** The doubts are about whom the words mean, not about what is said of him. */
export const nameIsUnsure = (it: Cast): boolean =>
  it.doubts.some(({ code }) => code.startsWith('name-') || NAME_DOUBTS.has(code));
