import type { GameEvent, RecordedRoll } from '../../../engine/game/events';
import type { Ruleset } from '../../../engine/rulesets/ruleset';
import { lang, say } from '../../desk/lang';
import type { Names } from '../story/names';
import { Select } from '../story/select';
import { diceWords, type Fix } from './correcting';
import { words } from './correction.words';

interface Props {
  event: Extract<GameEvent, { kind: 'night' }>;
  fix: Fix;
  rules: Ruleset;
  names: Names;
  onChange: (fix: Fix) => void;
}

/** Dice of a past night: as they fell, or as they should have lain. */
export function FixDice({ event, fix, rules, names, onChange }: Props) {
  if (event.rolls.length === 0) return null;
  const known = diceWords(rules);
  const text = ({ die, key }: RecordedRoll): string => {
    const [, , ...seats] = key.split('/');
    return `${known.get(die)?.[lang.value] ?? die} (${seats.map(names.seat).join(' → ')})`;
  };
  const put = (key: string, value: string) => {
    const { [key]: _old, ...others } = fix.dice;
    onChange({ ...fix, dice: value === '' ? others : { ...others, [key]: value === 'yes' } });
  };
  return (
    <section>
      <h3>{say(words.dice)}</h3>
      <ul class="dice">
        {event.rolls.map((roll) => {
          const what = text(roll);
          const set = fix.dice[roll.key];
          return (
            <li key={roll.key} class="tools">
              <span class="grow">{what}</span>
              <Select
                label={say(words.die, { what })}
                value={set === undefined ? '' : set ? 'yes' : 'no'}
                onChoose={(value) => put(roll.key, value)}
              >
                <option value="">{say(words.fell, { how: say(roll.yes ? words.yes : words.no) })}</option>
                <option value="yes">{say(words.yes)}</option>
                <option value="no">{say(words.no)}</option>
              </Select>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
