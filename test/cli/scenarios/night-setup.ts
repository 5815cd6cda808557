import { firstLeader, houseDefaults } from '../../../engine/game/deal';
import { applyEffects, type Effect } from '../../../engine/game/effects';
import type { GameEvent } from '../../../engine/game/events';
import { fold } from '../../../engine/game/fold';
import { heir } from '../../../engine/game/sides';
import type { GameState, RoleId, SeatId } from '../../../engine/game/state';
import type { HostAct } from '../../../engine/game/strike';
import { succession } from '../../../engine/game/succession';
import { UNDECIDED } from '../../../engine/night/asks';
import { resolveNight } from '../../../engine/night/resolve';
import { newTrace } from '../../../engine/night/trace';
import { err, ok, type Result } from '../../../engine/result';
import type { Order } from '../../../engine/roles/moves';
import { RULESETS } from '../../../engine/rulesets/all';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { Phrase } from '../../../engine/words';
import { diceOf } from './night-dice';
import type { Ruling } from './rulings';

interface ScenarioOrder {
  actor: string;
  action: string;
  targets?: string[];
  as?: string;
  from?: string;
  question?: string;
  description?: boolean;
}

export type NightDice = Readonly<Record<string, boolean | Record<string, boolean>>>;

export interface NightScenario {
  id: string;
  ruleset: 'flg' | 'prokurator';
  players: { name: string; role: string; rank?: number; alive?: boolean }[];
  night: number;
  history?: { night: number; orders: ScenarioOrder[]; dice?: NightDice }[];
  orders?: ScenarioOrder[];
  dice?: NightDice;
  immune?: string[];
  setup?: { detective?: { side: string; seeks: string; employer?: string }; prostituteSide?: string };
  events?: { type: string; player: string }[];
  /** Answers of the host given beforehand. */
  rulings?: readonly Ruling[];
  /** House options that differ from the defaults. */
  options?: Record<string, string>;
  stateBefore?: {
    boss?: string | null;
    godfather?: string | null;
    silenced?: { player: string; days: number }[];
    infected?: string[];
    skeletons?: string[];
    fanFound?: string | null;
    roleChanges?: Record<string, string>;
  };
}

/** A scenario laid out as a game of the engine. */
export interface Table {
  scenario: NightScenario;
  rules: Ruleset;
  state: GameState;
  orders: Order[];
  acts: HostAct[];
  name(seat: SeatId): string;
  text(ru: string, slots: Readonly<Record<string, string | number | Phrase>>): string;
}

const plain = (word: string) => word.trim().toLowerCase().replaceAll('ё', 'е');
const SIDES: Readonly<Record<string, 'town' | 'mafia' | 'maniac'>> = {
  город: 'town',
  мафия: 'mafia',
  маньяк: 'maniac',
};

class Unreadable extends Error {}

/** Lays a scenario out through the log: created, dealt, the deaths before, the nights before, what is given besides. */
export function tableOf(read: unknown): Result<Table, string> {
  try {
    return ok(layOut(read as NightScenario));
  } catch (problem) {
    if (problem instanceof Unreadable) return err(problem.message);
    throw problem;
  }
}

function layOut(scenario: NightScenario): Table {
  const rules = RULESETS[scenario.ruleset];
  if (!rules || !Array.isArray(scenario.players)) throw new Unreadable('not a night of a known ruleset');
  const ids = new Map<string, SeatId>(scenario.players.map(({ name }, i) => [name, `seat-${i + 1}`]));
  const seat = (name: string): SeatId => {
    const id = ids.get(name);
    if (id === undefined) throw new Unreadable(`no player ${name}`);
    return id;
  };
  const roles = new Map([...rules.roles.values()].map((role) => [plain(role.words.name.ru), role.id] as const));
  roles
    .set('босс', rules.office.acts)
    .set(plain(rules.office.words.ru), roles.get(plain(rules.office.words.ru)) ?? rules.office.acts);
  const role = (name: string): RoleId => {
    const id = roles.get(plain(name));
    if (id === undefined) throw new Unreadable(`no role ${name}`);
    return id;
  };
  const orderOf = (order: ScenarioOrder): Order => ({
    actor: seat(order.actor),
    act: order.action,
    targets: (order.targets ?? []).map(seat),
    // A role nobody knows is a wrong order, not a wrong file.
    ...(order.as === undefined ? {} : { as: roles.get(plain(order.as)) ?? order.as }),
    ...(order.from === undefined ? {} : { from: roles.get(plain(order.from)) ?? order.from }),
    ...(order.question === undefined ? {} : { question: order.question }),
    ...(order.description === undefined ? {} : { described: order.description }),
  });
  const names = new Map<SeatId, string>(scenario.players.map(({ name }, i) => [`seat-${i + 1}`, name]));
  const name = (id: SeatId) => names.get(id) ?? id;
  const table: Table = {
    scenario,
    rules,
    state: dealt(scenario, rules, seat, role),
    orders: (scenario.orders ?? []).map(orderOf),
    acts: (scenario.events ?? []).map(({ type, player }) => ({
      type: type === 'screenshot' ? 'disqualified' : 'modkill',
      seat: seat(player),
    })),
    name,
    text: (ru, slots) =>
      ru.replace(/\{(\w+)\}/g, (whole, key: string) => {
        const value = slots[key];
        if (value === undefined) return whole;
        return typeof value === 'object'
          ? value.ru
          : (names.get(String(value)) ?? rules.roles.get(String(value))?.words.name.ru ?? String(value));
      }),
  };
  table.state = past(table, orderOf, seat, role);
  return table;
}

function dealt(
  scenario: NightScenario,
  rules: Ruleset,
  seat: (n: string) => SeatId,
  role: (n: string) => RoleId,
): GameState {
  const seats = scenario.players.map(({ name }) => ({ id: seat(name), name, accounts: [{ nick: name, id: null }] }));
  const brief = scenario.setup?.detective;
  const made: GameEvent = {
    kind: 'created',
    ruleset: scenario.ruleset,
    title: scenario.id,
    options: { ...houseDefaults(rules), ...scenario.options },
    seats,
  };
  const deal = (leader: SeatId | null): GameEvent => ({
    kind: 'dealt',
    roles: scenario.players.map((player) => ({
      seat: seat(player.name),
      role: role(player.role),
      rank: player.rank ?? null,
    })),
    immune: (scenario.immune ?? []).map(seat),
    detective: brief
      ? {
          side: SIDES[plain(brief.side)] ?? 'town',
          seeks: role(brief.seeks),
          employer: brief.employer === undefined ? null : seat(brief.employer),
        }
      : null,
    prostituteSide: plain(scenario.setup?.prostituteSide ?? '') === 'маньяк' ? 'maniac' : 'own',
    leader,
  });
  const game = (leader: SeatId | null): GameState => {
    const { state } = fold([made, deal(leader)]);
    if (!state) throw new Unreadable('the deal came to nothing');
    return state;
  };
  return game(firstLeader(game(null), rules));
}

/** The nights before, played by the engine, then everything the scenario states about the moment itself. */
function past(
  table: Table,
  orderOf: (o: ScenarioOrder) => Order,
  seat: (n: string) => SeatId,
  role: (n: string) => RoleId,
): GameState {
  const { scenario, rules } = table;
  const history = [...(scenario.history ?? [])].sort((a, b) => a.night - b.night);
  const lastSeen = new Map<SeatId, number>();
  for (const { night, orders } of history)
    for (const order of orders)
      for (const who of [order.actor, ...(order.targets ?? [])]) lastSeen.set(seat(who), night);
  const deadNow = scenario.players.filter((player) => player.alive === false).map((player) => seat(player.name));

  let state = die(
    table.state,
    rules,
    deadNow.filter((id) => !lastSeen.has(id)),
    history.length > 0 ? 0 : scenario.night - 1,
  );
  for (const { night, orders, dice } of history) {
    state = skipTo(state, night - 1);
    const early = deadNow.filter((id) => lastSeen.has(id) && (lastSeen.get(id) ?? 0) < night);
    state = die(state, rules, early, night - 1);
    state = play(table, state, orders.map(orderOf), dice ?? {});
  }
  state = skipTo(state, scenario.night - 1);
  state = die(state, rules, deadNow, scenario.night - 1);
  return stated(table, revive(state, rules, deadNow), seat, role);
}

/** Nights nothing is said of: whoever is alive after them has no disease from before them. */
function skipTo(state: GameState, night: number): GameState {
  if (night <= state.night) return state;
  const record = { night, sent: [], deeds: [], attempts: [] };
  const after = applyEffects(state, [{ kind: 'night', record, why: null }]);
  return { ...after, infected: after.infected.filter((sick) => sick.night >= night) };
}

function die(state: GameState, rules: Ruleset, seats: readonly SeatId[], number: number): GameState {
  const dying = seats.filter((id) => state.seats.some((s) => s.id === id && s.alive));
  if (dying.length === 0) return state;
  const deaths = dying.map(
    (id): Effect => ({ kind: 'death', seat: id, death: { phase: 'day', number, cause: 'ruling', by: [] }, why: null }),
  );
  const after = applyEffects(state, deaths);
  return applyEffects(after, succession(after, dying, rules, newTrace()));
}

/** Whoever the scenario calls alive is alive in his own role, whatever the nights before came to without their dice. */
function revive(state: GameState, rules: Ruleset, deadNow: readonly SeatId[]): GameState {
  const back = state.seats.filter((s) => !s.alive && !deadNow.includes(s.id));
  if (back.length === 0) return state;
  const after = applyEffects(
    state,
    back.map((s): Effect => ({ kind: 'undeath', seat: s.id, why: null })),
  );
  // Nobody holds the place of one who is alive.
  const held = new Set(back.map((s) => s.dealt));
  return {
    ...after,
    seats: after.seats.map((s) => (s.role !== s.dealt && held.has(s.role) ? { ...s, role: s.dealt } : s)),
    leader: rules.office.passes === 'line' ? heir(after) : firstLeader(after, rules),
    election: false,
  };
}

function play(table: Table, state: GameState, orders: Order[], dice: NightDice): GameState {
  const answers: Record<string, string> = {};
  for (let round = 0; round < 20; round++) {
    const outcome = resolveNight({ state, orders, rules: table.rules, dice: diceOf(table, dice), answers });
    if (outcome.kind === 'problems') throw new Unreadable(outcome.problems.map((p) => p.words.ru).join('; '));
    if (outcome.kind === 'done') return applyEffects(state, outcome.result.effects);
    for (const ask of outcome.asks) answers[ask.id] = UNDECIDED;
  }
  throw new Unreadable('the asks of an earlier night never end');
}

/** `stateBefore`: what is given rules over what the nights before came to. */
function stated(table: Table, state: GameState, seat: (n: string) => SeatId, role: (n: string) => RoleId): GameState {
  const { scenario, rules } = table;
  const given = scenario.stateBefore ?? {};
  const night = scenario.night;
  const next = { ...state };
  const holder = (id: RoleId): SeatId | undefined => next.seats.find((s) => s.role === id)?.id;
  if (given.roleChanges) {
    const changes = new Map(Object.entries(given.roleChanges).map(([who, to]) => [seat(who), role(to)] as const));
    next.seats = next.seats.map((s) => ({ ...s, role: changes.get(s.id) ?? s.dealt }));
  }
  const leader = given.boss ?? given.godfather;
  if (leader !== undefined && leader !== null) {
    const { title } = rules.office;
    next.leader = seat(leader);
    next.election = false;
    if (title !== null) next.seats = next.seats.map((s) => (s.id === next.leader ? { ...s, role: title } : s));
  }
  if (given.silenced)
    next.silences = given.silenced.map(({ player, days }) => ({ seat: seat(player), until: night + days - 1 }));
  if (given.infected)
    next.infected = given.infected.map((who) => {
      const known = state.infected.find((one) => one.seat === seat(who));
      return known ?? { seat: seat(who), by: holder('prostitute') ?? seat(who), night: night - 1 };
    });
  if (given.skeletons) next.skeletons = given.skeletons.map((who) => ({ seat: seat(who), by: 'master' }));
  if (given.fanFound !== undefined) {
    const fan = holder('fan');
    next.found = given.fanFound === null || fan === undefined ? [] : [{ by: fan, target: seat(given.fanFound) }];
  }
  return next;
}
