import type { Ballot } from '../ballot';
import { instant } from '../clock';

/** How a candidate stood from a moment on: votes against and for him then in force. */
export interface Stand {
  /** Place on the time axis: ms since 1970, or the number of the vote where the page gives no times. */
  at: number;
  against: number;
  for: number;
}

/** How one candidate came to stand as he does. */
export interface Candidate {
  seat: string;
  name: string;
  /** Every change, oldest first; before the first there is no vote on him. */
  stands: readonly Stand[];
}

/** One vote that changed the standings. */
export interface Turn {
  post: string;
  at: number;
  voter: string;
  /** Seat the voter left and seat he came to; `null` = no vote. */
  from: { seat: string; side: Ballot['side'] } | null;
  to: { seat: string; side: Ballot['side'] } | null;
}

/** How the totals moved: votes only, for nobody owes anything before the voting is over. */
export interface Course {
  /** `false`: the page gives no times, votes are told by their order. */
  timed: boolean;
  candidates: readonly Candidate[];
  turns: readonly Turn[];
}

/** Votes and withdrawals that were in force at some time, in the order of the topic. */
export const settledVotes = (ballots: readonly Ballot[]): Ballot[] =>
  ballots.filter(
    ({ status, reasons, voter, target, withdraws }) =>
      (status === 'counts' || (status === 'superseded' && reasons[0]?.code !== 'replaced-in-post')) &&
      voter !== null &&
      (withdraws || target !== null),
  );

/** Moments of the votes, none before an earlier one in the topic; `null` when the page gives none at all. */
function moments(votes: readonly Ballot[], zone: string | null): number[] | null {
  const own = votes.map(({ time }) => (time === null ? null : instant(time, zone)));
  let last = own.find((at) => at !== null) ?? null;
  if (last === null) return null;
  const placed: number[] = [];
  for (const at of own) {
    if (at !== null) last = Math.max(last, at);
    placed.push(last);
  }
  return placed;
}

/**
 * Replays the votes in the order of the topic. At the end everybody stands as the public count has him, penalties apart.
 * `names`: shown names by seat. `zone`: of the game's clock, for times without one.
 */
export function courseOf(ballots: readonly Ballot[], names: ReadonlyMap<string, string>, zone: string | null): Course {
  const votes = settledVotes(ballots);
  const times = moments(votes, zone);
  const standing = new Map<string, { seat: string; side: Ballot['side'] }>();
  const stands = new Map<string, Stand[]>();
  const turns: Turn[] = [];
  const change = (seat: string, at: number, side: Ballot['side'], by: 1 | -1): void => {
    const all = stands.get(seat) ?? [];
    stands.set(seat, all);
    const last = all.at(-1) ?? { at, against: 0, for: 0 };
    const next = { ...last, at, [side]: last[side] + by };
    if (all.length > 0 && last.at === at) all[all.length - 1] = next;
    else all.push(next);
  };
  votes.forEach(({ post, voter, voterName, target, side, withdraws }, index) => {
    const at = times?.[index] ?? index + 1;
    const key = voter ?? voterName;
    const from = standing.get(key) ?? null;
    const to = withdraws || target === null ? null : { seat: target, side };
    if (from) change(from.seat, at, from.side, -1);
    if (to) {
      change(to.seat, at, to.side, 1);
      standing.set(key, to);
    } else standing.delete(key);
    if (from || to) turns.push({ post, at, voter: voterName, from, to });
  });
  return {
    timed: times !== null,
    candidates: [...stands].map(([seat, list]) => ({ seat, name: names.get(seat) ?? seat, stands: list })),
    turns,
  };
}

/** How bad a stand is, the highest is the worst: with votes for (FLG) points below zero, else votes against. */
export const badness = (stand: Stand | undefined, votesFor: boolean): number =>
  stand === undefined ? 0 : votesFor ? stand.against - stand.for : stand.against;

/** The worst a candidate ever stood. */
export const peak = ({ stands }: Candidate, votesFor: boolean): number =>
  Math.max(...stands.map((stand) => badness(stand, votesFor)));

/** Candidates worth a line of their own: those worst at the end first, then those who once had two and more; at most `most`. */
export function leaders(candidates: readonly Candidate[], votesFor: boolean, most: number): Candidate[] {
  const end = ({ stands }: Candidate): number => badness(stands.at(-1), votesFor);
  const worst = (it: Candidate): number => peak(it, votesFor);
  return candidates
    .filter((it) => end(it) > 0 || worst(it) > 1)
    .sort((a, b) => end(b) - end(a) || worst(b) - worst(a) || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}
