import { letter, nicks } from '../letter';
import type { Announced } from '../public/announced';

export interface SilencesInput {
  /** Announced again: their second day. */
  stillSilenced: readonly string[];
}

const TEXTS = {
  main: {
    words: { ru: 'Лишение голоса: второй день', en: 'Without a vote: the second day' },
    slots: ['players'],
    ru: 'Напоминание: и сегодня без голоса {players}.',
    en: 'A reminder: still without a vote today: {players}.',
  },
} as const;

/** The loss of a vote is announced on its second day too, and not of the dead. */
export default letter({
  id: 'silences',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ stillSilenced }: SilencesInput & Announced, { say }) => say('main', { players: nicks(stillSilenced) }),
});
