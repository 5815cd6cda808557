import type { Phrase } from '../../engine/words';

export const versions = {
  first: { ru: 'Было (прочитано {at})', en: 'Was (read {at})' },
  now: { ru: 'Стало', en: 'Is now' },
  nothing: { ru: 'цветного текста нет', en: 'no coloured text' },
  edited: { ru: 'Правка: {by} {at}', en: 'Edited: {by} {at}' },
} as const satisfies Record<string, Phrase>;
