import type { Phrase } from '../../engine/words';

export const clock = {
  left: { ru: 'До конца дня {left}', en: 'Day ends in {left}' },
  over: { ru: 'День окончен {deadline}', en: 'The day ended {deadline}' },
  until: { ru: '(до {deadline})', en: '(until {deadline})' },
  stopped: { ru: 'День остановлен постом', en: 'The day was stopped by a post' },
  none: { ru: 'Срок дня не задан', en: 'The day has no deadline' },
  now: { ru: '· на форуме {time}, {zone}', en: '· forum time {time}, {zone}' },
  own: { ru: '· {time}, часы компьютера', en: '· {time}, this computer’s clock' },
  'from-rules': { ru: 'Часовой пояс задан в правилах игры', en: 'The time zone is set in the game’s rules' },
  'from-page': { ru: 'Часовой пояс, который называет страница форума', en: 'The time zone the forum’s page names' },
  'from-computer': {
    ru: 'Пояс форума не задан в правилах игры и не назван на странице: время по часам этого компьютера',
    en: 'The forum’s zone is neither set in the game’s rules nor named on the page: times are by this computer’s clock',
  },
  day: { ru: 'д', en: 'd' },
} as const satisfies Record<string, Phrase>;
