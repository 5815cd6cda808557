import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Жанна журналист мафии, Адам адвокат, Марк маньяк, Коля комиссар, Сергей сержант, Дина девочка, Аня, Вася, Катя, Лена';
const TEN = TOWN.replace(', Лена', '');

describe('commissioner', () => {
  night('R-151: not mafia, without the role', TOWN, 'Коля check Марк', {
    told: ['Коля: не мафия', 'Сергей: не мафия'],
  });
  night('R-152: mafia without rank or status', TOWN, 'Коля check Адам', { told: ['Коля: мафия', 'Сергей: мафия'] });
  night(
    'R-153: evidence names his victim',
    TOWN,
    'Коля kill Аня',
    { dead: 'Аня', paper: ['Аня — жертва комиссара'], shown: [] },
    { dice: { commissionerEvidence: true } },
  );
  night(
    'R-154: the role is shown on a yes',
    TOWN,
    'Коля kill Аня',
    { dead: 'Аня', paper: [], shown: ['Аня: роль: мирный'] },
    { dice: { commissionerReveal: true } },
  );
  night(
    'A-026: with ten living it stays closed',
    TEN,
    'Коля kill Аня',
    { dead: 'Аня', shown: [] },
    { dice: { commissionerReveal: true } },
  );
  night('A-139: with another killer the role is shown', TOWN, 'Коля kill Аня; Рома kill Аня', {
    dead: 'Аня',
    shown: ['Аня: роль: мирный'],
  });
  night(
    'R-153: a saved victim leaves no evidence',
    `${TOWN}, Даша доктор`,
    'Коля kill Аня; Даша heal Аня',
    { paper: [] },
    { dice: { commissionerEvidence: true } },
  );
  night('A-108: killed the same night he and the sergeant get the answer', TOWN, 'Коля check Рома; Марк kill Коля', {
    dead: 'Коля',
    told: ['Коля: мафия', 'Сергей: мафия'],
    state: { roleChanges: { Сергей: 'комиссар' } },
  });
  night('R-175: blocked he learns nothing', TOWN, 'Коля check Рома; Дина visit Коля', { told: [] });
  night('R-150: of the town', `${TOWN}, Галя городской журналист`, 'Галя compare Коля Аня', {
    told: ['Галя: играют за одну сторону'],
  });
});
