import { useMemo } from 'preact/hooks';
import { matrixOf } from '../../../engine/votes/pictures/matrix';
import { useModel } from '../model';
import { CellSign } from './cell-sign';
import { useWidth } from './use-width';
import { WhoMatrix } from './who-matrix';
import { WhoTable } from './who-table';

const SIGNS = [
  { side: 'against', stands: true, words: ['against'] },
  { side: 'for', stands: true, words: ['for'] },
  { side: 'against', stands: false, words: ['against', 'before'] },
  { side: 'for', stands: false, words: ['for', 'before'] },
] as const;

/** Who votes on whom: a picture with its signs explained, and the same as a table. */
export function Who() {
  const { shown, say } = useModel().view;
  const [ref, width] = useWidth<HTMLDivElement>(360);
  const matrix = useMemo(() => matrixOf(shown.ballots, shown.names), [shown]);
  const votesFor = shown.count?.policy.votesFor ?? true;
  if (matrix.rows.length === 0)
    return (
      <div ref={ref} class="picture">
        <p class="empty">{say('larger.empty')}</p>
      </div>
    );
  return (
    <div ref={ref} class="picture">
      <WhoMatrix matrix={matrix} width={width} />
      <ul class="legend">
        {SIGNS.filter(({ side }) => votesFor || side === 'against').map(({ side, stands, words }) => (
          <li key={words.join()}>
            <svg class="key small" viewBox="-8 -8 16 16" aria-hidden="true">
              <CellSign side={side} stands={stands} />
            </svg>
            {words.map((word) => say(`larger.${word}`)).join(', ')}
          </li>
        ))}
      </ul>
      <WhoTable matrix={matrix} />
    </div>
  );
}
