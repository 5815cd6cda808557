import type { Phrase } from '../../engine/words';

export const doubts = {
  none: { ru: 'Сомнений нет', en: 'No doubts' },
  lead: {
    ru: 'Эти голоса не считаются, пока ведущий не решит:',
    en: 'These votes do not count until the host decides:',
  },
} as const satisfies Record<string, Phrase>;
