import type { PublicGame } from '../../../engine/protocol/public-game';
import type { Reason } from '../../../engine/votes/ballot';
import { validateNominations } from '../../../engine/votes/nominations';
import type { NominationRow } from './drafts';
import type { GameTopic } from './live-count';

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

/** Has a nomination of a post been noted, from the post or by hand? */
export const taken = (rows: readonly NominationRow[], { by, target, post }: Required<NominationRow>): boolean =>
  rows.some((row) => row.by === by && row.target === target && (row.post === undefined || row.post === post));

/** The rows with those of posts put among them by time: of two nominations of one player the earlier one is his. */
export function withTaken(
  rows: readonly NominationRow[],
  more: readonly Required<NominationRow>[],
): readonly NominationRow[] {
  const fresh = more.filter((it) => !taken(rows, it));
  const at = ({ time }: NominationRow): number => Date.parse(time) || 0;
  return [...rows, ...fresh].sort((one, other) => at(one) - at(other));
}

/** Topics the votes of a day may be in: not its talk, and none that was made before the day began. */
export const votingTopicsOf = (
  topics: readonly GameTopic[],
  talk: string | null,
  start: string,
): readonly GameTopic[] =>
  topics.filter(({ key, opened }) => key !== talk && (opened === null || !(Date.parse(opened) < Date.parse(start))));
