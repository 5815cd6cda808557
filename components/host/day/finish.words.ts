import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Конец игры', en: 'End of the game' },
  hint: {
    ru: 'Победу по правилам программа предложит сама. Здесь — если игру надо закончить раньше.',
    en: 'A win by the rules is proposed by itself. This is for a game that has to end earlier.',
  },
  winner: { ru: 'Кто победил', en: 'Who has won' },
  nobody: { ru: 'никто', en: 'nobody' },
  finish: { ru: 'Закончить эту игру', en: 'End this game' },
} satisfies Record<string, Phrase>;
