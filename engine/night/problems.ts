import type { GameState, SeatId } from '../game/state';
import type { HostAct } from '../game/strike';
import type { Order } from '../roles/moves';
import type { Ruleset } from '../rulesets/ruleset';
import type { Phrase } from '../words';

/** Input no night can be made of. What a player did wrong is a refusal, not a problem. */
export type NightProblem = { words: Phrase } & (
  | { code: 'nobody-alive' }
  | { code: 'game-over' }
  | { code: 'no-seats' }
  | { code: 'seat-twice'; seat: SeatId }
  | { code: 'unknown-role'; seat: SeatId | null; role: string }
  | { code: 'unknown-seat'; seat: SeatId }
  | { code: 'dead-leader'; seat: SeatId }
);

export function problemsOf(
  state: GameState,
  orders: readonly Order[],
  rules: Ruleset,
  acts: readonly HostAct[],
): NightProblem[] {
  const problems: NightProblem[] = [];
  const ids = state.seats.map((seat) => seat.id);
  if (ids.length === 0)
    problems.push({ code: 'no-seats', words: { ru: 'В игре нет мест', en: 'The game has no seats' } });
  else if (!state.seats.some((seat) => seat.alive))
    problems.push({
      code: 'nobody-alive',
      words: { ru: 'Живых не осталось: ночи не будет', en: 'Nobody is alive: there is no night' },
    });
  if (state.over) problems.push({ code: 'game-over', words: { ru: 'Игра окончена', en: 'The game is over' } });
  for (const seat of new Set(ids.filter((id, i) => ids.indexOf(id) !== i)))
    problems.push({ code: 'seat-twice', seat, words: { ru: 'Место встречается дважды', en: 'A seat appears twice' } });
  for (const seat of state.seats)
    if (!rules.roles.has(seat.role))
      problems.push({
        code: 'unknown-role',
        seat: seat.id,
        role: seat.role,
        words: { ru: `Неизвестная роль: ${seat.role}`, en: `Unknown role: ${seat.role}` },
      });
  for (const role of state.setup.roles)
    if (!rules.roles.has(role))
      problems.push({
        code: 'unknown-role',
        seat: null,
        role,
        words: { ru: `В раскладе неизвестная роль: ${role}`, en: `Unknown role in the deal: ${role}` },
      });
  if (state.leader !== null && !state.seats.some((seat) => seat.id === state.leader && seat.alive))
    problems.push({
      code: 'dead-leader',
      seat: state.leader,
      words: { ru: 'Мафию возглавляет мёртвый', en: 'The head of the mafia is dead' },
    });
  const named = new Set([
    ...orders.flatMap((order) => [order.actor, ...order.targets]),
    ...acts.map((act) => act.seat),
    ...state.setup.immune,
    ...state.infected.flatMap((sick) => [sick.seat, sick.by]),
    ...state.skeletons.map((one) => one.seat),
    ...state.found.flatMap((found) => [found.by, found.target]),
  ]);
  for (const seat of named)
    if (!ids.includes(seat))
      problems.push({
        code: 'unknown-seat',
        seat,
        words: { ru: `Неизвестный игрок: ${seat}`, en: `Unknown player: ${seat}` },
      });
  return problems;
}
