import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Адам адвокат, Марк маньяк, Аня, Вася, Катя, Лена';

describe('lawyer', () => {
  night('R-063: protection for the coming day', TOWN, 'Адам protect Аня', { state: { lawyerProtects: 'Аня' } });
  night('R-064: himself too', TOWN, 'Адам protect Адам', { state: { lawyerProtects: 'Адам' } });
  night(
    'R-065: the same player every night',
    TOWN,
    'Адам protect Аня',
    { state: { lawyerProtects: 'Аня' } },
    { history: { 4: 'Адам protect Аня' } },
  );
  night(
    'R-063: it lasts one day',
    TOWN,
    'Рома refuse',
    { state: { lawyerProtects: null } },
    { history: { 4: 'Адам protect Аня' } },
  );
  night('R-066: it stands when he is killed', TOWN, 'Адам protect Аня; Рома refuse; Марк kill Адам', {
    dead: 'Адам',
    state: { lawyerProtects: 'Аня' },
  });
  night('R-066, R-067: it stands when he becomes boss', TOWN, 'Адам protect Аня; Марк kill Рома', {
    dead: 'Рома',
    state: { lawyerProtects: 'Аня', boss: 'Адам' },
  });
  night('R-034, R-067: as boss he has lost it', 'Рома мафия 1 †, Адам адвокат, Аня, Вася, Катя', 'Адам protect Аня', {
    refused: ['Адам'],
    state: { lawyerProtects: null },
  });
  night(
    'R-062: he keeps it while the journalist is boss',
    'Рома мафия 1 †, Жанна журналист мафии, Адам адвокат, Аня, Вася, Катя',
    'Адам protect Аня',
    { state: { lawyerProtects: 'Аня', boss: 'Жанна' } },
  );
  night('R-063, A-040: the girl blocks it', `${TOWN}, Дина девочка`, 'Адам protect Аня; Дина visit Адам', {
    state: { lawyerProtects: null },
  });
});
