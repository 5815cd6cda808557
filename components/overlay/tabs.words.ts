import type { Phrase } from '../../engine/words';

export const tabs = {
  sections: { ru: 'Разделы', en: 'Sections' },
  doubts: { ru: 'Сомнения', en: 'Doubts' },
  standings: { ru: 'Итог', en: 'Count' },
  absent: { ru: 'Молчат', en: 'Silent' },
  log: { ru: 'Журнал', en: 'Log' },
  decisions: { ru: 'Решения', en: 'Decisions' },
  overview: { ru: 'Обзор', en: 'Overview' },
} as const satisfies Record<string, Phrase>;
