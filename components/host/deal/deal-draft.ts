import { firstLeader } from '../../../engine/game/deal';
import { applyEffects, type Effect } from '../../../engine/game/effects';
import type { GameEvent } from '../../../engine/game/events';
import { fold, type Game } from '../../../engine/game/fold';
import { type Counts, withRanks } from '../../../engine/game/lot';
import type { RoleId, SeatId } from '../../../engine/game/state';
import { succession } from '../../../engine/game/succession';
import { newTrace } from '../../../engine/night/trace';
import type { PublicGame } from '../../../engine/protocol/public-game';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { Table } from '../table';

/** A deal being made: kept as a draft at every change. */
export interface DealDraft {
  counts: Counts;
  /** Roles already lying before seats; empty until the lot, a pasted list or the host's hand. */
  roles: Readonly<Record<SeatId, RoleId>>;
  /** Ranked seats in the order of their ranks, as far as the host has said. */
  ranks: readonly SeatId[];
  immune: readonly SeatId[];
  detective: { side: 'town' | 'mafia' | 'maniac'; seeks: RoleId; employer: SeatId | null } | null;
  prostituteSide: 'maniac' | 'own';
}

export const NO_DEAL: DealDraft = {
  counts: {},
  roles: {},
  ranks: [],
  immune: [],
  detective: null,
  prostituteSide: 'own',
};

export const DEAL = 'deal';

/** The stored draft, or an empty one when there is none or it is of another form. */
export function dealDraft(stored: unknown): DealDraft {
  return typeof stored === 'object' && stored !== null ? { ...NO_DEAL, ...(stored as Partial<DealDraft>) } : NO_DEAL;
}

/** Roles that lie before seats, counted: what the deal is when it was made by hand or from a list. */
export function countsOf(roles: DealDraft['roles']): Counts {
  const counts: Record<RoleId, number> = {};
  for (const role of Object.values(roles)) counts[role] = (counts[role] ?? 0) + 1;
  return counts;
}

/** The event of the deal, `null` while a seat has no role. The head of the mafia follows from the ranks. */
export function dealtEvent(
  game: Game,
  draft: DealDraft,
  rules: Ruleset,
  events: readonly GameEvent[],
): GameEvent | null {
  if (game.seats.some((seat) => draft.roles[seat.id] === undefined)) return null;
  const order = new Map(game.seats.map((seat) => [seat.id, draft.roles[seat.id] ?? '']));
  const dealt = (leader: SeatId | null): GameEvent => ({
    kind: 'dealt',
    roles: withRanks(order, rules, draft.ranks),
    immune: draft.immune,
    detective: Object.values(draft.roles).some((role) => rules.roles.get(role)?.side === 'brief')
      ? draft.detective
      : null,
    prostituteSide: draft.prostituteSide,
    leader,
  });
  const { state } = fold([...events, dealt(null)]);
  return state && dealt(firstLeader(state, rules));
}

/**
 * The ruling that takes those out of the game who are out on the thread already, with whoever steps up for them;
 * `null` when nobody is. `made` is the deal it follows.
 */
export function goneBefore(
  open: PublicGame,
  { game, events, rules }: Pick<Table, 'game' | 'events' | 'rules'>,
  made: GameEvent,
): GameEvent | null {
  const gone = open.roster.seats.filter(
    (seat) => seat.deadSince !== null && game.seats.some((it) => it.id === seat.id),
  );
  const { state } = fold([...events, made]);
  if (gone.length === 0 || !state) return null;
  const deaths = gone.map(
    (seat): Effect => ({
      kind: 'death',
      seat: seat.id,
      death: { phase: 'day', number: 0, cause: 'ruling', by: [] },
      why: null,
    }),
  );
  const trace = newTrace();
  const next = succession(
    applyEffects(state, deaths),
    gone.map((seat) => seat.id),
    rules,
    trace,
  );
  return {
    kind: 'ruling',
    text: gone.map((seat) => seat.name).join(', '),
    effects: [...deaths, ...next],
    trace: trace.steps,
  };
}
