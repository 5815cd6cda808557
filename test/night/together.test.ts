import { describe } from 'vitest';
import { night } from './play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Марк маньяк, Фёдор фанат, Олег оборотень, Коля комиссар, Сергей сержант, Даша доктор, Дина девочка, Миша мент, Галя городской журналист, Сева священник, Хома хохол, Шамиль шахид, Наум наёмник, Шон шериф, Света свидетель, Рита реаниматор, Денис детектив, Иван идиот, Стас снайпер, Горан горец, Джек джокер, Аня, Вася, Катя';
const FOUND = { before: { fanFound: 'Марк' } };

describe('several rules in one night', () => {
  night(
    'R-213, R-217, A-062, R-178, A-113, R-135, R-234, R-202, A-107, R-239: everybody at once',
    TOWN,
    'Рома kill Хома Шамиль; Шамиль mark Марк; Марк bloodyKill Иван; Дина visit Иван; Фёдор bodyguard; Рита revive Фёдор; Света watch Хома; Сева confess Шамиль; Наум hire Рома Стас; Стас kill Наум',
    {
      dead: 'Хома Рома Шамиль Иван Дина Наум',
      told: ['Рита: убиты: Дина, Иван, Наум, Рома, Фёдор, Хома, Шамиль', 'Света: убийца: Рома', 'Сева: убивал'],
      state: { boss: 'Руслан', idiotKillersProtected: ['Марк'], bossWithoutVote: null, roleChanges: {} },
    },
    FOUND,
  );
  night(
    'A-034: the immune of the first night come through all of it, the attempts were made',
    TOWN,
    'Рома kill Хома Шамиль; Шамиль mark Марк; Марк bloodyKill Иван; Дина visit Иван',
    { dead: 'Хома Шамиль', state: { boss: 'Рома', bossWithoutVote: 'Рома', idiotKillersProtected: [] } },
    { night: 1, immune: ['Рома', 'Марк', 'Иван', 'Дина'] },
  );
  night(
    'A-093, R-213: healed from one of his two killers the hohol takes the other along',
    TOWN,
    'Марк kill Хома; Рома kill Хома; Даша healFrom from:мафия',
    { dead: 'Хома Марк', told: ['Олег: ты теперь маньяк'], state: { boss: 'Рома' } },
  );
  night('R-226, R-213, R-228: the mercenary dies on the hohol, his employer does not', TOWN, 'Наум hire Рома Хома', {
    dead: 'Хома Наум',
    told: ['Наум: нанят'],
  });
  night(
    'R-186, R-213: a bloody killing of the hohol takes cop and maniac',
    TOWN,
    'Марк bloodyKill Хома; Миша visit Хома',
    {
      dead: 'Хома Марк Миша',
    },
  );
  night(
    'R-217, R-257, R-256: the shahid takes the idiot along: revealed, nobody is left to spare',
    TOWN,
    'Шамиль mark Иван; Рома kill Шамиль',
    {
      dead: 'Шамиль Иван',
      shown: ['Шамиль: роль: шахид', 'Иван: роль: идиот'],
      state: { idiotKillersProtected: [] },
    },
  );
  night(
    'R-080, R-218: infected, shot and healed the shahid lives, the one he named does not',
    TOWN,
    'Шамиль mark Аня; Рома kill Шамиль; Даша heal Шамиль',
    { dead: 'Аня' },
    { before: { infected: ['Шамиль'] }, dice: { shahidInfectedTakes: false } },
  );
  night(
    'A-083, R-135: a killer forestalled has killed nobody, the witness hears so, the shahid lives',
    TOWN,
    'Шамиль mark Аня; Рома kill Шамиль Стас; Стас kill Рома; Света watch Шамиль',
    { dead: 'Рома', told: ['Света: не убивали'], state: { boss: 'Руслан' } },
  );
  night(
    'A-107, R-215, R-216: the commissioner brought back keeps his place and his answer',
    TOWN,
    'Рома kill Коля; Рита revive Коля; Коля check Рома',
    { told: ['Рита: убиты: Коля', 'Коля: мафия', 'Сергей: мафия'], state: { roleChanges: {} } },
  );
  night(
    'R-153, R-154, A-058: nothing is published of victims brought back',
    TOWN,
    'Коля kill Аня; Шон kill Аня; Рита revive Аня',
    { told: ['Рита: убиты: Аня'], shown: [], paper: [] },
    { dice: { commissionerEvidence: true, commissionerReveal: true, sheriffEvidence: true, sheriffReveal: true } },
  );
  night(
    'R-119, R-207: a joker’s bloody killing breaks the priest’s heart on any later night',
    TOWN,
    'Джек check Вася as:комиссар; Сева confess Джек',
    { dead: 'Сева', told: ['Джек: не мафия'] },
    { history: { 4: 'Джек bloodyKill Аня as:маньяк; Даша heal Аня' } },
  );
  night(
    'R-207, R-239: the priest is brought back, the victim is not, and nothing is told',
    TOWN,
    'Марк bloodyKill Вася; Сева confess Марк; Рита revive Сева',
    { dead: 'Вася', told: ['Рита: убиты: Вася, Сева'] },
  );
});
