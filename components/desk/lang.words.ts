import type { Phrase } from '../../engine/words';

export const words = { name: { ru: 'Прокуратор', en: 'Prokurator' } } satisfies Record<string, Phrase>;
