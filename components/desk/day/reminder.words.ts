import type { Phrase } from '../../../engine/words';

export const words = {
  on: { ru: 'Напомнить до конца голосования', en: 'Remind me before the voting ends' },
  minutes: { ru: 'За сколько минут', en: 'How many minutes before' },
  hint: {
    ru: 'Уведомление браузера: название игры и сколько осталось, больше ничего. Придёт, если браузер открыт.',
    en: 'A notification of the browser: the game’s title and the time left, nothing else. It comes while the browser is running.',
  },
  denied: {
    ru: 'Браузер не разрешил уведомления, поэтому напоминания не будет. Разрешите их и включите ещё раз.',
    en: 'The browser has not allowed notifications, so there will be no reminder. Allow them and switch it on again.',
  },
  noDeadline: {
    ru: 'Сначала назначьте конец голосования по времени.',
    en: 'Set the end of the voting by time first.',
  },
} satisfies Record<string, Phrase>;
