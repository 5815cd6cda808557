import type { GameEvent, RecordedOrder } from '../../../engine/game/events';
import { withConsequences } from '../../../engine/game/overrule';
import type { GameState } from '../../../engine/game/state';
import type { Difference } from '../../../engine/night/correction';
import { newTrace } from '../../../engine/night/trace';
import type { Die, Move } from '../../../engine/roles/moves';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { Phrase } from '../../../engine/words';
import type { Row } from './board';
import { NO_ORDER, type OrderDraft, PASS } from './order-draft';

type NightEvent = Extract<GameEvent, { kind: 'night' }>;

/** A correction while it is being made. */
export interface Fix {
  night: number;
  orders: Readonly<Record<string, OrderDraft>>;
  dice: Readonly<Record<string, boolean>>;
  /** For dice that were not thrown that night. */
  seed: string;
  reason: string;
  /** Differences left out, by the words they are shown with. */
  without: readonly string[];
}

export const rowKey = ({ seat, slot }: Pick<Row, 'seat' | 'slot'>): string => `${seat}/${slot}`;

/** What was recorded for a row of a past night, as a draft. */
export function recordedDraft(row: Row, event: NightEvent): OrderDraft {
  const fits = (order: RecordedOrder) =>
    row.choices.find((choice) => choice.act.id === order.act && (choice.as ?? undefined) === order.as);
  const order = event.orders.find((it) => it.actor === row.seat && fits(it));
  const choice = order && fits(order);
  if (!order || !choice) {
    const passed = row.need !== 'deputy' ? event.passes?.find((it) => it.seat === row.seat) : undefined;
    return passed ? { ...NO_ORDER, choice: PASS, raw: passed.raw } : NO_ORDER;
  }
  return {
    choice: choice.id,
    targets: order.targets,
    from: order.from ?? '',
    question: order.question ?? '',
    story: order.story ?? '',
    raw: order.raw ?? '',
  };
}

/** What the dice of a ruleset decide, by the id of the die. */
export function diceWords(rules: Ruleset): ReadonlyMap<string, Phrase> {
  const found: Die[] = [];
  const note = (move: Move): void => {
    if ('die' in move && move.die) found.push(move.die);
    if ('trail' in move && move.trail) found.push(move.trail.evidence, move.trail.reveal);
  };
  for (const role of rules.roles.values())
    for (const act of role.acts) {
      found.push(...(act.dice ?? []));
      if (Array.isArray(act.does)) for (const move of act.does) note(move);
    }
  return new Map(found.map((die) => [die.id, die.words]));
}

/** The ruling that sets right what the host has chosen, with what follows from it today. */
export function correctionEvent(
  state: GameState,
  rules: Ruleset,
  text: string,
  chosen: readonly Difference[],
): Extract<GameEvent, { kind: 'ruling' }> {
  const trace = newTrace();
  const own = chosen.flatMap((difference) => {
    const why = trace.add(difference.words, difference.slots, []);
    return difference.ruling.map((effect) => ({ ...effect, why }));
  });
  const effects = own.length === 0 ? [] : withConsequences(state, rules, own, trace);
  return { kind: 'ruling', text, effects, trace: trace.steps };
}
