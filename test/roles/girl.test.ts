import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Марк маньяк, Дина девочка, Даша доктор, Коля комиссар, Аня, Вася, Катя, Лена';

describe('girl', () => {
  night('R-175: blocks doctor, commissioner, maniac', TOWN, 'Дина visit Марк; Марк kill Аня', {});
  night('R-176: the boss stops the mafia', TOWN, 'Дина visit Рома; Рома kill Аня', {});
  night('R-176: a lower rank does not', TOWN, 'Дина visit Руслан; Рома kill Аня', { dead: 'Аня' });
  night('R-177: does not save', TOWN, 'Дина visit Аня; Рома kill Аня', { dead: 'Аня' });
  night('R-178: dies with the victim of a bloody killing', TOWN, 'Дина visit Аня; Марк bloodyKill Аня', {
    dead: 'Аня Дина',
  });
  night('R-179: keeps nothing else off', TOWN, 'Дина visit Аня; Рома intimidate Аня; Коля check Аня; Даша serum Аня', {
    mute: ['Аня 1'],
    told: ['Коля: не мафия'],
    shown: ['Аня: роль: мирный'],
  });
  night('R-180: the vote on a yes', TOWN, 'Дина visit Аня', { mute: ['Аня 1'] }, { dice: { girlSilence: true } });
  night('R-180: and not on a no', TOWN, 'Дина visit Аня', { mute: [] }, { dice: { girlSilence: false } });
  night(
    'R-181: not the same player two nights running',
    TOWN,
    'Дина visit Рома; Рома kill Аня',
    { dead: 'Аня', refused: ['Дина'] },
    { history: { 4: 'Дина visit Рома' } },
  );
  night(
    'R-181: after a night between she may',
    TOWN,
    'Дина visit Рома; Рома kill Аня',
    {},
    { history: { 3: 'Дина visit Рома', 4: 'Дина visit Вася' } },
  );
  night(
    'R-182: lifted with three living',
    'Марк маньяк, Дина девочка, Аня',
    'Дина visit Марк; Марк kill Аня',
    {},
    { history: { 4: 'Дина visit Марк' } },
  );
  night('R-175: to herself she does not come', TOWN, 'Дина visit Дина', { refused: ['Дина'] });
});
