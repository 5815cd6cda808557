import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Денис детектив, Даша доктор, Галя городской журналист, Аня, Вася';
const SETUP = { setup: { detective: { side: 'мафия', seeks: 'доктор', employer: 'Рома' } } };

describe('detective', () => {
  night('R-248: not the one', TOWN, 'Денис investigate Аня', { told: ['Денис: нет'] }, SETUP);
  night(
    'R-249, A-109: found, the employer’s nick',
    TOWN,
    'Денис investigate Даша',
    { told: ['Денис: да; наниматель: Рома'] },
    SETUP,
  );
  night(
    'R-247: plays on the side he was told',
    TOWN,
    'Галя compare Денис Рома',
    { told: ['Галя: играют за одну сторону'] },
    SETUP,
  );
});
