import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Марк маньяк, Даша доктор, Миша мент, Дина девочка, Шамиль шахид, Хома хохол, Аня, Вася, Катя, Лена, Петя';

describe('doctor', () => {
  night(
    'R-156: the serum reveals and may expose',
    TOWN,
    'Даша serum Марк',
    { shown: ['Марк: роль: маньяк', 'Даша: ник: доктор'] },
    { dice: { doctorExposed: true } },
  );
  night('R-017: also with ten or fewer living', 'Рома мафия 1, Даша доктор, Аня, Вася', 'Даша serum Рома', {
    shown: ['Рома: роль: мафия'],
  });
  night(
    'A-096: the serum reveals one who dies the same night',
    'Рома мафия 1, Марк маньяк, Даша доктор, Аня, Вася',
    'Даша serum Марк; Рома kill Марк',
    { dead: 'Марк', shown: ['Марк: роль: маньяк'] },
  );
  night(
    'A-143: a serum the cop keeps off exposes nobody',
    TOWN,
    'Даша serum Марк; Миша visit Марк',
    { shown: [] },
    { dice: { doctorExposed: true } },
  );
  night(
    'R-157: below fifteen not two nights running',
    TOWN,
    'Даша serum Рома',
    { shown: [], refused: ['Даша'] },
    { alive: 14, history: { 4: 'Даша serum Марк' } },
  );
  night(
    'R-157: with fifteen it may be',
    TOWN,
    'Даша serum Рома',
    { shown: ['Рома: роль: мафия'] },
    { alive: 15, history: { 4: 'Даша serum Марк' } },
  );
  night(
    'R-158, R-159: heals from any number of killers, himself too',
    TOWN,
    'Даша heal Даша; Рома kill Даша; Марк kill Даша',
    {},
  );
  night('R-160, R-161: heals both victims of the mafia', TOWN, 'Даша healFrom from:мафия; Рома kill Аня Вася', {});
  night(
    'R-160: healing from a mafia journalist is healing from the mafia',
    `${TOWN}, Жанна журналист мафии`,
    'Даша healFrom from:журналист_мафии; Рома kill Аня',
    {},
  );
  night('A-093: only from that role', TOWN, 'Даша healFrom from:мафия; Рома kill Аня; Марк kill Аня', { dead: 'Аня' });
  night(
    'R-162: not those who came to a bloody killing',
    TOWN,
    'Даша healFrom from:маньяк; Марк bloodyKill Аня; Дина visit Аня',
    { dead: 'Дина' },
  );
  night(
    'R-163, A-136: with one hostile side it is void in silence',
    'Рома мафия 1, Даша доктор, Аня, Вася',
    'Даша healFrom from:мафия; Рома kill Аня',
    { dead: 'Аня', refused: ['Даша silently'] },
    { alive: 12 },
  );
  night(
    'R-164: with ten living it is refused openly',
    TOWN.replace(', Лена, Петя', ''),
    'Даша healFrom from:мафия; Рома kill Аня',
    { dead: 'Аня', refused: ['Даша'] },
  );
  night(
    'R-165: not from the same role two nights running',
    TOWN,
    'Даша healFrom from:мафия; Рома kill Вася',
    { dead: 'Вася', refused: ['Даша'] },
    { history: { 4: 'Даша healFrom from:мафия; Рома kill Аня' } },
  );
  night('R-166: poison silences for two days', TOWN, 'Даша poison Рома', { mute: ['Рома 2'] });
  night(
    'R-169: not the same patient two nights running',
    TOWN,
    'Даша heal Аня; Рома kill Аня',
    { dead: 'Аня', refused: ['Даша'] },
    { history: { 4: 'Даша heal Аня' } },
  );
  night(
    'A-041: a blocked healing counts',
    TOWN,
    'Даша heal Аня; Рома kill Аня',
    { dead: 'Аня', refused: ['Даша'] },
    { history: { 4: 'Даша heal Аня; Дина visit Даша' } },
  );
  night(
    'R-170, R-172: saved from a role last night, healing him tonight is void in silence',
    TOWN,
    'Даша heal Аня; Марк kill Аня',
    { dead: 'Аня', refused: ['Даша silently'] },
    { history: { 4: 'Даша healFrom from:мафия; Рома kill Аня' } },
  );
  night(
    'R-170, A-041: also where his healing from the only hostile side was void in silence',
    'Рома мафия 1, Даша доктор, Миша мент, Аня, Вася',
    'Даша heal Аня; Рома kill Аня',
    { dead: 'Аня', refused: ['Даша silently'] },
    { history: { 4: 'Даша healFrom from:мафия; Рома kill Аня; Миша visit Аня' }, alive: 12 },
  );
  night(
    'R-170, A-041: and where he was blocked',
    `${TOWN}, Джек джокер`,
    'Даша heal Аня; Рома kill Аня',
    { dead: 'Аня', refused: ['Даша silently'] },
    { history: { 4: 'Даша healFrom from:мафия; Рома kill Аня; Миша visit Аня; Дина visit Даша' } },
  );
  night(
    'R-171, R-172: healed last night, healing from the role is void for him',
    TOWN,
    'Даша healFrom from:мафия; Рома kill Аня Вася',
    { dead: 'Аня', refused: ['Даша silently'] },
    { history: { 4: 'Даша heal Аня; Рома kill Аня' } },
  );
  night(
    'A-094: also when nobody had attacked him',
    TOWN,
    'Даша healFrom from:маньяк; Марк kill Аня',
    { dead: 'Аня', refused: ['Даша silently'] },
    { history: { 4: 'Даша heal Аня' } },
  );
  night(
    'A-094: healed from one role, attacked by another',
    TOWN,
    'Даша healFrom from:маньяк; Марк kill Аня',
    { dead: 'Аня', refused: ['Даша silently'] },
    { history: { 4: 'Даша healFrom from:мафия; Рома kill Аня' } },
  );
  night(
    'R-173: lifted with three living',
    'Марк маньяк, Даша доктор, Аня',
    'Даша heal Аня; Марк kill Аня',
    {},
    { history: { 4: 'Даша heal Аня' } },
  );
  night('A-090, R-174: saves from the hohol’s revenge', TOWN, 'Даша heal Марк; Марк kill Хома', { dead: 'Хома' });
  night('A-090: saves the one the shahid named', TOWN, 'Даша heal Аня; Шамиль mark Аня; Рома kill Шамиль', {
    dead: 'Шамиль',
  });
  night('R-155: of the town', `${TOWN}, Галя городской журналист`, 'Галя compare Даша Аня', {
    told: ['Галя: играют за одну сторону'],
  });
});
