/**
 * The whole secret state of a game: plain JSON, the fold of its log. Nothing here is computed from roles; the resolver
 * and the gallows read it, {@link ./effects applyEffects} is the only way it changes after the deal.
 */
export type SeatId = string;
/** File name of a role, e.g. `commissioner`; which roles exist is the ruleset's business. */
export type RoleId = string;
/** Name of an act within its role, e.g. `kill`. */
export type ActId = string;
/** Number of a rule or ruling: `R-036`, `A-044`. */
export type RuleId = `R-${number}` | `A-${number}`;
export type RulesetId = 'flg' | 'prokurator';

/** `town`, `mafia`, `maniac`, or `own:SEAT` for one who plays for himself: equal strings are the same side. */
export type Side = string;

export type DeathCause =
  /** Killed at night by the acts of players. */
  | 'killed'
  /** Died of the disease caught the night before. */
  | 'disease'
  /** Hanged or executed by the vote. */
  | 'hanged'
  /** Struck out for inactivity. */
  | 'modkill'
  /** Disqualified for showing a private message of the host. */
  | 'disqualified'
  /** Dead before the log begins, or by the host's ruling. */
  | 'ruling';

export interface Death {
  /** The night, or the day that follows the night of the same number. */
  phase: 'night' | 'day';
  number: number;
  cause: DeathCause;
  /** Seats that killed him; empty when nobody did. */
  by: SeatId[];
}

export interface SeatState {
  id: SeatId;
  /** Nick or mask, as the host reads it. */
  name: string;
  /** Role now: a passing role may have changed it. */
  role: RoleId;
  /** Role dealt. */
  dealt: RoleId;
  /** Rank within the mafia, 1 is the highest; `null` for those without one. */
  rank: number | null;
  alive: boolean;
  death: Death | null;
}

export interface DetectiveBrief {
  /** Side he plays on. */
  side: 'town' | 'mafia' | 'maniac';
  /** Role he has to find. */
  seeks: RoleId;
  /** Who gave the order: told to him when he has found it. */
  employer: SeatId | null;
}

export interface Setup {
  /** Roles of the initial deal, without repetition. */
  roles: RoleId[];
  /** Seats nobody can kill in the first night. */
  immune: SeatId[];
  detective: DetectiveBrief | null;
  /** Whose side the prostitute is on. */
  prostituteSide: 'maniac' | 'own';
}

/** An order as it was accepted, silently void ones included: what repetition bans look at. */
export interface SentOrder {
  actor: SeatId;
  act: ActId;
  targets: SeatId[];
  /** Role whose act was borrowed. */
  as?: RoleId;
  /** Role healed from. */
  from?: RoleId;
  /** Accepted in silence and without effect. */
  void?: true;
}

/** What a player really did in a night: neither blocked nor forestalled. */
export interface Deed {
  seat: SeatId;
  /** Role and act in whose name it was done. */
  role: RoleId;
  act: ActId;
  targets: SeatId[];
  /** Marks for later nights: `bloody` — a bloody kill, `hired` — hired, `killed` — a hired hand used his kill. */
  notes: ('bloody' | 'hired' | 'killed')[];
}

/** An attempt on somebody's life that was made, saved or not. */
export interface Attempt {
  target: SeatId;
  by: SeatId;
  /** Role in whose name: what a doctor «heals from». */
  as: RoleId;
}

export interface NightRecord {
  night: number;
  sent: SentOrder[];
  deeds: Deed[];
  attempts: Attempt[];
}

/** What the night left for the coming day's voting and gallows; replaced by the next night's. */
export interface DayMemo {
  /** Got off by a lawyer or one who copies him. */
  protected: { seat: SeatId; by: SeatId }[];
  /** Protection taken away. */
  unprotected: { seat: SeatId; by: SeatId }[];
  /** Whoever is hanged takes his victim along. */
  vows: { by: SeatId; victim: SeatId }[];
  /** Stands in for another at the gallows or, that night, under the knife. */
  standIns: { by: SeatId; ward: SeatId; at: 'gallows' | 'night' }[];
  /** Killers who may not be hanged at the next vote. */
  reprieved: SeatId[];
  /** Lost the vote by their own move; never announced (R-044…R-049). */
  voteless: SeatId[];
}

export interface GameState {
  ruleset: RulesetId;
  /** House options, complete: id → chosen value. */
  options: Record<string, string>;
  /** Number of the last night resolved, 0 before the first. */
  night: number;
  seats: SeatState[];
  setup: Setup;
  /** Holder of the mafia's office (boss or godfather), which is not a role. */
  leader: SeatId | null;
  /** The office is vacant and the host has to name a new holder. */
  election: boolean;
  /** No vote up to and including the day of this number. */
  silences: { seat: SeatId; until: number; secret?: true }[];
  /** Will die in the night after `night` unless saved. */
  infected: { seat: SeatId; by: SeatId; night: number }[];
  /** `master`: turned by the necromancer himself, passes it on; `touch`: turned by such a one. */
  skeletons: { seat: SeatId; by: 'master' | 'touch' }[];
  /** Who has found whom as the maniac. */
  found: { by: SeatId; target: SeatId }[];
  day: DayMemo;
  nights: NightRecord[];
  /** Sides that lost by disqualification. */
  lost: Side[];
  /** Win proposals already put before the host, by their key, so that a refused one is not asked again. */
  proposed: string[];
  /** Set when the host has confirmed the end. */
  over: { winner: Side | null; with: RoleId[] } | null;
}

export const emptyDay = (): DayMemo => ({
  protected: [],
  unprotected: [],
  vows: [],
  standIns: [],
  reprieved: [],
  voteless: [],
});

/** Seat by id; an unknown id is a bug of the caller, orders are checked before they get here. */
export function seatOf(state: GameState, id: SeatId): SeatState {
  const seat = state.seats.find((s) => s.id === id);
  if (!seat) throw new Error(`no seat ${id}`);
  return seat;
}

export const isAlive = (state: GameState, id: SeatId): boolean => state.seats.some((s) => s.id === id && s.alive);

export const living = (state: GameState): SeatState[] => state.seats.filter((s) => s.alive);

/** Days of silence still to run, counting the coming day `day`; 0 = may vote. `announced` leaves the secret ones out. */
export function silentDays(state: GameState, id: SeatId, day: number, announced = false): number {
  const counts = state.silences.filter((s) => s.seat === id && !(announced && s.secret));
  // Nobody is silent without a silence, not even on the day before the first night.
  return Math.max(0, ...counts.map((s) => s.until - day + 1));
}
