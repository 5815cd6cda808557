import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Джек джокер, Марк маньяк, Миша мент, Дина девочка, Коля комиссар, Даша доктор, Стас снайпер, Аня, Вася, Катя';

describe('joker', () => {
  night('R-114, R-121: uses an act of any role dealt', TOWN, 'Джек bloodyKill Даша as:маньяк', {
    dead: 'Даша',
    shown: ['Даша: роль: доктор'],
  });
  night(
    'A-074: of a dead one too',
    'Рома мафия 1, Джек джокер, Марк маньяк †, Аня, Вася, Катя',
    'Джек torture Аня as:маньяк',
    { mute: ['Аня 2'] },
  );
  night('R-114: not of one that was not dealt', TOWN, 'Джек convert Аня as:некромант', { refused: ['Джек'] });
  night('R-114: without a copied role he has no act', TOWN, 'Джек kill Аня', { refused: ['Джек'] });
  night(
    'R-116, R-115, A-076: cannot stop a cop who has sent a move',
    TOWN,
    'Джек visit Миша as:девочка; Миша visit Аня; Рома kill Аня',
    {},
  );
  night('A-076: nor a girl', TOWN, 'Джек visit Дина as:мент; Дина visit Рома; Рома kill Аня', {});
  night('A-076: but others, the boss included', TOWN, 'Джек visit Рома as:девочка; Рома kill Аня', {});
  night('R-117: he can kill who is killing him', TOWN, 'Джек kill Марк as:комиссар; Марк kill Джек', {
    dead: 'Джек Марк',
  });
  night('R-117: but not the sniper who shoots him', TOWN, 'Джек kill Стас as:маньяк; Стас kill Джек', { dead: 'Джек' });
  night('A-078: as the sniper he does not forestall', TOWN, 'Джек kill Марк as:снайпер; Марк kill Джек', {
    dead: 'Джек Марк',
  });
  night(
    'R-118: not the same role',
    TOWN,
    'Джек torture Вася as:маньяк',
    { refused: ['Джек'] },
    { history: { 4: 'Джек kill Аня as:маньяк; Даша heal Аня' } },
  );
  night(
    'R-118, A-075: not the same action of another role',
    TOWN,
    'Джек kill Вася as:комиссар',
    { refused: ['Джек'] },
    { history: { 4: 'Джек kill Аня as:маньяк; Даша heal Аня' } },
  );
  night(
    'R-118, A-075, R-185: checks of all kinds are the same action',
    TOWN.replace('Вася', 'Вася, Сева священник'),
    'Джек confess Вася as:священник',
    { refused: ['Джек'], told: [] },
    { history: { 4: 'Джек check Аня as:комиссар' } },
  );
  night(
    'R-118: not the same object',
    TOWN,
    'Джек poison Аня as:доктор',
    { refused: ['Джек'], mute: [] },
    { history: { 4: 'Джек kill Аня as:маньяк; Даша heal Аня' } },
  );
  night(
    'A-075: compared with last night only',
    TOWN,
    'Джек kill Аня as:маньяк',
    { dead: 'Аня' },
    { history: { 3: 'Джек torture Аня as:маньяк', 4: 'Джек visit Вася as:мент' } },
  );
  night(
    'R-119: as boss the evidence names him and he loses his vote',
    TOWN,
    'Джек kill Аня Вася as:мафия',
    {
      dead: 'Аня Вася',
      shown: ['Аня: роль: мирный', 'Вася: роль: мирный', 'Джек: ник: босс мафии'],
      state: { bossWithoutVote: 'Джек' },
    },
    { dice: { jokerEvidence: true } },
  );
  night(
    'R-119: as doctor the serum may expose him',
    TOWN,
    'Джек serum Рома as:доктор',
    { shown: ['Рома: роль: мафия', 'Джек: ник: доктор'] },
    { dice: { jokerDoctorExposed: true } },
  );
  night('A-077: his healing is a full one', TOWN, 'Джек heal Аня as:доктор; Рома kill Аня', {});
  night('A-077: and so is his protection', TOWN, 'Джек visit Аня as:мент; Рома kill Аня', {});
  night('R-120: stays with whoever wins', 'Рома мафия 1, Коля комиссар, Джек джокер, Аня', 'Коля kill Рома', {
    dead: 'Рома',
    state: { winner: 'город', alsoWins: ['джокер'] },
  });
  night('R-113: a side of his own when compared', `${TOWN}, Галя городской журналист`, 'Галя compare Джек Аня', {
    told: ['Галя: играют за разные стороны'],
  });
  night(
    'A-087: his bloody killing destroys the highlander',
    `${TOWN}, Горан горец`,
    'Джек bloodyKill Горан as:маньяк',
    { dead: 'Горан' },
  );
});
