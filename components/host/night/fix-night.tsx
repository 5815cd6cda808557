import { fold } from '../../../engine/game/fold';
import { correctNight, type Difference } from '../../../engine/night/correction';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import { namesOf } from '../story/names';
import { type Table, useHost } from '../table';
import { boardRows } from './board';
import { ordersIn } from './commit';
import { correctionEvent, type Fix, recordedDraft, rowKey } from './correcting';
import { words } from './correction.words';
import { FixDice } from './fix-dice';
import { OrderList } from './order-list';

interface Props {
  table: Table;
  fix: Fix;
  /** Name of the draft the fix is kept under. */
  name: string;
  onChange: (fix: Fix) => void;
}

/** Moves and dice of a past night as they should have been, and what would have differed. */
export function FixNight({ table, fix, name, onChange }: Props) {
  const { append } = useHost();
  const { rules, events, game } = table;
  const at = events.findIndex((event) => event.kind === 'night' && event.night === fix.night);
  const event = events[at];
  const before = fold(events.slice(0, Math.max(at, 0))).state;
  const now = game.state;
  if (event?.kind !== 'night' || before === null || now === null) return null;
  const names = namesOf(table);
  const sent = boardRows(before, rules).map((row) => ({
    row,
    draft: fix.orders[rowKey(row)] ?? recordedDraft(row, event),
  }));
  const changed = Object.keys(fix.orders).length > 0;
  const answer = correctNight(events, fix.night, rules, {
    ...(changed ? { orders: ordersIn(before, rules, sent) } : {}),
    dice: fix.dice,
    seed: fix.seed,
  });
  const text = (it: Difference): string => names.fill(it.words, it.slots);
  // What differs without any change is what the host overruled that night: it is no mistake.
  const untouched = correctNight(events, fix.night, rules, { seed: fix.seed });
  const meant = new Set(untouched.ok ? untouched.value.differences.map(text) : []);
  const differences = (answer.ok ? answer.value.differences : []).filter((it) => !meant.has(text(it)));
  const texts = differences.map(text);
  const chosen = differences.filter((_difference, index) => !fix.without.includes(texts[index] ?? ''));
  const record = () => {
    const said = say(words.text, { number: fix.night, reason: fix.reason.trim() });
    void append(table, correctionEvent(now, rules, said, chosen), [name]);
  };
  return (
    <div class="stack">
      <OrderList
        sent={sent}
        state={before}
        rules={rules}
        names={names}
        onChange={(row, draft) => onChange({ ...fix, orders: { ...fix.orders, [rowKey(row)]: draft } })}
      />
      <FixDice event={event} fix={fix} rules={rules} names={names} onChange={onChange} />
      {!answer.ok && <p class="note bad">{say(answer.error.words)}</p>}
      {answer.ok && differences.length === 0 && <p class="note">{say(words.same)}</p>}
      {differences.length > 0 && <h3>{say(words.differs)}</h3>}
      {differences.map((difference, index) => {
        const shown = texts[index] ?? '';
        const possible = difference.ruling.length > 0;
        return (
          <label key={shown} class="inline">
            <input
              type="checkbox"
              disabled={!possible}
              checked={possible && !fix.without.includes(shown)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  ...fix,
                  without: checked ? fix.without.filter((it) => it !== shown) : [...fix.without, shown],
                })
              }
            />
            {shown}
            {!possible && <span class="hint"> — {say(words.late)}</span>}
          </label>
        );
      })}
      <TextField label={say(words.reason)} value={fix.reason} onText={(reason) => onChange({ ...fix, reason })} />
      <div>
        <button type="button" class="primary" disabled={fix.reason.trim() === ''} onClick={record}>
          {say(words.record)}
        </button>
      </div>
    </div>
  );
}
