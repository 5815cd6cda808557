import type { Phrase } from '../../engine/words';

export const log = {
  show: { ru: 'Показать', en: 'Show' },
  all: { ru: 'Все голоса', en: 'All votes' },
  counts: { ru: 'Считаются', en: 'Counting' },
  rest: { ru: 'Не считаются', en: 'Not counting' },
  posts: { ru: 'Все посты страницы', en: 'All posts of the page' },
  find: { ru: 'Имя или текст', en: 'Name or text' },
  none: { ru: 'Ничего не найдено', en: 'Nothing found' },
} as const satisfies Record<string, Phrase>;
