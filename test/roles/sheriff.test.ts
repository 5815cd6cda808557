import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Шон шериф, Стас снайпер, Аня, Вася';

describe('sheriff', () => {
  night(
    'R-233, A-105: kills and leaves traces as the commissioner',
    TOWN,
    'Шон kill Аня',
    { dead: 'Аня', paper: ['Аня — жертва шерифа'], shown: ['Аня: роль: мирный'] },
    { alive: 12, dice: { sheriffEvidence: true, sheriffReveal: true } },
  );
  night(
    'A-105: on a failed throw the role is closed',
    TOWN,
    'Шон kill Аня',
    { dead: 'Аня', paper: [], shown: [] },
    { alive: 12 },
  );
  night('R-233: he does not check', TOWN, 'Шон check Рома', { refused: ['Шон'], told: [] });
  night('R-135: the sniper forestalls him', TOWN, 'Шон kill Стас; Стас kill Шон', { dead: 'Шон' });
});
