import type { Phrase } from '../../../engine/words';

export const words = {
  never: {
    ru: 'Копии этой игры ещё нет, а ночей и дней сыграно: {n}.',
    en: 'There is no backup of this game yet; nights and days played: {n}.',
  },
  since: {
    ru: 'С последней копии сыграно ночей и дней: {n}.',
    en: 'Nights and days played since the last backup: {n}.',
  },
  make: { ru: 'Сделать копию…', en: 'Make a backup…' },
} satisfies Record<string, Phrase>;
