import type { Phrase, Plural } from '../../engine/words';

export const overlay = {
  name: { ru: 'Подсчёт голосов', en: 'Vote count' },
  expand: { ru: 'Развернуть подсчёт голосов', en: 'Expand the vote count' },
  count: { ru: 'Подсчёт', en: 'Count' },
  noPart: {
    ru: 'Браузер больше не пускает расширение на эту страницу. Нажмите значок расширения ещё раз.',
    en: 'The browser lets the extension into this page no more. Press the extension’s button again.',
  },
  doubts: { ru: ['{n} сомнение', '{n} сомнения', '{n} сомнений'], en: ['{n} doubt', '{n} doubts'] },
} as const satisfies Record<string, Phrase | Plural>;
