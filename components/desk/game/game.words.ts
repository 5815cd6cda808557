import type { Phrase } from '../../../engine/words';

export const words = {
  back: { ru: 'Все игры', en: 'All games' },
  title: { ru: 'Название игры', en: 'Title of the game' },
  tabs: { ru: 'Разделы игры', en: 'Parts of the game' },
  players: { ru: 'Игроки', en: 'Players' },
  day: { ru: 'День', en: 'Day' },
  rules: { ru: 'Правила', en: 'Rules' },
  host: { ru: 'Ведение', en: 'Hosting' },
  decisions: { ru: 'Решения', en: 'Decisions' },
  threads: { ru: 'Темы', en: 'Topics' },
  gone: { ru: 'Этой игры больше нет.', en: 'This game is gone.' },
  undo: { ru: 'Отменить', en: 'Undo' },
} satisfies Record<string, Phrase>;

/** What «Отменить» would take back. */
export const undone = {
  'seat-remove': { ru: 'Удалено место «{about}»', en: 'Seat “{about}” removed' },
  replace: { ru: 'Замена игрока «{about}»', en: '“{about}” replaced' },
  roster: { ru: 'Новый состав', en: 'New roster' },
  preset: { ru: 'Другой набор правил', en: 'Another set of rules' },
  reset: { ru: 'Правило по умолчанию', en: 'Rule back to default' },
  'next-day': { ru: 'Следующий день', en: 'Next day' },
  confirm: { ru: 'Подтверждение состава', en: 'Roster confirmation' },
  many: { ru: 'Несколько изменений', en: 'Several changes' },
  title: { ru: 'Название', en: 'Title' },
  override: { ru: 'Правило', en: 'Rule' },
  seat: { ru: 'Изменение места «{about}»', en: 'Change of seat “{about}”' },
  'seat-put': { ru: 'Новое место', en: 'New seat' },
  'seat-move': { ru: 'Порядок мест', en: 'Order of seats' },
  hosts: { ru: 'Список ведущих', en: 'List of hosts' },
  day: { ru: 'День', en: 'Day' },
  finished: { ru: 'Игра закончена', en: 'Game finished' },
} satisfies Record<string, Phrase>;
