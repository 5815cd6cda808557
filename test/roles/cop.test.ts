import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Марк маньяк, Миша мент, Дина девочка, Даша доктор, Коля комиссар, Боря бомж, Сева священник, Жанна журналист мафии, Аня, Вася';

describe('cop', () => {
  night('R-183: blocks', TOWN, 'Миша visit Марк; Марк kill Аня', {});
  night('R-184: saves from death', TOWN, 'Миша visit Аня; Рома kill Аня; Марк kill Аня', {});
  night(
    'R-184: and from torture, poison, serum, intimidation',
    TOWN,
    'Миша visit Аня; Марк torture Аня; Рома intimidate Аня; Даша serum Аня',
    { mute: [], shown: [] },
  );
  night(
    'R-185: not from checks',
    TOWN,
    'Миша visit Аня; Коля check Аня; Боря check Аня; Сева confess Аня; Жанна interview Аня',
    { told: ['Коля: не мафия', 'Боря: не мафия', 'Сева: ничего не делал'], paper: ['журналист был у мирного'] },
  );
  night('R-186: a bloody killing takes both', TOWN, 'Миша visit Аня; Марк bloodyKill Аня', { dead: 'Аня Миша' });
  night('R-187: the vote on a yes', TOWN, 'Миша visit Аня', { mute: ['Аня 1'] }, { dice: { copSilence: true } });
  night(
    'A-144: he stops the girl’s throw, not his own',
    TOWN,
    'Миша visit Аня; Дина visit Аня',
    { mute: [] },
    { dice: { girlSilence: true, copSilence: false } },
  );
  night(
    'A-144: his own is thrown',
    TOWN,
    'Миша visit Аня; Дина visit Аня',
    { mute: ['Аня 1'] },
    { dice: { girlSilence: false, copSilence: true } },
  );
  night(
    'R-188: not the same player two nights running',
    TOWN,
    'Миша visit Аня; Рома kill Аня',
    { dead: 'Аня', refused: ['Миша'] },
    { history: { 4: 'Миша visit Аня' } },
  );
  night(
    'R-189: lifted with three living',
    'Марк маньяк, Миша мент, Аня',
    'Миша visit Аня; Марк kill Аня',
    {},
    { history: { 4: 'Миша visit Аня' } },
  );
  night('A-037: the girl blocks him, so the maniac acts', TOWN, 'Дина visit Миша; Миша visit Марк; Марк kill Аня', {
    dead: 'Аня',
  });
  night(
    'A-038: girl and cop at each other: both blocked, the host is asked',
    TOWN,
    'Дина visit Миша; Миша visit Дина; Марк kill Дина',
    { dead: 'Дина', asks: true },
  );
  night('A-111: he saves the idiot', `${TOWN}, Иван идиот`, 'Миша visit Иван; Рома kill Иван', {});
  night(
    'A-091: and the one the shahid named',
    `${TOWN}, Шамиль шахид`,
    'Миша visit Аня; Шамиль mark Аня; Рома kill Шамиль',
    { dead: 'Шамиль' },
  );
});
