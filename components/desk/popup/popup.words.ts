import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  desk: { ru: 'Стол ведущего', en: 'The host’s desk' },
  asking: { ru: 'Смотрю, что на странице…', en: 'Looking at the page…' },
  closedTitle: { ru: 'Сюда расширению нельзя', en: 'Extensions may not enter here' },
  closed: {
    ru: 'Это страница браузера или магазина дополнений. Откройте тему форума и нажмите значок ещё раз.',
    en: 'This is a page of the browser or of its store. Open a forum topic and press the icon again.',
  },
  noThreadTitle: { ru: 'Здесь нет темы форума', en: 'No forum topic here' },
  noThread: {
    ru: 'Откройте саму тему, где идёт игра (не список тем), дождитесь загрузки и нажмите значок ещё раз.',
    en: 'Open the topic the game is played in (not the list of topics), let it load and press the icon again.',
  },
  engines: {
    ru: 'Если это тема, движок форума пока не знаком: покажите, где здесь посты. Знакомы phpBB, MyBB, mybb.ru, SMF, FluxBB, PunBB, vBulletin, XenForo, IP.Board и Invision, Forumotion, uCoz, Discourse, NodeBB.',
    en: 'If it is a topic, its forum engine is not known yet: show where the posts are. Known are phpBB, MyBB, mybb.ru, SMF, FluxBB, PunBB, vBulletin, XenForo, IP.Board and Invision, Forumotion, uCoz, Discourse, NodeBB.',
  },
  pick: { ru: 'Показать, где здесь посты', en: 'Show where the posts are' },
  pickHint: {
    ru: 'Несколько щелчков по странице: пост, имя, текст. Для этого сайта запомнится',
    en: 'A few clicks on the page: a post, a name, a text. It is remembered for this site',
  },
  pickInstead: { ru: 'Посты прочитаны неверно? Показать их', en: 'Posts read wrongly? Show them' },
  pickAgain: { ru: 'Изменить, как читается этот форум', en: 'Change how this forum is read' },
  page: { ru: 'страница {page} из {pages}', en: 'page {page} of {pages}' },
  count: { ru: 'Посчитать эту тему', en: 'Count this topic' },
  countHint: { ru: 'Один раз, без постоянного доступа', en: 'Once, without lasting access' },
  follow: { ru: 'Вести игру в этой теме', en: 'Host the game in this topic' },
  followHint: {
    ru: 'Браузер спросит доступ к {site}; подсчёт будет открываться сам',
    en: 'The browser will ask for {site}; the count will open by itself',
  },
  into: { ru: 'Игра', en: 'Game' },
  newGame: { ru: 'Новая игра', en: 'New game' },
  watched: { ru: 'Игра «{game}» ведётся в этой теме', en: 'The game “{game}” is hosted in this topic' },
  revoked: {
    ru: 'Доступ к {site} отозван: подсчёт не открывается сам. Игра и решения сохранены.',
    en: 'Access to {site} was revoked: the count does not open by itself. The game and the decisions are kept.',
  },
  giveBack: { ru: 'Вернуть доступ', en: 'Give access again' },
  denied: {
    ru: 'Без доступа подсчёт сам не откроется. Считать по кнопке можно и так.',
    en: 'Without access the count cannot open by itself. You can still count with the button.',
  },
  roster: { ru: 'Состав, день и правила', en: 'Roster, day and rules' },
  games: { ru: 'Мои игры', en: 'My games' },
  side: { ru: 'Открыть сбоку', en: 'Open at the side' },
  tab: { ru: 'Открыть во вкладке', en: 'Open in a tab' },
  replyHere: {
    ru: 'Если это форма ответа, подсчёт можно вставить в её поле. Отправляете вы сами.',
    en: 'If this is a form to reply in, the count can be put into its field. Sending it is up to you.',
  },
  replyOf: { ru: 'В поле ответа: {title}', en: 'Into the reply box: {title}' },
  noBox: {
    ru: 'Простого поля ответа здесь нет: подсчёт скопирован, вставьте сами',
    en: 'There is no plain reply box here: the count is copied, paste it yourself',
  },
  notCopied: { ru: 'Браузер не дал скопировать', en: 'The browser refused to copy' },
  notShown: {
    ru: 'Страница не ответила. Обновите её и нажмите значок ещё раз.',
    en: 'The page did not answer. Reload it and press the icon again.',
  },
} satisfies Record<string, Phrase>;

export const posts: Plural = { ru: ['{n} пост', '{n} поста', '{n} постов'], en: ['{n} post', '{n} posts'] };
export const authors: Plural = { ru: ['{n} автор', '{n} автора', '{n} авторов'], en: ['{n} author', '{n} authors'] };
