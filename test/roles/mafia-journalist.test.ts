import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Жанна журналист мафии, Адам адвокат, Коля комиссар, Даша доктор, Аня, Вася';

describe('mafia-journalist', () => {
  night('R-058, R-059, R-060: the role goes to the paper without names', TOWN, 'Жанна interview Коля', {
    paper: ['журналист был у комиссара'],
    told: [],
  });
  night('R-058: a mafioso is named by his role', TOWN, 'Жанна interview Рома', { paper: ['журналист был у мафии'] });
  night('A-031: an unturned werewolf is a citizen', `${TOWN}, Олег оборотень`, 'Жанна interview Олег', {
    paper: ['журналист был у мирного'],
  });
  night('R-175: the girl blocks the interview', `${TOWN}, Дина девочка`, 'Жанна interview Коля; Дина visit Жанна', {
    paper: [],
  });
  night('R-185: the cop does not keep it off', `${TOWN}, Миша мент`, 'Жанна interview Коля; Миша visit Коля', {
    paper: ['журналист был у комиссара'],
  });
  night(
    'A-054: a journalist killed this night is still printed',
    `${TOWN}, Марк маньяк`,
    'Жанна interview Коля; Марк kill Жанна',
    { dead: 'Жанна', paper: ['журналист был у комиссара'] },
  );
  night('A-054: and one who becomes boss this night', `${TOWN}, Марк маньяк`, 'Жанна interview Коля; Марк kill Рома', {
    dead: 'Рома',
    paper: ['журналист был у комиссара'],
    state: { boss: 'Жанна' },
  });
  night('R-034: the journalist is boss when no rank is left', `${TOWN}, Марк маньяк`, 'Марк kill Рома', {
    dead: 'Рома',
    state: { boss: 'Жанна' },
  });
  night(
    'R-035, R-061: as boss she kills',
    'Рома мафия 1 †, Жанна журналист мафии, Адам адвокат, Аня, Вася, Катя',
    'Жанна kill Аня; Адам protect Вася',
    { dead: 'Аня', state: { lawyerProtects: 'Вася' } },
  );
  night(
    'R-035, R-061: as boss she interviews no more',
    'Рома мафия 1 †, Жанна журналист мафии, Аня, Вася, Катя',
    'Жанна interview Аня',
    { refused: ['Жанна'], paper: [] },
  );
});
