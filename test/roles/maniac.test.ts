import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Даша доктор, Миша мент, Дина девочка, Аня, Вася, Катя, Лена, Петя';

describe('maniac', () => {
  night('R-069: kills', TOWN, 'Марк kill Аня', { dead: 'Аня', shown: [] });
  night('R-070: a bloody killing reveals the role when roles are closed', TOWN, 'Марк bloodyKill Даша', {
    dead: 'Даша',
    shown: ['Даша: роль: доктор'],
  });
  night('A-058: a healed victim of a bloody attack is not revealed', TOWN, 'Марк bloodyKill Аня; Даша heal Аня', {
    shown: [],
  });
  night('R-071, R-072: torture silences for two days', TOWN, 'Марк torture Аня', {
    mute: ['Аня 2'],
    state: { silenced: [{ player: 'Аня', days: 2 }] },
  });
  night(
    'R-072: and is announced again the next day',
    TOWN,
    'Марк kill Вася',
    { dead: 'Вася', mute: ['Аня 1'] },
    { history: { 4: 'Марк torture Аня' } },
  );
  night(
    'R-071: after two days it is over',
    TOWN,
    'Марк kill Вася',
    { dead: 'Вася', mute: [] },
    { history: { 3: 'Марк torture Аня' } },
  );
  night('A-029: the longer silence holds', TOWN, 'Марк torture Аня; Рома intimidate Аня', { mute: ['Аня 2'] });
  night(
    'A-056: the healed victim lives, visiting girl and cop die',
    TOWN,
    'Марк bloodyKill Аня; Даша heal Аня; Дина visit Аня; Миша visit Аня',
    { dead: 'Дина Миша' },
  );
  night('R-178, R-186: unhealed all three die', TOWN, 'Марк bloodyKill Аня; Дина visit Аня; Миша visit Аня', {
    dead: 'Аня Дина Миша',
    shown: ['Аня: роль: мирный'],
  });
  night(
    'A-057: their roles are shown only while roles are open',
    TOWN,
    'Марк bloodyKill Аня; Дина visit Аня',
    { dead: 'Аня Дина', shown: ['Аня: роль: мирный', 'Дина: роль: девочка'] },
    { alive: 12 },
  );
  night('A-039: a blocked girl is not at the scene', TOWN, 'Марк bloodyKill Аня; Дина visit Аня; Миша visit Дина', {
    dead: 'Аня',
  });
  night('R-068: wins when only his side is left', 'Марк маньяк, Фёдор фанат, Аня', 'Марк kill Аня', {
    dead: 'Аня',
    state: { winner: 'маньяк' },
  });
});
