import { firstLeader, houseDefaults } from '../../engine/game/deal';
import { emptyDay, type GameState } from '../../engine/game/state';
import { seeded } from '../../engine/night/dice';
import { resolveNight } from '../../engine/night/resolve';
import type { Order } from '../../engine/roles/moves';
import { RULESETS } from '../../engine/rulesets/all';
import { type Line, lineOf } from './line';

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
  return [lineOf('night', night, copy, null, { players: state.seats.length, orders: orders.length, steps })];
}
