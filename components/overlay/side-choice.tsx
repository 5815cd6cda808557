import type { Side } from '../../engine/votes/ballot';
import { useModel } from './model';

const SIDES: readonly Side[] = ['against', 'for'];

/** Against or for; nothing to choose where the game knows no votes for. */
export function SideChoice({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const { say, shown } = useModel().view;
  if (shown.count?.policy.votesFor === false) return null;
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
