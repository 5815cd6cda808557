import type { Phrase } from '../../../engine/words';

export const words = {
  public: { ru: 'Публичный подсчёт', en: 'The public count' },
  publicHint: {
    ru: 'Так может посчитать любой читатель темы. Публиковать можно только его.',
    en: 'Any reader of the thread can count so. Only this one may be published.',
  },
  true: { ru: 'Истинный подсчёт — только для вас', en: 'The true count — for you only' },
  trueHint: {
    ru: 'С тайным весом голосов и тайно лишёнными голоса. По нему выносится вердикт; цифры не публикуются.',
    en: 'With the secret weights and the secretly lost votes. The verdict goes by it; its figures are not published.',
  },
  player: { ru: 'Игрок', en: 'Player' },
  against: { ru: 'Против', en: 'Against' },
  for: { ru: 'За', en: 'For' },
  penalty: { ru: 'Штраф', en: 'Penalty' },
  total: { ru: 'Итог', en: 'Total' },
  voters: { ru: 'Голоса', en: 'Votes' },
  silenced: { ru: 'Без голоса: {who}', en: 'Without a vote: {who}' },
  absent: { ru: 'Не проголосовали: {who}', en: 'Have not voted: {who}' },
  again: { ru: '{name} ({n}-й прогул за игру)', en: '{name} (miss no. {n} of the game)' },
  doubts: {
    ru: 'Сомнительных голосов: {n}. Решите их в теме или на вкладке «Решения».',
    en: 'Doubtful votes: {n}. Decide them on the thread or on the tab “Decisions”.',
  },
  noThread: {
    ru: 'У игры ещё нет темы, или её никто не открывал: считать нечего. Откройте тему игры и нажмите «Считать» или укажите приговор сами.',
    en: 'The game has no thread yet, or nobody has opened it: there is nothing to count. Open the thread and press “Count”, or name the verdict yourself.',
  },
  empty: { ru: 'Голосов пока нет.', en: 'No votes yet.' },
} satisfies Record<string, Phrase>;
