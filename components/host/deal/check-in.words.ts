import type { Phrase } from '../../../engine/words';

export const words = {
  all: { ru: 'Отметились в теме: все {of}.', en: 'Checked in on the topic: all {of}.' },
  some: {
    ru: 'Отметились в теме: {n} из {of}. Ещё нет: {names}.',
    en: 'Checked in on the topic: {n} of {of}. Not yet: {names}.',
  },
  hint: {
    ru: 'По тем страницам темы, которые вы открывали.',
    en: 'By those pages of the topic that you have opened.',
  },
} satisfies Record<string, Phrase>;
