/**
 * Voting rules as data. Every field is an option of a game; presets follow the two rule texts, the comments
 * cite the rule or ruling a default rests on.
 */
export interface VotePolicy {
  /** What makes a nick a vote. `colour`: red against, blue for. `one-colour`: any of `inks`, always against. */
  mark: 'colour' | 'one-colour' | 'bold' | 'plain';
  /** Colours that mean "against" under `one-colour`: the inks `red` and `blue`, a declared colour, or `any`. */
  inks: readonly string[];
  /** A nick that is clearly meant as a vote but not marked as the game marks them: asked about, or no vote (forms 78–80). */
  unmarked: 'ask' | 'void';
  /** Blue votes exist (FLG). */
  votesFor: boolean;
  /** `phrase`: a change counts only with «меняю голос на …». */
  changes: { limit: number | null; phrase: boolean };
  /** Edited posts: the version first seen, void, the latest version, or ask the host each time. */
  edits: 'first' | 'void' | 'latest' | 'ask';
  selfVote: 'counts' | 'void';
  /** Vote for the dead or the unknown: void, the earlier valid vote stands. */
  deadTarget: 'void' | 'cancels';
  /** Points a living player who did not vote gets (−2 by R-011), 0 for none. */
  absentPenalty: number;
  /**
   * A silenced player's vote: `zero` = neither vote nor penalty, `untouchable` also voids votes against him,
   * `must-vote` = his vote is void but staying silent is punished.
   */
  silenced: 'zero' | 'untouchable' | 'must-vote';
  /** Granularity the deadline is compared with; at the deadline is late. */
  clock: 'second' | 'minute';
  /** IANA zone or fixed offset of the forum's clock for times without a zone, e.g. `Europe/Moscow` or `+03:00`. */
  zone: string | null;
  tie: 'ask' | 'nobody' | 'all' | 'revote' | 'earlier-last-vote' | 'two-both-three-none';
  /** Nobody hangs unless he has at least this many points or votes against him. */
  minimum: number;
  nomineesOnly: boolean;
  /** «№7» is a name. */
  rosterNumbers: boolean;
  /** «пас», «воздерживаюсь» is a legal way not to vote (no penalty). */
  abstain: 'no-vote' | 'allowed';
  /** «досрочно» / «окончательно» are shown; `locks` makes such a vote unchangeable. */
  final: 'shown' | 'locks';
}
