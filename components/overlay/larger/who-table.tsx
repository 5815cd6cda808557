import type { Cell, Matrix } from '../../../engine/votes/pictures/matrix';
import { useModel } from '../model';
import { PostLink } from '../post-link';
import { useRoving } from '../roving';
import { shortened } from '../status';

/** Candidates with those who vote against and for them, and who did before. */
export function WhoTable({ matrix }: { matrix: Matrix }) {
  const { shown, say } = useModel().view;
  const table = useRoving<HTMLTableElement>();
  const votesFor = shown.count?.policy.votesFor ?? true;
  const voters = (column: number, which: (cell: Cell) => boolean) => (
    <td class="text">
      {matrix.rows.flatMap(({ seat, name, cells }) =>
        cells
          .filter((cell) => cell.column === column && which(cell))
          .map(({ post }) => (
            <PostLink key={seat} post={post} cell class="voter">
              {`${shortened(name, 40)} `}
            </PostLink>
          )),
      )}
    </td>
  );
  return (
    <details>
      <summary>{say('larger.table')}</summary>
      <table ref={table}>
        <caption class="hidden">{say('larger.whoTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('larger.player')}</th>
            <th scope="col">{say('larger.against')}</th>
            {votesFor && <th scope="col">{say('larger.for')}</th>}
            <th scope="col">{say('larger.beforeHead')}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.columns.map(({ seat, name }, column) => (
            <tr key={seat} data-row>
              <th scope="row">{shortened(name, 40)}</th>
              {voters(column, (cell) => cell.stands && cell.side === 'against')}
              {votesFor && voters(column, (cell) => cell.stands && cell.side === 'for')}
              {voters(column, (cell) => !cell.stands)}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
