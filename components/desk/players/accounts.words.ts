import type { Phrase } from '../../../engine/words';

export const words = {
  nick: { ru: 'Ник на форуме', en: 'Nick on the forum' },
  id: { ru: 'Номер профиля, если известен', en: 'Profile id, if known' },
  idShort: { ru: 'id профиля', en: 'profile id' },
  remove: { ru: 'Убрать', en: 'Remove' },
  removeNamed: { ru: 'Убрать аккаунт {nick}', en: 'Remove the account {nick}' },
  add: { ru: 'Добавить аккаунт', en: 'Add an account' },
} satisfies Record<string, Phrase>;
