import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Адам адвокат, Прохор прокурор, Дина девочка, Аня, Вася';

describe('prosecutor', () => {
  night('R-250, R-251: what he removes is noted for the day', TOWN, 'Адам protect Аня; Прохор unprotect Аня', {
    state: { lawyerProtects: 'Аня', prosecutorRemoves: 'Аня' },
  });
  night('A-040: blocked it is not', TOWN, 'Адам protect Аня; Прохор unprotect Аня; Дина visit Прохор', {
    state: { lawyerProtects: 'Аня', prosecutorRemoves: null },
  });
});
