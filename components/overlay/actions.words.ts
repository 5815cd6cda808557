import type { Phrase, Plural } from '../../engine/words';

/** What came of a wish of the user, or why nothing did. */
export const act = {
  saved: { ru: 'Сохранено', en: 'Saved' },
  undone: { ru: 'Решение отменено', en: 'Decision undone' },
  redone: { ru: 'Решение возвращено', en: 'Decision restored' },
  copied: { ru: 'Скопировано', en: 'Copied' },
  'not-copied': { ru: 'Браузер не дал скопировать', en: 'The browser refused to copy' },
  inserted: {
    ru: 'Вставлено в поле ответа. Отправить можете только вы',
    en: 'Put into the reply box. Sending it is up to you',
  },
  'no-box': {
    ru: 'Простого поля ответа здесь нет: скопировано, вставьте сами',
    en: 'There is no plain reply box here: copied, paste it yourself',
  },
  gone: {
    ru: 'Расширение обновилось или выключено: обновите страницу. Подсчёт ниже верен на этот момент',
    en: 'The extension was updated or switched off: reload the page. The count below is right up to now',
  },
  refused: { ru: 'Расширение отказало этой странице', en: 'The extension refused this page' },
  malformed: { ru: 'Не принято: неверное поле {field}', en: 'Not accepted: wrong field {field}' },
  'unknown-thread': { ru: 'Тема не записана: обновите страницу', en: 'Unknown topic: reload the page' },
  'no-game': {
    ru: 'Сначала заведите игру: кнопка «Состав и правила»',
    en: 'Set up the game first: “Roster and rules”',
  },
  'storage-full': { ru: 'Не сохранено: память браузера полна', en: 'Not saved: the browser’s storage is full' },
  newer: { ru: 'Данные записаны новой версией расширения', en: 'The data was written by a newer version' },
  browser: { ru: 'Браузер не даёт расширению память', en: 'The browser denies the extension storage' },
  'no-answer': {
    ru: 'Расширение не ответило, попробуйте ещё раз. Подсчёт ниже верен на прошлый раз',
    en: 'The extension did not answer, try again. The count below is the last one',
  },
  'damaged-record': {
    ru: 'Запись повреждена ({table}) и отложена, подсчёт идёт без неё',
    en: 'A record is damaged ({table}) and set aside, the count goes on without it',
  },
  unreadable: {
    ru: 'Часть страницы не удалось прочитать: подсчёт неполон',
    en: 'A part of the page could not be read: the count is incomplete',
  },
  news: {
    ru: ['{n} новый голос', '{n} новых голоса', '{n} новых голосов'],
    en: ['{n} new vote', '{n} new votes'],
  },
  'new-votes': { ru: '{votes}', en: '{votes}' },
  'new-doubts': { ru: '{votes}, из них ждут решения: {doubts}', en: '{votes}, waiting for a decision: {doubts}' },
  dismiss: { ru: 'Убрать сообщение', en: 'Dismiss the message' },
} as const satisfies Record<string, Phrase | Plural>;
