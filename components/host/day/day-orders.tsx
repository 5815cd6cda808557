import type { GameState } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { dayOrderName, dayRows } from '../night/by-day';
import { readOrder } from '../night/order-draft';
import { OrderList } from '../night/order-list';
import { useDrafts } from '../story/drafts';
import { namesOf } from '../story/names';
import type { Table } from '../table';
import { words } from './day-orders.words';

/** Where the rules take some moves by day: they are noted as they come and wait for the night. */
export function DayOrders({ table, state }: { table: Table; state: GameState }) {
  const drafts = useDrafts(table);
  const { rules } = table;
  const rows = dayRows(state, rules);
  if (rows.length === 0) return null;
  return (
    <details class="fold-box">
      <summary>{say(words.title)}</summary>
      <p class="hint">{say(words.hint)}</p>
      <OrderList
        sent={rows.map((row) => ({ row, draft: readOrder(drafts.get(dayOrderName(table, row))) }))}
        state={state}
        rules={rules}
        names={namesOf(table)}
        onChange={(row, draft) => drafts.put(dayOrderName(table, row), draft)}
      />
    </details>
  );
}
