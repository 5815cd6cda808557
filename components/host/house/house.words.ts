import type { Phrase } from '../../../engine/words';

export const words = {
  intro: {
    ru: 'Где правила молчат или спорят сами с собой, решает дом. Здесь — наше прочтение; выберите другое, если в вашей игре иначе.',
    en: 'Where the rules are silent or contradict themselves the house decides. This is our reading; choose another if your game differs.',
  },
  ours: { ru: 'наше прочтение', en: 'our reading' },
  changed: { ru: 'изменено', en: 'changed' },
  find: { ru: 'Найти', en: 'Find' },
  onlyChanged: { ru: 'только изменённые', en: 'changed ones only' },
  none: { ru: 'Ничего не найдено.', en: 'Nothing found.' },
  played: {
    ru: 'Изменится только то, что будет дальше. Сыгранные ночи остались бы другими: {nights}.',
    en: 'Only what comes after changes. These past nights would have come out otherwise: {nights}.',
  },
  same: {
    ru: 'В сыгранных ночах это ничего не изменило бы.',
    en: 'It would have changed nothing in the nights played.',
  },
} satisfies Record<string, Phrase>;
