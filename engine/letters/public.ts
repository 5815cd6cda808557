import type { Effect, Fact } from '../game/effects';
import type { GameEvent } from '../game/events';
import { type DeathCause, type GameState, isAlive, type RoleId, type SeatId, silentDays } from '../game/state';
import type { Role } from '../roles/role';
import { RULESETS } from '../rulesets/all';
import type { Phrase } from '../words';

declare const announced: unique symbol;

/**
 * What a public letter may be written from. The mark is made in this file only, by functions that copy field by field
 * what the forum is told; so nothing private gets into a public letter by mistake.
 */
export interface Announced {
  readonly [announced]: true;
}
const announce = <T extends object>(fields: T): T & Announced => fields as T & Announced;

/** Words for a role, the same whoever has it. */
export interface RoleWords {
  name: Phrase;
  /** Russian genitive: «жертва комиссара». */
  genitive: string;
}

/** A dead player as the town is told of him: nothing of who or what did it. */
export interface PublicDeath {
  player: string;
  how: 'night' | 'hanged' | 'modkill' | 'disqualified' | 'ruling';
  /** Published role or status, `null` when it stays closed. */
  role: RoleWords | null;
  as: 'role' | 'status';
  /** «… — жертва РОЛИ». */
  victimOf: readonly RoleWords[];
}

export interface PublicNight {
  night: number;
  dead: readonly PublicDeath[];
  /** The murderers' own stories of those who died; not whose they are. */
  stories: readonly { victim: string; text: string }[];
  /** Nicks with the role or office published of living players. */
  exposed: readonly { player: string; as: RoleWords }[];
  /** «журналист был у …». */
  interviews: readonly RoleWords[];
  /** Living players without a vote on the coming day, announced ones only. */
  silenced: readonly string[];
  /** Those of them whose loss was announced the night before already. */
  stillSilenced: readonly string[];
}

export interface PublicVerdict {
  day: number;
  condemned: readonly string[];
  dead: readonly PublicDeath[];
  /** Roles published of those who live on. */
  shown: readonly { player: string; as: RoleWords }[];
  gotOff: readonly { player: string; nobody: boolean }[];
}

const SOURCES = { killed: 'night', disease: 'night' } as const;
const howOf = (cause: DeathCause): PublicDeath['how'] =>
  cause === 'killed' || cause === 'disease' ? SOURCES[cause] : cause;

/** By name, so that the order tells nothing of who moved first. */
const byText = <T>(list: readonly T[], text: (one: T) => string): T[] =>
  [...list].sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0));

interface Names {
  seat(id: SeatId): string;
  role(id: RoleId | 'leader'): RoleWords;
}

export function namesOf(state: GameState): Names {
  const rules = RULESETS[state.ruleset];
  return {
    seat: (id) => state.seats.find((seat) => seat.id === id)?.name ?? id,
    role: (id) => {
      if (id === 'leader') return { name: rules.office.words, genitive: rules.office.words.ru };
      const role: Role | undefined = rules.roles.get(id);
      if (!role) throw new Error(`no role ${id} in ${rules.id}`);
      return { name: role.words.name, genitive: role.words.genitive };
    },
  };
}

/** Published facts by kind; one that is told to a player only is a bug of whoever published it. */
function published(effects: readonly Effect[]) {
  const out: { [K in 'interview' | 'got-off' | 'victim-of']: Extract<Fact, { fact: K }>[] } = {
    interview: [],
    'got-off': [],
    'victim-of': [],
  };
  for (const effect of effects) {
    if (effect.kind !== 'published') continue;
    const { says } = effect;
    if (says.fact === 'interview') out.interview.push(says);
    else if (says.fact === 'got-off') out['got-off'].push(says);
    else if (says.fact === 'victim-of') out['victim-of'].push(says);
    else throw new Error(`a private fact was published: ${says.fact}`);
  }
  return out;
}

function deathsOf(effects: readonly Effect[], names: Names): PublicDeath[] {
  const marks = published(effects)['victim-of'];
  const dead = effects.flatMap((effect): PublicDeath[] => {
    if (effect.kind !== 'death') return [];
    const shown = effects.find((it) => it.kind === 'revealed' && it.seat === effect.seat);
    const open = shown?.kind === 'revealed' ? shown : null;
    const victimOf = marks.filter((mark) => mark.seat === effect.seat).map((mark) => names.role(mark.role));
    return [
      {
        player: names.seat(effect.seat),
        how: howOf(effect.death.cause),
        role: open ? names.role(open.role) : null,
        as: open?.as ?? 'role',
        victimOf: byText(unique(victimOf), (role) => role.name.ru),
      },
    ];
  });
  return byText(dead, (one) => one.player);
}

const unique = (roles: readonly RoleWords[]): RoleWords[] => [...new Map(roles.map((it) => [it.name.ru, it])).values()];

const shownAlive = (effects: readonly Effect[], names: Names): { player: string; as: RoleWords }[] => {
  const dead = new Set(effects.flatMap((effect) => (effect.kind === 'death' ? [effect.seat] : [])));
  const shown = effects.flatMap((effect) => {
    if (effect.kind === 'revealed' && !dead.has(effect.seat))
      return [{ player: names.seat(effect.seat), as: names.role(effect.role) }];
    // A trace left by an act names its author, dead or alive.
    if (effect.kind === 'exposed') return [{ player: names.seat(effect.seat), as: names.role(effect.as) }];
    return [];
  });
  const keyed = new Map(shown.map((one) => [`${one.player} ${one.as.name.ru}`, one]));
  return [...keyed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

type NightEvent = Extract<GameEvent, { kind: 'night' }>;
type VerdictEvent = Extract<GameEvent, { kind: 'verdict' }>;

/** What the morning post tells of a night. `before` and `after`: the state around the event. */
export function publicNight(event: NightEvent, before: GameState, after: GameState): PublicNight & Announced {
  const names = namesOf(after);
  const { effects } = event;
  const dead = new Set(effects.flatMap((effect) => (effect.kind === 'death' ? [effect.seat] : [])));
  const silent = (state: GameState) =>
    after.seats.filter((seat) => seat.alive && silentDays(state, seat.id, event.night, true) > 0);
  return announce({
    night: event.night,
    dead: deathsOf(effects, names),
    stories: storiesOf(event, before, dead, names),
    exposed: shownAlive(effects, names),
    interviews: byText(
      published(effects).interview.map((says) => names.role(says.role)),
      (role) => role.name.ru,
    ),
    silenced: byText(
      silent(after).map((seat) => seat.name),
      (name) => name,
    ),
    stillSilenced: byText(
      silent(before).map((seat) => seat.name),
      (name) => name,
    ),
  });
}

/** Stories of killings whose victim died; of one that failed the town does not hear. */
function storiesOf(
  event: NightEvent,
  before: GameState,
  dead: ReadonlySet<SeatId>,
  names: Names,
): PublicNight['stories'] {
  const rules = RULESETS[before.ruleset];
  const kills = (actor: SeatId, as: RoleId | undefined, act: string): boolean =>
    [as ?? before.seats.find((seat) => seat.id === actor)?.role, ...(as ? [] : [rules.office.acts])].some((role) =>
      rules.roles.get(role ?? '')?.acts.some((one) => one.id === act && one.kind === 'kill'),
    );
  const told = event.orders.flatMap((order) => {
    const text = order.story?.trim();
    if (!text || order.verdict !== 'fine' || !kills(order.actor, order.as, order.act)) return [];
    const victims = order.targets.filter((target) => dead.has(target));
    const [first] = byText(victims.map(names.seat), (name) => name);
    return first === undefined ? [] : [{ victim: first, text }];
  });
  return byText(told, (one) => `${one.victim}\n${one.text}`);
}

/** What the day's result tells: the condemned, the hanged, «отмазан». */
export function publicVerdict(event: VerdictEvent, after: GameState): PublicVerdict & Announced {
  const names = namesOf(after);
  const { effects } = event;
  return announce({
    day: event.day,
    condemned: byText(event.condemned.map(names.seat), (name) => name),
    dead: deathsOf(effects, names),
    shown: shownAlive(effects, names),
    gotOff: byText(
      published(effects)['got-off'].map((says) => ({ player: names.seat(says.seat), nobody: says.nobody })),
      (one) => one.player,
    ),
  });
}

export interface PublicOpening {
  day: number;
  /** As they are shown to the players, with the zone. */
  start: string;
  deadline: string;
  living: readonly string[];
  silenced: readonly string[];
}

/** How the day begins: who votes, who may not, until when. Times as texts: the engine knows no zones. */
export function publicOpening(
  state: GameState,
  day: number,
  times: { start: string; deadline: string },
): PublicOpening & Announced {
  const living = state.seats.filter((seat) => isAlive(state, seat.id));
  const name = (list: typeof living) =>
    byText(
      list.map((seat) => seat.name),
      (it) => it,
    );
  return announce({
    day,
    start: times.start,
    deadline: times.deadline,
    living: name(living),
    silenced: name(living.filter((seat) => silentDays(state, seat.id, day, true) > 0)),
  });
}

export interface PublicStrike {
  player: string;
  why: 'modkill' | 'disqualified';
  reason: string;
  role: RoleWords | null;
  as: 'role' | 'status';
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
    as: own?.as ?? 'role',
  });
}
