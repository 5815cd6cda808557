import type { GameEvent } from '../../game/events';
import { type GameState, type RoleId, type SeatId, silentDays } from '../../game/state';
import { RULESETS } from '../../rulesets/all';
import { type Announced, announce, byName, byText, type Names, namesOf, type RoleWords } from './announced';
import { deathsOf, type PublicDeath, published, shownAlive } from './deaths';

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

type NightEvent = Extract<GameEvent, { kind: 'night' }>;

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
    silenced: byName(silent(after).map((seat) => seat.name)),
    stillSilenced: byName(silent(before).map((seat) => seat.name)),
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
