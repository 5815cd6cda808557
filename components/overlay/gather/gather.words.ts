import type { Phrase, Plural } from '../../../engine/words';

/** «Собрать тему»: the other pages of the topic read one by one, what stopped it and what to do then. */
export const gather = {
  start: { ru: 'Собрать тему', en: 'Collect the topic' },
  again: { ru: 'Проверить, что изменилось', en: 'Look for changes' },
  hint: {
    ru: 'Остальные страницы читаются по одной, примерно раз в секунду',
    en: 'The other pages are read one by one, about one a second',
  },
  name: { ru: 'Сбор темы', en: 'Collecting the topic' },
  page: { ru: 'Читаю страницу {page}. Готово {done} из {total}', en: 'Reading page {page}. {done} of {total} done' },
  'next-page': { ru: 'Читаю дальше. Готово {done} из {total}', en: 'Reading on. {done} of {total} done' },
  left: {
    ru: ['осталась примерно {n} секунда', 'осталось примерно {n} секунды', 'осталось примерно {n} секунд'],
    en: ['about {n} second left', 'about {n} seconds left'],
  },
  waiting: { ru: 'Форум просил подождать: ещё {n} с', en: 'The forum asked to wait: {n} s more' },
  stop: { ru: 'Остановить', en: 'Stop' },
  resume: { ru: 'Продолжить', en: 'Go on' },
  anew: { ru: 'Проверить всё заново', en: 'Check everything anew' },
  stopped: { ru: 'Остановлено. Готово {done} из {total}', en: 'Stopped. {done} of {total} done' },
  done: {
    ru: 'Тема собрана: страниц {total}. {fresh}, {changed}',
    en: 'The topic is collected, pages: {total}. {fresh}, {changed}',
  },
  gaps: {
    ru: 'Собрано страниц: {done} из {total}. {fresh}, {changed}',
    en: 'Pages collected: {done} of {total}. {fresh}, {changed}',
  },
  fresh: {
    ru: ['{n} новый пост', '{n} новых поста', '{n} новых постов'],
    en: ['{n} new post', '{n} new posts'],
  },
  changed: {
    ru: ['{n} пост изменён', '{n} поста изменены', '{n} постов изменены'],
    en: ['{n} post changed', '{n} posts changed'],
  },
  missing: { ru: 'Не прочитано:', en: 'Not read:' },
  'this-page': { ru: 'страница {page}', en: 'page {page}' },
  'some-page': { ru: 'одна из страниц', en: 'one of the pages' },
  'not-found': { ru: '{page}: форум ответил, что её нет', en: '{page}: the forum says it does not exist' },
  'no-posts': {
    ru: '{page}: форум прислал сообщение вместо постов',
    en: '{page}: the forum sent a message instead of posts',
  },
  'no-address': {
    ru: '{page}: её адреса нет ни на одной прочитанной странице, откройте её сами',
    en: '{page}: no page read so far prints its address, open it yourself',
  },
  login: {
    ru: 'Форум просит войти. Войдите в этой вкладке или в соседней и нажмите «Продолжить»',
    en: 'The forum asks to log in. Log in here or in another tab and press “Go on”',
  },
  'no-access': {
    ru: 'Форум не пускает на эту страницу. Откройте её сами: если она видна, нажмите «Продолжить»',
    en: 'The forum does not let in here. Open the page yourself: if you see it, press “Go on”',
  },
  captcha: {
    ru: 'Форум проверяет, человек ли это. Откройте любую страницу темы, пройдите проверку и нажмите «Продолжить»',
    en: 'The forum checks whether you are human. Open any page of the topic, pass the check and press “Go on”',
  },
  elsewhere: {
    ru: 'Вместо страницы этой темы форум показал другую. Обновите страницу: тему могли перенести',
    en: 'The forum showed something else than this topic. Reload the page: the topic may have been moved',
  },
  busy: {
    ru: 'Форум просит не спешить (подождать {n} с). Прочитанное сохранено, «Продолжить» подождёт сколько нужно',
    en: 'The forum asks to slow down (wait {n} s). What was read is kept, “Go on” will wait as long as it takes',
  },
  error: {
    ru: 'На форуме ошибка {status}. Подождите и нажмите «Продолжить»',
    en: 'The forum has an error, {status}. Wait a little and press “Go on”',
  },
  offline: {
    ru: 'Страница не загрузилась: нет связи, или форум увёл на другой сайт. Проверьте и нажмите «Продолжить»',
    en: 'The page did not load: no connection, or the forum led to another site. Check it and press “Go on”',
  },
  late: {
    ru: 'Форум долго не отвечает. Нажмите «Продолжить» позже',
    en: 'The forum does not answer. Press “Go on” later',
  },
  nothing: {
    ru: 'Форум несколько раз подряд ответил без постов. Откройте тему сами и посмотрите, что он говорит',
    en: 'The forum answered several times without posts. Open the topic yourself and see what it says',
  },
} as const satisfies Record<string, Phrase | Plural>;
