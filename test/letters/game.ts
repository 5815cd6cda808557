import type { Effect } from '../../engine/game/effects';
import type { GameEvent, RecordedOrder } from '../../engine/game/events';
import { fold, type Game } from '../../engine/game/fold';
import type { RoleId, RulesetId, SeatId } from '../../engine/game/state';

type NightEvent = Extract<GameEvent, { kind: 'night' }>;

/** Seats by name with their roles; the mafia's ranks go by order. */
export const CAST: Readonly<Record<SeatId, RoleId>> = {
  Аня: 'citizen',
  Босс: 'mafioso',
  Маф: 'mafioso',
  Двойной: 'double-agent',
  Адв: 'lawyer',
  Док: 'doctor',
  Ком: 'commissioner',
  Серж: 'sergeant',
  Мань: 'maniac',
  Фан: 'fan',
  Обр: 'werewolf',
  Дет: 'detective',
  Пут: 'prostitute',
  Реан: 'reanimator',
  Яша: 'citizen',
};
const RANKED = ['mafioso', 'double-agent', 'godfather'];

export function dealing(
  cast: Readonly<Record<SeatId, RoleId>> = CAST,
  ruleset: RulesetId = 'flg',
  options: Readonly<Record<string, string>> = {},
): GameEvent[] {
  let rank = 0;
  const seats = Object.entries(cast);
  const roles = seats.map(([seat, role]) => ({ seat, role, rank: RANKED.includes(role) ? ++rank : null }));
  return [
    {
      kind: 'created',
      ruleset,
      title: 'Игра 7',
      options,
      seats: seats.map(([id]) => ({ id, name: id, accounts: [{ nick: id, id: null }] })),
    },
    {
      kind: 'dealt',
      roles,
      immune: [],
      detective: { side: 'mafia', seeks: 'doctor', employer: 'Босс' },
      prostituteSide: 'maniac',
      leader: roles.find((it) => it.rank === 1)?.seat ?? null,
    },
  ];
}

export const dealt = (...args: Parameters<typeof dealing>): Game => fold(dealing(...args));

/** A night as it is kept, with the effects given. */
export const night = (
  number: number,
  effects: readonly Effect[],
  orders: readonly RecordedOrder[] = [],
): NightEvent => ({
  kind: 'night',
  night: number,
  orders,
  rolls: [],
  answers: {},
  overruled: [],
  effects: effects.some((effect) => effect.kind === 'night')
    ? effects
    : [{ kind: 'night', record: { night: number, sent: [], deeds: [], attempts: [] }, why: null }, ...effects],
  trace: [],
});
