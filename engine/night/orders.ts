import { hostileSides, familyVotes as votesOf } from '../game/sides';
import type { GameState, RuleId, SeatId, SeatState, SentOrder } from '../game/state';
import type { Order } from '../roles/moves';
import type { Act, Limit, OrderView, Role } from '../roles/role';
import { optionOf, type Ruleset } from '../rulesets/ruleset';
import type { Phrase } from '../words';
import type { StepSlots } from './trace';

/** Why an order does not stand. `silent`: the actor is not told. */
export interface Refusal {
  order: Order;
  words: Phrase;
  slots?: StepSlots;
  rules: readonly RuleId[];
  silent: boolean;
}

/** An order that passed its checks, with the role and the act it is made in the name of. */
export interface Accepted {
  order: Order;
  /** The order as it was handed in: refusals speak of this very one. */
  sent: Order;
  act: Act;
  role: Role;
  borrowed: boolean;
  /** Accepted without a word, but nothing will come of it. */
  void: Refusal | null;
}

const SAYS = {
  deadActor: { ru: 'Ходит мёртвый', en: 'The actor is dead' },
  deadTarget: { ru: 'Цель мертва', en: 'The target is dead' },
  sameTarget: { ru: 'Одна цель названа дважды', en: 'One target is named twice' },
  count: { ru: 'Не столько целей, сколько положено', en: 'Not the number of targets the act has' },
  notHis: { ru: 'Это не его действие', en: 'This act is not his' },
  stripped: { ru: 'Став главой мафии, он потерял это действие', en: 'Heading the mafia he has lost this act' },
  notDealt: { ru: 'Такой роли нет в раскладе', en: 'That role was not dealt' },
  noBorrowing: { ru: 'Он не берёт чужих действий', en: 'He does not borrow acts' },
} satisfies Record<string, Phrase>;

export interface Admission {
  accepted: Accepted[];
  refused: Refusal[];
}

/** Who may be named in an act: the living, and for a move sent by day whoever the town has executed since. */
export const nameable = (state: GameState, act: Act): SeatState[] =>
  state.seats.filter(
    ({ alive, death }) => alive || (act.when === 'day' && death?.cause === 'hanged' && death.number === state.night),
  );

/** Checks one order against the rules; the state is the one at nightfall. Seats and acts must exist. */
export function checkOrder(
  state: GameState,
  rules: Ruleset,
  order: Order,
): { accepted: Accepted } | { refused: Refusal } {
  const check = checker(state, rules);
  return check(order);
}

/**
 * A checker for many orders of one night: what they have in common is worked out once. The result does not depend on
 * the other orders; conflicts between them are the business of {@link ./family} and {@link ./resolve}.
 */
export function checker(state: GameState, rules: Ruleset) {
  const alive = state.seats.filter((seat) => seat.alive).length;
  const hostile = hostileSides(state).size;
  const familyVotes = votesOf(state);
  const lastNight = state.nights.at(-1);
  const all = lastNight?.night === state.night ? lastNight.sent : [];
  const done = (sent: SentOrder) => lastNight?.deeds.some((deed) => deed.seat === sent.actor && deed.act === sent.act);
  const sentBefore = optionOf(state, 'A-041') === 'sent' ? all : all.filter(done);
  const roleOf = (seat: SeatId): Role => {
    const role = rules.roles.get(state.seats.find((s) => s.id === seat)?.role ?? '');
    if (!role) throw new Error(`seat ${seat} has no role of ${rules.id}`);
    return role;
  };
  const option = (id: string) => optionOf(state, id);
  const kindOf = (sent: Pick<SentOrder, 'act' | 'as' | 'actor'>): string => {
    const owner = sent.as === undefined ? roleOf(sent.actor) : rules.roles.get(sent.as);
    return owner?.acts.find((act) => act.id === sent.act)?.kind ?? sent.act;
  };

  return (sent: Order): { accepted: Accepted } | { refused: Refusal } => {
    const order = namedRole(rules, sent);
    const refuse = (words: Phrase, because: readonly RuleId[]): { refused: Refusal } => ({
      refused: { order: sent, words, rules: because, silent: option('A-042') === 'silent' },
    });
    const seat = state.seats.find((s) => s.id === order.actor);
    if (!seat?.alive) return refuse(SAYS.deadActor, ['A-042']);
    const found = findAct(state, rules, order, roleOf(order.actor));
    if ('words' in found) return refuse(found.words, found.rules);
    const { act, role, borrowed } = found;

    const [min, max] = act.targets;
    const view: OrderView = {
      order,
      state,
      alive,
      before: sentBefore.filter((sent) => sent.actor === order.actor),
      past: state.nights.flatMap((night) => night.deeds.filter((deed) => deed.seat === order.actor)),
      role: roleOf,
      option,
      hostileSides: hostile,
      familyVotes,
      kindOf,
    };
    const limits = [...(act.limits ?? []), ...(borrowed ? (roleOf(order.actor).borrows?.limits ?? []) : [])];
    const quiet = (limit: Limit) => limit.silent === true && option('A-136') === 'silent';
    const broken = limits.find((limit) => !quiet(limit) && limit.broken(view));
    if (broken) return refuse(broken.words, broken.rules);
    if (order.targets.length < min || order.targets.length > max) return refuse(SAYS.count, act.rules);
    if (new Set(order.targets).size < order.targets.length) return refuse(SAYS.sameTarget, act.rules);
    const named = new Set(nameable(state, act).map((s) => s.id));
    if (order.targets.some((target) => !named.has(target))) return refuse(SAYS.deadTarget, ['A-042']);

    const silent = limits.find((limit) => quiet(limit) && limit.broken(view));
    const nothing = silent ? { order: sent, words: silent.words, rules: silent.rules, silent: true } : null;
    return { accepted: { order, sent, act, role, borrowed, void: nothing } };
  };
}

/** Whoever heals from any mafioso heals from the mafia: its killing has one name. */
function namedRole(rules: Ruleset, order: Order): Order {
  const { acts } = rules.office;
  const named = order.from === undefined ? undefined : rules.roles.get(order.from);
  return named?.family && named.id !== acts ? { ...order, from: acts } : order;
}

type Found = { act: Act; role: Role; borrowed: boolean } | { words: Phrase; rules: readonly RuleId[] };

/** Acts belong to (role, act): his own, the office's, the mafia's vote, or a borrowed one. */
function findAct(state: GameState, rules: Ruleset, order: Order, own: Role): Found {
  const { office } = rules;
  const officeRole = rules.roles.get(office.acts);
  if (order.as !== undefined) {
    if (!own.borrows) return { words: SAYS.noBorrowing, rules: ['R-114'] };
    const role = rules.roles.get(order.as);
    const anywhere = optionOf(state, 'A-074') === 'living' ? livingRoles(state) : state.setup.roles;
    if (!role || role.borrows || !anywhere.includes(order.as))
      return { words: SAYS.notDealt, rules: ['R-114', 'A-074'] };
    const act = role.acts.find((a) => a.id === order.act && a.slot !== 'ballot');
    return act ? { act, role, borrowed: true } : { words: SAYS.notHis, rules: ['R-114'] };
  }
  const leads = state.leader === order.actor;
  const special = own.acts.find((a) => a.id === order.act && (a.slot ?? 'own') === 'own');
  if (special) {
    return leads && own.family
      ? { words: SAYS.stripped, rules: office.strips }
      : { act: special, role: own, borrowed: false };
  }
  const barred = (a: Act) => votesOf(state) && a.slot === 'office' && optionOf(state, 'A-149') === 'none';
  const mayVote = own.family?.ranked || optionOf(state, 'A-079') === 'all';
  const common = own.family
    ? officeRole?.acts.find(
        (a) => a.id === order.act && ((a.slot === 'office' && !barred(a)) || (a.slot === 'ballot' && mayVote)),
      )
    : undefined;
  return common && officeRole
    ? { act: common, role: officeRole, borrowed: false }
    : { words: SAYS.notHis, rules: ['A-042'] };
}

const livingRoles = (state: GameState) => state.seats.filter((seat) => seat.alive).map((seat) => seat.role);
