import { describe } from 'vitest';
import { night } from './play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Ренат мафия 3, Жанна журналист мафии, Адам адвокат, Марк маньяк, Фёдор фанат, Поля путана, Олег оборотень, Коля комиссар, Сеня сержант, Даша доктор, Дина девочка, Миша мент, Хома хохол, Шамиль шахид, Иван идиот, Света свидетель, Аня, Вася, Катя';
const FOUND = { history: { 4: 'Фёдор search Марк' } };
const SICK = (who: string) => ({ history: { 4: `Поля infect ${who}` } });
const EVIDENCE = { dice: { evidence: true } };

describe('immunity of the first night among other rules (A-034)', () => {
  night(
    'A-034, A-044: kill one immune and intimidate another: evidence, vote and silence stand',
    TOWN,
    'Рома killAndIntimidate Аня Вася',
    { shown: ['Рома: ник: босс мафии'], mute: ['Вася 1'], state: { bossWithoutVote: 'Рома' } },
    { night: 1, immune: ['Аня', 'Вася'], ...EVIDENCE },
  );
  night(
    'A-034, A-092: an immune hohol takes nobody along',
    TOWN,
    'Рома kill Хома Аня',
    { dead: 'Аня', state: { boss: 'Рома' } },
    { night: 1, immune: ['Хома'] },
  );
  night(
    'A-034, R-186: the cop at an immune victim of a bloody killing dies',
    TOWN,
    'Марк bloodyKill Аня; Миша visit Аня',
    { dead: 'Миша', shown: ['Миша: роль: мент'] },
    { night: 1, immune: ['Аня'] },
  );
  night(
    'A-034, R-075: infected in the first night he dies in the second',
    TOWN,
    'Рома refuse',
    { dead: 'Аня' },
    { night: 2, immune: ['Аня'], history: { 1: 'Поля infect Аня' } },
  );
});

describe('the office among other rules', () => {
  night(
    'A-048, R-183, R-184: a cop at the silent boss stops the junior’s order and saves the boss',
    TOWN,
    'Руслан kill Аня Вася; Миша visit Рома; Марк kill Рома',
    { shown: [], state: { bossWithoutVote: null, boss: 'Рома' } },
    EVIDENCE,
  );
  night(
    'A-048, A-053: the answer to a junior’s bribe is the boss’s, R-050, A-036: also when he dies',
    TOWN,
    'Ренат bribe ?В игре три роли города?; Марк kill Рома',
    { dead: 'Рома', told: ['Рома: да'], state: { boss: 'Руслан' } },
    { rulings: [{ ask: 'bribe', answer: 'да' }] },
  );
  night('R-175, R-050: of a blocked bribe the host is not asked', TOWN, 'Рома bribe ?Есть роли?; Дина visit Рома', {
    told: [],
  });
  night(
    'R-034, R-066, A-050: boss and journalist die, the lawyer heads the mafia and his protection stands',
    'Рома мафия 1, Жанна журналист мафии, Адам адвокат, Марк маньяк, Коля комиссар, Аня, Вася, Катя',
    'Марк kill Рома; Коля kill Жанна; Адам protect Адам; Рома kill Аня Вася',
    {
      dead: 'Рома Жанна Аня Вася',
      shown: ['Рома: ник: босс мафии'],
      state: { boss: 'Адам', lawyerProtects: 'Адам', bossWithoutVote: null },
    },
    EVIDENCE,
  );
  night(
    'R-046, R-184, A-044: half of the living intimidated, one of them saved: the attempt costs the vote',
    'Рома мафия 1, Миша мент, Аня, Вася',
    'Рома intimidate Аня Вася; Миша visit Аня',
    { mute: ['Вася 1'], state: { bossWithoutVote: 'Рома' } },
  );
  night(
    'R-038, A-150: three are counted at nightfall, whoever is struck out',
    'Рома мафия 1, Аня, Вася, Катя',
    'Рома kill Аня Вася',
    { dead: 'Аня Вася Катя' },
    { events: [{ type: 'modkill', player: 'Катя' }] },
  );
  night(
    'A-037, R-066: the girl at the lawyer is held by the cop: he protects',
    TOWN,
    'Адам protect Аня; Дина visit Адам; Миша visit Дина',
    { state: { lawyerProtects: 'Аня' } },
  );
});

describe('the disease among other rules', () => {
  night(
    'R-079, R-080, A-040: a cop at the infected shahid: he dies alone',
    TOWN,
    'Шамиль mark Аня; Миша visit Шамиль',
    { dead: 'Шамиль' },
    { ...SICK('Шамиль'), dice: { shahidInfectedTakes: true } },
  );
  night(
    'R-080: he takes the one named in the night of his death',
    TOWN,
    'Шамиль mark Вася',
    { dead: 'Шамиль Вася' },
    { history: { 4: 'Поля infect Шамиль; Шамиль mark Аня' }, dice: { shahidInfectedTakes: true } },
  );
  night(
    'R-217: shot besides he takes him whatever the die says',
    TOWN,
    'Шамиль mark Вася; Рома kill Шамиль',
    { dead: 'Шамиль Вася' },
    { ...SICK('Шамиль'), dice: { shahidInfectedTakes: false } },
  );
  night(
    'R-218, R-077: shot and healed he lives, his victim dies',
    TOWN,
    'Шамиль mark Вася; Рома kill Шамиль; Даша heal Шамиль',
    { dead: 'Вася', state: { infected: [] } },
    { ...SICK('Шамиль'), dice: { shahidInfectedTakes: false } },
  );
  night(
    'R-081, R-213: an infected hohol who is shot takes the boss',
    TOWN,
    'Рома kill Хома',
    { dead: 'Хома Рома' },
    SICK('Хома'),
  );
  night(
    'R-094, A-036: an infected maniac dies, his last killing stands, the werewolf follows',
    TOWN,
    'Марк kill Аня',
    { dead: 'Марк Аня', told: ['Олег: ты теперь маньяк'] },
    SICK('Марк'),
  );
  night(
    'R-078, A-037: the cop is held by the girl, so there is an infection and its throw',
    TOWN,
    'Поля infect Аня; Миша visit Аня; Дина visit Миша',
    { mute: ['Аня 1'], state: { infected: ['Аня'] } },
    { dice: { infectSilence: true, copSilence: true } },
  );
  night(
    'R-172, R-077: healing that is ignored does not keep the infection off',
    TOWN,
    'Поля infect Аня; Даша heal Аня',
    { refused: ['Даша silently'], state: { infected: ['Аня'] } },
    { history: { 4: 'Рома kill Аня; Даша healFrom from:мафия' } },
  );
  night(
    'R-076: whoever dies this night is neither infected nor thrown for',
    TOWN,
    'Поля infect Аня; Рома kill Аня',
    { dead: 'Аня', mute: [], state: { infected: [] } },
    { dice: { infectSilence: true } },
  );
});

describe('the fan among other rules', () => {
  night(
    'A-061: shot himself and for the maniac he dies once',
    TOWN,
    'Фёдор bodyguard; Рома kill Фёдор; Коля kill Марк',
    { dead: 'Фёдор', shown: ['Фёдор: роль: маньяк'] },
    FOUND,
  );
  night(
    'A-060, R-159: both are shot, healing the fan saves both',
    TOWN,
    'Фёдор bodyguard; Рома kill Фёдор Марк; Даша heal Фёдор',
    { state: { bossWithoutVote: 'Рома' } },
    FOUND,
  );
  night(
    'R-092, R-153, R-154: the commissioner’s traces lie on the fan, shown as the maniac',
    TOWN,
    'Фёдор bodyguard; Коля kill Марк',
    { dead: 'Фёдор', shown: ['Фёдор: роль: маньяк'], paper: ['Фёдор — жертва комиссара'] },
    { ...FOUND, dice: { commissionerEvidence: true, commissionerReveal: true } },
  );
  night(
    'R-234: the witness at the maniac is told who shot at him',
    TOWN,
    'Фёдор bodyguard; Рома kill Марк; Света watch Марк',
    { dead: 'Фёдор', told: ['Света: убийца: Рома'] },
    FOUND,
  );
  night(
    'R-137: shot by the sniper for the maniac his role stays closed',
    `${TOWN}, Стас снайпер`,
    'Фёдор bodyguard; Стас kill Марк',
    { dead: 'Фёдор', shown: [] },
    FOUND,
  );
  night(
    'R-213, R-088: boss, hohol and the guarded maniac in one double killing',
    TOWN,
    'Фёдор bodyguard; Рома kill Хома Марк',
    { dead: 'Хома Рома Фёдор', state: { boss: 'Руслан' } },
    FOUND,
  );
  night(
    'R-087, A-069: he guards the second maniac once he has found him',
    TOWN.replace('Марк маньяк', 'Марк маньяк †'),
    'Фёдор bodyguard; Рома kill Олег',
    { dead: 'Фёдор' },
    { before: { roleChanges: { Олег: 'маньяк' }, fanFound: 'Олег' } },
  );
});
