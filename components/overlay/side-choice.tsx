import type { Side } from '../../engine/votes/ballot';
import { useModel } from './model';

const SIDES: readonly Side[] = ['against', 'for'];

/** Against or for. */
export function SideChoice({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const { say } = useModel().view;
  return (
    <fieldset class="sides">
      <legend class="hidden">{say('decide.side')}</legend>
      {SIDES.map((id) => (
        <label key={id} class={id}>
          <input type="radio" name="side" checked={side === id} onChange={() => onSide(id)} />
          {say(`status.${id}`)}
        </label>
      ))}
    </fieldset>
  );
}
