import type { Fact } from '../game/effects';
import type { GameEvent, RecordedOrder } from '../game/events';
import { type Game, step } from '../game/fold';
import type { GameState, SeatId } from '../game/state';
import { checkOrder, type Refusal } from '../night/orders';
import type { Order } from '../roles/moves';
import { RULESETS } from '../rulesets/all';
import type { Phrase } from '../words';
import answer from './kinds/answer';
import morning from './kinds/morning';
import notice from './kinds/notice';
import refusal from './kinds/refusal';
import silences from './kinds/silences';
import type { Letter, Recipient } from './letter';
import { publicNight } from './public/night';

type NightEvent = Extract<GameEvent, { kind: 'night' }>;
type News = Extract<Fact, { fact: 'became' | 'leader' }>;

export const FORUM: Recipient = { kind: 'forum' };
export const seat = (id: SeatId): Recipient => ({ kind: 'seat', seat: id });

/**
 * Letters of a night, made before or after it is committed: the morning post first, then answers, notices, refusals.
 * `before`: the game as it stood when the night fell. Ids: `night/N/post`, `night/N/answer/SEAT`, `night/N/notice/SEAT`,
 * `night/N/refusal/SEAT/ACT`, `night/N/silences`.
 */
export function lettersOfNight(event: NightEvent, before: Game): Letter[] {
  const was = stateOf(before);
  const is = stateOf(step(before, event));
  const id = `night/${event.night}`;
  const post = publicNight(event, was, is);
  return [
    morning.to(FORUM, `${id}/post`, post),
    ...(post.stillSilenced.length > 0 ? [silences.to(FORUM, `${id}/silences`, post)] : []),
    ...toldLetters(id, event.night, event.effects, is),
    ...event.orders.flatMap((order) => refused(event.night, order, was)),
  ];
}

/** Answers and notices out of what was told to players; also of a ruling or a verdict. */
export function toldLetters(id: string, night: number, effects: NightEvent['effects'], state: GameState): Letter[] {
  const answers = new Map<SeatId, Fact[]>();
  const news = new Map<SeatId, News[]>();
  for (const effect of effects) {
    if (effect.kind !== 'told') continue;
    const { to, says } = effect;
    // He was told whom they killed with the question whom he saves ({@link ./reminders}); there is nothing to answer.
    if (says.fact === 'killed' && effect.notice) continue;
    if (says.fact === 'became' || says.fact === 'leader') news.set(to, [...(news.get(to) ?? []), says]);
    else answers.set(to, [...(answers.get(to) ?? []), says]);
  }
  return [
    ...[...answers].map(([to, says]) => answer.to(seat(to), `${id}/answer/${to}`, { night, says, state })),
    ...[...news].map(([to, says]) => notice.to(seat(to), `${id}/notice/${to}`, { says, state })),
  ];
}

/** The letter that an order is not accepted, at once when it was typed in; `null` when the player is not told. */
export function refusalLetter(
  night: number,
  { order, words, rules, silent }: Refusal,
  state: GameState,
): Letter | null {
  if (silent) return null;
  const act = actWords(order, state);
  return refusal.to(seat(order.actor), `night/${night}/refusal/${order.actor}/${order.act}`, {
    night,
    act,
    reason: words,
    rules,
  });
}

function refused(night: number, order: RecordedOrder, state: GameState): Letter[] {
  if (order.verdict !== 'illegal') return [];
  const checked = order.refused ? null : checkOrder(state, RULESETS[state.ruleset], orderOf(order));
  const why: Refusal | null = order.refused
    ? { order: orderOf(order), ...order.refused, silent: false }
    : checked && 'refused' in checked
      ? checked.refused
      : null;
  const made = why && refusalLetter(night, why, state);
  return made ? [made] : [];
}

const orderOf = ({ actor, act, targets, as, from, story }: RecordedOrder): Order => ({
  actor,
  act,
  targets,
  ...(as ? { as } : {}),
  ...(from ? { from } : {}),
  ...(story ? { described: true } : {}),
});

function actWords({ actor, act, as }: Order, state: GameState): Phrase | null {
  const rules = RULESETS[state.ruleset];
  const own = as ?? state.seats.find((it) => it.id === actor)?.role ?? '';
  const found = [own, rules.office.acts].map((id) => rules.roles.get(id)?.acts.find((one) => one.id === act));
  return found.find((one) => one !== undefined)?.words ?? null;
}

export function stateOf(game: Game): GameState {
  if (!game.state) throw new Error('letters of a game that was not dealt');
  return game.state;
}
