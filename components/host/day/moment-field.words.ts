import type { Phrase } from '../../../engine/words';

export const words = {
  now: { ru: 'сейчас', en: 'now' },
  nowOf: { ru: 'Сейчас: {what}', en: 'Now: {what}' },
} satisfies Record<string, Phrase>;
