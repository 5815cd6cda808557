import type { PublicGame } from '../../../engine/protocol/calls';
import type { Reason } from '../../../engine/votes/ballot';
import { validateNominations } from '../../../engine/votes/nominations';
import type { NominationRow } from './drafts';

/** One nomination with what has become of it. */
export type Nominated = NominationRow & { state: 'good' | 'unfinished' | Reason };

/**
 * Nominations one by one, so that every row knows its own reason: a row is refused when the nominations up to it have
 * one refusal more than those before it.
 */
export function judgeNominations(
  rows: readonly NominationRow[],
  roster: PublicGame['roster'],
  opened: string | null,
  zone: string | null,
): { rows: Nominated[]; nominees: readonly string[] } {
  const finished = (row: NominationRow): boolean => row.by !== '' && row.target !== '';
  const judged = rows.map((row, index): Nominated => {
    if (!finished(row)) return { ...row, state: 'unfinished' };
    const { invalid } = validateNominations(rows.slice(0, index + 1).filter(finished), roster, opened, zone);
    const before = validateNominations(rows.slice(0, index).filter(finished), roster, opened, zone).invalid.length;
    const last = invalid.at(-1);
    return { ...row, state: last && invalid.length > before ? last.reason : 'good' };
  });
  return { rows: judged, nominees: validateNominations(rows.filter(finished), roster, opened, zone).nominees };
}
