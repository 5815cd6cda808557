import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Марк маньяк, Горан горец, Хома хохол, Шамиль шахид, Поля путана, Наум наёмник, Коля комиссар, Аня, Вася';

describe('highlander', () => {
  night('R-140: kills', TOWN, 'Горан kill Аня', { dead: 'Аня' });
  night(
    'R-139: survives any number of killers',
    TOWN,
    'Рома kill Горан; Марк kill Горан; Коля kill Горан',
    { paper: [] },
    { dice: { commissionerEvidence: true } },
  );
  night('R-139: not a bloody one', TOWN, 'Марк bloodyKill Горан', { dead: 'Горан', shown: ['Горан: роль: горец'] });
  night('R-139: dies on the hohol', TOWN, 'Горан kill Хома', { dead: 'Хома Горан' });
  night('A-087: the shahid’s naming does nothing', TOWN, 'Шамиль mark Горан; Рома kill Шамиль', { dead: 'Шамиль' });
  night(
    'A-087: nor does the disease',
    TOWN,
    'Рома refuse',
    { state: { infected: [] } },
    { before: { infected: ['Горан'] } },
  );
  night('R-139: a mercenary’s kill neither', TOWN, 'Наум hire Коля Горан', { told: ['Наум: нанят'] });
});
