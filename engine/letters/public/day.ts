import type { GameEvent } from '../../game/events';
import { type GameState, living, silentDays } from '../../game/state';
import { type Announced, announce, byName, byText, namesOf, type RoleWords } from './announced';
import { deathsOf, type PublicDeath, published, shownAlive } from './deaths';

export interface PublicVerdict {
  day: number;
  condemned: readonly string[];
  dead: readonly PublicDeath[];
  /** Roles published of those who live on. */
  shown: readonly { player: string; as: RoleWords }[];
  gotOff: readonly { player: string; nobody: boolean }[];
}

type VerdictEvent = Extract<GameEvent, { kind: 'verdict' }>;

/** What the day's result tells: the condemned, the hanged, «отмазан». */
export function publicVerdict(event: VerdictEvent, after: GameState): PublicVerdict & Announced {
  const names = namesOf(after);
  const { effects } = event;
  return announce({
    day: event.day,
    condemned: byName(event.condemned.map(names.seat)),
    dead: deathsOf(effects, names),
    shown: shownAlive(effects, names),
    gotOff: byText(
      published(effects)['got-off'].map((says) => ({ player: names.seat(says.seat), nobody: says.nobody })),
      (one) => one.player,
    ),
  });
}

/** Times of a day as they are shown to the players, with the zone. */
export interface DayTimes {
  start: string;
  deadline: string;
  execution?: string;
}

export interface PublicOpening {
  day: number;
  /** As they are shown to the players, with the zone. */
  start: string;
  deadline: string;
  /** About when the voting opens, in games where it has an hour of its own; else `null`. */
  execution: string | null;
  living: readonly string[];
  silenced: readonly string[];
}

/** How the day begins: who votes, who may not, until when. Times as texts: the engine knows no zones. */
export function publicOpening(state: GameState, day: number, times: DayTimes): PublicOpening & Announced {
  const alive = living(state);
  const name = (list: typeof alive) => byName(list.map((seat) => seat.name));
  return announce({
    day,
    start: times.start,
    deadline: times.deadline,
    execution: times.execution ?? null,
    living: name(alive),
    silenced: name(alive.filter((seat) => silentDays(state, seat.id, day, true) > 0)),
  });
}

export interface PublicVoting {
  day: number;
  /** In the order of their nomination. */
  nominees: readonly string[];
}

/** The opening post of the voting topic: who may be voted for. Names as the topic of the talk has them. */
export const publicVoting = (day: number, nominees: readonly string[]): PublicVoting & Announced =>
  announce({ day, nominees: [...nominees] });

export interface PublicStrike {
  player: string;
  why: 'modkill' | 'disqualified';
  reason: string;
  role: RoleWords | null;
}

/** A modkill or disqualification by day, which the host announces as he does it. */
export function publicStrike(
  event: Extract<GameEvent, { kind: 'modkill' | 'disqualified' }>,
  after: GameState,
): PublicStrike & Announced {
  const names = namesOf(after);
  const own = deathsOf(event.effects, names).find((death) => death.player === names.seat(event.seat));
  return announce({
    player: names.seat(event.seat),
    why: event.kind,
    reason: event.reason,
    role: own?.role ?? null,
  });
}

export interface PublicLastWord {
  players: readonly string[];
  /** As it is shown, with the zone. */
  until: string;
}

/** Who was executed and until when he may speak. */
export const publicLastWord = ({ dead }: PublicVerdict & Announced, until: string): PublicLastWord & Announced =>
  announce({ players: dead.map((death) => death.player), until });
