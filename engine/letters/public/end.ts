import type { GameEvent } from '../../game/events';
import { fold, type Game, noGame, step } from '../../game/fold';
import type { Deed, GameState, SeatId, SentOrder } from '../../game/state';
import { RULESETS } from '../../rulesets/all';
import type { Phrase } from '../../words';
import { type Announced, announce, byName, namesOf } from './announced';

/** One move of a night in the story: who, what, whom, and whether it came to anything. */
export interface ToldMove {
  player: string;
  act: Phrase;
  targets: readonly string[];
  done: boolean;
}

/** Whom the host took out by day, in his own word: by name. */
export interface Struck {
  modkill: readonly string[];
  disqualified: readonly string[];
}

export interface PublicEnd {
  title: string;
  /** Winner in words, `null` when nobody has won. */
  winner: Phrase | null;
  /** Roles that share the win. */
  alsoWon: readonly Phrase[];
  /** The best player, immune in the first night of the next game; `null` while the host has named nobody. */
  best: string | null;
  /** In the order of the roster. */
  players: readonly {
    player: string;
    /** Who sat there before, first to last. */
    before: readonly string[];
    dealt: Phrase;
    now: Phrase | null;
    alive: boolean;
  }[];
  /** `struck`: since the phase before. A day without `condemned` had no verdict: the game ended in it. */
  phases: readonly (
    | { kind: 'night'; number: number; struck: Struck; moves: readonly ToldMove[]; dead: readonly string[] }
    | { kind: 'day'; number: number; struck: Struck; condemned: readonly string[] | null; dead: readonly string[] }
  )[];
}

/** Everything, once the game is over: there is nothing left to hide. `null` while it is not. */
export function publicEnd(events: readonly GameEvent[]): (PublicEnd & Announced) | null {
  const { state, title, best = null } = fold(events);
  if (!state?.over) return null;
  const names = namesOf(state);
  const rules = RULESETS[state.ruleset];
  const { winner, with: also } = state.over;
  const won = rules.wins.find((rule) => rule.id === winner)?.words ?? rules.roles.get(winner ?? '')?.words.name ?? null;
  return announce({
    title,
    winner: won,
    alsoWon: also.map((role) => names.role(role).name),
    best: best === null ? null : names.seat(best),
    players: state.seats.map(({ id, name, dealt, role, alive }) => ({
      player: name,
      before: predecessors(events, id),
      dealt: names.role(dealt).name,
      now: role === dealt ? null : names.role(role).name,
      alive,
    })),
    phases: phases(events),
  });
}

/** Names the seat had before each replacement. */
const predecessors = (events: readonly GameEvent[], seat: SeatId): string[] =>
  events.flatMap((event, at) =>
    event.kind === 'replaced' && event.seat === seat
      ? (fold(events.slice(0, at)).seats.find(({ id }) => id === seat)?.name ?? [])
      : [],
  );

function phases(events: readonly GameEvent[]): PublicEnd['phases'] {
  const told: PublicEnd['phases'][number][] = [];
  let game: Game = noGame;
  let out: Record<keyof Struck, string[]> = { modkill: [], disqualified: [] };
  const struck = (): Struck => {
    const { modkill, disqualified } = out;
    out = { modkill: [], disqualified: [] };
    return { modkill: byName(modkill), disqualified: byName(disqualified) };
  };
  for (const event of events) {
    const before = game.state;
    game = step(game, event);
    const after = game.state;
    if (!before || !after) continue;
    const { seat } = namesOf(after);
    if (event.kind === 'modkill' || event.kind === 'disqualified') out[event.kind].push(seat(event.seat));
    if (event.kind === 'ended' && out.modkill.length + out.disqualified.length > 0)
      told.push({ kind: 'day', number: after.night, struck: struck(), condemned: null, dead: [] });
    if (event.kind !== 'night' && event.kind !== 'verdict') continue;
    const dead = byName(event.effects.flatMap((effect) => (effect.kind === 'death' ? [seat(effect.seat)] : [])));
    if (event.kind === 'night') {
      const record = after.nights.find((one) => one.night === event.night);
      const moves = record ? movesOf(record.sent, record.deeds, before) : [];
      told.push({ kind: 'night', number: event.night, struck: struck(), moves, dead });
    } else {
      const condemned = byName(event.condemned.map(seat));
      told.push({ kind: 'day', number: event.day, struck: struck(), condemned, dead });
    }
  }
  return told;
}

/** Moves that happened, and those sent in vain. */
function movesOf(sent: readonly SentOrder[], deeds: readonly Deed[], state: GameState): ToldMove[] {
  const { roles, office } = RULESETS[state.ruleset];
  const { seat: nameOf } = namesOf(state);
  const words = (role: string, act: string): Phrase | undefined =>
    roles.get(role)?.acts.find((one) => one.id === act)?.words ??
    roles.get(office.acts)?.acts.find((one) => one.id === act)?.words;
  const told = (player: string, act: Phrase | undefined, targets: readonly string[], done: boolean): ToldMove[] =>
    act ? [{ player: nameOf(player), act, targets: targets.map(nameOf), done }] : [];
  const idle = sent.filter(
    (order) => !deeds.some((deed) => deed.act === order.act && same(deed.targets, order.targets)),
  );
  return [
    ...deeds.flatMap((deed) => told(deed.seat, words(deed.role, deed.act), deed.targets, true)),
    ...idle.flatMap((order) => {
      const role = order.as ?? state.seats.find((one) => one.id === order.actor)?.role ?? '';
      return told(order.actor, words(role, order.act), order.targets, false);
    }),
  ].sort((a, b) => (a.player < b.player ? -1 : a.player > b.player ? 1 : 0));
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
