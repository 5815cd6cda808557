import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Игра окончена', en: 'The game is over' },
  won: { ru: 'Победа: {side}', en: 'The winner: {side}' },
  wonWith: { ru: 'Победа: {side}; вместе с победителями: {roles}', en: 'The winner: {side}; together with: {roles}' },
  nobody: { ru: 'Победителя нет', en: 'Nobody has won' },
  post: {
    ru: 'Итоговый пост: роли и вся история. Поправьте, скопируйте и выложите в тему.',
    en: 'The final post: roles and the whole story. Correct it, copy it and put it on the thread.',
  },
  best: { ru: 'Лучший игрок', en: 'The best player' },
  nobodyBest: { ru: '— не назван —', en: '— not named —' },
  bestHint: {
    ru: 'Будет назван в итоговом посте; в следующей игре ему предлагается иммунитет в первую ночь.',
    en: 'Named in the final post; in the next game immunity in the first night is offered to him.',
  },
  bestNote: { ru: 'Лучший игрок: {who}', en: 'The best player: {who}' },
  noBest: { ru: 'Лучший игрок не назван', en: 'The best player is not named' },
  rest: { ru: 'Что осталось', en: 'What is left' },
  archived: {
    ru: 'В списке «Мои игры» она теперь среди завершённых.',
    en: 'In the list “My games” it is now among the finished ones.',
  },
  keep: {
    ru: 'Сделайте копию, если хотите сохранить игру, а тайное можно стереть: и то и другое на вкладке «Копия».',
    en: 'Make a backup if you want to keep the game; the secrets can be wiped. Both are on the tab “Backup”.',
  },
  undo: {
    ru: 'Закончена по ошибке — «Отменить» наверху вернёт её на место.',
    en: 'Ended by mistake: “Undo” above puts it back.',
  },
} satisfies Record<string, Phrase>;
