import type { Matrix } from '../../../engine/votes/pictures/matrix';
import { useModel } from '../model';
import { shortened } from '../status';
import { CellSign } from './cell-sign';

/** Px: a cell at least and at most, the height of the slanted names above. */
const CELL = { least: 16, most: 28 } as const;
const HEAD = 108;
const LETTER = 7.4;

/** Voters by candidates, both named; as wide as it must be, its frame scrolls. */
export function WhoMatrix({ matrix, width }: { matrix: Matrix; width: number }) {
  const { say } = useModel().view;
  const { rows, columns } = matrix;
  const left = Math.round(Math.min(190, Math.max(90, width * 0.3)));
  const cell = Math.max(CELL.least, Math.min(CELL.most, (width - left - 80) / Math.max(1, columns.length)));
  const row = 18;
  // Slanted names lean over to the right of the last column.
  const size = { width: Math.ceil(left + columns.length * cell + 80), height: HEAD + rows.length * row + 6 };
  const x = (column: number): number => left + (column + 0.5) * cell;
  const y = (at: number): number => HEAD + (at + 0.5) * row;
  const band = { x: 0, width: left + columns.length * cell, height: row };
  const letters = Math.floor(left / LETTER) - 2;
  const [first] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section class="scroll" tabIndex={0} aria-label={say('larger.whoTitle')}>
      <svg class="matrix" {...size} role="img" aria-labelledby="who-title who-desc">
        <title id="who-title">{say('larger.whoTitle')}</title>
        <desc id="who-desc">{say('larger.whoDesc', { most: first ? `${first.name} ${first.against}` : '' })}</desc>
        {rows.map(({ seat }, n) => (n % 2 ? null : <rect key={seat} {...band} y={y(n) - row / 2} class="band" />))}
        {columns.map(({ seat, name }, n) => (
          <g key={seat} class="grid">
            <path d={`M${x(n)} ${HEAD}V${HEAD + rows.length * row}`} />
            <text transform={`translate(${x(n) + 3} ${HEAD - 6}) rotate(-52)`}>
              {shortened(name, 15)}
              <title>{name}</title>
            </text>
          </g>
        ))}
        {rows.map(({ seat, name, cells }, n) => {
          const far = cells.at(-1)?.column ?? 0;
          return (
            <g key={seat} class="row">
              <rect {...band} y={y(n) - row / 2} />
              <path d={`M${left - 4} ${y(n)}H${x(far)}`} class="lead" />
              <text x={left - 8} y={y(n) + 4} text-anchor="end">
                {shortened(name, letters)}
                <title>{name}</title>
              </text>
              {cells.map(({ column, side, stands }) => (
                <g key={column} transform={`translate(${x(column)} ${y(n)})`}>
                  <CellSign side={side} stands={stands} />
                  <title>
                    {say('larger.cell', {
                      voter: name,
                      side: say(`larger.${side}`),
                      player: columns[column]?.name ?? '',
                    }) + (stands ? '' : `, ${say('larger.before')}`)}
                  </title>
                </g>
              ))}
            </g>
          );
        })}
      </svg>
    </section>
  );
}
