import type { Phrase } from '../../../engine/words';

export const words = {
  back: { ru: 'Все игры', en: 'All games' },
  title: { ru: 'Название игры', en: 'Title of the game' },
  tabs: { ru: 'Разделы игры', en: 'Parts of the game' },
  players: { ru: 'Игроки', en: 'Players' },
  day: { ru: 'День', en: 'Day' },
  rules: { ru: 'Правила', en: 'Rules' },
  decisions: { ru: 'Решения', en: 'Decisions' },
  threads: { ru: 'Темы и форум', en: 'Topics and forum' },
  gone: { ru: 'Этой игры больше нет.', en: 'This game is gone.' },
  undo: { ru: 'Отменить', en: 'Undo' },
} satisfies Record<string, Phrase>;

/** What «Отменить» would take back. */
export const undone = {
  'seat-remove': { ru: 'удалено место «{about}»', en: 'seat “{about}” removed' },
  replace: { ru: 'замена игрока «{about}»', en: '“{about}” replaced' },
  roster: { ru: 'новый состав', en: 'new roster' },
  preset: { ru: 'другой набор правил', en: 'another set of rules' },
  reset: { ru: 'правило по умолчанию', en: 'rule back to default' },
  'next-day': { ru: 'следующий день', en: 'next day' },
  confirm: { ru: 'подтверждение состава', en: 'roster confirmation' },
  many: { ru: 'несколько изменений', en: 'several changes' },
  title: { ru: 'название', en: 'title' },
  override: { ru: 'правило', en: 'rule' },
  seat: { ru: 'изменение места «{about}»', en: 'change of seat “{about}”' },
  'seat-put': { ru: 'новое место', en: 'new seat' },
  'seat-move': { ru: 'порядок мест', en: 'order of seats' },
  hosts: { ru: 'список ведущих', en: 'list of hosts' },
  day: { ru: 'день', en: 'day' },
} satisfies Record<string, Phrase>;
