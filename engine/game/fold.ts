import { applyEffects } from './effects';
import type { Account, GameEvent } from './events';
import { emptyDay, type GameState, type SeatId } from './state';

/** Where the game stands: what the host does next. */
export type Phase =
  | { kind: 'sign-up' }
  | { kind: 'night'; number: number }
  | { kind: 'day'; number: number; open: boolean }
  | { kind: 'over' };

/** A game as the desk shows it: the fold of its events. */
export interface Game {
  title: string;
  /** `null` until the roles are dealt. */
  state: GameState | null;
  seats: readonly { id: SeatId; name: string; accounts: readonly Account[] }[];
  phase: Phase;
  /** Nights and days whose results are on the forum. */
  posted: { nights: readonly number[]; days: readonly number[] };
  notes: readonly { seat: SeatId | null; day: number; text: string }[];
  /** Best player as the host has named him. */
  best?: SeatId | null;
}

export const noGame: Game = {
  title: '',
  state: null,
  seats: [],
  phase: { kind: 'sign-up' },
  posted: { nights: [], days: [] },
  notes: [],
};

/** The game after its events. Pure; applies recorded effects and never calls the resolver. */
export const fold = (events: readonly GameEvent[]): Game => events.reduce(step, noGame);

/** The game after one more event. An event that cannot follow (no game yet, no deal yet) is a bug of the writer. */
export function step(game: Game, event: GameEvent): Game {
  switch (event.kind) {
    case 'created':
      return { ...noGame, title: event.title, seats: event.seats, state: freshState(event) };
    case 'dealt': {
      const state = dealt(of(game), event);
      return { ...game, state, phase: { kind: 'night', number: state.night + 1 } };
    }
    case 'night': {
      const state = applyEffects(of(game), event.effects);
      return { ...game, state, phase: ended(state) ?? { kind: 'day', number: event.night, open: false } };
    }
    case 'posted': {
      const list = event.what === 'night' ? 'nights' : 'days';
      return { ...game, posted: { ...game.posted, [list]: [...game.posted[list], event.number] } };
    }
    case 'day-opened':
      return { ...game, phase: { kind: 'day', number: event.day, open: true } };
    case 'verdict': {
      const state = applyEffects(of(game), event.effects);
      return { ...game, state, phase: ended(state) ?? { kind: 'night', number: event.day + 1 } };
    }
    case 'modkill':
    case 'disqualified':
    case 'ruling':
    case 'ended': {
      const state = applyEffects(of(game), event.effects);
      return { ...game, state, phase: ended(state) ?? game.phase };
    }
    case 'replaced': {
      const { seat, account, name } = event;
      const seats = game.seats.map((it) =>
        it.id === seat ? { ...it, name: name ?? it.name, accounts: [...it.accounts, account] } : it,
      );
      const state = game.state && {
        ...game.state,
        seats: game.state.seats.map((it) => (it.id === seat ? { ...it, name: name ?? it.name } : it)),
      };
      return { ...game, seats, state };
    }
    case 'option': {
      const state = of(game);
      return { ...game, state: { ...state, options: { ...state.options, [event.id]: event.value } } };
    }
    case 'note':
      if (event.best) return { ...game, best: event.seat };
      return { ...game, notes: [...game.notes, { seat: event.seat, day: event.day, text: event.text }] };
    default: {
      const unknown: never = event;
      throw new Error(`unknown event ${JSON.stringify(unknown)}`);
    }
  }
}

const ended = (state: GameState): Phase | null => (state.over ? { kind: 'over' } : null);

function of(game: Game): GameState {
  if (!game.state) throw new Error('an event before the game was created');
  return game.state;
}

function freshState(event: Extract<GameEvent, { kind: 'created' }>): GameState {
  return {
    ruleset: event.ruleset,
    options: { ...event.options },
    night: 0,
    seats: event.seats.map(({ id, name }) => ({
      id,
      name,
      role: '',
      dealt: '',
      rank: null,
      alive: true,
      death: null,
    })),
    setup: { roles: [], immune: [], detective: null, prostituteSide: 'own' },
    leader: null,
    election: false,
    silences: [],
    infected: [],
    skeletons: [],
    found: [],
    day: emptyDay(),
    nights: [],
    lost: [],
    proposed: [],
    over: null,
  };
}

function dealt(state: GameState, event: Extract<GameEvent, { kind: 'dealt' }>): GameState {
  const roles = new Map(event.roles.map((it) => [it.seat, it]));
  return {
    ...state,
    seats: state.seats.map((seat) => {
      const given = roles.get(seat.id);
      return given ? { ...seat, role: given.role, dealt: given.role, rank: given.rank } : seat;
    }),
    setup: {
      roles: [...new Set(event.roles.map((it) => it.role))],
      immune: [...event.immune],
      detective: event.detective,
      prostituteSide: event.prostituteSide,
    },
    leader: event.leader,
  };
}
