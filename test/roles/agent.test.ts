import { describe } from 'vitest';
import { night } from '../night/play';

describe('agent', () => {
  night('R-122, R-113: wins only alone', 'Агата агент, Марк маньяк, Аня', 'Агата kill Марк as:маньяк', {
    dead: 'Марк',
    state: { notWinner: 'агент' },
  });
  night('R-122: alone he wins', 'Агата агент, Марк маньяк', 'Агата kill Марк as:маньяк', {
    dead: 'Марк',
    state: { winner: 'агент', alsoWins: [] },
  });
  night(
    'R-122: with a joker alive he is not alone',
    'Агата агент, Джек джокер, Марк маньяк',
    'Агата kill Марк as:маньяк',
    {
      dead: 'Марк',
      state: { winner: null, notWinner: 'агент' },
    },
  );
  night(
    'R-118: he must change everything as the joker',
    'Агата агент, Марк маньяк, Аня, Вася, Катя',
    'Агата torture Вася as:маньяк',
    { refused: ['Агата'] },
    { history: { 4: 'Агата kill Аня as:маньяк' } },
  );
  night(
    'A-095: while he lives the town has not won',
    'Агата агент, Рома мафия 1, Коля комиссар, Аня, Вася',
    'Коля kill Рома',
    { dead: 'Рома', state: { winner: null } },
  );
});
