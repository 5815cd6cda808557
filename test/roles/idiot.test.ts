import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Иван идиот, Даша доктор, Коля комиссар, Аня, Вася';

describe('idiot', () => {
  night(
    'R-253: cannot be healed, R-257: always revealed, R-256: the killer is reprieved',
    TOWN,
    'Рома kill Иван; Даша heal Иван',
    { dead: 'Иван', shown: ['Иван: роль: идиот'], state: { idiotKillersProtected: ['Рома'] } },
  );
  night(
    'R-253: nor healed from a role',
    TOWN,
    'Рома kill Иван; Даша healFrom from:мафия',
    { dead: 'Иван' },
    { alive: 12 },
  );
  night(
    'R-254, A-143: the serum does not work',
    TOWN,
    'Даша serum Иван',
    { shown: [] },
    { dice: { doctorExposed: true } },
  );
  night('A-113: all his killers are reprieved', TOWN, 'Рома kill Иван; Марк kill Иван; Коля kill Иван', {
    dead: 'Иван',
    state: { idiotKillersProtected: ['Рома', 'Марк', 'Коля'] },
  });
  night('R-256: one who dies the same night needs none', TOWN, 'Рома kill Иван; Марк kill Рома', {
    dead: 'Иван Рома',
    state: { idiotKillersProtected: [] },
  });
});
