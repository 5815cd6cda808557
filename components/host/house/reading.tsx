import { useSignal } from '@preact/signals';
import { nightsThatDiffer } from '../../../engine/night/would-change';
import type { HouseOption } from '../../../engine/rulesets/option';
import { optionOf } from '../../../engine/rulesets/ruleset';
import { lang, say } from '../../desk/lang';
import { Quotes } from '../story/quotes';
import { Select } from '../story/select';
import { type Table, useHost } from '../table';
import { words } from './house.words';

/** One reading: changing it in a running game is an event, and tells which past nights it would have changed. */
export function Reading({ table, option }: { table: Table; option: HouseOption }) {
  const host = useHost();
  const told = useSignal<string | null>(null);
  const { state } = table.game;
  if (!state) return null;
  const value = optionOf(state, option.id);
  const choose = async (next: string): Promise<void> => {
    const nights = nightsThatDiffer(table.events, table.rules, option.id, next);
    const played = table.events.some((event) => event.kind === 'night');
    const done = await host.append(table, { kind: 'option', id: option.id, value: next });
    if (done && played)
      told.value = nights.length > 0 ? say(words.played, { nights: nights.join(', ') }) : say(words.same);
  };
  return (
    <li class="reading">
      <Select visible label={option.words[lang.value]} value={value} onChoose={(next) => void choose(next)}>
        {option.choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.words[lang.value]}
            {choice.id === option.byDefault ? ` — ${say(words.ours)}` : ''}
          </option>
        ))}
      </Select>
      {value !== option.byDefault && <span class="sign">{say(words.changed)}</span>}
      <Quotes rules={[option.rule]} />
      <p class="hint" role="status">
        {told.value}
      </p>
    </li>
  );
}
