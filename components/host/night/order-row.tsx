import type { GameState } from '../../../engine/game/state';
import type { Act } from '../../../engine/roles/role';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import { lang, say } from '../../desk/lang';
import type { Names } from '../story/names';
import { Quotes } from '../story/quotes';
import { Select } from '../story/select';
import type { Row } from './board';
import { words } from './order.words';
import { type Judged, judge, NO_ORDER, type OrderDraft, PASS } from './order-draft';
import { OrderExtras } from './order-extras';
import { soleChoice, soleDraft, soleValue, Whom } from './sole-act';
import { Targets } from './targets';

export interface RowProps {
  row: Row;
  draft: OrderDraft;
  /** Somebody else has sent this very move: it is not waited for any more. */
  covered?: boolean;
  state: GameState;
  rules: Ruleset;
  names: Names;
  onChange: (draft: OrderDraft) => void;
}

/** One row of the board: what a player sends, whether it stands, and at once why not. */
export function OrderRow({ row, draft, covered = false, state, rules, names, onChange }: RowProps) {
  const who = names.seat(row.seat);
  const sole = soleChoice(row);
  const judged = judge(state, rules, row, draft);
  const idle = judged.kind === 'waiting' && (covered || row.need !== 'owed');
  const seat = state.seats.find((it) => it.id === row.seat);
  const label = row.slot === 'office' ? words.office : row.slot === 'ballot' ? words.ballot : words.act;
  const office = row.slot === 'office' && row.place === 1;
  return (
    <li class={`order ${idle ? '' : judged.kind}`} data-order={`${row.seat}/${row.slot}`}>
      <div class="who">
        <span class="name strong">{who}</span>
        <span class="hint">
          {office ? names.role('leader') : names.role(seat?.role ?? '')}
          {row.slot === 'office' && typeof seat?.rank === 'number' && `, ${say(words.rank, { n: seat.rank })}`}
        </span>
      </div>
      <div class="tools grow">
        {sole && <span class="hint">{actText(sole.act)}</span>}
        <Select
          label={say(label, { who })}
          value={sole ? soleValue(sole, draft) : draft.choice}
          onChoose={(choice) => onChange(sole ? soleDraft(sole, draft, choice) : { ...draft, choice })}
          bad={judged.kind === 'refused'}
        >
          <option value="">{say(words.none)}</option>
          <option value={PASS}>{say(words.pass)}</option>
          {sole ? <Whom sole={sole} state={state} /> : <Choices row={row} names={names} />}
        </Select>
        <Targets row={row} draft={draft} state={state} who={who} onChange={onChange} />
        <Verdict judged={judged} need={covered ? 'covered' : row.need} />
      </div>
      <OrderExtras row={row} draft={draft} state={state} names={names} onChange={onChange} />
      {'because' in judged && (
        <div class={`note ${judged.kind === 'void' ? 'doubt' : 'bad'}`}>
          <p>
            {names.fill(judged.because.words, judged.because.slots ?? {})}
            {judged.because.silent && <span class="hint"> {say(words.onlyYou)}</span>}
          </p>
          <Quotes rules={judged.because.rules} />
        </div>
      )}
    </li>
  );
}

const actText = ({ words: name, when }: Act): string =>
  when === 'day' ? `${name[lang.value]} (${say(words.by)})` : name[lang.value];

/** Own acts as they are, borrowed ones by the role they are borrowed from. */
function Choices({ row, names }: Pick<RowProps, 'row' | 'names'>) {
  const option = ({ id, act }: Row['choices'][number]) => (
    <option key={id} value={id}>
      {actText(act)}
    </option>
  );
  const lenders = [...new Set(row.choices.flatMap((choice) => (choice.as === null ? [] : [choice.as])))];
  return (
    <>
      {row.choices.filter((choice) => choice.as === null).map(option)}
      {lenders.map((role) => (
        <optgroup key={role} label={names.role(role)}>
          {row.choices.filter((choice) => choice.as === role).map(option)}
        </optgroup>
      ))}
    </>
  );
}

function Verdict({ judged, need }: { judged: Judged; need: Row['need'] | 'covered' }) {
  const unsent = { owed: 'waiting', deputy: 'free', last: 'later', covered: 'covered' } as const;
  const waits = judged.kind === 'waiting' ? unsent[need] : judged.kind;
  const quiet = judged.kind === 'refused' && judged.because.silent ? 'refusedSilently' : waits;
  return <span class={`badge ${judged.kind}`}>{say(words[quiet])}</span>;
}

/** Whether anything was typed into a row. */
export const touched = (draft: OrderDraft): boolean => JSON.stringify(draft) !== JSON.stringify(NO_ORDER);
