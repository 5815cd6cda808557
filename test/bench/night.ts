import { firstLeader, houseDefaults } from '../../engine/game/deal';
import type { GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { emptyDay, type GameState } from '../../engine/game/state';
import { seeded } from '../../engine/night/dice';
import { oddsOf } from '../../engine/night/odds';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import { playByChance } from '../night/chance-game';
import { type Line, lineOf, medianOf } from './line';

const SAMPLES = 300;
const WARM = 100;

const ROLES = [
  'mafioso',
  'mafioso',
  'mafioso',
  'mafia-journalist',
  'lawyer',
  'maniac',
  'prostitute',
  'necromancer',
  'sniper',
  'sharp',
  'commissioner',
  'doctor',
  'girl',
  'cop',
  'town-journalist',
  'priest',
  'shahid',
  'witness',
  'hohol',
  'citizen',
];

/** Twenty seats in their third night: seventeen orders that meet each other. */
function town(): { state: GameState; orders: Order[] } {
  const rules = RULESETS.flg;
  let rank = 0;
  const seats = ROLES.map((role, i) => ({
    id: `s${i}`,
    name: `Игрок ${i + 1}`,
    role,
    dealt: role,
    rank: role === 'mafioso' ? ++rank : null,
    alive: true,
    death: null,
  }));
  const state: GameState = {
    ruleset: 'flg',
    options: houseDefaults(rules),
    night: 2,
    seats,
    setup: { roles: [...new Set(ROLES)], immune: [], detective: null, prostituteSide: 'own' },
    leader: null,
    election: false,
    silences: [{ seat: 's19', until: 3 }],
    infected: [{ seat: 's4', by: 's6', night: 2 }],
    skeletons: [{ seat: 's10', by: 'master' }],
    found: [],
    day: emptyDay(),
    nights: [1, 2].map((night) => ({
      night,
      sent: seats.slice(0, 17).map((seat) => ({ actor: seat.id, act: 'kill', targets: ['s19'] })),
      deeds: seats
        .slice(0, 17)
        .map((seat) => ({ seat: seat.id, role: seat.role, act: 'kill', targets: ['s19'], notes: [] })),
      attempts: [{ target: 's19', by: 's0', as: 'mafioso' }],
    })),
    lost: [],
    proposed: [],
    over: null,
  };
  const order = (actor: number, act: string, ...targets: number[]): Order => ({
    actor: `s${actor}`,
    act,
    targets: targets.map((t) => `s${t}`),
  });
  const orders = [
    order(0, 'kill', 16, 18),
    order(1, 'kill', 19),
    order(2, 'kill', 18),
    order(3, 'interview', 11),
    order(4, 'protect', 0),
    order(5, 'bloodyKill', 14),
    order(6, 'infect', 17),
    order(7, 'convert', 15),
    order(8, 'kill', 5),
    order(9, 'block', 10),
    order(10, 'check', 0),
    order(11, 'heal', 16),
    order(12, 'visit', 14),
    order(13, 'visit', 19),
    order(14, 'compare', 0, 5),
    order(15, 'confess', 5),
    order(16, 'mark', 6),
  ];
  return { state: { ...state, leader: firstLeader(state, rules) }, orders };
}

/** A whole night with its trace, beside copying the state once: what every sensible resolver does at the least. */
export async function bench(): Promise<Line[]> {
  const { state, orders } = town();
  const dice = seeded('bench');
  const night: number[] = [];
  const copy: number[] = [];
  let steps = 0;
  for (let i = 0; i < WARM + SAMPLES; i++) {
    const start = performance.now();
    const outcome = resolveNight({ state, orders, rules: RULESETS.flg, dice });
    const middle = performance.now();
    structuredClone(state);
    const end = performance.now();
    if (outcome.kind !== 'done') throw new Error(`the night of the bench came to ${outcome.kind}`);
    steps = outcome.result.trace.length;
    if (i < WARM) continue;
    night.push(middle - start);
    copy.push(end - middle);
  }
  return [
    lineOf('night', night, copy, null, { players: state.seats.length, orders: orders.length, steps }),
    foldOfLog(state, orders),
    wholeGames(state),
    odds(state),
  ];
}

const clone = (state: GameState): number => {
  const start = performance.now();
  structuredClone(state);
  return performance.now() - start;
};

/** The state of a game from a log of thirty nights, none of them resolved again. */
function foldOfLog(state: GameState, orders: readonly Order[]): Line {
  const outcome = resolveNight({ state, orders, rules: RULESETS.flg, dice: seeded('bench') });
  if (outcome.kind !== 'done') throw new Error(`the night of the bench came to ${outcome.kind}`);
  const { effects, trace, rolls } = outcome.result;
  const living = effects.filter((effect) => effect.kind !== 'death');
  const events: GameEvent[] = [
    {
      kind: 'created',
      ruleset: 'flg',
      title: 'bench',
      options: state.options,
      seats: state.seats.map(({ id, name }) => ({ id, name, accounts: [] })),
    },
    {
      kind: 'dealt',
      roles: state.seats.map(({ id, role, rank }) => ({ seat: id, role, rank })),
      immune: [],
      detective: null,
      prostituteSide: 'own',
      leader: state.leader,
    },
    ...Array.from(
      { length: 30 },
      (_, i): GameEvent => ({
        kind: 'night',
        night: i + 1,
        orders: orders.map((order) => ({ ...order, verdict: 'fine' })),
        rolls,
        answers: {},
        overruled: [],
        effects: living,
        trace,
      }),
    ),
  ];
  const folds: number[] = [];
  const copies: number[] = [];
  for (let i = 0; i < WARM + SAMPLES; i++) {
    const start = performance.now();
    fold(events);
    const end = performance.now();
    if (i < WARM) continue;
    folds.push(end - start);
    copies.push(clone(state));
  }
  return lineOf('fold-30-nights', folds, copies, null, { events: events.length });
}

/** Random games from the deal to the win, nights and gallows with their traces. */
function wholeGames(state: GameState): Line {
  const games: number[] = [];
  const copies: number[] = [];
  let nights = 0;
  for (let seed = 0; seed < SAMPLES; seed++) {
    const start = performance.now();
    nights += playByChance(seed).nights;
    games.push(performance.now() - start);
    copies.push(clone(state));
  }
  const seconds = games.reduce((sum, ms) => sum + ms, 0) / 1000;
  return lineOf('whole-game', games, copies, null, {
    perSecond: Math.round(SAMPLES / seconds),
    nightsPerGame: Number((nights / SAMPLES).toFixed(1)),
  });
}

/** The exact odds of a night with twelve dice: how many nights had to be played, beside 2^12. */
function odds(state: GameState): Line {
  const bones = [10, 11, 12, 13, 14, 15].map((at) => ({ seat: `s${at}`, by: 'master' as const }));
  const order = (actor: number, act: string, ...targets: number[]): Order => ({
    actor: `s${actor}`,
    act,
    targets: targets.map((to) => `s${to}`),
  });
  // Evidence, disease, serum, girl, cop, sharp, and the touches of the turned.
  const orders = [
    order(0, 'kill', 16, 18),
    order(6, 'infect', 17),
    order(9, 'block', 7),
    order(10, 'check', 1),
    order(11, 'serum', 2),
    order(12, 'visit', 3),
    order(13, 'visit', 4),
    order(14, 'compare', 7, 19),
  ];
  const input = { state: { ...state, skeletons: bones, infected: [] }, orders, rules: RULESETS.flg };
  const one: number[] = [];
  for (let i = 0; i < WARM; i++) {
    const start = performance.now();
    resolveNight({ ...input, dice: seeded(`${i}`), traceless: true });
    one.push(performance.now() - start);
  }
  const start = performance.now();
  const found = oddsOf(input);
  const all = performance.now() - start;
  if (found.kind !== 'odds' || !found.odds.exact) throw new Error('the odds of the bench are not exact');
  const dice = Object.keys(found.odds.outcomes[0]?.ways[0] ?? {}).length;
  const { nights } = found.odds;
  const line = lineOf('odds', [all], [medianOf(one)], null, { dice, nights, outcomes: found.odds.outcomes.length });
  // What is promised is the number of nights: 2^dice at the most.
  return { ...line, limit: 2 ** dice, ok: nights <= 2 ** dice };
}
