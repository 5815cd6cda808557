import type { GameState, RoleId, RuleId, RulesetId } from '../game/state';
import type { Role, WinVerdict, WinView } from '../roles/role';
import type { Phrase } from '../words';
import type { HouseOption } from './option';
import { DEFAULTS } from './options/all';

export interface WinRule {
  /** Side as it is announced, e.g. `town`, or a role for one who plays for himself. */
  id: string;
  words: Phrase;
  verdict(view: WinView): WinVerdict | null;
}

/** The mafia's office: a post, not a role. */
export interface Office {
  words: Phrase;
  /** Role whose office acts its holder has. */
  acts: RoleId;
  /** `line`: the next in line steps up; `election`: the host names him. */
  passes: 'line' | 'election';
  /** Role an elected holder takes. */
  title: RoleId | null;
  /** Who may send the move for a silent holder: ranked juniors, or nobody without the host. */
  deputies: 'ranks' | 'host';
  /** A holder with acts of his own loses them. */
  strips: readonly RuleId[];
  /** His death in the night undoes the mafia's move. */
  fallsWithHolder: readonly RuleId[] | null;
}

export interface Phase {
  words: Phrase;
  rules: readonly RuleId[];
}

export interface Ruleset {
  id: RulesetId;
  words: Phrase;
  roles: ReadonlyMap<RoleId, Role>;
  office: Office;
  /** `threshold`: roles of the dead are open while more than ten lived at nightfall; `status`: always. */
  reveals: 'threshold' | 'status';
  /** What the rules say about the deal: the mafia's share, immunity in the first night, checking in before it. */
  deal?: { share?: readonly RuleId[]; immunity?: readonly RuleId[]; checkIn?: readonly RuleId[] };
  /** What a missed vote costs, where it costs anything. */
  absentees?: readonly RuleId[];
  /** A player is disqualified for a screenshot of the host's letter, and his side loses; absent where nothing is said of it. */
  screenshot?: readonly RuleId[];
  /** Nominations until a topic of its own opens the voting, which lasts one hour. */
  votingHour?: readonly RuleId[];
  /** The executed may say a last word in the hour after the vote. */
  lastWord?: readonly RuleId[];
  /** Order of moves as the host is shown it («очерёдность ходов»). */
  phases: readonly Phase[];
  options: readonly HouseOption[];
  /** Wins in the order they are looked at. */
  wins: readonly WinRule[];
}

export const ruleset = (spec: Ruleset): Ruleset => spec;

/** Chosen value of a house option, the default of the rules where the game says nothing. */
export function optionOf(state: GameState, id: string): string {
  const chosen = state.options[id] ?? DEFAULTS.get(id);
  if (chosen === undefined) throw new Error(`no option ${id}`);
  return chosen;
}
