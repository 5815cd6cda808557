import type { Phrase } from '../../../engine/words';

export const words = {
  none: {
    ru: 'К игре не привязана ни одна тема. Откройте тему на форуме, нажмите значок расширения и выберите эту игру.',
    en: 'No topic belongs to this game yet. Open it on the forum, press the extension’s icon and choose this game.',
  },
  role: { ru: 'Что это за тема: {name}', en: 'What this topic is: {name}' },
  game: { ru: 'игра, голоса в другой теме', en: 'game, votes elsewhere' },
  vote: { ru: 'только голосование', en: 'voting only' },
  both: { ru: 'игра и голосование', en: 'game and voting' },
  watched: { ru: 'открывать подсчёт самому', en: 'open the count by itself' },
  detach: { ru: 'Отвязать', en: 'Detach' },
  detachNamed: { ru: 'Отвязать тему «{name}» от игры', en: 'Detach the topic “{name}” from the game' },
  detached: { ru: 'Тема «{name}» отвязана', en: 'Topic “{name}” detached' },
  undo: { ru: 'Отменить', en: 'Undo' },
  aliases: { ru: 'Прозвища форума {forum}', en: 'Aliases of the forum {forum}' },
  noAliases: {
    ru: 'Пусто. Прозвище запоминается, когда на теме вы отвечаете «это — Вася».',
    en: 'None. An alias is remembered when you answer “this is Vasya” on a topic.',
  },
  inks: { ru: 'Цвета форума {forum}', en: 'Colours of the forum {forum}' },
  noInks: {
    ru: 'Пусто. Сюда попадает ваш ответ о цвете, который не ясно красный и не ясно синий.',
    en: 'None. Your answer about a colour that is neither clearly red nor clearly blue is kept here.',
  },
  red: { ru: 'голос против', en: 'vote against' },
  blue: { ru: 'голос в защиту', en: 'vote for' },
  noVote: { ru: 'не голос', en: 'no vote' },
  forget: { ru: 'Забыть', en: 'Forget' },
  forgetNamed: { ru: 'Забыть «{name}»', en: 'Forget “{name}”' },
  forgotten: { ru: 'Забыто: {name}', en: 'Forgotten: {name}' },
} satisfies Record<string, Phrase>;
