import type { Phrase } from '../words';
import type { DayMemo, Death, GameState, NightRecord, RoleId, SeatId, SeatState, Side } from './state';
import { emptyDay } from './state';

/** Why an effect happened: index of its step in the trace stored beside it, `null` for a host's act. */
export type Why = number | null;

/**
 * What an announcement or a private answer says, as data: the texts are made elsewhere by the host's templates.
 * Seats are ids, roles are role ids.
 */
export type Fact =
  /** Check of documents: belongs to the mafia, does not, or is a role that shows itself. */
  | { fact: 'check'; target: SeatId; shows: 'family' | 'not-family' | RoleId }
  | { fact: 'status'; target: SeatId; role: RoleId }
  /** Answer of the host to a bribe's question. */
  | { fact: 'bribe'; yes: boolean }
  | { fact: 'sought'; target: SeatId; yes: boolean; employer: SeatId | null }
  | { fact: 'same-side'; targets: SeatId[]; same: boolean }
  | { fact: 'same-status'; targets: SeatId[]; same: boolean }
  | { fact: 'searched'; target: SeatId; role: RoleId; yes: boolean }
  | { fact: 'hired'; yes: boolean }
  /** Who attacked the watched one; empty = nobody did. */
  | { fact: 'killers'; target: SeatId; seats: SeatId[] }
  | { fact: 'killed'; seats: SeatId[] }
  /** Confession or peeping: deeds in words by night, empty = «ничего не делал». */
  | { fact: 'deeds'; target: SeatId; deeds: { night: number; verbs: Phrase[]; targets?: SeatId[] }[] }
  | { fact: 'became'; role: RoleId }
  /** Holder of the office now. */
  | { fact: 'leader' }
  /** «журналист был у …»: the role only. */
  | { fact: 'interview'; role: RoleId }
  /** The condemned is got off; `nobody` = nobody at all was hanged. */
  | { fact: 'got-off'; seat: SeatId; nobody: boolean }
  /** «NAME — жертва …». */
  | { fact: 'victim-of'; seat: SeatId; role: RoleId };

export type Effect =
  | { kind: 'death'; seat: SeatId; death: Death; why: Why }
  /** Comes back to the game by the host's ruling. */
  | { kind: 'undeath'; seat: SeatId; why: Why }
  /** No vote up to day `until`; announced without the cause, unless the house keeps it secret. */
  | { kind: 'silence'; seat: SeatId; until: number; secret?: true; why: Why }
  | { kind: 'infected'; seat: SeatId; by: SeatId; night: number; why: Why }
  | { kind: 'cured'; seat: SeatId; why: Why }
  | { kind: 'skeleton'; seat: SeatId; by: 'master' | 'touch'; why: Why }
  | { kind: 'restored'; seat: SeatId; why: Why }
  | { kind: 'role'; seat: SeatId; role: RoleId; was: RoleId; why: Why }
  | { kind: 'leader'; seat: SeatId | null; why: Why }
  | { kind: 'election'; open: boolean; why: Why }
  | { kind: 'found'; by: SeatId; target: SeatId; why: Why }
  /** The found one is no longer what he was: the search begins anew. */
  | { kind: 'lost-track'; by: SeatId; why: Why }
  | { kind: 'protected' | 'unprotected'; seat: SeatId; by: SeatId; why: Why }
  | { kind: 'vow'; by: SeatId; victim: SeatId; why: Why }
  | { kind: 'stand-in'; by: SeatId; ward: SeatId; at: 'gallows' | 'night'; why: Why }
  | { kind: 'reprieved'; seat: SeatId; why: Why }
  | { kind: 'voteless'; seat: SeatId; why: Why }
  /** Published: the role a dead or exposed player is shown with. */
  | { kind: 'revealed'; seat: SeatId; as: 'role' | 'status'; role: RoleId; why: Why }
  /** Published: this nick is the boss, the doctor … whose act left a trace. */
  | { kind: 'exposed'; seat: SeatId; as: RoleId | 'leader'; why: Why }
  /** Told privately; `notice` = not an answer to an order. */
  | { kind: 'told'; to: SeatId; says: Fact; notice: boolean; why: Why }
  | { kind: 'published'; says: Fact; why: Why }
  /** Memory of the night; also advances the counter of nights and clears the old day's memo. */
  | { kind: 'night'; record: NightRecord; why: Why }
  | { kind: 'side-lost'; side: Side; why: Why }
  /** A win put before the host; `contested` = readings differ, so he is asked. */
  | { kind: 'win-proposed'; side: Side; with: RoleId[]; key: string; contested: boolean; why: Why }
  | { kind: 'over'; winner: Side | null; with: RoleId[]; why: Why };

/** Folds recorded effects into a state; never resolves anything, so a later version cannot change the past. */
export function applyEffects(state: GameState, effects: readonly Effect[]): GameState {
  return effects.reduce(applyEffect, state);
}

function applyEffect(state: GameState, effect: Effect): GameState {
  switch (effect.kind) {
    case 'death':
      return withSeat(withoutTraces(state, effect.seat), effect.seat, { alive: false, death: effect.death });
    case 'undeath':
      return withSeat(state, effect.seat, { alive: true, death: null });
    case 'silence': {
      // The longer one holds, they are not added.
      const { seat, until, secret } = effect;
      const kept = state.silences.filter((s) => s.seat !== seat || s.secret !== secret || s.until > until);
      const held = kept.some((s) => s.seat === seat && s.secret === secret);
      return { ...state, silences: held ? kept : [...kept, { seat, until, ...(secret ? { secret } : {}) }] };
    }
    case 'infected': {
      const { seat, by, night } = effect;
      return { ...state, infected: [...without(state.infected, seat), { seat, by, night }] };
    }
    case 'cured':
      return { ...state, infected: without(state.infected, effect.seat) };
    case 'skeleton': {
      const { seat, by } = effect;
      return { ...state, skeletons: [...without(state.skeletons, seat), { seat, by }] };
    }
    case 'restored':
      return { ...state, skeletons: without(state.skeletons, effect.seat) };
    case 'role':
      return withSeat(state, effect.seat, { role: effect.role });
    case 'leader':
      return { ...state, leader: effect.seat };
    case 'election':
      return { ...state, election: effect.open };
    case 'found': {
      const { by, target } = effect;
      return { ...state, found: [...state.found.filter((f) => f.by !== by), { by, target }] };
    }
    case 'lost-track':
      return { ...state, found: state.found.filter((f) => f.by !== effect.by) };
    case 'protected':
    case 'unprotected': {
      const { seat, by } = effect;
      return withDay(state, { [effect.kind]: [...state.day[effect.kind], { seat, by }] });
    }
    case 'vow': {
      const { by, victim } = effect;
      return withDay(state, { vows: [...state.day.vows, { by, victim }] });
    }
    case 'stand-in': {
      const { by, ward, at } = effect;
      return withDay(state, { standIns: [...state.day.standIns, { by, ward, at }] });
    }
    case 'reprieved':
      return withDay(state, { reprieved: [...state.day.reprieved, effect.seat] });
    case 'voteless':
      return withDay(state, { voteless: [...state.day.voteless, effect.seat] });
    case 'night': {
      const { record } = effect;
      const silences = state.silences.filter((s) => s.until >= record.night);
      return { ...state, night: record.night, nights: [...state.nights, record], silences, day: emptyDay() };
    }
    case 'side-lost':
      return { ...state, lost: [...state.lost, effect.side] };
    case 'win-proposed':
      return { ...state, proposed: [...state.proposed, effect.key] };
    case 'over':
      return { ...state, over: { winner: effect.winner, with: effect.with } };
    case 'revealed':
    case 'exposed':
    case 'told':
    case 'published':
      return state;
    default: {
      const unknown: never = effect;
      throw new Error(`unknown effect ${JSON.stringify(unknown)}`);
    }
  }
}

const without = <T extends { seat: SeatId }>(list: readonly T[], seat: SeatId): T[] =>
  list.filter((item) => item.seat !== seat);

/** The dead carry neither disease nor bones. */
function withoutTraces(state: GameState, seat: SeatId): GameState {
  return { ...state, infected: without(state.infected, seat), skeletons: without(state.skeletons, seat) };
}

function withSeat(state: GameState, id: SeatId, change: Partial<SeatState>): GameState {
  return { ...state, seats: state.seats.map((s) => (s.id === id ? { ...s, ...change } : s)) };
}

const withDay = (state: GameState, change: Partial<DayMemo>): GameState => ({
  ...state,
  day: { ...state.day, ...change },
});
