import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Олег оборотень, Даша доктор, Аня, Вася, Катя, Лена';

describe('werewolf', () => {
  night('R-094, R-095: becomes the maniac and is told', TOWN, 'Рома kill Марк', {
    dead: 'Марк',
    told: ['Олег: ты теперь маньяк'],
    state: { roleChanges: { Олег: 'маньяк' } },
  });
  night('R-097: serum before shows a citizen', TOWN, 'Даша serum Олег', { shown: ['Олег: роль: мирный'] });
  night(
    'R-098: serum after shows the maniac',
    'Рома мафия 1, Марк маньяк †, Олег оборотень, Даша доктор, Аня, Вася',
    'Даша serum Олег',
    { shown: ['Олег: роль: маньяк'] },
    { before: { roleChanges: { Олег: 'маньяк' } } },
  );
  night(
    'R-094: turned, he kills',
    'Рома мафия 1, Марк маньяк †, Олег оборотень, Аня, Вася, Катя',
    'Олег bloodyKill Аня',
    { dead: 'Аня', shown: ['Аня: роль: мирный'] },
    { before: { roleChanges: { Олег: 'маньяк' } } },
  );
  night(
    'R-093, R-096: before, he has no act and is of the town',
    `${TOWN}, Галя городской журналист`,
    'Олег kill Аня; Галя compare Олег Аня',
    { refused: ['Олег'], told: ['Галя: играют за одну сторону'] },
  );
  night(
    'A-031: dead before the change he is a citizen',
    TOWN,
    'Рома kill Олег',
    { dead: 'Олег', shown: ['Олег: роль: мирный'] },
    { alive: 12 },
  );
  night('A-068: dying with the maniac he turns into nothing', TOWN, 'Рома kill Марк Олег', {
    dead: 'Марк Олег',
    told: [],
    state: { roleChanges: {} },
  });
  night(
    'A-069: after the second maniac nobody turns',
    'Рома мафия 1, Марк маньяк †, Олег оборотень, Осип оборотень, Аня, Вася',
    'Рома kill Олег',
    { dead: 'Олег', told: [], state: { roleChanges: { Олег: 'маньяк' } } },
    { before: { roleChanges: { Олег: 'маньяк' } } },
  );
  night(
    'A-033: a modkill of the maniac turns him',
    TOWN,
    'Рома refuse',
    { dead: 'Марк', told: ['Олег: ты теперь маньяк'], shown: [] },
    { events: [{ type: 'modkill', player: 'Марк' }], alive: 12 },
  );
});
