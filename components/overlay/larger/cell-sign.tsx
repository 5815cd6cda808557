import type { Cell } from '../../../engine/votes/pictures/matrix';

const SQUARE = 'M-5-5H5V5H-5Z';
const PLUS = 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z';

/** A vote in the matrix, around 0, 0: a square is against, a plus for; full is in force, an outline was changed since. */
export function CellSign({ side, stands }: Pick<Cell, 'side' | 'stands'>) {
  return (
    <path
      class={`vote ${side} ${stands ? 'stands' : ''}`}
      d={side === 'against' ? SQUARE : PLUS}
      transform={stands ? undefined : 'scale(.7)'}
    />
  );
}
