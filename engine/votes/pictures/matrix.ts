import type { Ballot } from '../ballot';
import { settledVotes } from './course';

/** What a voter had to do with a candidate. */
export interface Cell {
  /** Place of the candidate among the columns. */
  column: number;
  side: Ballot['side'];
  /** The vote in force; else one that was changed or taken back. */
  stands: boolean;
  post: string;
}

export interface MatrixRow {
  seat: string;
  name: string;
  cells: readonly Cell[];
}

export interface Matrix {
  /** Candidates: those with most votes in force first. */
  columns: readonly { seat: string; name: string; against: number; for: number }[];
  /** Everybody who voted; those with the same candidate stand together, in the order of the columns. */
  rows: readonly MatrixRow[];
}

/** Who voted on whom, now and before. A row holds each candidate once: the vote in force, else the newest. */
export function matrixOf(ballots: readonly Ballot[], names: ReadonlyMap<string, string>): Matrix {
  const votes = settledVotes(ballots);
  const byVoter = new Map<string, Map<string, Ballot>>();
  const held = new Map<string, { against: number; for: number }>();
  for (const vote of votes) {
    const voter = vote.voter ?? '';
    const row = byVoter.get(voter) ?? new Map<string, Ballot>();
    byVoter.set(voter, row);
    if (vote.withdraws || vote.target === null) continue;
    row.set(vote.target, vote);
    const count = held.get(vote.target) ?? { against: 0, for: 0 };
    held.set(vote.target, vote.status === 'counts' ? { ...count, [vote.side]: count[vote.side] + 1 } : count);
  }
  const name = (seat: string): string => names.get(seat) ?? seat;
  const byName = (a: string, b: string): number => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a < b ? -1 : 1);
  const seats = [...held.keys()].sort((a, b) => {
    const [one, two] = [held.get(a), held.get(b)];
    return (two?.against ?? 0) - (one?.against ?? 0) || (two?.for ?? 0) - (one?.for ?? 0) || byName(a, b);
  });
  const column = new Map(seats.map((seat, index) => [seat, index]));
  const rows = [...byVoter].map(([seat, row]): MatrixRow => {
    const cells = [...row.values()].map(
      ({ target, side, status, post }): Cell => ({
        column: column.get(target ?? '') ?? 0,
        side,
        stands: status === 'counts',
        post,
      }),
    );
    return { seat, name: name(seat), cells: cells.sort((a, b) => a.column - b.column) };
  });
  // Without a vote in force a voter stands behind all others.
  const group = ({ cells }: MatrixRow): number => cells.find(({ stands }) => stands)?.column ?? seats.length;
  return {
    columns: seats.map((seat) => ({ seat, name: name(seat), ...(held.get(seat) ?? { against: 0, for: 0 }) })),
    rows: rows.filter(({ cells }) => cells.length > 0).sort((a, b) => group(a) - group(b) || byName(a.seat, b.seat)),
  };
}
