import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Адам адвокат, Марк маньяк, Боря бомж, Аня, Вася';

describe('tramp', () => {
  night('R-237: mafia', TOWN, 'Боря check Адам', { told: ['Боря: мафия'] });
  night('R-237: not mafia', TOWN, 'Боря check Марк', { told: ['Боря: не мафия'] });
  night('R-237: he does not shoot', TOWN, 'Боря kill Марк', { refused: ['Боря'], told: [] });
});
