import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Аня, Вася, Катя';

describe('citizen', () => {
  night('A-042: has no act', TOWN, 'Аня kill Рома', { refused: ['Аня'] });
  night(
    'R-015: shown while more than ten live, A-024: counted before the death',
    TOWN,
    'Рома kill Аня',
    { dead: 'Аня', shown: ['Аня: роль: мирный'] },
    { alive: 11 },
  );
  night('R-016: closed with ten', TOWN, 'Рома kill Аня', { dead: 'Аня', shown: [] }, { alive: 10 });
  night('R-026, R-020: immune in the first night', TOWN, 'Рома kill Аня', {}, { night: 1, immune: ['Аня'], alive: 12 });
  night('R-026: and in no other', TOWN, 'Рома kill Аня', { dead: 'Аня' }, { night: 2, immune: ['Аня'] });
  night(
    'A-034: silencing works on the immune',
    TOWN,
    'Рома intimidate Аня',
    { mute: ['Аня 1'] },
    { night: 1, immune: ['Аня'], alive: 10 },
  );
  night(
    'R-025: a screenshot loses the game for his side',
    TOWN,
    'Рома refuse',
    { dead: 'Аня', shown: [], state: { sideLoses: 'город' } },
    { events: [{ type: 'screenshot', player: 'Аня' }], alive: 12 },
  );
  night(
    'A-150: a modkill takes effect with the deaths of the night',
    TOWN,
    'Рома kill Аня',
    { dead: 'Аня Вася', state: { winner: 'мафия' } },
    { events: [{ type: 'modkill', player: 'Вася' }] },
  );
  night('A-114: the town wins when no hostile role is left', 'Рома мафия 1, Коля комиссар, Аня', 'Коля kill Рома', {
    dead: 'Рома',
    state: { winner: 'город' },
  });
  night('A-114: the mafia win at parity', 'Рома мафия 1, Аня, Вася', 'Рома kill Аня', {
    dead: 'Аня',
    state: { winner: 'мафия' },
  });
  night('A-114: not while another side of killers lives', 'Рома мафия 1, Марк маньяк, Аня', 'Рома kill Аня', {
    dead: 'Аня',
    state: { winner: null, notWinner: 'мафия' },
  });
  night(
    'A-114, A-072: a prostitute on her own is one',
    'Рома мафия 1, Поля путана, Аня',
    'Рома kill Аня',
    { dead: 'Аня', state: { winner: null } },
    { setup: { prostituteSide: 'сама' } },
  );
  night('A-114: a fan whom his maniac left behind is none', 'Рома мафия 1, Фёдор фанат, Аня', 'Рома kill Аня', {
    dead: 'Аня',
    state: { winner: 'мафия' },
  });
  night('A-114: nor a necromancer without an army', 'Рома мафия 1, Нора некромант, Аня', 'Рома kill Аня', {
    dead: 'Аня',
    state: { winner: 'мафия' },
  });
  night(
    'A-114, A-072: one with a killing skeleton is',
    'Рома мафия 1, Руслан мафия 2, Нора некромант, Коля комиссар, Аня',
    'Рома kill Аня',
    { dead: 'Аня', state: { winner: null } },
    { before: { skeletons: ['Коля'] } },
  );
  night(
    'A-114, A-072: one whose skeletons kill nobody is not',
    'Рома мафия 1, Руслан мафия 2, Нора некромант, Даша доктор, Аня',
    'Рома kill Аня',
    { dead: 'Аня', state: { winner: 'мафия' } },
    { before: { skeletons: ['Даша'] } },
  );
});
