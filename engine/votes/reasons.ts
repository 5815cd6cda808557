import type { Phrase, Slots } from '../words';
import type { Reason } from './ballot';

/** Every reason a ballot can have, in words. Slots: `name` a player, `post` a post id, `raw` the player's own text. */
const PHRASES = {
  // What makes it count.
  counts: { ru: 'голос засчитан', en: 'the vote counts' },
  'decided-count': { ru: 'ведущий решил засчитать: {name}', en: 'the host decided to count it: {name}' },
  'on-behalf': { ru: 'голос за другого игрока, внесён ведущим', en: "another player's vote, entered by the host" },
  withdrawn: { ru: 'голос снят, дальше голоса нет', en: 'the vote is withdrawn, from here on there is none' },
  abstained: { ru: 'отказ от голосования', en: 'declines to vote' },
  'dead-cancels': {
    ru: '{name} не в игре: по правилам этой игры прежний голос отменён',
    en: '{name} is not in play: by the rules of this game the earlier vote is cancelled',
  },

  // What was replaced.
  replaced: { ru: 'позже отдан другой голос', en: 'a later vote was given' },
  'replaced-in-post': {
    ru: 'ниже в этом же посте есть ещё один голос',
    en: 'there is another vote further down in this post',
  },
  'withdrawn-later': { ru: 'голос позже снят', en: 'the vote was withdrawn later' },

  // Who may not vote, and when.
  stranger: { ru: '{name} не в списке игроков', en: '{name} is not on the roster' },
  'no-author': { ru: 'у поста нет автора', en: 'the post has no author' },
  'dead-voter': { ru: '{name} выбыл и не голосует', en: '{name} is out of the game and has no vote' },
  silenced: { ru: '{name} сегодня без голоса', en: '{name} has no vote today' },
  'before-start': { ru: 'до начала дня', en: 'before the day began' },
  late: { ru: 'после окончания голосования', en: 'after the voting closed' },
  locked: {
    ru: 'прежний голос отдан окончательно, менять нельзя',
    en: 'the earlier vote was final and cannot be changed',
  },
  'no-more-changes': {
    ru: 'смены голоса исчерпаны (можно {limit}), считается прежний',
    en: 'no changes left ({limit} allowed), the earlier vote stands',
  },
  'needs-phrase': {
    ru: 'смена без слов «меняю голос на…» не считается',
    en: 'a change without “I change my vote to…” does not count',
  },
  repeat: { ru: 'повтор того же голоса: считается первый', en: 'the same vote again: the first one counts' },
  'nothing-to-withdraw': { ru: 'снимать нечего: голоса нет', en: 'nothing to withdraw: there is no vote' },

  // Whom one may not vote for.
  'dead-target': {
    ru: '{name} выбыл: голос не действует, прежний остаётся',
    en: '{name} is out: the vote is void, the earlier one stands',
  },
  'host-target': {
    ru: '{name} — ведущий, не игрок: голос не действует',
    en: '{name} is the host, not a player: the vote is void',
  },
  'self-vote-void': { ru: 'голос против самого себя не засчитывается', en: 'a vote on oneself does not count' },
  'not-nominee': { ru: '{name} не выдвинут: голос не действует', en: '{name} is not nominated: the vote is void' },
  untouchable: { ru: 'против {name} сегодня не голосуют', en: 'nobody may vote on {name} today' },
  'against-all': { ru: '«против всех» правилами не предусмотрено', en: 'the rules know no “against all”' },
  'not-a-player': { ru: 'это не голос против игрока', en: 'this is no vote on a player' },
  'change-from': { ru: 'прежний голос назван при смене', en: 'the old vote, named while changing it' },
  struck: { ru: 'зачёркнуто', en: 'struck out' },
  'no-name': { ru: 'цветной текст без имени игрока', en: 'coloured text without a player’s name' },
  'no-blue': { ru: 'голосов «за» в этой игре нет', en: 'this game has no votes for a player' },

  // Nominations.
  'nominator-dead': { ru: '{name} выбыл и не выдвигает', en: '{name} is out and may not nominate' },
  'nominated-late': { ru: 'выдвижение после начала голосования', en: 'nominated after the voting began' },
  'nominated-host': { ru: '{name} — ведущий: выдвинуть нельзя', en: '{name} is the host and cannot be nominated' },
  'nominated-unknown': { ru: '{name} не в списке игроков', en: '{name} is not on the roster' },
  'nominated-self': { ru: 'себя выдвинуть нельзя', en: 'nobody may nominate himself' },
  'nominated-dead': { ru: '{name} выбыл', en: '{name} is out of the game' },
  'nominated-twice': { ru: 'второе выдвижение за день', en: 'a second nomination on one day' },
  nominated: { ru: 'выдвижение принято', en: 'the nomination stands' },
  'nomination-unsure': {
    ru: 'похоже на выдвижение, но сказано неясно',
    en: 'may be a nomination, it is not said clearly',
  },
  'nomination-back': {
    ru: 'отзывает выдвижение: правила об этом молчат, решает ведущий',
    en: 'takes the nomination back: the rules are silent, the host decides',
  },
  'is-nomination': { ru: 'это выдвижение, а не голос', en: 'it is a nomination, not a vote' },

  // Edits.
  'edited-void': {
    ru: 'пост правлен: по правилам игры голос не действует',
    en: 'the post was edited: by the rules the vote is void',
  },
  'edited-in': {
    ru: 'голос вписан правкой; в первоначальном тексте его не было',
    en: 'the vote was edited in; the original text had none',
  },
  'edited-first': {
    ru: 'пост правлен: считается первоначальный текст',
    en: 'the post was edited: the original text counts',
  },
  'edited-latest': {
    ru: 'пост правлен: считается то, что стоит сейчас',
    en: 'the post was edited: what stands now counts',
  },
  'edited-unseen': {
    ru: 'пост правлен, первоначальный текст неизвестен: примите правку или впишите его',
    en: 'the post was edited and its original was never seen: accept the edit or type it in',
  },
  'edited-ask': { ru: 'пост правлен: решает ведущий', en: 'the post was edited: the host decides' },
  'edit-accepted': { ru: 'правка принята ведущим', en: 'the host accepted the edit' },
  'original-typed': { ru: 'первоначальный текст вписан ведущим', en: 'the host typed in the original text' },

  // Decisions.
  ignored: { ru: 'ведущий решил не считать', en: 'the host decided to ignore it' },
  'decision-lost': {
    ru: 'решение ведущего называет игрока, которого больше нет в списке',
    en: 'the host’s decision names a player who is no longer on the roster',
  },

  // Doubts.
  'unsure-ink': {
    ru: 'цвет «{colour}» между красным и нет',
    en: 'the colour “{colour}” is neither surely red or blue nor surely not',
  },
  'other-colour': { ru: 'цвет «{colour}» в этой игре не голос', en: 'the colour “{colour}” is no vote in this game' },
  unmarked: { ru: 'похоже на голос, но не выделено', en: 'looks like a vote but is not marked' },
  spoiler: { ru: 'под спойлером', en: 'inside a spoiler' },
  hidden: { ru: 'пост скрыт от читателя', en: 'the post is hidden from the reader' },
  vanished: {
    ru: 'поста больше нет на его странице: удалён, перенесён или скрыт',
    en: 'the post is no longer on its page: deleted, moved or hidden',
  },
  'several-names': { ru: 'названо несколько имён', en: 'several names are given' },
  'unclear-name': { ru: 'имя подходит нескольким игрокам', en: 'the name fits several players' },
  'unknown-name': { ru: 'имя не узнано: «{raw}»', en: 'the name is not recognised: “{raw}”' },
  'name-outside': { ru: 'имя осталось вне выделения', en: 'the name is outside the marked text' },
  'common-word': { ru: '«{raw}» может быть обычным словом', en: '“{raw}” may be an ordinary word' },
  'part-in-phrase': { ru: '«{raw}» во фразе может и не быть именем', en: '“{raw}” in a phrase may be no name' },
  told: { ru: 'похоже на чужой голос или подсчёт', en: 'looks like a count or somebody else’s vote' },
  question: { ru: 'это вопрос', en: 'it is a question' },
  conditional: { ru: 'сказано с условием', en: 'it is said under a condition' },
  future: { ru: 'сказано о будущем', en: 'it is about the future' },
  past: { ru: 'сказано о прошлом голосе', en: 'it tells of an earlier vote' },
  negated: { ru: 'рядом стоит отрицание', en: 'there is a negation beside the name' },
  'red-spare': { ru: 'красный цвет, а слова в защиту', en: 'the colour is red, the words are in defence' },
  'blue-against': { ru: 'синий цвет, а слова против', en: 'the colour is blue, the words are against' },
  'long-text': { ru: 'выделен длинный текст целиком', en: 'the whole of a long text is marked' },
  talk: { ru: 'имя названо в разговоре', en: 'the name is mentioned in talk' },
  'same-as': { ru: 'имя не названо («{raw}»)', en: 'no name is given (“{raw}”)' },
  pronoun: { ru: 'местоимение вместо имени («{raw}»)', en: 'a pronoun instead of a name (“{raw}”)' },
  'abstain-unknown': {
    ru: 'отказ от голоса («{raw}»): правила такого не знают',
    en: 'declines to vote (“{raw}”): the rules have no such thing',
  },
  'vote-without-name': { ru: 'сказано о голосе, а имени нет', en: 'it speaks of a vote but gives no name' },
  'unclear-withdrawal': { ru: 'возможно, голос снят', en: 'the vote may be withdrawn' },
  'command-or-nick': { ru: '«{raw}» — и ник, и слово голосования', en: '“{raw}” is both a nick and a voting word' },
  'border-minute': {
    ru: 'часы форума без секунд, а пост в минуту границы',
    en: 'the clock shows no seconds and the post is in the border minute',
  },
  glued: {
    ru: 'форум склеил посты, не ясно, до или после границы дня написан голос',
    en: 'the forum glued posts together, it is not clear on which side of the border the vote was written',
  },
  'no-time': { ru: 'время поста неизвестно', en: 'the time of the post is unknown' },
  'host-assumed': {
    ru: '{name}, видимо, ведущий: список игроков не задан',
    en: '{name} is probably the host: no roster is given',
  },
  'death-post': {
    ru: 'не видно, до или после гибели игрока {name} написан пост',
    en: 'cannot tell whether the post was written before or after {name} died',
  },
  'border-post': {
    ru: 'не видно, до или после поста-границы',
    en: 'cannot tell on which side of the border post it lies',
  },
  'border-time': { ru: 'граница дня задана непонятно', en: 'the border of the day cannot be read' },
  'two-seats': { ru: 'два игрока с таким именем автора', en: 'two players have this author’s name' },
  'nominees-unknown': { ru: 'список выдвинутых не задан', en: 'the list of the nominated is not given' },
  'depends-on-doubt': { ru: 'зависит от сомнительного голоса выше', en: 'depends on a doubtful vote above' },

  // What was assumed, and marks.
  'last-of-several': {
    ru: 'несколько голосов в посте: считается последний',
    en: 'several votes in the post: the last one counts',
  },
  'later-doubt': {
    ru: 'позже есть сомнительный голос; пока он не решён, считается этот',
    en: 'a doubtful vote came later; until it is settled this one counts',
  },
  'later-void': { ru: 'позже был недействительный голос', en: 'a void vote came later' },
  moot: { ru: 'позже есть ясный голос, решать не обязательно', en: 'a clear vote came later, nothing needs deciding' },
  'from-phrase': { ru: 'имя взято из фразы', en: 'the name is taken from a phrase' },
  'half-marked': {
    ru: 'выделена часть имени, прочитано «{raw}»',
    en: 'only a part of the name is marked, read as “{raw}”',
  },
  'za-in-red': { ru: '«за» красным прочитано как «за казнь»', en: 'red “за” is read as “for the execution”' },
  'self-vote': { ru: 'голос за себя или против себя', en: 'a vote on oneself' },
  early: { ru: 'досрочно', en: 'early' },
  final: { ru: 'окончательно', en: 'final' },
  'wrong-unvote': {
    ru: 'снимает голос с {name}, хотя голос был не там',
    en: 'withdraws from {name}, though the vote was elsewhere',
  },
  predecessor: { ru: 'голос прежнего игрока на этом месте', en: 'a vote of the former player of this seat' },
  'said-plainly': { ru: 'сказано без выделения', en: 'said without a mark' },
  number: { ru: 'по номеру в списке: {name}', en: 'by the number on the roster: {name}' },
} satisfies Record<string, Phrase>;

export type ReasonCode = keyof typeof PHRASES;

/** A reason with its words. */
export const because = (code: ReasonCode, slots: Slots = {}): Reason => ({ code, phrase: PHRASES[code], slots });
