import type { Phrase, Slots } from '../words';

export type Side = 'against' | 'for';
export type BallotStatus = 'counts' | 'superseded' | 'void' | 'doubt';

/** Why a ballot has its status, or what was assumed: a stable code with its words. */
export interface Reason {
  code: string;
  phrase: Phrase;
  slots: Slots;
}

/** One vote found in one post (or withdrawn by it). */
export interface Ballot {
  post: string;
  /** Seat id of the voter, `null` when the author is nobody of the roster. */
  voter: string | null;
  /** Shown name of the voter, the author's nick when he is no seat. */
  voterName: string;
  side: Side;
  /** Text as coloured by the player. */
  raw: string;
  /** Seat id voted for, `null` when unknown or in doubt. */
  target: string | null;
  /** Seats the text may mean when it is a doubt. */
  candidates: readonly string[];
  status: BallotStatus;
  /** First the reason of the status, then everything that was assumed («прочитано как…»). */
  reasons: readonly Reason[];
  /** A withdrawal («снимаю голос»): the voter has no vote from here on. */
  withdraws: boolean;
  /** ISO time of the post or `null`. */
  time: string | null;
  /** Decision that made the ballot what it is, if any. */
  decision: number | null;
}

/** A doubt the host still has to look at; one that a later clear vote settled anyway is not. */
export const isOpen = (ballot: Ballot): boolean =>
  ballot.status === 'doubt' && ballot.reasons.every((reason) => reason.code !== 'moot');
