import { useState } from 'preact/hooks';
import type { VotePolicy } from '../../../engine/votes/policy';
import { say } from '../lang';
import { aliasesIn } from '../players/seat-changes';
import { words } from './rule-list.words';
import { type Field, optionsOf } from './rule-value';

interface Props {
  id: string;
  field: Field;
  policy: VotePolicy;
  onChange: (patch: Partial<VotePolicy>) => void;
}

/** The control a rule's value is set with: a list of choices, a tick, a number, or a line of text. */
export function RuleControl({ id, field, policy, onChange }: Props) {
  const told = { id, 'aria-describedby': `${id}-why` };
  const choices = optionsOf(field);
  const value = policy[field];
  if (choices !== null) {
    return (
      <select
        {...told}
        value={String(value)}
        // The choices of a rule are exactly its values.
        onChange={(event) => onChange({ [field]: event.currentTarget.value } as Partial<VotePolicy>)}
      >
        {Object.entries(choices).map(([choice, phrase]) => (
          <option key={choice} value={choice}>
            {say(phrase)}
          </option>
        ))}
      </select>
    );
  }
  if (typeof value === 'boolean') {
    return (
      <input
        {...told}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
      />
    );
  }
  if (field === 'changes') return <Changes {...told} changes={policy.changes} onChange={onChange} />;
  if (typeof value === 'number') {
    return (
      <Line {...told} value={String(value)} onText={(text) => isNumber(text) && onChange({ [field]: Number(text) })} />
    );
  }
  return <Line {...told} value={policy.inks.join(', ')} onText={(text) => onChange({ inks: aliasesIn(text) })} />;
}

const isNumber = (text: string): boolean => /^\s*-?\d{1,4}\s*$/.test(text);

interface LineProps {
  id: string;
  'aria-describedby': string;
  value: string;
  onText: (text: string) => void;
}

function Line({ value, onText, ...told }: LineProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...told}
      size={8}
      autocomplete="off"
      value={typed ?? value}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onText(event.currentTarget.value.replace('−', '-'));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function Changes({
  changes,
  onChange,
  ...told
}: Omit<Props, 'field' | 'policy'> & { changes: VotePolicy['changes'] } & { 'aria-describedby': string }) {
  const set = (patch: Partial<VotePolicy['changes']>) => onChange({ changes: { ...changes, ...patch } });
  return (
    <>
      <Line
        {...told}
        value={changes.limit === null ? '' : String(changes.limit)}
        onText={(text) => {
          if (text.trim() === '') set({ limit: null });
          else if (isNumber(text) && Number(text) >= 0) set({ limit: Number(text) });
        }}
      />
      <p class="hint">{say(words.changesField)}</p>
      <label class="inline">
        <input
          type="checkbox"
          checked={changes.phrase}
          onChange={(event) => set({ phrase: event.currentTarget.checked })}
        />
        {say(words.phrase)}
      </label>
    </>
  );
}
