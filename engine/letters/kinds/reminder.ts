import { letter } from '../letter';

export interface ReminderInput {
  night: number;
  /** As it is shown to the player; `null` when the host has not said. */
  deadline: string | null;
}

const TEXTS = {
  main: {
    words: { ru: 'Напоминание о ходе', en: 'Reminder of the move' },
    slots: ['night', 'deadline'],
    optional: ['night'],
    ru: 'Ночь {night}: вашего хода ещё нет. Жду его{deadline}.',
    en: 'Night {night}: your move has not come yet. I am waiting for it{deadline}.',
  },
  until: {
    words: { ru: 'Напоминание: до какого времени', en: 'Reminder: until when' },
    slots: ['deadline'],
    ru: 'до {deadline}',
    en: 'until {deadline}',
  },
} as const;

/** To one who has something to do and has sent nothing. It does not say what: the player knows his role. */
export default letter({
  id: 'reminder',
  audience: 'private',
  words: TEXTS.main.words,
  texts: TEXTS,
  write: ({ night, deadline }: ReminderInput, { say }) =>
    say('main', { night, deadline: deadline === null ? '' : [' ', ...say('until', { deadline })] }),
});
