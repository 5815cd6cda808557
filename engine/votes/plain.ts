import { type Cast, cast } from './cast';
import type { Stretch } from './line';
import type { NameHit, NameReader } from './naming';
import { readNominations } from './nomination-words';
import * as say from './phrases';
import { readStretch } from './reading';
import { because } from './reasons';

const SENTENCE = /[^.!?;\n]+[.!?;]*/gu;
const stretchOf = (text: string): Stretch => ({ text, before: '', after: '', side: 'against' });

/** The text holds the name and nothing else that has a meaning. */
const bare = (text: string, names: NameReader): boolean => {
  const rest = say.core(text);
  return rest !== '' && names.whole(rest) !== null;
};

/**
 * Reads a message of a voting topic where a plain nick is the vote. A message that is a nick, or a nick with
 * voting words, votes; a sentence that is a bare nick votes with its reasons around it; a nick in talk is a doubt, and
 * talk without a nick is nothing.
 */
export function readPlain(text: string, names: NameReader): Cast[] {
  const whole = text.trim();
  if (whole === '') return [];
  const flat = say.even(whole);
  const hits = names.within(whole);
  const spoken = say.spoken(whole);
  if (bare(whole, names) && spoken === null) return one(whole, names);
  // In clubs of one topic people nominate where they vote.
  const nominations = readNominations(whole, names).filter((it) => it.doubts.length === 0);
  if (nominations.length > 0) return nominations.map((it) => ({ ...it, void: because('is-nomination') }));
  const sentences = whole.match(SENTENCE) ?? [whole];
  // «Гоша. Не понравился его ответ»: a sentence that is a nick and no more votes, whoever is spoken of beside it.
  const alone = spoken === 'pronoun' && sentences.some((it) => bare(it, names));
  if (hits.length === 0 || (spoken !== null && !alone)) return nameless(whole, names, hits);

  if (say.CANCEL.test(flat) || say.CHANGE.test(flat)) return one(whole, names);
  const lines = whole.split('\n').filter((line) => names.within(line).length > 0);
  // A bare nick on a line of its own, and another below it: two votes in one message, the last one is meant.
  if (lines.length > 1 && lines.every((line) => bare(line, names) && say.spoken(line) === null))
    return lines.flatMap((line) => one(line, names));
  const voting = sentences.filter(
    (it) => names.within(it).length > 0 && (bare(it, names) || say.VOTE_WORD.test(say.even(it))),
  );
  const seats = new Set(hits.flatMap((hit) => hit.seats));
  if (seats.size > 1) {
    // «Петя меня не убедил. Голосую против Васи»: the one sentence that votes is the vote, but a person looks at it.
    return [cast(whole, 'against', { seats: [...seats], doubts: [because('several-names')] })];
  }
  const [sentence] = voting;
  if (sentence !== undefined) return one(sentence, names);
  return [cast(whole, 'against', { seats: [...seats], doubts: [because('talk')] })];
}

function one(text: string, names: NameReader): Cast[] {
  const read = readStretch(stretchOf(text), names);
  return read ? [read] : [];
}

function nameless(text: string, names: NameReader, hits: readonly NameHit[]): Cast[] {
  const sentences = text.match(SENTENCE) ?? [text];
  const meant = say.VOTE_WORD.test(say.even(text)) && text.length < 80;
  if (say.spoken(text) === 'pronoun' && !meant) return [];
  // A refusal may come with its reason: «Воздерживаюсь. Не понял никого».
  const said = sentences.find((it) => say.spoken(it) === 'abstain' || say.spoken(it) === 'all');
  if (say.spoken(text) !== null || (said !== undefined && hits.length === 0)) return one(said ?? text, names);
  if (say.CANCEL.test(say.even(text))) return one(text, names);
  return meant ? [cast(text, 'against', { doubts: [because('vote-without-name')] })] : [];
}
