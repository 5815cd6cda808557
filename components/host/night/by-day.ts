import { path } from '../../../engine/game/history';
import type { GameState } from '../../../engine/game/state';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import type { Table } from '../table';
import { boardRows, orderName, type Row } from './board';
import { type OrderDraft, readOrder } from './order-draft';

/** Rows of those who send their move by day, before the night it belongs to. */
export const dayRows = (state: GameState, rules: Ruleset): Row[] =>
  boardRows(state, rules).flatMap((row) => {
    const choices = row.choices.filter(({ act }) => act.when === 'day');
    return choices.length === 0 ? [] : [{ ...row, choices }];
  });

/** Name of the draft of a move sent by day: by the night before, so that the next one finds it. */
export const dayOrderName = ({ log }: Pick<Table, 'log'>, row: Pick<Row, 'seat' | 'slot'>): string => {
  const last = path(log).findLast(({ event }) => event.kind === 'night');
  return `by-day/${orderName(last?.seq ?? 0, row)}`;
};

/** A row's draft: as typed at night, else as it was sent by day. */
export function orderDraft(
  drafts: { get(name: string): unknown },
  table: Pick<Table, 'log'>,
  phase: number,
  row: Row,
): OrderDraft {
  const kept = drafts.get(orderName(phase, row));
  const early = row.choices.some(({ act }) => act.when === 'day') ? drafts.get(dayOrderName(table, row)) : undefined;
  return readOrder(kept ?? early);
}
