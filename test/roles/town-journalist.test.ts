import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Адам адвокат, Марк маньяк, Фёдор фанат, Галя городской журналист, Аня, Вася';

describe('town-journalist', () => {
  night('R-190: the same side', TOWN, 'Галя compare Рома Адам', { told: ['Галя: играют за одну сторону'] });
  night('R-191: two negative sides are different', TOWN, 'Галя compare Рома Марк', {
    told: ['Галя: играют за разные стороны'],
  });
  night('R-192: not herself', TOWN, 'Галя compare Галя Аня', { told: [], refused: ['Галя'] });
  night('R-190: two players, not one', TOWN, 'Галя compare Аня', { told: [], refused: ['Галя'] });
  night(
    'R-193: the same player every night',
    TOWN,
    'Галя compare Рома Аня',
    { told: ['Галя: играют за разные стороны'] },
    { history: { 4: 'Галя compare Рома Адам' } },
  );
});
