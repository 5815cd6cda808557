import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Марк маньяк, Стас снайпер, Коля комиссар, Боря бомж, Даша доктор, Горан горец, Аня, Вася, Катя, Лена';

describe('sniper', () => {
  night('R-134, R-137: kills, the role stays closed', TOWN, 'Стас kill Даша', { dead: 'Даша', shown: [] });
  night('R-135: the killer he shoots dies before his move', TOWN, 'Стас kill Марк; Марк kill Стас', { dead: 'Марк' });
  night('R-136, A-082: of two killers only the one he shoots', TOWN, 'Стас kill Марк; Марк kill Стас; Рома kill Стас', {
    dead: 'Марк Стас',
  });
  night(
    'A-083: the whole double killing is lost',
    TOWN,
    'Стас kill Рома; Рома kill Стас Аня',
    { dead: 'Рома', shown: [], state: { boss: 'Руслан', bossWithoutVote: null } },
    { dice: { evidence: true } },
  );
  night('A-084: a healed one lives and has no move', TOWN, 'Стас kill Марк; Марк kill Стас; Даша heal Марк', {});
  night('R-135: a killer on his way to another moves', TOWN, 'Стас kill Марк; Марк kill Аня', { dead: 'Марк Аня' });
  night('A-048, R-135: he forestalls the boss whoever sent the order', TOWN, 'Стас kill Рома; Руслан kill Стас', {
    dead: 'Рома',
  });
  night('A-048: shooting the sender forestalls nothing', TOWN, 'Стас kill Руслан; Руслан kill Стас', {
    dead: 'Руслан Стас',
  });
  night('A-086: the highlander survives and kills him', TOWN, 'Стас kill Горан; Горан kill Стас', { dead: 'Стас' });
  night(
    'R-138, A-085: the commissioner sees the sniper, the tramp does not',
    TOWN,
    'Коля check Стас; Боря check Стас',
    { told: ['Коля: снайпер', 'Боря: не мафия'] },
  );
  night('A-145: he may shoot the one who checks him, the check is answered', TOWN, 'Коля check Стас; Стас kill Коля', {
    dead: 'Коля',
    told: ['Коля: снайпер'],
  });
  night('A-138: with another killer the role stays closed', TOWN, 'Стас kill Даша; Рома kill Даша', {
    dead: 'Даша',
    shown: [],
  });
  night('A-027, R-257, R-137: the idiot asks the host, revealed by default', `${TOWN}, Иван идиот`, 'Стас kill Иван', {
    dead: 'Иван',
    shown: ['Иван: роль: идиот'],
    asks: true,
    state: { idiotKillersProtected: ['Стас'] },
  });
  night(
    'R-135: two snipers shooting each other both die',
    `${TOWN}, Степан снайпер`,
    'Стас kill Степан; Степан kill Стас',
    { dead: 'Стас Степан' },
  );
  night(
    'R-175: blocked he forestalls nobody',
    `${TOWN}, Дина девочка`,
    'Стас kill Марк; Марк kill Стас; Дина visit Стас',
    { dead: 'Стас' },
  );
});
