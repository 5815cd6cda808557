import type { Phrase } from '../../engine/words';

export const standings = {
  player: { ru: 'Игрок', en: 'Player' },
  against: { ru: 'Против', en: 'Against' },
  for: { ru: 'За', en: 'For' },
  penalty: { ru: 'Штраф', en: 'Penalty' },
  total: { ru: 'Итог', en: 'Total' },
  caption: { ru: 'Подсчёт голосов, худшие сверху', en: 'Vote count, worst first' },
  empty: { ru: 'Голосов пока нет', en: 'No votes yet' },
  counting: { ru: 'Считаю…', en: 'Counting…' },
  to: { ru: '{voter}: {side} {player}, к посту', en: '{voter}: {side} {player}, go to the post' },
  last: { ru: '{player}: к последнему голосу', en: '{player}: go to the newest vote' },
  provisional: {
    ru: 'предварительно: день идёт или прочитано не всё',
    en: 'provisional: the day goes on or not all is read',
  },
} as const satisfies Record<string, Phrase>;
