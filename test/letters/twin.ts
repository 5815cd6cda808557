import type { Effect, Fact } from '../../engine/game/effects';
import type { GameEvent, RecordedOrder } from '../../engine/game/events';
import type { SeatId } from '../../engine/game/state';
import type { Chance } from '../night/chance';

type Dealt = Extract<GameEvent, { kind: 'dealt' }>;

const PUBLIC: ReadonlySet<Effect['kind']> = new Set(['death', 'revealed', 'exposed', 'published', 'silence']);

/** Facts a player may be told; never in a public text. */
const TOLD: readonly Fact[] = [
  { fact: 'hired', yes: true },
  { fact: 'bribe', yes: false },
  { fact: 'leader' },
  { fact: 'became', role: 'maniac' },
];

/**
 * The same game as the thread saw it, with another secret: other hands hold the roles, others killed, other moves were
 * sent, votes have other weights. Announcements, verdicts and stories are kept.
 */
export function twinOf(events: readonly GameEvent[], chance: Chance): GameEvent[] {
  return events.map((event): GameEvent => {
    switch (event.kind) {
      case 'dealt':
        return redealt(event, chance);
      case 'night': {
        const kept = event.orders.filter((order) => order.story && order.verdict === 'fine');
        const seats = seatsOf(events);
        const orders = kept.map((order): RecordedOrder => ({ ...order, ...killerIn(seats, chance) }));
        const { night } = event;
        const record = { night, sent: [], deeds: [], attempts: [] };
        const effects = otherSecrets(event.effects, seats, chance);
        return {
          ...event,
          orders: chance.shuffled(orders),
          rolls: [],
          trace: [],
          effects: [{ kind: 'night', record, why: null }, ...effects],
        };
      }
      case 'modkill':
      case 'disqualified':
        return { ...event, trace: [], effects: otherSecrets(event.effects, seatsOf(events), chance) };
      case 'verdict':
        return { ...event, trueTotals: [], trace: [], effects: otherSecrets(event.effects, seatsOf(events), chance) };
      default:
        return event;
    }
  });
}

const seatsOf = (events: readonly GameEvent[]): SeatId[] => {
  const [created] = events;
  return created?.kind === 'created' ? created.seats.map((seat) => seat.id) : [];
};

/** The same roles in other hands, so that the rules of the game are the same. */
function redealt(event: Dealt, chance: Chance): Dealt {
  const hands = chance.shuffled(event.roles);
  const roles = event.roles.map(({ seat }, i) => ({ seat, role: hands[i]?.role ?? '', rank: hands[i]?.rank ?? null }));
  const first = roles.find((it) => it.rank === 1);
  return { ...event, roles, immune: [], detective: null, leader: first?.seat ?? null };
}

/** Somebody else, by a killing act of another role. */
const killerIn = (seats: readonly SeatId[], chance: Chance): Pick<RecordedOrder, 'actor' | 'act' | 'as'> => ({
  actor: chance.pick(seats),
  act: 'kill',
  as: chance.pick(['maniac', 'mafioso']),
});

function otherSecrets(effects: readonly Effect[], seats: readonly SeatId[], chance: Chance): Effect[] {
  const seat = (): SeatId => chance.pick(seats);
  const kept = effects
    .filter((effect) => PUBLIC.has(effect.kind) && !(effect.kind === 'silence' && effect.secret))
    .map((effect): Effect => {
      if (effect.kind !== 'death') return effect;
      const { death } = effect;
      const night = death.cause === 'killed' || death.cause === 'disease';
      const cause = night ? chance.pick(['killed', 'disease'] as const) : death.cause;
      return { ...effect, why: chance.below(9), death: { ...death, cause, by: night ? [seat()] : [] } };
    });
  const secret: Effect[] = [
    { kind: 'voteless', seat: seat(), why: null },
    { kind: 'silence', seat: seat(), until: 99, secret: true, why: null },
    { kind: 'infected', seat: seat(), by: seat(), night: 1, why: null },
    { kind: 'skeleton', seat: seat(), by: 'master', why: null },
    { kind: 'protected', seat: seat(), by: seat(), why: null },
    { kind: 'reprieved', seat: seat(), why: null },
    { kind: 'told', to: seat(), says: chance.pick(TOLD), notice: chance.yes(0.5), why: null },
    { kind: 'leader', seat: seat(), why: null },
  ];
  return chance.shuffled([...kept, ...secret.filter(() => chance.yes(0.5))]);
}
