import type { Ballot, BallotStatus, Side } from '../../engine/votes/ballot';
import { fill, type Lang, type Phrase } from '../../engine/words';

/** Sign, word and explanation of each status: never told by colour alone. */
export const STATUS: Record<BallotStatus, { icon: string; word: Phrase }> = {
  counts: { icon: '✓', word: { ru: 'считается', en: 'counts' } },
  superseded: { icon: '↷', word: { ru: 'заменён', en: 'superseded' } },
  void: { icon: '✕', word: { ru: 'не считается', en: 'void' } },
  doubt: { icon: '?', word: { ru: 'сомнение', en: 'doubt' } },
};

export const SIDE: Record<Side, Phrase> = {
  against: { ru: 'против', en: 'against' },
  for: { ru: 'за', en: 'for' },
};

const WITHDRAWS: Phrase = { ru: 'снимает голос', en: 'withdraws the vote' };
const VOICE: Phrase = { ru: 'голос {side}', en: 'vote {side}' };

/** «против Васи» in the shortest form: side and name, or the text as written when nobody is meant for sure. */
export function gist(ballot: Ballot, names: ReadonlyMap<string, string>, lang: Lang): string {
  if (ballot.withdraws) return WITHDRAWS[lang];
  const target = ballot.target === null ? ballot.raw : (names.get(ballot.target) ?? ballot.target);
  return `${SIDE[ballot.side][lang]} ${shortened(target, 60)}`;
}

/** Reasons as sentences, the status's own first. */
export const reasonsOf = (ballot: Ballot, lang: Lang): string[] =>
  ballot.reasons.map((reason) => fill(reason.phrase, lang, reason.slots));

/** A whole sentence for a tooltip or a screen reader. */
export function explain(ballot: Ballot, names: ReadonlyMap<string, string>, lang: Lang): string {
  const head = `${ballot.voterName}: ${ballot.withdraws ? gist(ballot, names, lang) : `${fill(VOICE, lang, { side: gist(ballot, names, lang) })}`}`;
  return [`${head}. ${STATUS[ballot.status].word[lang]}`, ...reasonsOf(ballot, lang)].join('. ');
}

/** Cuts a text a page may have made absurdly long. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${[...text].slice(0, most).join('')}…`;

export function StatusBadge({ status, lang }: { status: BallotStatus; lang: Lang }) {
  return (
    <span class={`badge ${status}`}>
      <span aria-hidden="true">{STATUS[status].icon}</span> {STATUS[status].word[lang]}
    </span>
  );
}
