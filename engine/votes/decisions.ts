import type { Run } from '../forums/page';

/** What the host decided about one post, one colour or one name. The newest decision on the same subject rules. */
export type Decision =
  /** Count the post's vote for this seat and side, whatever was read. */
  | { kind: 'count'; post: string; seat: string; side: 'against' | 'for' }
  /** Ignore everything in this post. */
  | { kind: 'ignore'; post: string }
  /** A vote of another seat, received by the host and posted by him or told elsewhere. */
  | { kind: 'on-behalf'; post: string; voter: string; seat: string; side: 'against' | 'for' }
  /** The edited text is accepted as it stands. */
  | { kind: 'accept-edit'; post: string }
  /** The original text as the host found it in the forum's history. */
  | { kind: 'original'; post: string; runs: Run[]; text: string };

/** A decision in the log: undone ones stay, so that «отменить» and «вернуть» lose nothing. */
export interface LoggedDecision {
  id: number;
  at: string;
  decision: Decision;
  undone: boolean;
}
