import type { Phrase } from '../../../engine/words';

export const words = { undo: { ru: 'Отменить', en: 'Undo' } } satisfies Record<string, Phrase>;
