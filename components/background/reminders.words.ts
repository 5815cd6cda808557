import type { Phrase, Plural } from '../../engine/words';

/** The notification holds what any reader of the topic may know, and nothing else. */
export const words = {
  left: { ru: 'До конца голосования {time}', en: '{time} until the voting ends' },
  untitled: { ru: 'Игра без названия', en: 'An untitled game' },
} satisfies Record<string, Phrase>;

export const minutes: Plural = {
  ru: ['{n} минута', '{n} минуты', '{n} минут'],
  en: ['{n} minute', '{n} minutes'],
};
