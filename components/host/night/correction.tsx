import { say } from '../../desk/lang';
import { useDrafts } from '../story/drafts';
import { Select } from '../story/select';
import type { Table } from '../table';
import type { Fix } from './correcting';
import { words } from './correction.words';
import { FixNight } from './fix-night';
import { drawSeed } from './seed';

const NAME = 'fix';

/** «Исправить ночь N»: nothing recorded is changed, what has to be set right is recorded now. */
export function Correction({ table }: { table: Table }) {
  const drafts = useDrafts(table);
  const nights = table.events.flatMap((event) => (event.kind === 'night' ? [event.night] : []));
  const fix = drafts.get(NAME) as Fix | undefined;
  const open = fix !== undefined && nights.includes(fix.night);
  if (nights.length === 0) return null;
  const choose = (night: string) =>
    drafts.put(
      NAME,
      night === ''
        ? undefined
        : { night: Number(night), orders: {}, dice: {}, seed: drawSeed(), reason: '', without: [] },
    );
  return (
    <details class="fold-box" open={open}>
      <summary>{say(words.title)}</summary>
      <p class="hint">{say(words.hint)}</p>
      <Select label={say(words.which)} visible value={open ? String(fix.night) : ''} onChoose={choose}>
        <option value="">{say(words.none)}</option>
        {nights.toReversed().map((number) => (
          <option key={number} value={String(number)}>
            {say(words.night, { number })}
          </option>
        ))}
      </Select>
      {open && <FixNight table={table} fix={fix} name={NAME} onChange={(next) => drafts.put(NAME, next)} />}
    </details>
  );
}
