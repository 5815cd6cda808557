import { useId } from 'preact/hooks';
import type { VotePolicy } from '../../../engine/votes/policy';
import { say } from '../lang';
import { RuleControl } from './rule-control';
import { labels, why, words } from './rule-list.words';
import { type Field, valueText } from './rule-value';

interface Props {
  field: Field;
  policy: VotePolicy;
  defaults: VotePolicy;
  overridden: boolean;
  onChange: (patch: Partial<VotePolicy>) => void;
  onReset: () => void;
}

/** One rule: what it is, why it matters, its value, and the way back to the default once it was changed. */
export function RuleRow({ field, policy, defaults, overridden, onChange, onReset }: Props) {
  const id = useId();
  const name = say(labels[field]);
  return (
    <li class={`rule ${overridden ? 'changed' : ''}`}>
      <div class="grow">
        <label for={id} class="strong">
          {name}
        </label>
        <p id={`${id}-why`} class="hint">
          {say(why[field])} {say(words.byDefault, { value: valueText(field, defaults) })}
        </p>
      </div>
      <div class="value">
        <RuleControl id={id} field={field} policy={policy} onChange={onChange} />
        {overridden && (
          <button type="button" class="link" aria-label={say(words.resetNamed, { name })} onClick={onReset}>
            {say(words.reset)}
          </button>
        )}
      </div>
    </li>
  );
}
