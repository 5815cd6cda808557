import { type Cast, cast } from './cast';
import type { NameHit, NameReader } from './naming';
import * as say from './phrases';
import { because } from './reasons';

/** What a sentence of the talk nominates. A cast of the act `vote` names a candidate, `withdraw` takes him back. */
export interface NominationCast extends Cast {
  /** «Выдвигаю себя»: whoever wrote it. */
  self: boolean;
}

const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const PLACE = 'на\\s+(?:казнь|голосование|эшафот|плаху|виселицу|суд)';
/** Said in the first person of the present, a nomination is made by saying it. */
const VERB = words(
  `выдвигаю|выдвигаем|выставляю|номинирую|(?:ставлю|выношу|отправляю)(?=[^.!?;\\n]*\\s${PLACE})|##?\\s*(?:nominate|nom)|nominat(?:e|ing)`,
);
/** «Выдвижение: Вася» at the beginning of a line. */
const LABEL =
  /^[\s*#>"«-]*(?:мо[ея]\s+)?(?:выдвижение|номинация|кандидат(?:ура)?)(?:\s+на\s+(?:казнь|голосование))?\s*[:-]/iu;
/** May be meant so, or be talk about nominating. */
const MAYBE = words(
  `выдвину|выдвинул[аи]?|(?:предлагаю|хочу|давайте|прошу)\\s+(?:выдвинуть|казнить|${PLACE})|предлагаю(?=[^.!?;\\n]*\\s${PLACE})`,
);
const TAKE_BACK = words(
  '(?:снимаю|отзываю|отменяю|забираю|убираю)\\s+(?:(?:сво[еюй]|мо[еюй])\\s+)?(?:выдвижение|номинацию|кандидатуру)',
);
const NEGATED = /(?<!\p{L})(?:не|никого)\s*(?:не\s+)?$/iu;
/** «Выдвигаю версию», «выдвигаю обвинение»: what is put forward is no player. */
const NO_PLAYER =
  /^[\s:,-]*(?:(?:свою|свое|мою|такую|такое|новую|новое|одну|еще|следующ[\p{L}]+)\s+)*(?:верси|гипотез|теори|предположени|обвинени|требовани|ультиматум|иде[юи]|мысль|услови|аргумент|претензи|никого)/iu;
const SELF = words('себя|самого\\s+себя|саму\\s+себя|сам(?:ого|у)?\\s+себя|свою\\s+кандидатуру');
const PRONOUN = words('его|ее|их|тебя|вас|этого|эту|того|ту');
/** What may stand between «выдвигаю» and the name. */
const FILLER = new RegExp(
  `^(?:${PLACE}|на\\s+сегодня|сегодня|игрока|гражданина|кандидат(?:уру|ом)?|тогда|пока|все[- ]таки|все\\s+же|я|мы|[\\s.:,!"'«»„“”()*#>-])*$`,
  'iu',
);
/** A list of names joined like «Васю и Петю». */
const ENUMERATION = /^\s*(?:,|\/|&|\+|,?\s*(?:и|или|либо))\s*$/iu;
const SENTENCE = /[^.!?;\n]+[.!?;]*/gu;
const HINT = /выдвиг|выдвин|выдвиж|выставл|номини|кандидат|став|вынош|отправл|предлаг|nomin|#\s*nom/i;
const MAX_UNKNOWN = 40;

/** Could the text hold a nomination at all? Cheap, for the many posts that do not. */
export const mayNominate = (text: string): boolean => HINT.test(text);

/**
 * Reads what a post of the talk nominates («выдвигаю Васю», «Выдвижение: Вася», «##nominate Вася»; R-261, R-277), in its
 * order. Words in the first person nominate; what two people could read differently is a doubt; a version or an
 * accusation put forward is nothing.
 */
export function readNominations(text: string, names: NameReader): NominationCast[] {
  if (!mayNominate(text)) return [];
  const flat = say.even(text);
  const found: NominationCast[] = [];
  for (const match of flat.matchAll(SENTENCE)) {
    const sentence = match[0];
    const verb = LABEL.exec(sentence) ?? VERB.exec(sentence);
    const unsure = verb ? null : MAYBE.exec(sentence);
    const back = TAKE_BACK.exec(sentence);
    const original = text.slice(match.index, match.index + sentence.length);
    if (back) found.push(withdrawal(original, names));
    else {
      const said = verb ?? unsure;
      if (!said || NEGATED.test(sentence.slice(0, said.index))) continue;
      const after = text.slice(match.index + sentence.length);
      const read = candidate(original, said.index, said.index + said[0].length, after, names);
      if (read) found.push(unsure ? doubtful(read) : read);
    }
  }
  return found;
}

const made = (raw: string, parts: Partial<Cast>, self = false): NominationCast => ({
  ...cast(raw, 'against', parts),
  self,
});

const doubtful = (it: NominationCast): NominationCast =>
  it.doubts.length > 0 ? it : { ...it, doubts: [because('nomination-unsure')] };

function withdrawal(sentence: string, names: NameReader): NominationCast {
  const seats = [...new Set(names.within(sentence).flatMap((hit) => hit.seats))];
  return made(sentence, { act: 'withdraw', seats, doubts: [because('nomination-back')] });
}

/** Whom the sentence nominates; `start` and `end` are where its verb stands, `below` is the text after the sentence. */
function candidate(
  sentence: string,
  start: number,
  end: number,
  below: string,
  names: NameReader,
): NominationCast | null {
  const flat = say.even(sentence);
  const [head, tail] = [flat.slice(0, start), flat.slice(end)];
  if (NO_PLAYER.test(tail)) return null;
  const manner = /\?\s*$/u.test(flat)
    ? [because('question')]
    : say.CONDITIONAL.test(head) || /(?<!\p{L})(?:если|бы|иначе)(?!\p{L})/iu.test(tail)
      ? [because('conditional')]
      : [];
  const hits = names.within(sentence);
  const hit = chosen(hits, start, end, flat);
  if (hit === 'several') {
    const seats = [...new Set(hits.flatMap((it) => it.seats))];
    return made(sentence, { seats, doubts: [because('several-names'), ...manner] });
  }
  if (hit) {
    const { seats, notes, doubt } = hit.hit;
    const unclear = doubt ?? (seats.length > 1 ? because('unclear-name') : null);
    const away = hit.near ? [] : [because('nomination-unsure')];
    return made(sentence, { seats, notes, doubts: [...(unclear ? [unclear] : []), ...away, ...manner] });
  }
  if (SELF.test(tail) || SELF.test(head)) return made(sentence, { doubts: manner }, true);
  const rest = say.core(sentence.slice(end).replace(new RegExp(PLACE, 'iu'), ' '));
  if (rest === '' || FILLER.test(rest)) return onNextLine(sentence, below, names);
  if (PRONOUN.test(tail))
    return made(sentence, { doubts: [because('pronoun', { raw: rest.slice(0, 60) }), ...manner] });
  if (rest.length > MAX_UNKNOWN) return null;
  return made(rest, { doubts: [because('unknown-name', { raw: rest }), ...manner] });
}

/** The name the verb is about: right behind it, right before it, else the only one behind it. */
function chosen(
  hits: readonly NameHit[],
  start: number,
  end: number,
  flat: string,
): { hit: NameHit; near: boolean } | 'several' | null {
  const behind = hits.filter((hit) => hit.start >= end);
  const before = hits.filter((hit) => hit.end <= start);
  const [first, second] = behind;
  if (first && FILLER.test(flat.slice(end, first.start))) {
    const listed =
      second && ENUMERATION.test(flat.slice(first.end, second.start)) && second.seats[0] !== first.seats[0];
    return listed ? 'several' : { hit: first, near: true };
  }
  const last = before.at(-1);
  // «Васю выдвигаю», but «Вася, выдвигаю тебя» speaks to him.
  if (last && /^\s*(?:-\s*)?(?:я\s+)?$/iu.test(flat.slice(last.end, start))) return { hit: last, near: true };
  if (first && behind.length === 1) return { hit: first, near: !say.BESIDE_BEFORE.test(flat.slice(end, first.start)) };
  if (behind.length > 1) return 'several';
  return last ? { hit: last, near: false } : null;
}

/** «Выдвигаю:» and the nick on the next line. */
function onNextLine(sentence: string, below: string, names: NameReader): NominationCast | null {
  const line = below.split('\n').find((it) => it.trim() !== '') ?? '';
  const name = say.core(line);
  const hit = name === '' ? null : names.whole(name);
  if (!hit) return null;
  const doubts = hit.doubt ? [hit.doubt] : [];
  return made(`${sentence} ${line}`, { seats: hit.seats, notes: hit.notes, doubts });
}
