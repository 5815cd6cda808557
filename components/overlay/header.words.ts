import type { Phrase } from '../../engine/words';

export const header = {
  move: {
    ru: 'Передвинуть: стрелки двигают, Shift со стрелками меняет размер',
    en: 'Move: arrow keys move, Shift with arrow keys resizes',
  },
  desk: { ru: 'Состав и правила', en: 'Roster and rules' },
  collapse: { ru: 'Свернуть (Esc)', en: 'Collapse (Esc)' },
  close: { ru: 'Закрыть до следующего раза', en: 'Close until next time' },
} as const satisfies Record<string, Phrase>;
