import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Марк маньяк, Шамиль шахид, Даша доктор, Миша мент, Дина девочка, Олег оборотень, Аня, Вася, Катя';

describe('shahid', () => {
  night('R-217: the one he named dies with him', TOWN, 'Шамиль mark Аня; Рома kill Шамиль', { dead: 'Шамиль Аня' });
  night('R-217: unharmed he takes nobody', TOWN, 'Шамиль mark Аня', {});
  night('R-218: healed, the named one dies all the same', TOWN, 'Шамиль mark Аня; Рома kill Шамиль; Даша heal Шамиль', {
    dead: 'Аня',
  });
  night(
    'R-218: healed from the role too',
    TOWN,
    'Шамиль mark Аня; Рома kill Шамиль; Даша healFrom from:мафия',
    { dead: 'Аня' },
    { alive: 12 },
  );
  night('A-097: under the cop his naming is void', TOWN, 'Шамиль mark Аня; Рома kill Шамиль; Миша visit Шамиль', {});
  night('A-097: visited by the girl he dies alone', TOWN, 'Шамиль mark Аня; Рома kill Шамиль; Дина visit Шамиль', {
    dead: 'Шамиль',
  });
  night(
    'A-034: immune he takes nobody',
    TOWN,
    'Шамиль mark Аня; Рома kill Шамиль',
    {},
    { night: 1, immune: ['Шамиль'] },
  );
  night(
    'R-219: not the same person two nights running',
    TOWN,
    'Шамиль mark Аня; Рома kill Шамиль',
    { dead: 'Шамиль', refused: ['Шамиль'] },
    { history: { 4: 'Шамиль mark Аня' } },
  );
  night(
    'R-220: lifted with three living',
    'Марк маньяк, Шамиль шахид, Аня',
    'Шамиль mark Аня; Марк kill Шамиль',
    { dead: 'Шамиль Аня' },
    { history: { 4: 'Шамиль mark Аня' } },
  );
  night('R-217, R-094: naming the maniac turns the werewolf', TOWN, 'Шамиль mark Марк; Рома kill Шамиль', {
    dead: 'Шамиль Марк',
    told: ['Олег: ты теперь маньяк'],
  });
});
