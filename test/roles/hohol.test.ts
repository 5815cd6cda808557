import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Марк маньяк, Хома хохол, Коля комиссар, Наум наёмник, Даша доктор, Миша мент, Аня, Вася';

describe('hohol', () => {
  night('R-213: the killer dies with him', TOWN, 'Марк kill Хома', { dead: 'Хома Марк' });
  night('R-214: three killers, three deaths', TOWN, 'Марк kill Хома; Рома kill Хома; Коля kill Хома', {
    dead: 'Хома Марк Рома Коля',
  });
  night('R-213, A-048: of the mafia it is the boss', TOWN, 'Руслан kill Хома', {
    dead: 'Хома Рома',
    state: { boss: 'Руслан' },
  });
  night('R-213: a hired killer dies himself', TOWN, 'Наум hire Коля Хома', { dead: 'Хома Наум' });
  night('A-092: healed, the killer lives', TOWN, 'Марк kill Хома; Даша heal Хома', {});
  night('A-092: under the cop likewise', TOWN, 'Марк kill Хома; Миша visit Хома', {});
  night(
    'A-093, R-214: healed from one role, the other killer dies',
    TOWN,
    'Марк kill Хома; Рома kill Хома; Даша healFrom from:мафия',
    { dead: 'Хома Марк' },
    { alive: 12 },
  );
  night('A-034: an immune one takes nobody', TOWN, 'Марк kill Хома', {}, { night: 1, immune: ['Хома'] });
  night(
    'A-034: an immune killer survives him',
    TOWN,
    'Марк kill Хома',
    { dead: 'Хома' },
    { night: 1, immune: ['Марк'] },
  );
  night(
    'A-033: struck out he takes nobody',
    TOWN,
    'Рома refuse',
    { dead: 'Хома' },
    { events: [{ type: 'modkill', player: 'Хома' }] },
  );
});
