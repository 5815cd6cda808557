import { roleOfSeat } from '../game/sides';
import { type GameState, type RuleId, type SeatId, seatOf } from '../game/state';
import { optionOf, type Ruleset } from '../rulesets/ruleset';
import type { AskBook } from './asks';
import type { Accepted } from './orders';
import { sayOrder } from './scene';
import type { Trace } from './trace';

/** The office's move of a night: whoever sent it, the holder carries it out. */
export interface FamilyMove {
  accepted: Accepted;
  performer: SeatId;
  why: number;
}

/**
 * Picks the move of the office among what the mafia sent: the holder's own, else the highest ranked junior's
 * (R-055…R-057), else the host is asked.
 */
export function officeMove(
  state: GameState,
  rules: Ruleset,
  orders: readonly Accepted[],
  asks: AskBook,
  trace: Trace,
  /** The holder has sent something, be it refused: where he alone decides he is not silent then. */
  holderWrote: boolean,
): FamilyMove | null {
  const sent = orders.filter((o) => o.act.slot === 'office' && !o.borrowed);
  const own = sent.find((o) => o.order.actor === state.leader);
  const name = (id: SeatId) => seatOf(state, id).name;
  if (own) {
    const why = sayOrder({ state, trace }, own);
    passOver(sent.filter((o) => o !== own));
    return { accepted: own, performer: own.order.actor, why };
  }
  const ranked = sent
    .filter((o) => roleOfSeat(state, seatOf(state, o.order.actor)).family?.ranked)
    .sort(
      (a, b) => rankOf(state, a.order.actor) - rankOf(state, b.order.actor) || (a.order.actor < b.order.actor ? -1 : 1),
    );
  const junior = ranked[0];
  if (junior && rules.office.deputies === 'ranks') {
    passOver(sent.filter((o) => o !== junior));
    return standsFor(junior, ['R-056', 'R-057', 'A-048']);
  }
  const others = ranked.length > 0 ? ranked : sent;
  // Where his juniors may act for him, an order that does not stand is none.
  if (holderWrote && rules.office.deputies === 'host') return null;
  // Silence and refusals come to the same: nobody is killed.
  if (others.every((o) => o.act.idle)) return null;
  const house = rules.office.deputies === 'ranks' ? 'A-049' : 'R-298';
  const rule = optionOf(state, 'A-049');
  const [first] = [...others].sort((a, b) => (a.order.actor < b.order.actor ? -1 : 1));
  if (house === 'A-049' && rule === 'ignore') return null;
  if (house === 'A-049' && rule === 'accept' && first) return standsFor(first, ['A-049']);
  const seats = others.map((o) => o.order.actor).sort();
  const answer = asks.ask({
    id: `juniors/${state.night + 1}`,
    kind: 'juniors',
    seats,
    words: {
      ru: 'Глава мафии молчит, а ход прислали те, кому он не положен ({who}). Чей ход принять?',
      en: 'The head of the mafia is silent and the move came from those without the right ({who}). Whose stands?',
    },
    slots: { who: seats.map(name).join(', ') },
    rules: [house],
    options: [
      ...seats.map((seat) => ({ id: seat, words: { ru: name(seat), en: name(seat) } })),
      { id: 'nobody', words: { ru: 'ничей', en: 'nobody’s' } },
    ],
    byDefault: null,
  });
  const chosen = others.find((o) => o.order.actor === answer);
  return chosen ? standsFor(chosen, [house]) : null;

  function passOver(left: readonly Accepted[]): void {
    const words = {
      ru: 'Ход игрока {who} не понадобился: есть ход старшего',
      en: 'The move of {who} is not needed: a senior has sent one',
    };
    for (const { order } of left) trace.add(words, { who: order.actor }, ['R-055', 'R-057']);
  }

  function standsFor(accepted: Accepted, because: readonly RuleId[]): FamilyMove {
    const itsOwn = optionOf(state, 'A-048') === 'sender';
    const performer = itsOwn ? accepted.order.actor : (state.leader ?? accepted.order.actor);
    const sent = sayOrder({ state, trace }, accepted);
    const why = trace.add(
      { ru: 'Глава мафии молчит, действует ход игрока {who}', en: 'The head is silent, the move of {who} stands' },
      { who: accepted.order.actor },
      because,
      [sent],
    );
    return { accepted, performer, why };
  }
}

const rankOf = (state: GameState, seat: SeatId): number => seatOf(state, seat).rank ?? Number.MAX_SAFE_INTEGER;

/**
 * Victim of the mafia's vote (R-130…R-132): one point each, the head one and a half, counted in halves. A tie he has
 * not settled by his own vote is put before the host.
 */
export function votedVictim(
  state: GameState,
  orders: readonly Accepted[],
  asks: AskBook,
  trace: Trace,
): { victim: SeatId; why: number } | null {
  const ballots = orders.filter((o) => o.act.slot === 'ballot');
  const halves = new Map<SeatId, number>();
  for (const { order } of ballots) {
    for (const target of order.targets)
      halves.set(target, (halves.get(target) ?? 0) + (order.actor === state.leader ? 3 : 2));
  }
  const most = Math.max(0, ...halves.values());
  if (most === 0) return null;
  const top = [...halves]
    .filter(([, n]) => n === most)
    .map(([seat]) => seat)
    .sort();
  const name = (id: SeatId) => seatOf(state, id).name;
  const score = [...halves]
    .map(([seat, n]) => `${name(seat)} ${n / 2}`)
    .sort()
    .join(', ');
  const why = trace.add({ ru: 'Мафия голосовала: {score}', en: 'The mafia voted: {score}' }, { score }, [
    'R-130',
    'R-131',
    'R-132',
  ]);
  const [only] = top;
  if (top.length === 1 && only !== undefined) return { victim: only, why };
  const answer = asks.ask({
    id: `ballot-tie/${state.night + 1}`,
    kind: 'ballot-tie',
    seats: top,
    words: {
      ru: 'Голоса мафии разделились поровну: {who}. Кого выбирает глава?',
      en: 'The mafia’s vote is tied: {who}. Whom does the head choose?',
    },
    slots: { who: top.map(name).join(', ') },
    rules: ['R-131', 'A-080'],
    options: [
      ...top.map((seat) => ({ id: seat, words: { ru: name(seat), en: name(seat) } })),
      { id: 'nobody', words: { ru: 'никого', en: 'nobody' } },
    ],
    byDefault: null,
  });
  const victim = top.find((seat) => seat === answer);
  return victim === undefined ? null : { victim, why };
}
