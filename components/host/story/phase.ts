import { path } from '../../../engine/game/history';
import type { Table } from '../table';

/**
 * Number of the log's entry that began the present night or day. Drafts are named by it: they outlive «Готово», so
 * that an undone night lies on the table as it was, and a night of another branch never shows them.
 */
export function phaseKey({ log }: Pick<Table, 'log'>): number {
  const began = path(log).findLast(({ event }) => ['dealt', 'night', 'verdict'].includes(event.kind));
  return began?.seq ?? 0;
}
