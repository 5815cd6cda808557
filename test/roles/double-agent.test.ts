import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Дима двойной агент 2, Ренат мафия 3, Жанна журналист мафии, Аня, Вася, Катя, Лена, Петя';

describe('double-agent', () => {
  night(
    'R-129, R-130: the most votes choose the victim, A-079: the journalist votes too',
    TOWN,
    'Дима mafiaVote Вася; Ренат mafiaVote Вася; Жанна mafiaVote Аня',
    { dead: 'Вася' },
  );
  night('R-131: the boss has one and a half', TOWN, 'Рома mafiaVote Аня; Дима mafiaVote Вася', { dead: 'Аня' });
  night('R-132: two others overrule him', TOWN, 'Рома mafiaVote Аня; Дима mafiaVote Вася; Ренат mafiaVote Вася', {
    dead: 'Вася',
  });
  night(
    'R-133, R-124: the family may vote out its boss, the agent follows by rank',
    TOWN,
    'Рома mafiaVote Аня; Дима mafiaVote Рома; Ренат mafiaVote Рома',
    { dead: 'Рома', state: { boss: 'Дима' } },
  );
  night('A-080: a tie the boss has not settled asks the host', TOWN, 'Дима mafiaVote Вася; Ренат mafiaVote Аня', {
    asks: true,
  });
  night('R-129, A-079: the boss cannot kill by himself', TOWN, 'Рома kill Аня', { refused: ['Рома'] });
  night('A-149: intimidation stays the boss’s', TOWN, 'Рома intimidate Аня; Дима mafiaVote Вася', {
    dead: 'Вася',
    mute: ['Аня 1'],
  });
  night('A-079: a vote and an interview in one night', TOWN, 'Жанна interview Аня; Жанна mafiaVote Вася', {
    dead: 'Вася',
    paper: ['журналист был у мирного'],
  });
  night(
    'R-129: without a double agent nobody votes',
    'Рома мафия 1, Руслан мафия 2, Аня, Вася',
    'Руслан mafiaVote Аня',
    { refused: ['Руслан'] },
  );
  night(
    'R-176: the girl at the boss stops the vote’s killing',
    `${TOWN}, Дина девочка`,
    'Дима mafiaVote Вася; Дина visit Рома',
    {},
  );
  night(
    'R-123, A-081: checked he is mafia, compared he is by himself',
    `${TOWN}, Коля комиссар, Галя городской журналист`,
    'Коля check Дима; Галя compare Дима Рома',
    { told: ['Коля: мафия', 'Галя: играют за разные стороны'] },
  );
  night(
    'R-128, A-148: the mafia do not win while he lives',
    'Рома мафия 1, Дима двойной агент 2, Ренат мафия 3, Аня, Вася',
    'Рома mafiaVote Аня; Ренат mafiaVote Аня',
    { dead: 'Аня', state: { winner: null, notWinner: 'мафия' } },
  );
  night(
    'R-128: they do when he is dead',
    'Рома мафия 1, Дима двойной агент 2, Ренат мафия 3, Аня',
    'Рома mafiaVote Дима; Ренат mafiaVote Дима',
    { dead: 'Дима', state: { winner: 'мафия' } },
  );
  night(
    'R-128: he is one of them, so they would have won without him',
    'Рома мафия 1, Дима двойной агент 2, Аня, Вася',
    'Рома mafiaVote Аня',
    { dead: 'Аня', state: { winner: null, notWinner: 'мафия' } },
  );
  night(
    'R-128, R-126: he and one partner, neither has won',
    'Рома мафия 1, Дима двойной агент 2, Аня',
    'Рома mafiaVote Аня',
    {
      dead: 'Аня',
      state: { winner: null, notWinner: 'мафия' },
    },
  );
  night('R-126: he wins only alone', 'Дима двойной агент 1, Аня', 'Дима mafiaVote Аня', {
    dead: 'Аня',
    state: { winner: 'двойной агент' },
  });
  night('R-126: with a joker alive he is not alone', 'Дима двойной агент 1, Джек джокер, Аня', 'Дима mafiaVote Аня', {
    dead: 'Аня',
    state: { winner: null, notWinner: 'двойной агент' },
  });
  night('R-127: his partners are told nothing', TOWN, 'Дима mafiaVote Вася', { dead: 'Вася', told: [] });
});
