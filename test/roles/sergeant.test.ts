import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Коля комиссар, Сергей сержант, Дина девочка, Аня, Вася';

describe('sergeant', () => {
  night('R-215: learns the check together with the commissioner', TOWN, 'Коля check Рома', {
    told: ['Коля: мафия', 'Сергей: мафия'],
  });
  night('R-215, A-040: also when he himself is blocked', TOWN, 'Коля check Рома; Дина visit Сергей', {
    told: ['Коля: мафия', 'Сергей: мафия'],
  });
  night('R-216: takes the place of the killed', TOWN, 'Рома kill Коля', {
    dead: 'Коля',
    told: [],
    state: { roleChanges: { Сергей: 'комиссар' } },
  });
  night(
    'A-023: of one struck out too',
    TOWN,
    'Рома refuse',
    { dead: 'Коля', state: { roleChanges: { Сергей: 'комиссар' } } },
    { events: [{ type: 'modkill', player: 'Коля' }] },
  );
  night('R-216: not when both die', TOWN, 'Рома kill Коля; Марк kill Сергей', {
    dead: 'Коля Сергей',
    state: { roleChanges: {} },
  });
  night(
    'R-216: then he checks and kills',
    'Рома мафия 1, Коля комиссар †, Сергей сержант, Аня, Вася',
    'Сергей kill Аня',
    { dead: 'Аня', paper: ['Аня — жертва комиссара'] },
    { before: { roleChanges: { Сергей: 'комиссар' } }, dice: { commissionerEvidence: true } },
  );
  night(
    'R-216: of one who is alive after all he has taken nothing',
    TOWN,
    'Коля check Рома',
    { told: ['Коля: мафия', 'Сергей: мафия'], state: { roleChanges: {} } },
    { history: { 4: 'Рома kill Коля' } },
  );
  night('R-215: before that he has no act', TOWN, 'Сергей check Рома', { refused: ['Сергей'], told: [] });
});
