import type { Ballot, BallotStatus } from '../../engine/votes/ballot';
import type { Say } from './say';

/** Sign of each status beside its word: never told by colour alone. */
export const ICON: Record<BallotStatus, string> = { counts: '✓', superseded: '↷', void: '✕', doubt: '?' };

type Names = ReadonlyMap<string, string>;

/** «против Васи» in the shortest form: side and name, or the text as written when nobody is meant for sure. */
export function gist(ballot: Ballot, names: Names, say: Say): string {
  if (ballot.withdraws) return say('status.withdraws');
  const target = ballot.target === null ? ballot.raw : (names.get(ballot.target) ?? ballot.target);
  return `${say(`status.${ballot.side}`)} ${shortened(target, 60)}`;
}

/** Reasons beyond the status itself. */
export const worthSaying = ({ reasons }: Ballot): Ballot['reasons'] => reasons.filter(({ code }) => code !== 'counts');

/** A whole sentence for a tooltip or a screen reader: what it says, what became of it and why. */
export function explain(ballot: Ballot, names: Names, say: Say): string {
  const slots = { voter: shortened(ballot.voterName, 60), gist: gist(ballot, names, say) };
  const said = say(ballot.withdraws ? 'status.no-vote' : 'status.vote', slots);
  return [said, say(`status.${ballot.status}`), ...worthSaying(ballot).map(say.of)].join('. ');
}

/** With a typographic minus, as wide as the digits. */
export const points = (n: number): string => `${n}`.replace('-', '−');

/** Cuts a text a page may have made absurdly long. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${[...text.slice(0, most * 2)].slice(0, most).join('')}…`;
