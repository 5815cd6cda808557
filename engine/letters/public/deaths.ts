import type { Effect, Fact } from '../../game/effects';
import type { DeathCause, SeatId } from '../../game/state';
import { byText, type Names, type RoleWords } from './announced';

/** A dead player as the town is told of him: nothing of who or what did it. */
export interface PublicDeath {
  player: string;
  how: 'night' | 'hanged' | 'modkill' | 'disqualified' | 'ruling';
  /** Published role or status, `null` when it stays closed. */
  role: RoleWords | null;
  /** «… — жертва РОЛИ». */
  victimOf: readonly RoleWords[];
}

/** A killing and a disease look alike. */
const howOf = (cause: DeathCause): PublicDeath['how'] => (cause === 'killed' || cause === 'disease' ? 'night' : cause);

/** Published facts by kind; one that is told to a player only is a bug of whoever published it. */
export function published(effects: readonly Effect[]) {
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

/** Roles published of one player; a serum and a death may publish two different ones in one night. */
const rolesShown = (effects: readonly Effect[], seat: SeatId, names: Names): RoleWords[] =>
  byText(
    unique(effects.flatMap((it) => (it.kind === 'revealed' && it.seat === seat ? [names.role(it.role)] : []))),
    (role) => role.name.ru,
  );

/** Deaths by name, with what is published of each. */
export function deathsOf(effects: readonly Effect[], names: Names): PublicDeath[] {
  const marks = published(effects)['victim-of'];
  const dead = effects.flatMap((effect): PublicDeath[] => {
    if (effect.kind !== 'death') return [];
    const [role] = rolesShown(effects, effect.seat, names);
    const victimOf = marks.filter((mark) => mark.seat === effect.seat).map((mark) => names.role(mark.role));
    return [
      {
        player: names.seat(effect.seat),
        how: howOf(effect.death.cause),
        role: role ?? null,
        victimOf: byText(unique(victimOf), (role) => role.name.ru),
      },
    ];
  });
  return byText(dead, (one) => one.player);
}

const unique = (roles: readonly RoleWords[]): RoleWords[] => [...new Map(roles.map((it) => [it.name.ru, it])).values()];

/** Roles and nicks published otherwise than by death; a trace left by an act names its author, dead or alive. */
export const shownAlive = (effects: readonly Effect[], names: Names): { player: string; as: RoleWords }[] => {
  const dead = new Set(effects.flatMap((effect) => (effect.kind === 'death' ? [effect.seat] : [])));
  const shown = effects.flatMap((effect) => {
    if (effect.kind === 'exposed') return [{ player: names.seat(effect.seat), as: names.role(effect.as) }];
    if (effect.kind !== 'revealed') return [];
    // Of a dead one's roles the first stands beside his death.
    const roles = rolesShown(effects, effect.seat, names).slice(dead.has(effect.seat) ? 1 : 0);
    return roles.map((as) => ({ player: names.seat(effect.seat), as }));
  });
  const keyed = new Map(shown.map((one) => [`${one.player} ${one.as.name.ru}`, one]));
  return [...keyed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};
