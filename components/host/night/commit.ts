import type { GameEvent, RecordedOrder, RecordedRoll } from '../../../engine/game/events';
import type { Refusal } from '../../../engine/night/orders';
import type { Order } from '../../../engine/roles/moves';
import { say } from '../../desk/lang';
import { overruledText } from '../story/adding';
import type { Names } from '../story/names';
import type { Row } from './board';
import { words } from './commit.words';
import { judge, type OrderDraft, PASS } from './order-draft';
import { type Night, type Played, playNight } from './play';

export interface Sent {
  row: Row;
  draft: OrderDraft;
}

/** Orders as the resolver takes them; what is half-typed goes in, too, and is refused there. */
export const ordersIn = (state: Night['state'], rules: Night['rules'], sent: readonly Sent[]): Order[] =>
  sent.flatMap(({ row, draft }) => {
    const judged = judge(state, rules, row, draft);
    return 'order' in judged ? [judged.order] : [];
  });

const same = (a: Order, b: Order): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An order as it goes into the log: what was sent, what became of it, the player's own words. */
export function recorded(
  state: Night['state'],
  rules: Night['rules'],
  { row, draft }: Sent,
  refusals: readonly Refusal[],
): RecordedOrder | null {
  const judged = judge(state, rules, row, draft);
  if (!('order' in judged)) return null;
  const { order } = judged;
  // Some refusals show only while the night is played: two moves at once, a question not permitted.
  const late = refusals.find((refusal) => same(refusal.order, order)) ?? null;
  const because = 'because' in judged ? judged.because : late;
  const verdict = judged.kind === 'void' ? 'void' : judged.kind === 'fine' && !late ? 'fine' : 'illegal';
  const { described: _described, question: _question, ...plain } = order;
  // Without a reason here the letter is not written: a refusal in silence stays one.
  return {
    ...plain,
    ...(draft.raw.trim() === '' ? {} : { raw: draft.raw }),
    ...(draft.story.trim() === '' || !order.described ? {} : { story: draft.story }),
    ...(order.question === undefined ? {} : { question: order.question }),
    ...(verdict === 'void' ? { void: true as const } : {}),
    verdict,
    ...(because && (verdict === 'void' || !because.silent)
      ? { refused: { words: because.words, rules: because.rules } }
      : {}),
  };
}

/** The event of a played night; `null` while something is left to throw or to answer. */
export function nightEvent(
  night: Night,
  sent: readonly Sent[],
  names: Names,
): Extract<GameEvent, { kind: 'night' }> | null {
  const { state, rules, draft } = night;
  const played: Played = playNight(night);
  if (played.kind === 'problems' || !played.ready) return null;
  const { result, effects, trace } = played;
  const rolls = result.rolls.map((roll): RecordedRoll => {
    const reason = draft.dice[roll.key]?.reason;
    return reason === undefined ? roll : { ...roll, reason };
  });
  const acts = draft.acts
    .filter(({ seat, reason }) => seat !== '' && reason.trim() !== '')
    .map(({ type, seat, reason }) => ({ what: say(words[type], { who: names.seat(seat) }), reason }));
  return {
    kind: 'night',
    night: state.night + 1,
    orders: sent.flatMap((it) => recorded(state, rules, it, result.refusals) ?? []),
    rolls,
    seed: draft.seed,
    passes: sent.flatMap(({ row, draft: { choice, raw } }) => (choice === PASS ? [{ seat: row.seat, raw }] : [])),
    answers: draft.answers,
    overruled: [...acts, ...overruledText(draft.overrulings, names)],
    effects,
    trace,
  };
}
