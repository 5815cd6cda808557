import { letter, nicks } from '../letter';
import type { Announced } from '../public/announced';
import type { PublicLastWord } from '../public/day';

const TEXTS = {
  main: {
    words: { ru: 'Последнее слово', en: 'Last word' },
    slots: ['players', 'until'],
    ru: '{players}: последнее слово — до {until}.',
    en: '{players}: the last word may be said until {until}.',
  },
} as const;

/** The executed may speak for an hour after the vote. */
export default letter({
  id: 'last-word',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ players, until }: PublicLastWord & Announced, { say }) => say('main', { players: nicks(players), until }),
});
