import type { Phrase } from '../../../engine/words';

export const words = {
  none: {
    ru: 'Решений пока нет. Они принимаются на самой теме: нажмите на отметку у голоса.',
    en: 'No decisions yet. They are made on the topic itself: click the mark beside a vote.',
  },
  post: { ru: 'пост {post}', en: 'post {post}' },
  count: { ru: 'считать голосом {side} {seat}', en: 'count as a vote {side} {seat}' },
  ignore: { ru: 'не считать', en: 'ignore' },
  'on-behalf': { ru: 'голос за игрока {voter}: {side} {seat}', en: 'vote of {voter}: {side} {seat}' },
  'accept-edit': { ru: 'принять исправленный текст', en: 'accept the edited text' },
  original: { ru: 'исходный текст: «{text}»', en: 'original text: “{text}”' },
  against: { ru: 'против', en: 'against' },
  for: { ru: 'в защиту', en: 'for' },
  undo: { ru: 'Отменить', en: 'Undo' },
  redo: { ru: 'Вернуть', en: 'Restore' },
  undone: { ru: 'отменено', en: 'undone' },
  unknown: { ru: '(нет в составе)', en: '(not in the roster)' },
} satisfies Record<string, Phrase>;
