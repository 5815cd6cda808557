import type { Phrase } from '../../engine/words';

export const posts = {
  about: { ru: 'Решить о посте {number}, {author}', en: 'Decide about post {number}, {author}' },
} as const satisfies Record<string, Phrase>;
