import { family, familyVotes, roleOfSeat } from '../game/sides';
import type { GameState, SeatId, SentOrder } from '../game/state';
import type { Order } from '../roles/moves';
import type { Act } from '../roles/role';
import type { Ruleset } from '../rulesets/ruleset';
import { collect } from './collect';
import { settle } from './deaths';
import { officeMove, votedVictim } from './family';
import { type Accepted, checker } from './orders';
import { type Scene, type Standing, sayOrder, scratch } from './scene';

/** The orders that stand before anybody has hindered anybody, and those that count as sent. */
export function admit(
  scene: Scene,
  rules: Ruleset,
  orders: readonly Order[],
  struck: readonly SeatId[],
): { standings: Standing[]; sent: SentOrder[] } {
  const accepted = withoutConflicts(scene, checkAll(scene, rules, orders));
  const sent = accepted.map(({ order, void: nothing }): SentOrder => {
    const { actor, act, targets, as, from } = order;
    return {
      actor,
      act,
      targets: [...targets],
      ...(as ? { as } : {}),
      ...(from ? { from } : {}),
      ...(nothing ? { void: true } : {}),
    };
  });
  const standings = accepted
    .filter((one) => one.borrowed || (one.act.slot ?? 'own') === 'own')
    .map((one): Standing => {
      const why = sayOrder(scene, one);
      if (one.void) {
        scene.say(one.void.words, {}, one.void.rules, [why]);
        scene.refusals.push(one.void);
      }
      return { ...one, performer: one.order.actor, why };
    });
  return {
    standings: [...standings, ...ofTheFamily(scene, rules, { accepted, others: standings, struck, orders })],
    sent,
  };
}

/** In a sequence of their own, so that the order of typing changes nothing. */
function checkAll(scene: Scene, rules: Ruleset, orders: readonly Order[]): Accepted[] {
  const check = checker(scene.state, rules);
  const sorted = [...new Map(orders.map((order) => [JSON.stringify(canonical(order)), order] as const))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, order]) => order);
  return sorted.flatMap((order) => {
    const checked = check(order);
    if ('accepted' in checked) return [checked.accepted];
    const { refused } = checked;
    scene.say(refused.words, { who: order.actor }, refused.rules);
    scene.refusals.push(refused);
    return [];
  });
}

const canonical = ({ actor, act, targets, as, from, question, described }: Order) => [
  actor,
  act,
  targets,
  as,
  from,
  question,
  described,
];

/** Two moves for one slot: neither stands, unless the earlier was replaced before the night. */
function withoutConflicts(scene: Scene, accepted: readonly Accepted[]): Accepted[] {
  const slot = (one: Accepted) => `${one.order.actor}/${one.borrowed ? 'own' : (one.act.slot ?? 'own')}`;
  const counts = new Map<string, number>();
  for (const one of accepted) counts.set(slot(one), (counts.get(slot(one)) ?? 0) + 1);
  const told = new Set<string>();
  return accepted.filter((one) => {
    if (counts.get(slot(one)) === 1) return true;
    const words = { ru: 'Два хода за одну ночь', en: 'Two moves in one night' };
    if (!told.has(slot(one))) scene.say(words, { who: one.order.actor }, ['A-063']);
    told.add(slot(one));
    scene.refusals.push({ order: one.sent, words, rules: ['A-063'], silent: false });
    return false;
  });
}

interface FamilyNight {
  accepted: readonly Accepted[];
  others: readonly Standing[];
  struck: readonly SeatId[];
  orders: readonly Order[];
}

function ofTheFamily(scene: Scene, rules: Ruleset, { accepted, others, struck, orders }: FamilyNight): Standing[] {
  const { state } = scene;
  const fallen = rules.office.fallsWithHolder;
  const executed = state.seats.find(
    ({ role, death }) => role === rules.office.title && death?.phase === 'day' && death.number === state.night,
  );
  if (fallen && executed && state.night > 0 && scene.option('A-130') === 'lost') {
    const words = {
      ru: 'Глава казнён днём ({who}): этой ночью мафия не убивает',
      en: 'The head was executed ({who}): no killing',
    };
    scene.say(words, { who: executed.id }, ['A-130']);
    return [];
  }
  if (fallen && state.leader !== null && (struck.includes(state.leader) || killedBy(scene, others, state.leader))) {
    scene.say(
      { ru: 'В ночь смерти игрока {who} мафия не убивает', en: 'In the night of {who}’s death the mafia do not kill' },
      { who: state.leader },
      fallen,
    );
    return [];
  }
  const standings: Standing[] = [];
  if (familyVotes(state)) {
    const voted = votedVictim(state, accepted, scene.asks, scene.trace);
    const role = rules.roles.get(rules.office.acts);
    const act = role?.acts.find((one) => one.slot === 'office' && one.kind === 'kill');
    if (voted && role && act && state.leader !== null) {
      const order = { actor: state.leader, act: act.id, targets: [voted.victim] };
      standings.push({
        order,
        sent: order,
        act,
        role,
        borrowed: false,
        void: null,
        performer: state.leader,
        why: voted.why,
      });
    }
  }
  const wrote = orders.some((order) => order.actor === state.leader && order.as === undefined);
  const move = officeMove(state, rules, accepted, scene.asks, scene.trace, wrote);
  if (move) standings.push({ ...move.accepted, performer: move.performer, why: move.why });
  return standings;
}

/** Whether these moves alone kill him: the mafia's own is looked at afterwards. */
function killedBy(scene: Scene, standings: readonly Standing[], seat: SeatId): boolean {
  const ahead = scratch(scene);
  const collected = collect(ahead, standings);
  return settle(ahead, collected, collected.covers).dead.has(seat);
}

/** The last mover's choice is asked of him when the rest is known. */
export const movesLast = (act: Act): boolean =>
  Array.isArray(act.does) && act.does.some((move) => move.move === 'revive');

/** Living seats that have something to do at night and sent nothing; of the mafia one move is enough. */
export function silentSeats(state: GameState, rules: Ruleset, orders: readonly Order[]): SeatId[] {
  const sent = new Set(orders.map((order) => order.actor));
  const officeSent = orders.some(
    (order) =>
      order.as === undefined &&
      rules.roles.get(rules.office.acts)?.acts.some((act) => act.id === order.act && act.slot === 'office') &&
      family(state).some((seat) => seat.id === order.actor),
  );
  return state.seats
    .filter((seat) => {
      if (!seat.alive || sent.has(seat.id)) return false;
      const role = roleOfSeat(state, seat);
      if (state.leader === seat.id) return !officeSent;
      if (role.family && familyVotes(state)) return true;
      return role.borrows !== undefined || role.acts.some((act) => (act.slot ?? 'own') === 'own' && !movesLast(act));
    })
    .map((seat) => seat.id);
}
