import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Паша повеса, Дина девочка, Аня, Вася, Катя';

describe('povesa', () => {
  night('R-221: his victim is noted for the day', TOWN, 'Паша mark Аня', {
    state: { povesa: { name: 'Паша', victim: 'Аня' } },
  });
  night('R-221, A-040: blocked it is not', TOWN, 'Паша mark Аня; Дина visit Паша', { state: { povesa: null } });
  night(
    'R-223: not the same person two nights running',
    TOWN,
    'Паша mark Аня',
    { refused: ['Паша'], state: { povesa: null } },
    { history: { 4: 'Паша mark Аня' } },
  );
  night(
    'R-224: lifted with three living',
    'Марк маньяк, Паша повеса, Аня',
    'Паша mark Аня',
    { state: { povesa: { name: 'Паша', victim: 'Аня' } } },
    { history: { 4: 'Паша mark Аня' } },
  );
});
