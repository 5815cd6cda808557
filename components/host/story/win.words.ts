import type { Phrase } from '../../../engine/words';

export const words = {
  title: { ru: 'Похоже, игра окончена: победа — {side}', en: 'The game seems to be over: the winner is {side}' },
  with: { ru: 'Вместе с победителями: {roles}', en: 'Together with the winners: {roles}' },
  contested: {
    ru: 'Правила здесь читаются по-разному, поэтому решаете вы.',
    en: 'The rules can be read in more than one way here, so it is yours to decide.',
  },
  confirm: { ru: 'Закончить игру', en: 'End the game' },
  refuse: { ru: 'Играем дальше', en: 'The game goes on' },
  refused: { ru: 'Победа не признана: {side}', en: 'The win is not recognised: {side}' },
} satisfies Record<string, Phrase>;
