import { useSignal } from '@preact/signals';
import { type DealLineProblem, parseDeal } from '../../../engine/game/deal-text';
import { say } from '../../desk/lang';
import type { Drafts } from '../story/drafts';
import type { Table } from '../table';
import { words } from './deal.words';
import { countsOf, type DealDraft } from './deal-draft';

const DRAFT = 'deal-list';

/** «Вася — доктор», a line a player. What was not understood stays in the field with the reason. */
export function PasteDeal({
  table,
  drafts,
  draft,
  onChange,
}: {
  table: Table;
  drafts: Drafts;
  draft: DealDraft;
  onChange: (patch: Partial<DealDraft>) => void;
}) {
  const stored = drafts.get(DRAFT);
  const text = typeof stored === 'string' ? stored : '';
  const problems = useSignal<readonly DealLineProblem[]>([]);
  const open = useSignal(text !== '');
  const apply = (): void => {
    const read = parseDeal(text, table.game.seats, table.rules);
    const roles = { ...draft.roles, ...Object.fromEntries(read.roles) };
    problems.value = read.problems;
    // Everything lies before the seats now: there is nothing left to do here.
    open.value = read.problems.length > 0;
    const lines = text.split('\n');
    const left = read.problems.map((it) => lines[it.line - 1] ?? '').join('\n');
    drafts.put(DRAFT, left === '' ? undefined : left);
    onChange({ roles, counts: countsOf(roles) });
  };
  return (
    <details open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say(words.paste)}</summary>
      <textarea
        aria-label={say(words.paste)}
        value={text}
        onInput={(event) => drafts.put(DRAFT, event.currentTarget.value)}
      />
      <p class="hint">{say(words.pasteHint)}</p>
      <button type="button" disabled={text.trim() === ''} onClick={apply}>
        {say(words.apply)}
      </button>
      <div role="status">
        <ul>
          {problems.value.map((it) => (
            <li key={it.line} class="bad">
              {say(words.line, { n: it.line })}
              {say(it.words, it.slots)}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
