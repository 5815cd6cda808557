import type { Phrase } from '../../engine/words';

export const decisions = {
  none: { ru: 'Решений пока нет', en: 'No decisions yet' },
  count: { ru: 'считать голосом {side} {target}', en: 'count as a vote {side} {target}' },
  ignore: { ru: 'не считать', en: 'ignore' },
  'on-behalf': { ru: 'голос игрока {voter}: {side} {target}', en: 'a vote of {voter}: {side} {target}' },
  'accept-edit': { ru: 'правка принята', en: 'edit accepted' },
  original: { ru: 'вписан исходный текст: {text}', en: 'original text typed in: {text}' },
  undo: { ru: 'Отменить', en: 'Undo' },
  redo: { ru: 'Вернуть', en: 'Redo' },
  'undo-about': { ru: 'Отменить: {what}', en: 'Undo: {what}' },
  'redo-about': { ru: 'Вернуть: {what}', en: 'Redo: {what}' },
} as const satisfies Record<string, Phrase>;
