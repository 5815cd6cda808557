import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Фёдор фанат, Олег оборотень, Даша доктор, Хома хохол, Шамиль шахид, Аня, Вася';
const FOUND = { history: { 4: 'Фёдор search Марк' } };

describe('fan', () => {
  night(
    'R-084, R-085: two checks with eleven living',
    TOWN,
    'Фёдор search Аня Марк',
    { told: ['Фёдор: Аня — не маньяк', 'Фёдор: Марк — маньяк'], state: { fanFound: 'Марк' } },
    { alive: 11 },
  );
  night(
    'R-086: one check with ten',
    TOWN,
    'Фёдор search Аня Марк',
    { told: [], refused: ['Фёдор'], state: { fanFound: null } },
    { alive: 10 },
  );
  night(
    'R-085: three checks never',
    TOWN,
    'Фёдор search Аня Марк Вася',
    { told: [], refused: ['Фёдор'] },
    { alive: 14 },
  );
  night('R-087: protecting before he has found him is refused', TOWN, 'Фёдор bodyguard', { refused: ['Фёдор'] });
  night(
    'R-088: the bodyguard dies instead of the maniac',
    TOWN,
    'Фёдор bodyguard; Рома kill Марк',
    { dead: 'Фёдор', told: [] },
    FOUND,
  );
  night(
    'R-092, A-030: he is announced as the maniac, R-094: no werewolf turns',
    TOWN,
    'Фёдор bodyguard; Рома kill Марк',
    { dead: 'Фёдор', shown: ['Фёдор: роль: маньяк'], told: [], state: { roleChanges: {} } },
    { ...FOUND, alive: 12 },
  );
  night(
    'R-092, R-070: killed bloodily he is announced as the maniac too',
    TOWN,
    'Марк bloodyKill Фёдор',
    { dead: 'Фёдор', shown: ['Фёдор: роль: маньяк'] },
    { alive: 11 },
  );
  night(
    'R-092 «если роли ещё раскрываются», R-070: once they are not, a bloody killing shows what he was',
    TOWN,
    'Марк bloodyKill Фёдор',
    { dead: 'Фёдор', shown: ['Фёдор: роль: фанат'] },
    { alive: 10 },
  );
  night(
    'A-061: he dies once for several killers',
    `${TOWN}, Коля комиссар`,
    'Фёдор bodyguard; Рома kill Марк; Коля kill Марк',
    { dead: 'Фёдор' },
    FOUND,
  );
  night('A-060: healing him saves him', TOWN, 'Фёдор bodyguard; Рома kill Марк; Даша heal Фёдор', {}, FOUND);
  night('A-060: healing the maniac: nobody dies', TOWN, 'Фёдор bodyguard; Рома kill Марк; Даша heal Марк', {}, FOUND);
  night(
    'A-062: he dies for a maniac who killed the hohol',
    TOWN,
    'Фёдор bodyguard; Марк kill Хома',
    { dead: 'Хома Фёдор' },
    FOUND,
  );
  night(
    'A-062: and for one named by the shahid',
    TOWN,
    'Фёдор bodyguard; Рома kill Шамиль; Шамиль mark Марк',
    { dead: 'Шамиль Фёдор' },
    FOUND,
  );
  night(
    'A-142: but not for a disease',
    `${TOWN}, Поля путана`,
    'Фёдор bodyguard',
    { dead: 'Марк' },
    { history: { 4: 'Фёдор search Марк; Поля infect Марк' } },
  );
  night(
    'R-089: self-incrimination is noted for the day and no shield at night',
    TOWN,
    'Фёдор selfIncriminate; Рома kill Аня',
    { dead: 'Аня', state: { fan: { name: 'Фёдор', action: 'selfIncrimination', maniac: 'Марк' } } },
    FOUND,
  );
  night(
    'A-063: both in one night are illegal',
    TOWN,
    'Фёдор selfIncriminate; Фёдор bodyguard; Рома kill Марк',
    { dead: 'Марк', refused: ['Фёдор'] },
    FOUND,
  );
  night(
    'A-059: after the maniac’s death he has to search anew',
    TOWN,
    'Рома kill Марк',
    { dead: 'Марк', state: { fanFound: null } },
    FOUND,
  );
  night(
    'A-040: a blocked bodyguard does not stand in',
    `${TOWN}, Дина девочка`,
    'Фёдор bodyguard; Рома kill Марк; Дина visit Фёдор',
    { dead: 'Марк' },
    FOUND,
  );
  night('R-083: he is of the maniac’s side', `${TOWN}, Галя городской журналист`, 'Галя compare Фёдор Марк', {
    told: ['Галя: играют за одну сторону'],
  });
});
