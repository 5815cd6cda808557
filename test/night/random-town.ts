import { firstLeader, houseDefaults } from '../../engine/game/deal';
import { emptyDay, type GameState, type SeatId } from '../../engine/game/state';
import type { Ask } from '../../engine/night/asks';
import type { Order } from '../../engine/roles/moves';
import type { Act, Role } from '../../engine/roles/role';
import type { Ruleset } from '../../engine/rulesets/ruleset';
import type { Chance } from './chance';

/** A town of `size` seats with a mafia, roles as chance has it and a few citizens. */
export function randomTown(
  rules: Ruleset,
  size: number,
  chance: Chance,
  house: Record<string, string> = {},
): GameState {
  const special = [...rules.roles.values()].filter((role) => role.id !== 'citizen' && role.id !== rules.office.title);
  const ranks = 1 + chance.below(3);
  const dealt = [
    ...(rules.office.title === null ? [] : [rules.office.title]),
    ...Array.from({ length: ranks }, () => 'mafioso'),
    ...chance.shuffled(special.filter((role) => role.id !== 'mafioso')).map((role) => role.id),
  ].slice(0, Math.max(1, size - 1 - chance.below(3)));
  while (dealt.length < size) dealt.push('citizen');
  let rank = 0;
  const seats = chance.shuffled(dealt).map((role, i) => ({
    id: `s${i}`,
    name: `Игрок${i}`,
    role,
    dealt: role,
    rank: rules.roles.get(role)?.family?.ranked ? ++rank : null,
    alive: true,
    death: null,
  }));
  const state: GameState = {
    ruleset: rules.id,
    options: { ...houseDefaults(rules), ...house },
    night: 0,
    seats,
    setup: {
      roles: [...new Set(dealt)],
      immune: seats.filter(() => chance.yes(0.1)).map((seat) => seat.id),
      detective: {
        side: chance.pick(['town', 'mafia', 'maniac'] as const),
        seeks: chance.pick(dealt),
        employer: chance.pick(seats).id,
      },
      prostituteSide: chance.yes(0.5) ? 'maniac' : 'own',
    },
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
  return { ...state, leader: firstLeader(state, rules) };
}

/** Orders of everybody who has something to do, mostly legal ones; a few from those who have nothing. */
export function randomOrders(state: GameState, rules: Ruleset, chance: Chance, silence = 0.1): Order[] {
  const living = state.seats.filter((seat) => seat.alive);
  // Crowds make clashes: most moves of a night go to the same few.
  const crowd = chance
    .shuffled(living)
    .slice(0, 1 + chance.below(4))
    .map((seat) => seat.id);
  return living.flatMap((seat): Order[] => {
    if (chance.yes(silence)) return [];
    const role = rules.roles.get(seat.role);
    if (!role) return [];
    const order = role.borrows
      ? borrowed(state, rules, seat.id, chance, crowd)
      : own(state, rules, seat.id, role, chance, crowd);
    return order ? [order] : [];
  });
}

function own(
  state: GameState,
  rules: Ruleset,
  seat: SeatId,
  role: Role,
  chance: Chance,
  crowd: readonly SeatId[],
): Order | null {
  const family = role.family ? (rules.roles.get(rules.office.acts)?.acts ?? []) : [];
  const special = role.acts.filter((act) => (act.slot ?? 'own') === 'own');
  const votes = state.setup.roles.some((id) => rules.roles.get(id)?.family?.loyal === false);
  const common = family.filter((act) => (votes && !chance.yes(0.2) ? act.slot === 'ballot' : true));
  const acts = role.family && (state.leader === seat || special.length === 0 || chance.yes(0.05)) ? common : special;
  return acts.length > 0 ? orderOf(state, seat, chance.pick(acts), chance, crowd) : null;
}

function borrowed(
  state: GameState,
  rules: Ruleset,
  seat: SeatId,
  chance: Chance,
  crowd: readonly SeatId[],
): Order | null {
  const roles = state.setup.roles.flatMap((id) => rules.roles.get(id) ?? []).filter((role) => role.acts.length > 0);
  if (roles.length === 0) return null;
  const role = chance.pick(roles);
  return { ...orderOf(state, seat, chance.pick(role.acts), chance, crowd), as: role.id };
}

function orderOf(state: GameState, actor: SeatId, act: Act, chance: Chance, crowd: readonly SeatId[]): Order {
  const [min, max] = act.targets;
  const count = min + chance.below(max - min + 1);
  const others = state.seats
    .filter((seat) => seat.alive && (seat.id !== actor || chance.yes(0.1)))
    .map((seat) => seat.id);
  const near = chance.yes(0.7) ? others.filter((seat) => crowd.includes(seat)) : others;
  const aims = [...chance.shuffled(near), ...chance.shuffled(others.filter((seat) => !near.includes(seat)))];
  return {
    actor,
    act: act.id,
    targets: aims.slice(0, count),
    ...(act.id === 'healFrom' ? { from: chance.pick(state.setup.roles) } : {}),
    ...(act.id === 'bribe' ? { question: 'Осталось ли три роли города?' } : {}),
    described: chance.yes(0.9),
  };
}

/** Answers to asks as a host might give them. */
export const randomAnswers = (asks: readonly Ask[], chance: Chance): Record<string, string> =>
  Object.fromEntries(
    asks.map((ask) => [ask.id, chance.yes(0.3) && ask.byDefault ? ask.byDefault : chance.pick(ask.options).id]),
  );
