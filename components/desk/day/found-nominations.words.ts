import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  title: { ru: 'Найдено в темах игры', en: 'Found in the topics of the game' },
  none: {
    ru: 'В прочитанных страницах выдвижений нет. Они находятся сами, когда открыта тема игры: «выдвигаю Васю».',
    en: 'The pages read hold no nomination. They are found by themselves when the game’s topic is open: “I nominate Vasya”.',
  },
  line: { ru: '{by} → {target}', en: '{by} → {target}' },
  take: { ru: 'Принять', en: 'Accept' },
  takeAs: { ru: 'Принять: {target}', en: 'Accept: {target}' },
  takeOf: { ru: 'Принять выдвижение: {by} → {target}', en: 'Accept the nomination: {by} → {target}' },
  takeAll: { ru: 'Принять всё: {n}', en: 'Accept all: {n}' },
  taken: { ru: 'принято', en: 'accepted' },
} satisfies Record<string, Phrase>;

export const nominations: Plural = {
  ru: ['{n} выдвижение', '{n} выдвижения', '{n} выдвижений'],
  en: ['{n} nomination', '{n} nominations'],
};
