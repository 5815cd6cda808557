import { useSignal } from '@preact/signals';
import { optionOf } from '../../../engine/rulesets/ruleset';
import { lang, say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import type { TabProps } from '../tabs';
import { words } from './house.words';
import { Reading } from './reading';

/** Every reading of the rules a house may choose, with the quote, ours and the others. */
export function House({ table }: TabProps) {
  const wanted = useSignal('');
  const changed = useSignal(false);
  const { state } = table.game;
  if (!state) return null;
  const needle = wanted.value.trim().toLowerCase();
  const shown = table.rules.options.filter(
    (option) =>
      (needle === '' || option.words[lang.value].toLowerCase().includes(needle)) &&
      (!changed.value || optionOf(state, option.id) !== option.byDefault),
  );
  return (
    <div class="stack">
      <p class="hint">{say(words.intro)}</p>
      <div class="bar wraps">
        <TextField label={say(words.find)} value={wanted.value} onText={(text) => (wanted.value = text)} />
        <label class="inline">
          <input
            type="checkbox"
            checked={changed.value}
            onChange={(event) => (changed.value = event.currentTarget.checked)}
          />
          {say(words.onlyChanged)}
        </label>
      </div>
      {shown.length === 0 && <p class="empty">{say(words.none)}</p>}
      <ul class="readings">
        {shown.map((option) => (
          <Reading key={option.id} table={table} option={option} />
        ))}
      </ul>
    </div>
  );
}
