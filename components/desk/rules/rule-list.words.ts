import type { VotePolicy } from '../../../engine/votes/policy';
import type { Phrase } from '../../../engine/words';

type Field = Exclude<keyof VotePolicy, 'zone'>;

/** Name of each voting rule and what it decides. */
export const labels = {
  mark: { ru: 'Что делает ник голосом', en: 'What makes a nick a vote' },
  inks: { ru: 'Цвета голоса «против»', en: 'Colours of a vote against' },
  unmarked: { ru: 'Ник без пометки', en: 'A nick without the mark' },
  votesFor: { ru: 'Голоса в защиту (синие)', en: 'Votes for (blue)' },
  changes: { ru: 'Перемена голоса', en: 'Changing the vote' },
  edits: { ru: 'Исправленные посты', en: 'Edited posts' },
  selfVote: { ru: 'Голос против себя', en: 'Voting against oneself' },
  deadTarget: { ru: 'Голос за выбывшего или незнакомого', en: 'Vote for the dead or the unknown' },
  absentPenalty: { ru: 'Очки за прогул', en: 'Points for not voting' },
  silenced: { ru: 'Лишённый голоса', en: 'A silenced player' },
  clock: { ru: 'Точность дедлайна', en: 'Precision of the deadline' },
  tie: { ru: 'Ничья', en: 'A tie' },
  minimum: { ru: 'Минимум для казни', en: 'Minimum to hang' },
  nomineesOnly: { ru: 'Только за выдвинутых', en: 'Nominees only' },
  rosterNumbers: { ru: 'Номер вместо ника', en: 'Number instead of a nick' },
  abstain: { ru: '«Пас», «воздерживаюсь»', en: '“Pass”, “abstain”' },
  final: { ru: '«Окончательно»', en: '“Final”' },
} satisfies Record<Field, Phrase>;

export const why = {
  mark: { ru: 'Как в этой игре отличают голос от разговора.', en: 'How this game tells a vote from talk.' },
  inks: {
    ru: 'Через запятую: red, blue, any (любой) или цвет, как он пишется на форуме. Нужны, когда голос — одним цветом.',
    en: 'Comma between them: red, blue, any, or a colour as the forum writes it. Used when votes have one colour.',
  },
  unmarked: {
    ru: 'Похоже на голос, но не выделено так, как принято.',
    en: 'It looks like a vote but is not marked the way the game marks votes.',
  },
  votesFor: { ru: 'Синий ник снимает одно очко.', en: 'A blue nick takes one point off.' },
  changes: {
    ru: 'Сколько раз можно передумать. Считается последний голос.',
    en: 'How often one may change one’s mind. The last vote counts.',
  },
  edits: {
    ru: 'Что считать, если пост поправили после отправки.',
    en: 'What counts when a post was edited after it was sent.',
  },
  selfVote: { ru: 'Можно ли голосовать против самого себя.', en: 'May a player vote against himself.' },
  deadTarget: {
    ru: 'Прежний голос остаётся или пропадает вместе с ошибочным.',
    en: 'The earlier vote stands, or goes together with the wrong one.',
  },
  absentPenalty: {
    ru: 'Прибавляются к итогу того, кто не голосовал: −2 — два очка против, 0 — без наказания.',
    en: 'Added to the total of whoever did not vote: −2 is two points against him, 0 no penalty.',
  },
  silenced: { ru: 'Его голос не считается и прогула нет.', en: 'His vote does not count and he is not absent.' },
  clock: {
    ru: 'С чем сравнивать время поста. Ровно в дедлайн — уже поздно.',
    en: 'What the time of a post is compared with. At the deadline is late.',
  },
  tie: { ru: 'Кого казнят, если голосов поровну.', en: 'Who hangs when the votes are equal.' },
  minimum: { ru: 'Меньше этого — не казнят никого.', en: 'With fewer than this nobody hangs.' },
  nomineesOnly: { ru: 'Голос за невыдвинутого не считается.', en: 'A vote for anybody else does not count.' },
  rosterNumbers: {
    ru: '«Против №7» — голос против седьмого по составу.',
    en: '“Against no. 7” is a vote against the seventh.',
  },
  abstain: { ru: 'Считать ли это голосованием без прогула.', en: 'Is it a way to vote without a penalty.' },
  final: { ru: 'Запирает ли такое слово голос.', en: 'Does the word lock the vote.' },
} satisfies Record<Field, Phrase>;

export const options = {
  mark: {
    colour: { ru: 'красный против, синий в защиту', en: 'red against, blue for' },
    'one-colour': { ru: 'один цвет, всегда против', en: 'one colour, always against' },
    bold: { ru: 'жирный', en: 'bold' },
    plain: { ru: 'просто ник', en: 'a plain nick' },
  },
  unmarked: { ask: { ru: 'спросить ведущего', en: 'ask the host' }, void: { ru: 'не голос', en: 'no vote' } },
  edits: {
    first: { ru: 'первый текст', en: 'the first text' },
    void: { ru: 'голос пропадает', en: 'the vote is void' },
    latest: { ru: 'последний текст', en: 'the latest text' },
    ask: { ru: 'спросить ведущего', en: 'ask the host' },
  },
  selfVote: { counts: { ru: 'считается', en: 'counts' }, void: { ru: 'не считается', en: 'void' } },
  deadTarget: {
    void: { ru: 'не считается, прежний остаётся', en: 'void, the earlier one stands' },
    cancels: { ru: 'не считается и отменяет прежний', en: 'void and cancels the earlier one' },
  },
  silenced: {
    zero: { ru: 'ни голоса, ни прогула', en: 'neither vote nor penalty' },
    untouchable: { ru: 'и против него не голосуют', en: 'nor may others vote against him' },
  },
  clock: { second: { ru: 'до секунды', en: 'to the second' }, minute: { ru: 'до минуты', en: 'to the minute' } },
  tie: {
    ask: { ru: 'решает ведущий', en: 'the host decides' },
    nobody: { ru: 'никого', en: 'nobody' },
    all: { ru: 'всех', en: 'all of them' },
    revote: { ru: 'переголосование', en: 'a second vote' },
    'earlier-last-vote': { ru: 'чей последний голос раньше', en: 'whose last vote is earlier' },
    'two-both-three-none': { ru: 'двоих — обоих, троих — никого', en: 'two: both, three: nobody' },
  },
  abstain: { 'no-vote': { ru: 'это прогул', en: 'counts as absence' }, allowed: { ru: 'можно', en: 'allowed' } },
  final: {
    shown: { ru: 'только показать', en: 'only shown' },
    locks: { ru: 'голос больше не меняется', en: 'the vote cannot change any more' },
  },
} satisfies { [F in Field]?: Record<string, Phrase> };

export const words = {
  preset: { ru: 'Набор правил', en: 'Set of rules' },
  flg: { ru: 'FLG: красный против, синий в защиту, −2 за прогул', en: 'FLG: red against, blue for, −2 for absence' },
  prokurator: {
    ru: 'Прокуратор: голосование в отдельной теме, только за выдвинутых',
    en: 'Prokurator: voting in a topic of its own, nominees only',
  },
  changed: { ru: 'Изменено против набора: {n}', en: 'Changed from the set: {n}' },
  resetAll: { ru: 'Вернуть все', en: 'Reset all' },
  byDefault: { ru: 'По умолчанию: {value}.', en: 'Default: {value}.' },
  reset: { ru: '↺ Вернуть', en: '↺ Reset' },
  resetNamed: { ru: '↺ Вернуть: {name}', en: '↺ Reset: {name}' },
  yes: { ru: 'да', en: 'yes' },
  no: { ru: 'нет', en: 'no' },
  unlimited: { ru: 'сколько угодно раз', en: 'any number of times' },
  times: { ru: 'не больше раз: {n}', en: 'at most {n} times' },
  phrase: { ru: 'только словами «меняю голос на…»', en: 'only with the words “I change my vote to…”' },
  changesField: { ru: 'Сколько раз (пусто — сколько угодно)', en: 'How often (empty: any number)' },
  none: { ru: 'нет', en: 'none' },
} satisfies Record<string, Phrase>;
