import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Света свидетель, Даша доктор, Поля путана, Шамиль шахид, Аня, Вася, Катя';

describe('witness', () => {
  night('R-234: the killer’s name', TOWN, 'Марк kill Аня; Света watch Аня', {
    dead: 'Аня',
    told: ['Света: убийца: Марк'],
  });
  night('A-106: an attempt will do, all names', TOWN, 'Марк kill Аня; Рома kill Аня; Даша heal Аня; Света watch Аня', {
    told: ['Света: убийца: Марк, Рома'],
  });
  night('R-234: nobody came', TOWN, 'Рома intimidate Аня; Света watch Аня', { told: ['Света: не убивали'] });
  night(
    'A-142: a disease has no killer',
    TOWN,
    'Света watch Аня',
    { dead: 'Аня', told: ['Света: не убивали'] },
    { before: { infected: ['Аня'] } },
  );
  night(
    'R-235: not the same person two nights running',
    TOWN,
    'Марк kill Аня; Света watch Аня',
    { dead: 'Аня', told: [], refused: ['Света'] },
    { history: { 4: 'Света watch Аня' } },
  );
  night(
    'R-236: lifted with three living',
    'Марк маньяк, Света свидетель, Аня',
    'Марк kill Аня; Света watch Аня',
    { dead: 'Аня', told: ['Света: убийца: Марк'] },
    { history: { 4: 'Света watch Аня' } },
  );
  night('A-036: killed herself she still learns it', TOWN, 'Марк kill Аня; Рома kill Света; Света watch Аня', {
    dead: 'Аня Света',
    told: ['Света: убийца: Марк'],
  });
});
