import type { GameState } from '../../../engine/game/state';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import { count, say } from '../../desk/lang';
import type { Names } from '../story/names';
import type { Row } from './board';
import type { Sent } from './commit';
import { sentOf, words } from './night.words';
import type { OrderDraft } from './order-draft';
import { OrderRow, touched } from './order-row';
import { waiting } from './waiting';

interface Props {
  sent: readonly Sent[];
  state: GameState;
  rules: Ruleset;
  names: Names;
  onChange: (row: Row, draft: OrderDraft) => void;
}

/** Everybody who may act, one row each; the mafia's deputies in a fold of their own, since they need not. */
export function OrderList({ sent, state, rules, names, onChange }: Props) {
  const owed = sent.filter(({ row }) => row.need !== 'deputy');
  const deputies = sent.filter(({ row }) => row.need === 'deputy');
  const missing = waiting(sent).map(names.seat);
  const stoodFor = deputies.some(({ draft }) => draft.choice !== '');
  const list = (some: readonly Sent[]) => (
    <ul class="orders" aria-label={say(words.orders)}>
      {some.map(({ row, draft }) => (
        <OrderRow
          key={`${row.seat}/${row.slot}`}
          row={row}
          draft={draft}
          covered={stoodFor && row.slot === 'office' && row.need === 'owed'}
          state={state}
          rules={rules}
          names={names}
          onChange={(next) => onChange(row, next)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <p class="status" role="status">
        <span>{count(sentOf, sent.filter(({ draft }) => draft.choice !== '').length)}</span>
        <span class="grow">
          {missing.length === 0 ? say(words.allSent) : say(words.waitFor, { who: missing.join(', ') })}
        </span>
      </p>
      {list(owed)}
      {deputies.length > 0 && (
        <details class="fold-box" open={deputies.some(({ draft }) => touched(draft))}>
          <summary>{say(words.deputies)}</summary>
          <p class="hint">
            {rules.office.deputies === 'ranks'
              ? say(words.deputiesHint, { line: deputies.map(({ row }) => names.seat(row.seat)).join(' → ') })
              : say(words.deputiesAsk)}
          </p>
          {list(deputies)}
        </details>
      )}
    </>
  );
}
