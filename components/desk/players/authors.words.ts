import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  title: { ru: 'Авторы темы, которых нет в составе', en: 'Authors of the topic who are not in the roster' },
  none: {
    ru: 'Все авторы прочитанных страниц уже в составе или среди ведущих. Откройте остальные страницы темы, чтобы прочитать и их.',
    en: 'All authors of the pages read are in the roster or among the hosts. Open the other pages of the topic to read them too.',
  },
  all: { ru: 'Все', en: 'All' },
  asPlayers: { ru: 'Добавить отмеченных в состав', en: 'Add the checked to the roster' },
  asHosts: { ru: 'Отмеченные — ведущие', en: 'The checked are hosts' },
} satisfies Record<string, Phrase>;

export const posts: Plural = { ru: ['{n} пост', '{n} поста', '{n} постов'], en: ['{n} post', '{n} posts'] };
