import { useMemo } from 'preact/hooks';
import type { GameState } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { useDrafts } from '../story/drafts';
import { namesOf } from '../story/names';
import { phaseKey } from '../story/phase';
import { type Table, useHost } from '../table';
import { boardRows, orderName } from './board';
import { orderDraft } from './by-day';
import { nightEvent, ordersIn } from './commit';
import { HostActs } from './host-acts';
import { words } from './night.words';
import { nightName, readNight } from './night-draft';
import { OrderList } from './order-list';
import { playNight } from './play';
import { Reminders } from './reminders';
import { Resolve } from './resolve';
import { waiting } from './waiting';

/** The board of the coming night: who sent what, and what comes of it. */
export function BoardView({ table, state }: { table: Table; state: GameState }) {
  const { append } = useHost();
  const drafts = useDrafts(table);
  const { rules } = table;
  const names = namesOf(table);
  const phase = phaseKey(table);
  const rows = useMemo(() => boardRows(state, rules), [state, rules]);
  const sent = rows.map((row) => ({ row, draft: orderDraft(drafts, table, phase, row) }));
  const draft = readNight(drafts.get(nightName(phase)));
  const orders = ordersIn(state, rules, sent);
  const night = { state, rules, orders, draft };
  const { dice, answers, overrulings, acts } = draft;
  const known = JSON.stringify([table.log.head, orders, dice, answers, overrulings, acts]);
  const played = useMemo(() => playNight(night), [known]);
  const done = () => {
    const event = nightEvent(night, sent, names);
    // The drafts stay: an undone night lies on the table as it was.
    if (event) void append(table, event);
  };
  return (
    <div class="stack">
      <h2>{say(words.title, { number: state.night + 1 })}</h2>
      <OrderList
        sent={sent}
        state={state}
        rules={rules}
        names={names}
        onChange={(row, order) => drafts.put(orderName(phase, row), order)}
      />
      <Reminders table={table} state={state} sent={sent} />
      <details class="fold-box" open={acts.length > 0}>
        <summary>{say(words.host)}</summary>
        <HostActs
          state={state}
          names={names}
          acts={acts}
          onChange={(next) => drafts.put(nightName(phase), { ...draft, acts: next })}
        />
      </details>
      <Resolve
        table={table}
        night={night}
        played={played}
        known={known}
        names={names}
        missing={waiting(sent)}
        onDraft={(next) => drafts.put(nightName(phase), next)}
        onDone={done}
      />
    </div>
  );
}
