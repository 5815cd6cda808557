import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Руслан мафия 2, Ренат мафия 3, Аня, Вася, Катя, Лена';

describe('mafioso', () => {
  night('R-036: one killing', TOWN, 'Рома kill Аня', { dead: 'Аня', state: { bossWithoutVote: null } }, { alive: 12 });
  night(
    'R-036: two killings, R-037: evidence, R-044 and R-047: no vote',
    TOWN,
    'Рома kill Аня Вася',
    { dead: 'Аня Вася', shown: ['Рома: ник: босс мафии'], state: { bossWithoutVote: 'Рома' } },
    { alive: 10, dice: { evidence: true } },
  );
  night(
    'R-037: no evidence on a failed throw, R-048: nothing is announced',
    TOWN,
    'Рома kill Аня Вася',
    { dead: 'Аня Вася', shown: [], mute: [], state: { bossWithoutVote: 'Рома' } },
    { alive: 10, dice: { evidence: false } },
  );
  night('R-036: three killings are refused', TOWN, 'Рома kill Аня Вася Катя', { refused: ['Рома'] });
  night('R-036: one victim named twice is refused', TOWN, 'Рома kill Аня Аня', { refused: ['Рома'] });
  night('R-038: with three living two killings are refused', 'Рома мафия 1, Аня, Вася', 'Рома kill Аня Вася', {
    refused: ['Рома'],
  });
  night('R-038, A-043: with two living likewise', 'Рома мафия 1, Аня', 'Рома kill Аня Рома', { refused: ['Рома'] });
  night(
    'R-039: three are intimidated with ten living',
    TOWN,
    'Рома intimidate Аня Вася Катя',
    { mute: ['Аня 1', 'Вася 1', 'Катя 1'], state: { bossWithoutVote: null } },
    { alive: 10, dice: { evidence: true } },
  );
  night(
    'R-040: three are too many below ten',
    TOWN,
    'Рома intimidate Аня Вася Катя',
    { refused: ['Рома'], mute: [] },
    { alive: 9 },
  );
  night(
    'R-041, A-047: intimidation never exposes the boss',
    TOWN,
    'Рома intimidate Аня Вася',
    { shown: [], mute: ['Аня 1', 'Вася 1'] },
    { alive: 9, dice: { evidence: true } },
  );
  night(
    'R-042, R-045: kill one and intimidate another',
    TOWN,
    'Рома killAndIntimidate Аня Вася',
    { dead: 'Аня', shown: ['Рома: ник: босс мафии'], mute: ['Вася 1'], state: { bossWithoutVote: 'Рома' } },
    { alive: 9, dice: { evidence: true } },
  );
  night(
    'A-045: with ten and more living too',
    TOWN,
    'Рома killAndIntimidate Аня Вася',
    { dead: 'Аня', mute: ['Вася 1'] },
    { alive: 14 },
  );
  night('A-046: with three living too', 'Рома мафия 1, Аня, Вася', 'Рома killAndIntimidate Аня Вася', {
    dead: 'Аня',
    mute: ['Вася 1'],
  });
  night(
    'R-043: the same player every night',
    TOWN,
    'Рома intimidate Аня',
    { mute: ['Аня 1'] },
    { alive: 10, history: { 4: 'Рома intimidate Аня' } },
  );
  night(
    'R-046: half of the living intimidated costs the vote',
    'Рома мафия 1, Аня, Вася, Катя',
    'Рома intimidate Аня Вася',
    { mute: ['Аня 1', 'Вася 1'], state: { bossWithoutVote: 'Рома' } },
  );
  night('R-046: less than half does not', 'Рома мафия 1, Аня, Вася, Катя, Лена', 'Рома intimidate Аня Вася', {
    mute: ['Аня 1', 'Вася 1'],
    state: { bossWithoutVote: null },
  });
  night(
    'A-025: half is counted by the living at nightfall',
    'Рома мафия 1, Марк маньяк, Аня, Вася, Катя',
    'Рома intimidate Аня Вася; Марк kill Катя',
    { dead: 'Катя', state: { bossWithoutVote: null } },
  );
  night(
    'A-044: saved victims change neither evidence nor the lost vote',
    `${TOWN}, Миша мент`,
    'Рома kill Аня Вася; Миша visit Вася',
    { dead: 'Аня', shown: ['Рома: ник: босс мафии'], state: { bossWithoutVote: 'Рома' } },
    { dice: { evidence: true } },
  );
  night(
    'A-044: a blocked boss leaves no evidence and keeps his vote',
    `${TOWN}, Дина девочка`,
    'Рома kill Аня Вася; Дина visit Рома',
    { shown: [], state: { bossWithoutVote: null } },
    { dice: { evidence: true } },
  );
  night(
    'R-050, R-054: a bribe is answered by the host, A-053: to the boss',
    TOWN,
    'Рома bribe ?В игре осталось 3 роли города?',
    { told: ['Рома: да'] },
    { rulings: [{ ask: 'bribe', answer: 'да' }] },
  );
  night('R-050: an unanswered question asks the host', TOWN, 'Рома bribe ?Среди иммунитетчиков есть роли?', {
    told: [],
    asks: true,
  });
  night(
    'R-051, R-053, A-052: a question that is not permitted makes the order illegal',
    TOWN,
    'Рома bribe ?Вася - доктор?',
    { told: [], refused: ['Рома'] },
    { rulings: [{ ask: 'bribe', answer: 'недопустимый вопрос' }] },
  );
  night('R-055: the boss’s own order goes before his juniors’', TOWN, 'Руслан kill Вася; Рома kill Аня', {
    dead: 'Аня',
  });
  night('R-056, R-057: with a silent boss the highest rank’s order stands', TOWN, 'Ренат kill Вася; Руслан kill Аня', {
    dead: 'Аня',
  });
  night(
    'A-048: evidence and vote fall on the boss whoever sent the order',
    TOWN,
    'Ренат kill Аня Вася',
    { dead: 'Аня Вася', shown: ['Рома: ник: босс мафии'], state: { bossWithoutVote: 'Рома' } },
    { alive: 10, dice: { evidence: true } },
  );
  night(
    'A-048: the girl has to visit the boss, not the sender',
    `${TOWN}, Дина девочка`,
    'Руслан kill Аня; Дина visit Рома',
    {},
  );
  night('A-048: the witness is told the boss', `${TOWN}, Света свидетель`, 'Руслан kill Аня; Света watch Аня', {
    dead: 'Аня',
    told: ['Света: убийца: Рома'],
  });
  night(
    'A-049: the journalist’s order for the boss asks the host',
    'Рома мафия 1, Жанна журналист мафии, Аня, Вася',
    'Жанна kill Аня',
    { asks: true },
  );
  night(
    'R-056: an order of the boss that does not stand is none, the next rank’s stands',
    TOWN,
    'Рома kill Аня Вася Катя; Ренат kill Аня',
    { dead: 'Аня', refused: ['Рома'] },
  );
  night(
    'R-056, A-049: nor does it keep the host from being asked about the journalist’s',
    'Рома мафия 1, Жанна журналист мафии, Аня, Вася, Катя',
    'Рома kill Аня Вася Катя; Жанна kill Аня',
    { refused: ['Рома'], asks: true },
  );
  night(
    'R-061, A-049: a boss who sends what he has lost has sent nothing',
    'Рома мафия 1 †, Жанна журналист мафии, Адам адвокат, Аня, Вася, Катя',
    'Жанна interview Аня; Адам kill Аня',
    { refused: ['Жанна'], asks: true },
  );
  night('R-032, R-033: the second rank follows the first', `${TOWN}, Марк маньяк`, 'Марк kill Рома', {
    dead: 'Рома',
    state: { boss: 'Руслан' },
  });
  night(
    'R-033: a third follows when two die',
    `${TOWN}, Марк маньяк, Стас снайпер`,
    'Марк kill Рома; Стас kill Руслан',
    { dead: 'Рома Руслан', state: { boss: 'Ренат' } },
  );
  night('A-051: the mafia may kill their own', TOWN, 'Рома kill Ренат', { dead: 'Ренат' });
  night('A-063: two moves of the boss in one night do not stand', TOWN, 'Рома kill Аня; Рома intimidate Вася', {
    refused: ['Рома'],
  });
  night('R-056: passing is a move, the juniors’ order does not count', TOWN, 'Рома refuse; Руслан kill Аня', {});
  night(
    'A-042: a dead target, a dead actor, another’s act',
    `${TOWN}, Юра мафия 4 †`,
    'Рома kill Юра; Юра kill Аня; Аня kill Рома',
    { refused: ['Рома', 'Юра', 'Аня'] },
  );
  night('R-029: a mafioso below the boss has no act of his own', TOWN, 'Рома refuse; Ренат interview Аня', {
    refused: ['Ренат'],
  });
});
