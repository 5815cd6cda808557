import type { Post } from '../forums/page';
import type { Ballot, Reason } from './ballot';
import type { Cast } from './cast';
import type { Seat } from './roster';

/** A ballot while the thread is being read; {@link finished} makes it a {@link Ballot}. */
export interface Draft extends Omit<Ballot, 'reasons'> {
  reasons: Reason[];
  abstains: boolean;
  change: boolean;
  final: boolean;
  /** The host's decision made it: no limit of changes stands against it. */
  decided: boolean;
}

/** Whose votes a post holds. */
export interface Voter {
  seat: Seat | null;
  name: string;
  /** Why his votes do not count. */
  void: Reason | null;
  /** Why it is not sure who he is. */
  doubt: Reason | null;
}

/** A draft of what was read; its status is settled later. */
export function draftOf(post: Post, voter: Voter, it: Cast): Draft {
  const [only] = it.seats;
  const votes = it.act === 'vote';
  return {
    post: post.id,
    voter: voter.seat?.id ?? null,
    voterName: voter.name,
    side: it.side,
    raw: it.raw,
    target: votes && it.seats.length === 1 && only !== undefined ? only : null,
    candidates: votes ? it.seats : [],
    status: 'void',
    reasons: [...it.notes],
    withdraws: !votes,
    abstains: it.act === 'abstain',
    time: post.time.iso,
    decision: null,
    change: it.change,
    final: it.final,
    decided: false,
  };
}

export const finished = ({ abstains: _a, change: _c, final: _f, decided: _d, ...ballot }: Draft): Ballot => ballot;
