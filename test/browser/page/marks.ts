import { readMarks } from '../../../engine/votes/marks';
import { ANATOMY, brief, CASES } from '../../votes/marks-cases';

/** Every case read by the browser: name → runs in short. */
export function readAll(): Record<string, string[]> {
  const read = Object.entries(CASES).map(([name, { html, options }]) => {
    document.body.innerHTML = html;
    return [name, readMarks(document.body, ANATOMY, options).runs.map(brief)] as const;
  });
  return Object.fromEntries(read);
}
