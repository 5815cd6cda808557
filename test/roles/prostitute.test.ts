import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Поля путана, Даша доктор, Миша мент, Шамиль шахид, Хома хохол, Аня, Вася, Катя, Лена';
const SICK = (who: string) => ({ history: { 4: `Поля infect ${who}` } });

describe('prostitute', () => {
  night(
    'R-074, R-075, R-076: infects, the client lives this night, his vote is thrown for',
    TOWN,
    'Поля infect Аня',
    { mute: ['Аня 1'], state: { infected: ['Аня'] } },
    { dice: { infectSilence: true } },
  );
  night(
    'R-076: a failed throw leaves the vote',
    TOWN,
    'Поля infect Аня',
    { mute: [], state: { infected: ['Аня'] } },
    { dice: { infectSilence: false } },
  );
  night(
    'R-075: the client dies the next night',
    TOWN,
    'Рома refuse',
    { dead: 'Аня', state: { infected: [] } },
    SICK('Аня'),
  );
  night('R-077: healed the next night he lives', TOWN, 'Даша heal Аня', { state: { infected: [] } }, SICK('Аня'));
  night(
    'R-077, A-066: healed the same night he is not infected, the throw is made',
    TOWN,
    'Поля infect Аня; Даша heal Аня',
    { mute: ['Аня 1'], state: { infected: [] } },
    { dice: { infectSilence: true } },
  );
  night(
    'R-078, A-066: the cop prevents the infection and its throw',
    TOWN,
    'Поля infect Аня; Миша visit Аня',
    { mute: [], state: { infected: [] } },
    { dice: { infectSilence: true } },
  );
  night('R-079: the cop does not save from the disease', TOWN, 'Миша visit Аня', { dead: 'Аня' }, SICK('Аня'));
  night(
    'R-080: an infected shahid takes his victim on a yes',
    TOWN,
    'Шамиль mark Аня',
    { dead: 'Шамиль Аня' },
    { ...SICK('Шамиль'), dice: { shahidInfectedTakes: true } },
  );
  night(
    'R-080: and dies alone on a no',
    TOWN,
    'Шамиль mark Аня',
    { dead: 'Шамиль' },
    { ...SICK('Шамиль'), dice: { shahidInfectedTakes: false } },
  );
  night(
    'A-141: a shahid healed in time takes nobody',
    TOWN,
    'Шамиль mark Аня; Даша heal Шамиль',
    {},
    { ...SICK('Шамиль'), dice: { shahidInfectedTakes: true } },
  );
  night('R-081: an infected hohol does not take her along', TOWN, 'Рома refuse', { dead: 'Хома' }, SICK('Хома'));
  night('R-082: silences for certain and for one day', TOWN, 'Поля silence Аня', {
    mute: ['Аня 1'],
    state: { infected: [] },
  });
  night('A-067: the cop keeps her silencing off', TOWN, 'Поля silence Аня; Миша visit Аня', { mute: [] });
  night('A-064: the disease goes on when she dies', TOWN, 'Рома kill Поля', { dead: 'Поля Аня' }, SICK('Аня'));
  night(
    'A-065: healing from her works as for a killing',
    `${TOWN}, Марк маньяк`,
    'Даша healFrom from:путана',
    { dead: '' },
    { ...SICK('Аня'), alive: 12 },
  );
  night(
    'A-112, R-257: an infected idiot is revealed, nobody is reprieved',
    'Рома мафия 1, Поля путана, Иван идиот, Аня, Вася',
    'Рома refuse',
    { dead: 'Иван', shown: ['Иван: роль: идиот'], state: { idiotKillersProtected: [] } },
    SICK('Иван'),
  );
  night(
    'R-073: on the maniac’s side she is his, by herself she is not',
    'Рома мафия 1, Марк маньяк, Поля путана, Галя городской журналист, Аня',
    'Галя compare Поля Марк',
    { told: ['Галя: играют за одну сторону'] },
    { setup: { prostituteSide: 'маньяк' } },
  );
  night(
    'R-073: by herself she is a side of her own',
    'Рома мафия 1, Марк маньяк, Поля путана, Галя городской журналист, Аня',
    'Галя compare Поля Марк',
    { told: ['Галя: играют за разные стороны'] },
    { setup: { prostituteSide: 'сама' } },
  );
});
