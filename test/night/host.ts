import { execute } from '../../engine/day/execution';
import { elect, firstLeader, houseDefaults } from '../../engine/game/deal';
import type { Effect } from '../../engine/game/effects';
import { EVENT_VERSION, type GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { append, emptyLog, type Log, path } from '../../engine/game/history';
import type { GameState, RoleId, SeatId } from '../../engine/game/state';
import { UNDECIDED } from '../../engine/night/asks';
import { seeded } from '../../engine/night/dice';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import type { Ruleset } from '../../engine/rulesets/ruleset';
import { orders as readOrders } from './play';

/** A host at his desk: everything he does goes through the log, and the game is what the log folds to. */
export class Host {
  readonly rules: Ruleset;
  private log: Log<GameEvent> = emptyLog();
  private readonly ids = new Map<string, SeatId>();
  private readonly names = new Map<SeatId, string>();

  /** Seats as `Name → role` and, for the mafia, `Name → role rank`. */
  constructor(id: 'flg' | 'prokurator', seats: Readonly<Record<string, string>>, immune: readonly string[] = []) {
    this.rules = RULESETS[id];
    const people = Object.entries(seats).map(([name, card], i) => {
      const [role = '', rank] = card.split(' ');
      this.ids.set(name, `s${i}`);
      this.names.set(`s${i}`, name);
      return { seat: `s${i}`, name, role: role as RoleId, rank: rank === undefined ? null : Number(rank) };
    });
    this.write({
      kind: 'created',
      ruleset: id,
      title: 'Игра',
      options: houseDefaults(this.rules),
      seats: people.map(({ seat, name }) => ({ id: seat, name, accounts: [{ nick: name, id: null }] })),
    });
    const roles = people.map(({ seat, role, rank }) => ({ seat, role, rank }));
    const dealt = {
      kind: 'dealt',
      roles,
      immune: immune.map((name) => this.seat(name)),
      detective: null,
      prostituteSide: 'own',
    } as const;
    const before = fold([...this.events, { ...dealt, leader: null }]).state;
    this.write({ ...dealt, leader: before ? firstLeader(before, this.rules) : null });
  }

  get events(): GameEvent[] {
    return path(this.log).map((entry) => entry.event);
  }

  get state(): GameState {
    const { state } = fold(this.events);
    if (!state) throw new Error('no game yet');
    return state;
  }

  seat(name: string): SeatId {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`nobody is called ${name}`);
    return id;
  }

  name(seat: SeatId): string {
    return this.names.get(seat) ?? seat;
  }

  /** Plays a night of orders in the short form; the seed is the number of the night. */
  night(text: string): Report {
    const orders = readOrders(text).map(
      ({ actor, action, targets = [], from, description }): Order => ({
        actor: this.seat(actor),
        act: action,
        targets: targets.map((name) => this.seat(name)),
        ...(from === undefined ? {} : { from }),
        ...(description ? { described: true } : {}),
      }),
    );
    const answers: Record<string, string> = {};
    for (;;) {
      const { state, rules } = this;
      const outcome = resolveNight({ state, orders, rules, dice: seeded(`game/${state.night}`), answers });
      if (outcome.kind === 'problems') throw new Error(outcome.problems.map((problem) => problem.code).join());
      if (outcome.kind === 'asks') {
        for (const ask of outcome.asks) answers[ask.id] = UNDECIDED;
        continue;
      }
      const { effects, trace, rolls, refusals } = outcome.result;
      const refused = new Set(refusals.map(({ order }) => order));
      this.write({
        kind: 'night',
        night: state.night + 1,
        orders: orders.map(({ actor, act, targets }) => ({ actor, act, targets, verdict: 'fine' })),
        rolls,
        answers,
        overruled: [],
        effects,
        trace,
        seed: `game/${state.night}`,
      });
      return this.report(
        effects,
        [...refused].map((order) => this.name(order.actor)),
      );
    }
  }

  /** Carries out the verdict of the day. */
  day(...condemned: string[]): Report {
    const { state, rules } = this;
    const { effects, trace } = execute({ state, rules, condemned: condemned.map((name) => this.seat(name)) });
    this.write({
      kind: 'verdict',
      day: state.night,
      publicTotals: [],
      trueTotals: [],
      condemned: condemned.map((name) => this.seat(name)),
      answers: {},
      effects,
      trace,
    });
    return this.report(effects, []);
  }

  elect(name: string): void {
    this.write({
      kind: 'ruling',
      text: `Новый глава: ${name}`,
      effects: elect(this.state, this.rules, this.seat(name)),
      trace: [],
    });
  }

  private write(event: GameEvent): void {
    const written = append(this.log, this.log.head, { at: '2024-03-01T20:00', version: EVENT_VERSION, event });
    if (!written.ok) throw new Error(written.error.code);
    this.log = written.value;
  }

  private report(effects: readonly Effect[], refused: readonly string[]): Report {
    const said = (kind: Effect['kind']) => effects.filter((effect) => effect.kind === kind);
    const win = effects.find((effect) => effect.kind === 'win-proposed');
    return {
      dead: said('death')
        .flatMap((effect) => ('seat' in effect && effect.seat !== null ? [this.name(effect.seat)] : []))
        .sort(),
      shown: effects
        .flatMap((effect) => (effect.kind === 'revealed' ? [`${this.name(effect.seat)}: ${effect.role}`] : []))
        .sort(),
      refused: [...refused].sort(),
      leader: this.state.leader === null ? null : this.name(this.state.leader),
      winner: win?.kind === 'win-proposed' ? win.side : null,
      contested: win?.kind === 'win-proposed' && win.contested,
    };
  }
}

export interface Report {
  dead: string[];
  shown: string[];
  refused: string[];
  leader: string | null;
  winner: string | null;
  contested: boolean;
}
