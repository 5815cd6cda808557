/**
 * The words people vote with (forms 41–77). Everything here works on text whose ё is е already ({@link even}), which
 * keeps every position, so that a match in it is a match in the original.
 */

/** Same text, same length: ё as е, every space and dash as the plain one. */
export function even(text: string): string {
  if (!UNEVEN.test(text)) return text;
  return text
    .replace(/ё/g, 'е')
    .replace(/Ё/g, 'Е')
    .replace(/[\u00a0\u2000-\u200a\u202f\t\r]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-');
}
const UNEVEN = /[ёЁ\u00a0\u2000-\u200a\u202f\t\r‐‑‒–—−]/;

/** `source` as whole words, any case; JavaScript's `\b` knows no Cyrillic. */
const words = (source: string, before = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${before}(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const OWN = '(?:(?:свой|мой|наш)\\s+)?(?:голос|vote)[аи]?';

/** «снимаю голос», «голос снимаю», «unvote» (forms 58, 61, 62). */
export const CANCEL = words(
  `(?:снимаю|снял[аи]?|отменяю|отзываю|забираю|убираю|аннулирую|сниму)\\s+${OWN}|${OWN}\\s+(?:снимаю|отменяю|отзываю|забираю|убираю|аннулирую)|отмена\\s+голоса|##?\\s*unvote|unvote|(?:отменяю|снимаю)`,
  '(?<!не\\s)',
);
/** «меняю голос на …» (form 59): the phrase some clubs demand. */
export const CHANGE = words(
  `(?:меняю|изменяю|переношу|перевожу|перебрасываю|перекидываю)\\s+${OWN}|${OWN}\\s+(?:меняю|изменяю|переношу|перевожу)|переголосовываю|меняю`,
);
/** The whole of a text that declines to vote (forms 63–65, 67). */
export const ABSTAIN =
  /^(?:я\s+)?(?:пасс?|пасую|скип|skip|pass|воздерж(?:усь|иваюсь|ался|алась|ание)(?:\s+от\s+голосования)?|ннв|никого(?:\s+не\s+(?:вешать|вешаем|вешаю|казнить|казним|казню))?|не\s+вешать\s+никого|не\s+голосую|голосовать\s+не\s+буду|не\s+буду\s+голосовать|отказываюсь(?:\s+от\s+голосования|\s+голосовать)?|пропускаю(?:\s+голосование)?|без\s+голоса|голос\s+воздержался|abstain|no\s*lynch|no\s*vote)$/iu;
/** «против всех» (form 66). */
export const AGAINST_ALL = words(
  '(?:против|казнить|вешаю|вешать|повесить)\\s+всех|всех\\s+(?:казнить|повесить|вешать)|нет\\s+всем',
);
/** «за продление» (form 70). */
export const EXTEND = words('за\\s+(?:продление|досрочное|перенос)[\\p{L}]*|продлить(?:\\s+(?:день|голосование))?');
/** «туда же» (form 73). */
export const SAME = words(
  'туда\\s+же|присоединяюсь|поддерживаю|то\\s+же\\s+самое|аналогично|солидар[\\p{L}]+|как\\s+(?:и\\s+)?все|за\\s+ним|за\\s+ней',
);
const PLUS_ONE = /^\s*\+\s*1?\s*$/;
/** «в себя», «в него» (form 74). */
export const PRONOUN = words(
  '(?:в|на|против|за|у|к|от)\\s+(?:себя|него|нее|них|тебя|меня|вас|этого|эту|него|того)|себя|себе|самого\\s+себя|самоголос|его|ее|тебя',
);
/** «голосую за него» beside a name: the name may be somebody else. */
export const VOTE_PRONOUN = words('(?:против|за|в|на)\\s+(?:него|нее|них|тебя|себя|меня)');

/** «если не ответит», «иначе» (form 71). */
export const CONDITIONAL = words('если|в\\s+случае|при\\s+условии|иначе|кабы|разве\\s+что|бы|либо|или');
/** «завтра Вася», «буду голосовать» (form 71). */
export const FUTURE = words(
  'завтра|послезавтра|потом|в\\s+следующ[\\p{L}]+|буду|будем|проголосую|собираюсь|планирую|думаю\\s+(?:голосовать|проголосовать)|может|возможно|наверно[е]?|склоняюсь|подумываю',
);
/** A vote that is told about, not given. */
export const PAST = words(
  'вчера|позавчера|раньше|в\\s+прошл[\\p{L}]+|голосовал[аи]?|голосует|голосуют|повесили|казнили|проголосовал[аи]?\\s+бы',
);
/** Takes the sense of the name back. */
export const NEGATION = words('не|нет|кроме|ни|никогда|нельзя|незачем|рано|зря');
const NOT_EXECUTE = words(
  'не\\s+(?:надо\\s+|нужно\\s+|будем\\s+|буду\\s+|стоит\\s+)?(?:вешать|вешаем|вешаю|казнить|казним|казню|трогать|трогаем|голосую|голосуем|за|против)',
);

/** Words that mean "hang him" whatever the colour. */
export const EXECUTE = words(
  'против|казн(?:ить|ю|им)|веша(?:ю|ем|ть)|повес(?:ить|им)?|повешу|вздерн(?:уть|у|ем)|линч(?:ую|евать|уем)?|саж(?:аю|аем|ать)|посад(?:ить|им)|посажу|арест(?:овать|овываю|ую|уем)?|в\\s+тюрьму|на\\s+(?:виселицу|казнь|эшафот|плаху|костер|кол|выход)|под\\s+арест|виновен|виновна|lynch|hang',
);
/** A name spoken to: a question or a request, asked about even without its mark (form 53). */
const ASKED =
  '(?:где|когда|почему|зачем|кто|что|как|куда|откуда|ответь|ответишь|скажи|напиши|объясни|расскажи|отзовись|появись|голосуй|проснись|жду|ждем)';
export const ADDRESSED_AFTER = new RegExp(`^\\s*,\\s*(?:(?:а|и|ну|так|ты)\\s+)*${ASKED}(?![\\p{L}\\p{N}-])`, 'iu');
export const ADDRESSED_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])${ASKED}(?:\\s+(?:же|ты|вы|там|ответ))*\\s*,\\s*$`,
  'iu',
);
/** A count or somebody else's vote told in one's own post: «Петя - [Вася]», «[Вася] - 3 (Петя, Маша)». */
export const TOLD_AFTER = /^\s*(?:[:(=]\s*\d|-\s*(?!1(?!\d))\d|-\s*1\s*[(:])/u;
export const TOLD_BEFORE = /[-:>→]\s*["'«(]*\s*$/u;

/** Words that mean "let him live" whatever the colour (form 49). */
export const SPARE = words(
  'спаса(?:ю|ем|ть)|спасти|спасем|оправда(?:ть|н|на|ем|ю)|оправдыва(?:ю|ем|ть)|защища(?:ю|ем|ть)|защитить|в\\s+защиту|отмазыва(?:ю|ем|ть)|отмазать|помиловать|милую|невинов[\\p{L}]+|не\\s+винов[\\p{L}]+|не\\s+мафия|мирн(?:ый|ая)|чист|чиста|живет|оставьте|оставь|отстаньте|отстань|прочь|привет|рано\\s+(?:вешать|казнить)|нельзя\\s+(?:вешать|казнить)|(?:вешать|казнить)\\s+(?:рано|незачем|нельзя|не\\s+(?:за\\s+что|будем|надо|стоит|нужно))|верю|согласен|согласна|спасибо|молодец|прав|права|лучший|лучшая|уважаю|живи|пусть\\s+живет|save',
);
const AGAINST_EXECUTION = words('против\\s+(?:казни|повешения|ареста|линча)');
const FOR_EXECUTION = words('за\\s+(?:казнь|повешение|арест|линч)');
const FOR_AT_END = /(?<![\p{L}\p{N}])за\s*["'«»„“”:]*\s*$/iu;

/** «досрочно», «окончательно» (forms 68, 69). */
export const EARLY = words('досрочно');
export const FINAL = words('окончательно|окончательный\\s+голос|финальный\\s+голос');

/** Something in the text says that it is meant as a vote, not only that somebody is spoken of. */
export const VOTE_WORD = words(
  `голос(?:ую|уем)?|##?\\s*vote|vote|против|казн(?:ить|ю|им)|веша(?:ю|ем|ть)|повес(?:ить|им)?|повешу|линч(?:ую|евать)?|саж(?:аю|ать)|арест(?:овать|овываю)?|на\\s+виселицу|в\\s+тюрьму|меняю|ставлю|отдаю`,
);

/** Cheap first look at a long text: without one of these stems no word of this file's {@link VOTE_WORD} or {@link CANCEL} is in it. */
export const HINT =
  /голос|vote|против|казн|веша|повес|линч|саж|арест|висел|тюрьм|меня|став|отда|снима|снял|сниму|отмен|отзыв|забира|убира|аннул/i;

const LEAD_WORDS =
  'мой|свой|наш|я|мы|мне|итак|итого|ну|так|значит|тогда|пока|сегодня|все|все-таки|все\\s+же|же|пожалуй|хочу|дайте|давайте|предлагаю|' +
  'голос(?:ую|уем|а|у|ок)?|отдаю|ставлю|кладу|даю|выбираю|оставляю|подаю|##?\\s*vote|vote|voting|lynch|hang|' +
  'красн(?:ый|ым)|син(?:ий|им)|против|за|на|в|во|с|со|к|под|игрока|игроку|игрок|гражданина|товарища|' +
  'казнить|казню|казним|казнь|казни|вешать|вешаю|вешаем|повесить|повешу|повесим|повес|вздернуть|вздерну|линчевать|линчую|линч|' +
  'сажать|сажаю|сажаем|посадить|посажу|арест|арестовать|арестовываю|арестую|тюрьму|тюрьма|виселицу|виселица|виселице|эшафот|плаху|костер|' +
  'петл[яю]|решетку|минус|плюс|спасаю|спасти|спасать|оправдать|оправдываю|защиту|защита|защищаю|' +
  'меняю|изменяю|переношу|перевожу|передумал|передумала|досрочно|окончательно|финал|final|unvote|снимаю|отменяю|теперь|лучше';
const TAIL_WORDS =
  'казнить|казню|вешать|вешаю|вешаем|повесить|повешу|на\\s+виселицу|на\\s+казнь|на\\s+эшафот|на\\s+костер|на\\s+выход|в\\s+тюрьму|под\\s+арест|за\\s+решетку|в\\s+петлю|петля|' +
  'досрочно|окончательно|голос|голосую|против|за|сажаю|спасаю|оправдать|защищаю|пока|сегодня|меняю|пожалуйста|плиз|final|жму|мой|все|итого';

const LEAD = new RegExp(`^(?:${LEAD_WORDS})(?![\\p{L}\\p{N}])`, 'iu');
const TAIL = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TAIL_WORDS})$`, 'iu');
const SMILE = /[:;=]-?[)(DР]+$/u;
const HEAD_MARK = /^[\s.,:;!#*=>+/|~•_-]/u;
const TAIL_MARK = /[\s.,:;!#*=<+/|~•_-]$/u;
const HEAD_BRACKET = /^["'«»„“”()[\]{}]/u;
const TAIL_BRACKET = /["'«»„“”()[\]{}]$/u;
// «−1 Вася», «Вася −1»: points of the vote itself.
const HEAD_POINT = /^[+-] ?1(?=\s)/u;
const TAIL_POINT = /\s[+-] ?1$/u;
const PEELS = [HEAD_POINT, LEAD, HEAD_MARK, SMILE, TAIL_POINT, TAIL, TAIL_MARK, HEAD_BRACKET, TAIL_BRACKET];

/**
 * The text and what is left of it as lead-ins, tails and marks are taken away one by one, longest first: «голос: против
 * Васи!», «: против Васи!», … «Васи». Every stage is offered because a nick may itself begin with such a word («За
 * Родину») or with a mark («[Дон]»). The last stage is '' when the text was lead-ins only.
 */
export function peeled(text: string): string[] {
  let rest = text.trim();
  const stages = [rest];
  for (;;) {
    const flat = even(rest);
    const peel = PEELS.map((pattern) => pattern.exec(flat)).find((found) => found?.[0]);
    if (!peel) return stages;
    rest = (peel.index === 0 ? rest.slice(peel[0].length) : rest.slice(0, peel.index)).trim();
    stages.push(rest);
  }
}

/** What is left after everything that is not a name was taken away; '' when the text was lead-ins only. */
export const core = (text: string): string => peeled(text).at(-1) ?? '';

/** «[Вася] свой», right behind the name only: «меняю свой голос» is no defence. */
const OURS_AFTER = /^\s*[-,]?\s*(?:свой|своя|наш|наша)(?!\p{L})/iu;
/** The name is part of another thought: «как Вася», «вместе с Васей», «[Вася] сказал». */
export const BESIDE_BEFORE =
  /(?<!\p{L})(?:как|вместе\s+со?|вслед\s+за|следом\s+за|вместо|у|от|после|перед|про|об?|из-за|благодаря|согласно|слов[оа]|мнение)\s*["'«]?$/iu;
export const BESIDE_AFTER =
  /^\s*(?:же\s+|тоже\s+|правильно\s+|верно\s+)?(?:сказал|говорит|говорил|пишет|писал|написал|думает|считает|спросил|спрашивал|ответил|предлагает|предложил|спас|помог)/iu;
/** What follows takes the vote back: «[Вася]. Хотя нет». */
export const RETRACTED = words('хотя\\s+нет|передумал[аи]?|шучу|шутка|снимаю|не\\s+считается');

export type WordSense = 'against' | 'for' | 'za' | null;

/** Which side the words around a name take: `za` is the two-faced «за» right before it (forms 47–49). */
export function sense(head: string, tail: string): WordSense {
  const both = `${head} \u0000 ${tail}`;
  if (AGAINST_EXECUTION.test(head)) return 'for';
  if (FOR_EXECUTION.test(head)) return 'against';
  if (/\+ ?1/u.test(both) || /(?<!\p{L})син(?:ий|им)(?!\p{L})/iu.test(head)) return 'for';
  if (/(?<!\p{L})красн(?:ый|ым)(?!\p{L})/iu.test(head)) return 'against';
  if (OURS_AFTER.test(tail) || SPARE.test(both) || NOT_EXECUTE.test(both)) return 'for';
  if (EXECUTE.test(both)) return 'against';
  return FOR_AT_END.test(head) ? 'za' : null;
}

export type Spoken = 'abstain' | 'all' | 'extend' | 'same' | 'pronoun' | null;

/** What a text without a name says. */
export function spoken(text: string): Spoken {
  const flat = even(text);
  if (ABSTAIN.test(flat.replace(/[\s"'«».,:;!()#*-]+$/u, '').replace(/^[\s"'«»#*(-]+/u, ''))) return 'abstain';
  if (ABSTAIN.test(core(flat))) return 'abstain';
  if (AGAINST_ALL.test(flat)) return 'all';
  if (EXTEND.test(flat)) return 'extend';
  if (PLUS_ONE.test(flat) || SAME.test(flat)) return 'same';
  return PRONOUN.test(flat) ? 'pronoun' : null;
}
