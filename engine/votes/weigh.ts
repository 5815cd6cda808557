import type { Reason, Side } from './ballot';
import { firstClause, hasWords, type Line, lastClause } from './line';
import type { NameHit, NameReader } from './naming';
import * as say from './phrases';
import { because } from './reasons';

/** Doubts that the words around a name raise, and what they let assume. */
export function weigh(line: Line, hit: NameHit, side: Side, names: NameReader): { doubts: Reason[]; notes: Reason[] } {
  const { head, tail, mark } = line.around(line.from + hit.start, line.from + hit.end);
  const near = firstClause(tail);
  const doubts: Reason[] = [];
  const notes: Reason[] = [];
  const said = line.stretch.text.slice(hit.start, hit.end);
  const asks = mark.includes('?') || (hit.notes.length > 0 && said.includes('?'));
  if (asks || say.ADDRESSED_AFTER.test(tail) || say.ADDRESSED_BEFORE.test(head)) doubts.push(because('question'));
  const later = line.whole.slice(line.from + hit.end);
  if (hasWords(later) && say.RETRACTED.test(later) && names.within(later).length === 0)
    doubts.push(because('unclear-withdrawal'));
  if (!hasWords(head) && !hasWords(tail)) return { doubts, notes };
  if (say.BESIDE_BEFORE.test(head) || say.BESIDE_AFTER.test(tail)) doubts.push(because('talk'));
  // «Вася: [Петя]» tells of Вася's vote; «Петя слишком тих: [Петя]» names the same player twice.
  const others = (found: NameHit): boolean => !found.seats.every((seat) => hit.seats.includes(seat));
  if (say.TOLD_AFTER.test(tail) || (say.TOLD_BEFORE.test(head) && names.within(head).some(others)))
    doubts.push(because('told'));
  if (say.CONDITIONAL.test(head) || say.CONDITIONAL.test(tail)) doubts.push(because('conditional'));
  if (say.FUTURE.test(head) || say.FUTURE.test(near)) doubts.push(because('future'));
  if (say.PAST.test(head) || say.PAST.test(near)) doubts.push(because('past'));
  const meant = say.sense(head, tail);
  if (meant === 'for' && side === 'against') doubts.push(because('red-spare'));
  else if (meant === 'against' && side === 'for') doubts.push(because('blue-against'));
  else if (meant !== 'for' && say.NEGATION.test(lastClause(head))) doubts.push(because('negated'));
  if (meant === 'za' && side === 'against') notes.push(because('za-in-red'));
  return { doubts, notes };
}

/** The stretch says that the vote is withdrawn, or names whom it is withdrawn from. */
export function withdrawal(line: Line, hit: NameHit | null): 'withdraw' | 'change-from' | null {
  const { head, tail } = hit
    ? line.around(line.from + hit.start, line.from + hit.end)
    : { head: line.whole.slice(0, line.to), tail: '' };
  const clause = lastClause(head);
  if (say.CHANGE.test(clause) && /\sс(?:о)?\s*["'«]?$/iu.test(clause)) return 'change-from';
  if (say.CHANGE.test(clause) && / на /u.test(`${clause} `)) return null;
  const cancel = say.CANCEL.exec(clause);
  if (cancel) return say.VOTE_WORD.test(clause.slice(cancel.index + cancel[0].length)) ? null : 'withdraw';
  // «с [Васи] снимаю голос»; «[Вася] снимаю голос» is left to a person.
  return hit !== null && /(?<!\p{L})со?\s*$/iu.test(head) && say.CANCEL.test(firstClause(tail)) ? 'withdraw' : null;
}
