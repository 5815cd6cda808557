import { describe } from 'vitest';
import { type Around, night, type Wanted } from './play';

const TOWN =
  'Рома мафия 1, Марк маньяк, Фёдор фанат, Даша доктор, Дина девочка, Миша мент, Аня, Вася, Катя, Лена, Петя, Таня';
const FOUND = { 4: 'Фёдор search Марк' };

/** A reading of the house changes its own point and nothing the text says outright. */
const LIMITS: readonly [name: string, house: Around['house'], orders: string, wanted: Wanted, around?: Around][] = [
  [
    'R-162 under A-056: whoever is healed from the maniac lives, the girl with him does not',
    { 'A-056': 'live' },
    'Марк bloodyKill Аня; Даша healFrom from:маньяк; Дина visit Аня',
    { dead: 'Дина' },
  ],
  [
    'R-162 under A-056 and A-093: nor when healing from a role saves altogether',
    { 'A-056': 'live', 'A-093': 'whole' },
    'Марк bloodyKill Аня; Даша healFrom from:маньяк; Дина visit Аня',
    { dead: 'Дина' },
  ],
  [
    'R-184 under A-060: a cop at the maniac’s saves both him and his guard',
    { 'A-060': 'guard-first' },
    'Фёдор bodyguard; Рома kill Марк; Миша visit Марк',
    { dead: '' },
    { history: FOUND },
  ],
  [
    'A-060: only healing comes too late',
    { 'A-060': 'guard-first' },
    'Фёдор bodyguard; Рома kill Марк; Даша heal Марк',
    { dead: 'Фёдор' },
    { history: FOUND },
  ],
  [
    'A-024: one who is killed and struck out in one night is missed once',
    { 'A-024': 'after' },
    'Рома kill Аня',
    { dead: 'Аня', shown: ['Аня: роль: мирный'] },
    { events: [{ type: 'modkill', player: 'Аня' }] },
  ],
];

describe('how far a reading of the house goes', () => {
  for (const [name, house, orders, wanted, around = {}] of LIMITS)
    night(name, TOWN, orders, wanted, { ...around, ...(house ? { house } : {}) });
});
