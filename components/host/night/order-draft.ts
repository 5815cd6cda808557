import type { GameState, SeatId } from '../../../engine/game/state';
import { checkOrder, type Refusal } from '../../../engine/night/orders';
import type { MoveKind, Order } from '../../../engine/roles/moves';
import type { Act } from '../../../engine/roles/role';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { Choice, Row } from './board';

/** An order as far as it was typed in. */
export interface OrderDraft {
  /** `''` nothing yet, `pass` he does not move, else the id of a {@link Choice}. */
  choice: string;
  /** By place; `''` = not named yet. */
  targets: readonly SeatId[];
  /** Role healed from. */
  from: string;
  question: string;
  story: string;
  /** The player's own message. */
  raw: string;
}

export const NO_ORDER: OrderDraft = { choice: '', targets: [], from: '', question: '', story: '', raw: '' };
export const PASS = 'pass';

export const readOrder = (stored: unknown): OrderDraft =>
  typeof stored === 'object' && stored !== null ? { ...NO_ORDER, ...stored } : NO_ORDER;

export const chosen = (row: Row, draft: OrderDraft): Choice | null =>
  row.choices.find((choice) => choice.id === draft.choice) ?? null;

/** Whether an act has such a move; one whose moves are made out later has none of these. */
const makes = (act: Act, kind: MoveKind): boolean =>
  Array.isArray(act.does) && act.does.some((move) => move.move === kind);

export const asksRole = (act: Act): boolean => makes(act, 'heal-from');
export const asksQuestion = (act: Act): boolean => makes(act, 'question');

/** The order of a row as the resolver takes it; `null` while there is none. */
export function orderOf(row: Row, draft: OrderDraft): Order | null {
  const choice = chosen(row, draft);
  if (!choice) return null;
  const { act, as } = choice;
  return {
    actor: row.seat,
    act: act.id,
    targets: draft.targets.slice(0, act.targets[1]).filter((target) => target !== ''),
    ...(as === null ? {} : { as }),
    ...(asksRole(act) && draft.from !== '' ? { from: draft.from } : {}),
    ...(asksQuestion(act) && draft.question.trim() !== '' ? { question: draft.question } : {}),
    ...(act.story && draft.story.trim() !== '' ? { described: true } : {}),
  };
}

/** What has become of a row. */
export type Judged =
  | { kind: 'waiting' }
  | { kind: 'passed' }
  /** Chosen, but not enough is named yet. */
  | { kind: 'unfinished'; order: Order }
  | { kind: 'fine'; order: Order }
  /** Accepted in silence; nothing will come of it, and only the host knows why. */
  | { kind: 'void'; order: Order; because: Refusal }
  | { kind: 'refused'; order: Order; because: Refusal };

/** Judges an order the moment it is typed in, by the same check the resolver uses. */
export function judge(state: GameState, rules: Ruleset, row: Row, draft: OrderDraft): Judged {
  if (draft.choice === PASS) return { kind: 'passed' };
  const order = orderOf(row, draft);
  const act = chosen(row, draft)?.act;
  if (!order || !act) return { kind: 'waiting' };
  const unsaid = (asksRole(act) && !order.from) || (asksQuestion(act) && !order.question);
  if (order.targets.length < act.targets[0] || unsaid) return { kind: 'unfinished', order };
  const checked = checkOrder(state, rules, order);
  if ('refused' in checked) return { kind: 'refused', order, because: checked.refused };
  const { void: because } = checked.accepted;
  return because ? { kind: 'void', order, because } : { kind: 'fine', order };
}
