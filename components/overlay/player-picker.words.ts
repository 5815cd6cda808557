import type { Phrase } from '../../engine/words';

export const picker = {
  find: { ru: 'Найти игрока', en: 'Find a player' },
  none: { ru: 'Нет такого игрока', en: 'No such player' },
  players: { ru: 'Игроки', en: 'Players' },
} as const satisfies Record<string, Phrase>;
