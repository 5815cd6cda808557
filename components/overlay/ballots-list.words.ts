import type { Phrase } from '../../engine/words';

export const ballots = {
  decide: { ru: 'Решить', en: 'Decide' },
  about: { ru: 'Решить о голосе: {voter} {gist}', en: 'Decide about the vote: {voter} {gist}' },
  more: { ru: 'Показать ещё (осталось {n})', en: 'Show more ({n} left)' },
  post: { ru: 'пост {number}', en: 'post {number}' },
  'post-only': { ru: 'пост', en: 'post' },
} as const satisfies Record<string, Phrase>;
