import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  title: { ru: 'Шансы этой ночи', en: 'The odds of this night' },
  counting: { ru: 'Считаю…', en: 'Counting…' },
  estimate: {
    ru: 'Слишком много случаев для точного счёта: это оценка по {n} сыгранным ночам.',
    en: 'Too many cases to count exactly: this is an estimate over {n} played nights.',
  },
  asks: {
    ru: 'Кое-что решает ведущий; шансы посчитаны для обычных решений.',
    en: 'Something is left to the host; the odds hold for the usual decisions.',
  },
  lying: {
    ru: 'Брошенные и поставленные кости считаются лежащими.',
    en: 'Dice that were thrown or set count as they lie.',
  },
  player: { ru: 'Игрок', en: 'Player' },
  dies: { ru: 'Умрёт', en: 'Dies' },
  exposed: { ru: 'Ник раскроется', en: 'Nick exposed' },
  silenced: { ru: 'Без голоса', en: 'No vote' },
  outcomes: { ru: 'Чем может кончиться', en: 'How it may end' },
  quiet: { ru: 'ничего не случится', en: 'nothing happens' },
  dead: { ru: 'мертвы: {who}', en: 'dead: {who}' },
  shown: { ru: 'раскрыты ники: {who}', en: 'nicks exposed: {who}' },
  roles: { ru: 'объявлены роли: {who}', en: 'roles published: {who}' },
  mute: { ru: 'без голоса: {who}', en: 'no vote: {who}' },
  bones: { ru: 'скелеты: {who}', en: 'skeletons: {who}' },
  nobody: { ru: 'Ни с кем ничего случиться не может.', en: 'Nothing can happen to anybody.' },
} satisfies Record<string, Phrase>;

export const more: Plural = {
  ru: ['и ещё {n} случай', 'и ещё {n} случая', 'и ещё {n} случаев'],
  en: ['and {n} more case', 'and {n} more cases'],
};
