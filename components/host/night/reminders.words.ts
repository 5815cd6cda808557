import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Напомнить тем, кто не прислал', en: 'Remind those who have not sent' },
  deadline: { ru: 'Срок хода, как его увидит игрок', en: 'Deadline as the player will read it' },
  everyone: { ru: 'Напоминать некому', en: 'There is nobody to remind' },
} satisfies Record<string, Phrase>;
