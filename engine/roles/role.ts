import type { Fact } from '../game/effects';
import type { ActId, Deed, GameState, RoleId, RuleId, SeatId, SentOrder, Side } from '../game/state';
import type { Phrase } from '../words';
import type { Die, Move, Order } from './moves';

/** What an order is checked against. */
export interface OrderView {
  order: Order;
  state: GameState;
  /** Living when the night began. */
  alive: number;
  /** The actor's own orders of the night before, sent and not refused. */
  before: readonly SentOrder[];
  /** Everything the actor has done in the nights before. */
  past: readonly Deed[];
  role(seat: SeatId): Role;
  option(id: string): string;
  /** Number of hostile sides alive. */
  hostileSides: number;
  /** The mafia's victim is chosen by their vote. */
  familyVotes: boolean;
  /** Kind of act of an order of the night before. */
  kindOf(order: Pick<SentOrder, 'act' | 'as' | 'actor'>): string;
}

/** A limit of an act: what is refused, why and by which rule. */
export interface Limit {
  rules: readonly RuleId[];
  words: Phrase;
  /** Holds only in a house that has chosen so: the option is listed among the readings instead. */
  house?: string;
  /** Accepted without a word and void, because refusing would tell the actor a secret. */
  silent?: boolean;
  broken(view: OrderView): boolean;
}

/** Facts an act may look at when its moves are made out. */
export interface ActView {
  state: GameState;
  /** Number of the night being resolved. */
  night: number;
  order: Order;
  /** Who carries it out: the boss for whatever his juniors sent. */
  actor: SeatId;
  alive: number;
  role(seat: SeatId): Role;
  /** Whether this seat's moves are blocked. */
  blocked(seat: SeatId): boolean;
  /** Deeds of earlier nights and of this one. */
  deeds(seat: SeatId): readonly (Deed & { night: number })[];
  option(id: string): string;
  /** The host's word on a matter the rules leave to him; `null` until he has given it. */
  answer(ask: { kind: string; seat: SeatId; words: Phrase; rules: readonly RuleId[] }): 'yes' | 'no' | null;
}

/** Facts of the night that is over, with roles as they were at nightfall. */
export interface NightView extends ActView {
  /** Who made an attempt on this seat's life, saved or not. */
  attackers(seat: SeatId): readonly SeatId[];
  dies(seat: SeatId): boolean;
  sameSide(a: SeatId, b: SeatId): boolean;
  /** What a seat did, in words, by night. */
  confession(seat: SeatId, to: 'confessor' | 'peeper'): { night: number; verbs: Phrase[]; targets?: SeatId[] }[];
}

/** What the actor (or the town) learns. */
export interface Answer {
  says: Fact;
  /** `actor` by letter, or `town` in the morning post. */
  to: 'actor' | 'town';
  rules: readonly RuleId[];
  /** The actor has found the one he was looking for. */
  found?: SeatId;
}

export interface Act {
  id: ActId;
  words: Phrase;
  /**
   * Acts of one kind count as the same act for one who must change it nightly. Whatever the rules count among
   * «все виды проверки» is `check`.
   */
  kind: string;
  rules: readonly RuleId[];
  targets: readonly [min: number, max: number];
  /** `office`: made by the holder of the mafia's office, or for him by his juniors. `ballot`: a mafioso's vote. */
  slot?: 'own' | 'office' | 'ballot';
  /** The player has to send the story of the murder with it. */
  story?: true;
  /** A passing of the turn: it does nothing and is no deed. */
  idle?: boolean;
  /** House option that says whether the answer still comes when the actor dies that night (`yes`). */
  evenDead?: string;
  /** Given by day; the resolver treats it alike. */
  when?: 'day' | 'night';
  limits?: readonly Limit[];
  /** Dice of an act whose moves are made out only when it is carried out; for the printed rules. */
  dice?: readonly Die[];
  does?: readonly Move[] | ((view: ActView) => readonly Move[]);
  reads?(view: NightView): readonly Answer[];
  /** What a confession calls it; a function when it depends on how it came out. */
  deed?: Phrase | ((how: { notes: Deed['notes']; dies: boolean }) => readonly Phrase[]);
  /** House option and value under which a confession leaves it out. */
  deedUnless?: readonly [option: string, value: string];
  /** Marks that later nights need. */
  notes?(view: ActView): Deed['notes'];
}

export interface Succession {
  /** Role whose death makes this one step up. */
  of: RoleId;
  /** Only the one dealt that role at the beginning. */
  first: boolean;
  /** House option and the value under which only a killing makes him step up. */
  killedOnly?: readonly [option: string, value: string];
  /** `letter`: told by the host as a part of the rules; `notice`: a plain notice. */
  told: 'letter' | 'notice';
  rules: readonly RuleId[];
}

/** One living player as the wins see him. */
export interface Living {
  seat: SeatId;
  role: Role;
  side: Side;
  skeleton: boolean;
  leads: boolean;
}

export interface WinView {
  state: GameState;
  living: readonly Living[];
  option(id: string): string;
}

/** Verdict on a win: `near` = all but one condition holds, with the reason why it is not won. */
export interface WinVerdict {
  won: boolean;
  contested: boolean;
  /** Everything but the named condition holds. */
  near: boolean;
  words: Phrase;
  rules: readonly RuleId[];
}

export interface Role {
  id: RoleId;
  words: { name: Phrase; genitive: string };
  rules: readonly RuleId[];
  /** `brief`: as told to the detective; `pimp`: as the host announced for the prostitute. */
  side: 'town' | 'mafia' | 'maniac' | 'own' | 'brief' | 'pimp';
  /** Belongs to the mafia. `line`: place in the succession to the office, equal lines go by rank. */
  family?: { line: number; ranked: boolean; loyal: boolean };
  /** Role he takes himself for: told to him at the deal instead of the true one. */
  toldAs?: RoleId;
  /** Announced instead of the true role when he dies. */
  shownDead?: RoleId;
  /** That mask is worn only while roles are still published; what is shown later by exception is the true role. */
  maskedWhileOpen?: boolean;
  /** Rules that mask rests on. */
  maskRules?: readonly RuleId[];
  /** Shown by serum and interview instead of the true role. */
  shownAlive?: RoleId;
  /** Shows himself to a check that sees more than the mafia. */
  checksAs?: RoleId;
  /** Shown as his status where statuses are sides. */
  statusBySide?: RoleId;
  /** What comparing statuses takes him for. */
  statusAs?: RoleId;
  /** Kills, as far as an army of skeletons is concerned; `named` = so the rules say themselves. */
  killing?: true | 'named';
  /** A shooting role: hinders the sharp; `ask` = the host decides. */
  shooting?: boolean | 'ask';
  /** Somebody to be hired by. */
  combat?: boolean | 'ask';
  /** A hostile side of its own or part of one. */
  hostile?: boolean;
  unhealable?: readonly RuleId[];
  unexposable?: readonly RuleId[];
  /** Dies only of what the table lets through. */
  undying?: readonly RuleId[];
  unhangable?: readonly RuleId[];
  /** The role is published whenever he is killed. */
  alwaysRevealed?: readonly RuleId[];
  /** His killers may not be hanged at the next vote. */
  reprieves?: readonly RuleId[];
  /** Whoever kills him dies. */
  takesKillers?: readonly RuleId[];
  /** A killer he shoots while under his attack dies before his move. */
  forestalls?: readonly RuleId[];
  /** Blocks others himself, so that the weak cannot stop his move once sent. */
  vigilant?: boolean;
  /** Hearing his confession costs the vote. */
  costsConfessor?: readonly RuleId[];
  /** A phrase that stands for whatever he did. */
  confessedAs?: { confessor: Phrase; peeper: Phrase };
  /** Weight of his votes in the true count. */
  vote?: { for?: number; against?: number; rules: readonly RuleId[] };
  /** Learns the answers another role gets from this act. */
  hears?: { role: RoleId; act: ActId; rules: readonly RuleId[] };
  succeeds?: Succession;
  /** Has little to do without this role in the deal. */
  leansOn?: { role: RoleId; rules: readonly RuleId[] };
  /** Uses acts of the other roles of the deal, with these limits on top. */
  borrows?: { limits: readonly Limit[]; rules: readonly RuleId[] };
  /** Master of the skeletons, counted among them. */
  leadsArmy?: boolean;
  /** Stays with whichever side wins. */
  staysWithWinner?: boolean;
  /** Keeps the mafia from winning while he lives. */
  spoilsFamilyWin?: readonly RuleId[];
  /** Must send a move every night; silence is reported to the host. */
  mustAct?: readonly RuleId[];
  /** His own way to win. */
  wins?(view: WinView): WinVerdict;
  acts: readonly Act[];
}

/** Declares a role; the file name is its id. */
export const role = (spec: Role): Role => spec;

/** Declares an act; only there for the checks of the compiler at the place of writing. */
export const act = (spec: Act): Act => spec;
