import { letter, nicks } from '../letter';

export interface KilledQuestionInput {
  night: number;
  /** Nicks of those who were killed, without roles. */
  killed: readonly string[];
  /** Of them, whom he may save. */
  free: readonly string[];
}

const TEXTS = {
  main: {
    words: { ru: 'Вопрос ходящему последним', en: 'Question to the one who moves last' },
    slots: ['night', 'killed', 'free'],
    optional: ['free'],
    ru: 'Ночь {night}. Этой ночью убивали: {killed}.\nКого вы спасаете? Можно: {free} — или никого.',
    en: 'Night {night}. Killed this night: {killed}.\nWhom do you save? You may save {free} — or nobody.',
  },
} as const;

/** He moves last and knows everybody killed, without roles. */
export default letter({
  id: 'killed-question',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ night, killed, free }: KilledQuestionInput, { say }) =>
    say('main', { night, killed: nicks(killed), free: nicks(free) || '—' }),
});
