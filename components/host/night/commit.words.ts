import type { Phrase } from '../../../engine/words';

export const words = {
  modkill: { ru: 'Вычеркнут: {who}', en: 'Struck out: {who}' },
  disqualified: { ru: 'Дисквалифицирован: {who}', en: 'Disqualified: {who}' },
} satisfies Record<string, Phrase>;
