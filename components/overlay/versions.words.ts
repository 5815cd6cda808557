import type { Phrase } from '../../engine/words';

export const versions = {
  first: { ru: 'Было (при первом чтении)', en: 'Was (when first read)' },
  now: { ru: 'Стало', en: 'Is now' },
  nothing: { ru: 'цветного текста нет', en: 'no coloured text' },
  edited: { ru: 'Правка: {by} {at}', en: 'Edited: {by} {at}' },
} as const satisfies Record<string, Phrase>;
