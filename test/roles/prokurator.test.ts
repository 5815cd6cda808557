import { describe } from 'vitest';
import { type Around, night, type Wanted } from '../night/play';

const TOWN =
  'Гена крёстный отец, Максим мафиози, Марк маньяк, Коля комиссар, Валя врач, Жора журналист, Аня, Вася, Катя, Лена';
const MAFIA = 'Гена крёстный отец, Максим мафиози, Коля комиссар, Валя врач, Аня, Вася, Катя, Лена';
const game = (name: string, who: string, what: string, wanted: Wanted, around: Around = {}) =>
  night(name, who, what, wanted, { ...around, game: 'prokurator' });

describe('godfather and mafioso', () => {
  game(
    'R-264, R-294, R-297: the Godfather names the victim, R-259: the status is announced',
    MAFIA,
    'Гена kill Аня +',
    { dead: 'Аня', shown: ['Аня: статус: мирный'] },
  );
  game('R-300, R-301: without a story it does not count', MAFIA, 'Гена kill Аня', { refused: ['Гена'] });
  game('R-295, R-296: he may decline', MAFIA, 'Гена refuse', {});
  game('R-296: and a mafioso cannot overrule him', MAFIA, 'Гена refuse; Максим kill Аня +', {});
  game('R-298: a silent Godfather: the host decides on a mafioso’s order', MAFIA, 'Максим kill Аня +', { asks: true });
  game('R-299: a silent mafia decline', MAFIA, '', {});
  game('R-263, A-051: they may kill their own', MAFIA, 'Гена kill Максим +', {
    dead: 'Максим',
    shown: ['Максим: статус: мафиози'],
  });
  game('R-266, R-267: in the night of his death the mafia do not kill', TOWN, 'Гена kill Аня +; Марк kill Гена +', {
    dead: 'Гена',
    shown: ['Гена: статус: крёстный отец'],
    state: { needNewGodfather: true },
  });
  game('R-267: also when a mafioso sent the order', TOWN, 'Максим kill Аня +; Марк kill Гена +', { dead: 'Гена' });
  game(
    'R-272, R-267: a protected Godfather’s mafia kill',
    TOWN,
    'Гена kill Аня +; Марк kill Гена +; Валя protect Гена',
    { dead: 'Аня', state: { needNewGodfather: false } },
  );
  game(
    'A-130: executed by day, the newly elected one may kill',
    MAFIA.replace('Гена крёстный отец', 'Гена крёстный отец †'),
    'Максим kill Аня +',
    { dead: 'Аня' },
    { before: { godfather: 'Максим' } },
  );
  game(
    'A-150, R-267: struck out in the night he stops the killing too',
    MAFIA,
    'Гена kill Аня +',
    { dead: 'Гена', state: { needNewGodfather: true } },
    { events: [{ type: 'modkill', player: 'Гена' }] },
  );
  game('A-133: mafia and maniac kill each other’s men at once', TOWN, 'Гена kill Марк +; Марк kill Максим +', {
    dead: 'Марк Максим',
  });
  game('R-305: win at parity', 'Гена крёстный отец, Максим мафиози, Аня, Вася, Катя', 'Гена kill Аня +', {
    dead: 'Аня',
    state: { winner: 'мафия' },
  });
  game(
    'A-135: with a living maniac the host confirms',
    'Гена крёстный отец, Марк маньяк, Аня, Вася',
    'Гена kill Аня +; Марк kill Вася +',
    { dead: 'Аня Вася', asks: true, state: { winner: 'мафия' } },
  );
});

describe('maniac', () => {
  game('R-269, R-271: kills', TOWN, 'Марк kill Аня +; Гена refuse', { dead: 'Аня' });
  game('R-303, A-131: without a story it does not count', TOWN, 'Марк kill Аня; Гена refuse', { refused: ['Марк'] });
  game('R-302, A-131: silence is a violation the host judges', TOWN, 'Гена refuse', { asks: true });
  game('R-302: passing likewise', TOWN, 'Гена refuse; Марк refuse', { asks: true, refused: ['Марк'] });
  game(
    'R-304, A-131: struck out for it this very night he is not asked about again',
    TOWN,
    'Гена refuse',
    { dead: 'Марк', shown: ['Марк: статус: маньяк'] },
    { events: [{ type: 'modkill', player: 'Марк' }] },
  );
  game('R-307, A-134: wins when all others are dead', 'Марк маньяк, Аня', 'Марк kill Аня +', {
    dead: 'Аня',
    state: { winner: 'маньяк' },
  });
  game(
    'R-306, A-135: the town has won by catching the mafia, the host confirms a living maniac',
    'Гена крёстный отец, Марк маньяк, Аня, Вася, Катя',
    'Марк kill Гена +',
    { dead: 'Гена', asks: true, state: { winner: 'город', needNewGodfather: false } },
  );
});

describe('commissioner', () => {
  game('R-268, A-126: learns the exact status', TOWN, 'Коля check Гена; Марк kill Аня +', {
    dead: 'Аня',
    told: ['Коля: статус: крёстный отец'],
  });
  game('A-132: killed the same night he gets the answer', TOWN, 'Коля check Максим; Марк kill Коля +', {
    dead: 'Коля',
    told: ['Коля: статус: мафиози'],
  });
});

describe('physician', () => {
  game('R-272, R-273, A-129: protects from both', TOWN, 'Валя protect Аня; Гена kill Аня +; Марк kill Аня +', {});
  game(
    'A-128: himself and the same again',
    TOWN,
    'Валя protect Валя; Гена kill Валя +; Марк kill Аня +',
    { dead: 'Аня' },
    { history: { 4: 'Валя protect Валя' } },
  );
});

describe('journalist', () => {
  game('R-274, R-275: two citizens are the same', TOWN, 'Жора compare Аня Вася; Марк kill Катя +', {
    dead: 'Катя',
    told: ['Жора: Одинаковы'],
  });
  game('A-127: citizen and commissioner differ', TOWN, 'Жора compare Аня Коля; Марк kill Катя +', {
    dead: 'Катя',
    told: ['Жора: Различны'],
  });
  game('A-127: the Godfather is a mafioso', TOWN, 'Жора compare Гена Максим; Марк kill Катя +', {
    dead: 'Катя',
    told: ['Жора: Одинаковы'],
  });
  game('R-274: two different players', TOWN, 'Жора compare Аня Аня; Марк kill Катя +', {
    dead: 'Катя',
    told: [],
    refused: ['Жора'],
  });
});

describe('citizen', () => {
  game('R-260: sleeps at night', TOWN, 'Аня kill Марк +; Марк kill Катя +', { dead: 'Катя', refused: ['Аня'] });
  game(
    'R-304: struck out by the host, his status is announced',
    MAFIA,
    'Гена refuse',
    { dead: 'Аня', shown: ['Аня: статус: мирный'] },
    { events: [{ type: 'modkill', player: 'Аня' }] },
  );
});
