import type { Phrase, Plural } from '../../engine/words';

export const absent = {
  none: { ru: 'Проголосовали все живые', en: 'Everyone alive has voted' },
  unread: { ru: 'Прочитано не всё: список может сократиться', en: 'Not everything is read: the list may shrink' },
  unknown: {
    ru: 'Кто не голосовал, станет известно, когда ведущий подтвердит состав. Пока имена взяты из авторов темы:',
    en: 'Who has not voted is known once the host confirms the roster. For now the names are the thread’s authors:',
  },
  desk: { ru: 'Состав и правила…', en: 'Roster and rules…' },
  count: {
    ru: ['Не голосовал {n} игрок', 'Не голосовали {n} игрока', 'Не голосовали {n} игроков'],
    en: ['{n} player has not voted', '{n} players have not voted'],
  },
} as const satisfies Record<string, Phrase | Plural>;
