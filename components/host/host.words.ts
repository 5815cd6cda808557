import type { Phrase } from '../../engine/words';

export const words = {
  start: { ru: 'Вести эту игру: роли, ночи, казни', en: 'Host this game: roles, nights, executions' },
  startHint: {
    ru: 'Роли и ходы хранятся только на этом компьютере, отдельно от темы. Страница форума их не видит.',
    en: 'Roles and orders are kept on this computer only, apart from the topic. The forum page never sees them.',
  },
  needRoster: {
    ru: 'Сначала подтвердите состав на вкладке «Игроки»: места тайной игры — это места состава.',
    en: 'Confirm the roster on the tab “Players” first: the seats of the secret game are the seats of the roster.',
  },
  by: { ru: 'Правила', en: 'Rules' },
  tabs: { ru: 'Разделы тайной игры', en: 'Parts of the secret game' },
  deal: { ru: 'Расклад', en: 'Deal' },
  night: { ru: 'Ночь', en: 'Night' },
  day: { ru: 'День', en: 'Day' },
  letters: { ru: 'Письма', en: 'Letters' },
  house: { ru: 'Прочтения', en: 'Readings' },
  history: { ru: 'История', en: 'History' },
  keep: { ru: 'Копия', en: 'Backup' },
  show: { ru: 'Показать тайное', en: 'Show secrets' },
  hide: { ru: 'Скрыть тайное', en: 'Hide secrets' },
  covered: {
    ru: 'Роли и ходы скрыты. Нажмите «Показать тайное» или F8, когда за экраном никто не следит.',
    en: 'Roles and orders are covered. Press “Show secrets” or F8 when nobody is looking at the screen.',
  },
  /** Number of the last entry on the disk: what is shown here outlives the browser. */
  head: { ru: 'Запись {n} сохранена', en: 'Entry {n} is saved' },
  undo: { ru: 'Отменить', en: 'Undo' },
  redo: { ru: 'Вернуть', en: 'Redo' },
} satisfies Record<string, Phrase>;
