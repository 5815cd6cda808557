import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Ходы, которые присылают днём', en: 'Moves that are sent by day' },
  hint: {
    ru: 'Запишите их, когда придут: ночью они уже будут на доске.',
    en: 'Note them as they come: at night they are on the board already.',
  },
} satisfies Record<string, Phrase>;
