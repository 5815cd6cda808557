import { readMarks } from '../../../engine/votes/marks';
import { barePass, inTurn, type Samples } from './clock';

const ANATOMY = { drop: 'blockquote,.codebox', spoiler: '.spoiler' };

function readBodies(): number {
  let runs = 0;
  for (const body of document.querySelectorAll('.postbody .content')) runs += readMarks(body, ANATOMY).runs.length;
  return runs;
}

/** Marks of all posts against a bare pass. */
export function measure(count: number): Samples & { runs: number } {
  return { ...inTurn(barePass, readBodies, count), runs: readBodies() };
}

export function loop(count: number): void {
  for (let n = 0; n < count; n += 1) readBodies();
}
