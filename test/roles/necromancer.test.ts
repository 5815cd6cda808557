import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Нора некромант, Даша доктор, Миша мент, Коля комиссар, Аня, Вася, Катя, Лена';

describe('necromancer', () => {
  night('R-100, R-104: turns a player, nobody is told', TOWN, 'Нора convert Аня', {
    told: [],
    state: { skeletons: ['Аня'] },
  });
  night(
    'R-101, R-102: a turned role passes it on to whom it visits and keeps its act',
    TOWN,
    'Коля check Аня',
    { told: ['Коля: не мафия'], state: { skeletons: ['Коля', 'Аня'] } },
    { history: { 4: 'Нора convert Коля' }, dice: { skeleton: { Коля: true } } },
  );
  night(
    'R-101: on a failed throw it does not',
    TOWN,
    'Коля check Аня',
    { told: ['Коля: не мафия'], state: { skeletons: ['Коля'] } },
    { history: { 4: 'Нора convert Коля' } },
  );
  night(
    'R-101: lower ranks pass nothing on',
    TOWN,
    'Руслан kill Аня',
    { dead: 'Аня', state: { skeletons: ['Руслан'] } },
    { history: { 4: 'Нора convert Руслан' }, dice: { skeleton: { Руслан: true, Рома: true } } },
  );
  night(
    'A-137: one turned by a touch passes nothing on',
    TOWN,
    'Даша poison Вася',
    { mute: ['Вася 2'], state: { skeletons: ['Коля', 'Даша'] } },
    {
      history: { 3: 'Нора convert Коля', 4: 'Коля check Даша' },
      pastDice: { skeleton: { Коля: true } },
      dice: { skeleton: { Даша: true } },
    },
  );
  night(
    'R-103, R-106: healing undoes it whatever its age',
    TOWN,
    'Даша heal Коля; Коля check Аня',
    { told: ['Коля: не мафия'], state: { skeletons: ['Аня'] } },
    { before: { skeletons: ['Коля'] }, dice: { skeleton: { Коля: true } } },
  );
  night(
    'R-107: one turned this night passes nothing on yet',
    TOWN,
    'Нора convert Коля; Коля check Аня',
    { told: ['Коля: не мафия'], state: { skeletons: ['Коля'] } },
    { dice: { skeleton: { Коля: true } } },
  );
  night('R-108: turned and healed the same night he is normal', TOWN, 'Нора convert Аня; Даша heal Аня', {
    state: { skeletons: [] },
  });
  night(
    'R-101, A-070: a turned cop keeps others’ touches off, not his own',
    TOWN,
    'Миша visit Аня; Коля check Аня',
    { told: ['Коля: не мафия'], state: { skeletons: ['Миша', 'Коля', 'Аня'] } },
    { before: { skeletons: ['Миша', 'Коля'] }, dice: { skeleton: { Миша: true, Коля: false } } },
  );
  night(
    'A-070: the touch of another comes to nothing at the cop’s host',
    TOWN,
    'Миша visit Аня; Коля check Аня',
    { told: ['Коля: не мафия'], state: { skeletons: ['Миша', 'Коля'] } },
    { before: { skeletons: ['Миша', 'Коля'] }, dice: { skeleton: { Миша: false, Коля: true } } },
  );
  night(
    'R-108, R-160: healed from the necromancer his victim of tonight stays normal',
    TOWN,
    'Нора convert Аня; Даша healFrom from:некромант',
    {
      state: { skeletons: [] },
    },
    { alive: 12 },
  );
  night(
    'A-073: the idiot does not',
    `${TOWN}, Иван идиот`,
    'Нора convert Иван; Даша healFrom from:некромант',
    { state: { skeletons: ['Иван'] } },
    { alive: 12 },
  );
  night(
    'R-103, R-185: healing from the mafia undoes it also for a victim the cop has saved',
    `${TOWN}, Марк маньяк, Петя`,
    'Рома kill Вася; Миша visit Вася; Даша healFrom from:мафия',
    { state: { skeletons: [] } },
    { before: { skeletons: ['Вася'] } },
  );
  night('A-070: the cop keeps it off', TOWN, 'Нора convert Аня; Миша visit Аня', { state: { skeletons: [] } });
  night(
    'A-073: a skeleton idiot is not cured',
    `${TOWN}, Иван идиот`,
    'Даша heal Иван',
    { state: { skeletons: ['Иван'] } },
    { before: { skeletons: ['Иван'] } },
  );
  night(
    'R-105, A-032: a dead skeleton is shown by his own role',
    TOWN,
    'Рома kill Коля',
    { dead: 'Коля', shown: ['Коля: роль: комиссар'], state: { skeletons: [] } },
    { before: { skeletons: ['Коля'] }, alive: 12 },
  );
  night(
    'R-109: wins when everybody is a skeleton',
    'Нора некромант, Аня, Вася',
    'Нора convert Вася',
    { state: { winner: 'некромант' } },
    { before: { skeletons: ['Аня'] } },
  );
  night(
    'R-110, A-071: a plurality with a killing role is put before the host',
    'Нора некромант, Рома мафия 1, Марк маньяк, Аня, Вася',
    'Нора convert Аня',
    { asks: true, state: { winner: 'некромант' } },
    { before: { skeletons: ['Рома'] } },
  );
  night(
    'R-110: without a killing role it is none',
    'Нора некромант, Рома мафия 1, Даша доктор, Аня, Вася',
    'Нора convert Аня',
    { state: { notWinner: 'некромант' } },
    { before: { skeletons: ['Даша'] } },
  );
  night(
    'R-111: the dead necromancer may win',
    'Нора некромант †, Рома мафия 1, Аня, Вася, Марк маньяк',
    'Рома refuse',
    { asks: true, state: { winner: 'некромант' } },
    { before: { skeletons: ['Рома', 'Аня'] } },
  );
  night(
    'R-112, A-072: the lower ranks and the prostitute are killing roles',
    'Нора некромант, Поля путана, Рома мафия 1, Аня, Вася',
    'Нора convert Аня',
    { asks: true, state: { winner: 'некромант' } },
    { before: { skeletons: ['Поля'] } },
  );
  night('R-099: a side of his own', `${TOWN}, Галя городской журналист`, 'Галя compare Нора Рома', {
    told: ['Галя: играют за разные стороны'],
  });
});
