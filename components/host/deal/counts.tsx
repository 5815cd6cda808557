import { advice, firstCounts, usualFamily } from '../../../engine/game/lot';
import { count, lang, say } from '../../desk/lang';
import { namesOf } from '../story/names';
import { Quotes } from '../story/quotes';
import type { Table } from '../table';
import { citizens, seatCount, words } from './deal.words';
import type { DealDraft } from './deal-draft';

/** How many of every role; what the rules advise stands below. */
export function Counts({
  table,
  draft,
  onChange,
}: {
  table: Table;
  draft: DealDraft;
  onChange: (counts: DealDraft['counts']) => void;
}) {
  const { rules, game } = table;
  const names = namesOf(table);
  const seats = game.seats.length;
  const roles = [...rules.roles.values()].filter((role) => role.id !== 'citizen');
  const named = roles.reduce((sum, role) => sum + (draft.counts[role.id] ?? 0), 0);
  return (
    <fieldset class="stack">
      <legend>
        {say(words.roles)} <span class="hint">{count(seatCount, seats)}</span>
      </legend>
      {named === 0 && (
        <div class="tools">
          <span class="hint">{say(words.begin)}</span>
          <button type="button" onClick={() => onChange(firstCounts(seats, rules))}>
            {say(words.third, { n: usualFamily(seats) })}
          </button>
        </div>
      )}
      <div class="counts">
        {roles.map((role) => {
          const value = draft.counts[role.id] ?? 0;
          const set = (next: number): void =>
            onChange({ ...draft.counts, [role.id]: Math.max(0, Math.min(seats, next)) });
          return (
            <label key={role.id} class={`inline ${value > 0 ? 'strong' : ''}`}>
              <input
                type="number"
                min={0}
                max={seats}
                value={value}
                aria-label={role.words.name[lang.value]}
                onInput={(event) => set(Number.parseInt(event.currentTarget.value, 10) || 0)}
              />
              <span class="name" title={role.words.name[lang.value]}>
                {role.words.name[lang.value]}
              </span>
            </label>
          );
        })}
      </div>
      {named <= seats && <p class="hint">{count(citizens, seats - named)}</p>}
      <div role="status">
        <ul class="stack">
          {advice(draft.counts, seats, rules).map((it) => (
            <li key={it.words.en} class={`note ${it.stops ? 'bad' : 'doubt'}`}>
              {names.fill(it.words, it.slots)}
              <Quotes rules={it.rules} />
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
