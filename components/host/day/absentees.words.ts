import type { Phrase, Plural } from '../../../engine/words';

export const words = {
  title: { ru: 'Прогулы и активность', en: 'Absence and activity' },
  nobody: { ru: 'Никто ничего не пропускал.', en: 'Nobody has missed anything.' },
  player: { ru: 'Игрок', en: 'Player' },
  votes: { ru: 'Без голоса', en: 'No vote' },
  posts: { ru: 'Без постов', en: 'No posts' },
  today: { ru: 'Постов сегодня', en: 'Posts today' },
  step: { ru: 'Что дальше', en: 'What next' },
  provisional: {
    ru: 'Не все страницы тем прочитаны: кто писал на непрочитанных, здесь может казаться молчащим.',
    en: 'Not all pages of the topics are read: who wrote on the others may seem silent here.',
  },
  outAfter: {
    ru: 'Замена или модкилл, когда пропущено голосований',
    en: 'Replacement or modkill at so many missed votes',
  },
  outHint: {
    ru: '0 — никогда за одни голоса. Это ваша лестница; правила говорят только об игровых сутках без активности.',
    en: '0: never for votes alone. The ladder is yours; the rules speak of a game day without activity only.',
  },
  penalty: { ru: 'штраф {points}', en: 'penalty {points}' },
  warn: { ru: 'предупредить: следующий прогул — последний', en: 'warn: the next miss is the last' },
  warnPenalty: {
    ru: 'штраф {points} и предупреждение: следующий прогул — последний',
    en: 'penalty {points} and a warning: the next miss is the last',
  },
  out: { ru: 'замена или модкилл', en: 'replacement or modkill' },
  letter: { ru: 'письмо', en: 'letter' },
  letterTo: { ru: 'Письмо с предупреждением: {who}', en: 'Warning letter: {who}' },
  replace: { ru: 'заменить', en: 'replace' },
  replaceWho: { ru: 'Заменить: {who}', en: 'Replace: {who}' },
  strike: { ru: 'вычеркнуть', en: 'strike out' },
  strikeWho: { ru: 'Вычеркнуть: {who}', en: 'Strike out: {who}' },
  reasonVotes: { ru: 'не голосовал в дни {days}', en: 'no vote on days {days}' },
  reasonPosts: { ru: 'ни одного поста в дни {days}', en: 'not a post on days {days}' },
} satisfies Record<string, Phrase>;

export const many: Plural = {
  ru: ['{n} игрок', '{n} игрока', '{n} игроков'],
  en: ['{n} player', '{n} players'],
};
