import type { Side } from '../../engine/votes/ballot';
import type { Phrase } from '../../engine/words';
import { useSay } from './model';
import { SIDE } from './status';

const LABEL: Phrase = { ru: 'Какой это голос', en: 'What vote it is' };
const SIDES: readonly Side[] = ['against', 'for'];

/** Against or for. */
export function SideChoice({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const say = useSay();
  return (
    <fieldset class="sides">
      <legend class="hidden">{say(LABEL)}</legend>
      {SIDES.map((id) => (
        <label key={id} class={id}>
          <input type="radio" name="side" checked={side === id} onChange={() => onSide(id)} />
          {say(SIDE[id])}
        </label>
      ))}
    </fieldset>
  );
}
