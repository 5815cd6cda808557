import { letter } from '../letter';

export interface WarningInput {
  /** Days without a vote, or without a post, ascending. */
  votes: readonly number[];
  posts: readonly number[];
}

const TEXTS = {
  main: {
    words: { ru: 'Предупреждение за прогул', en: 'Warning of inactivity' },
    slots: ['votes', 'posts', 'next'],
    optional: ['votes', 'posts', 'next'],
    ru: '{votes}\n{posts}\n{next}',
    en: '{votes}\n{posts}\n{next}',
  },
  votes: {
    words: { ru: 'Предупреждение: без голоса', en: 'Warning: without a vote' },
    slots: ['days'],
    ru: 'Вашего голоса не было в дни: {days}.',
    en: 'You gave no vote on days: {days}.',
  },
  posts: {
    words: { ru: 'Предупреждение: без постов', en: 'Warning: without a post' },
    slots: ['days'],
    ru: 'Вы не написали в теме ни слова в дни: {days}.',
    en: 'You wrote not a word on the topic on days: {days}.',
  },
  next: {
    words: { ru: 'Предупреждение: что дальше', en: 'Warning: what is next' },
    slots: [],
    ru: 'Если играть не получается, напишите: подберу замену. Следующий пропуск — замена или модкилл.',
    en: 'If you cannot go on playing, tell me: I shall find a replacement. The next miss means a replacement or a modkill.',
  },
} as const;

/** To one who misses votes or days. It says only what everybody could see on the thread. */
export default letter({
  id: 'warning',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ votes, posts }: WarningInput, { say }) =>
    say('main', {
      votes: votes.length === 0 ? '' : say('votes', { days: votes.join(', ') }),
      posts: posts.length === 0 ? '' : say('posts', { days: posts.join(', ') }),
      next: say('next', {}),
    }),
});
