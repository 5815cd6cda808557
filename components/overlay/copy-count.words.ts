import type { Phrase } from '../../engine/words';

export const copy = {
  copy: { ru: 'Копировать подсчёт', en: 'Copy the count' },
  reply: { ru: 'В поле ответа', en: 'Into the reply box' },
  as: { ru: 'Вид текста', en: 'Format' },
  by: { ru: 'Порядок', en: 'Order' },
  bbcode: { ru: 'BBCode', en: 'BBCode' },
  html: { ru: 'HTML', en: 'HTML' },
  plain: { ru: 'текст', en: 'plain text' },
  player: { ru: 'по игрокам', en: 'by player' },
  wagon: { ru: 'по обвинениям', en: 'by wagon' },
} as const satisfies Record<string, Phrase>;
