import { option } from '../option';

export const PROKURATOR = [
  option(
    'A-126',
    { ru: 'Что такое статус', en: 'What a status is' },
    ['role', 'роль', 'the role'],
    ['side', 'сторона', 'the side'],
  ),
  option(
    'A-127',
    { ru: 'Журналист сравнивает', en: 'The journalist compares' },
    ['role', 'роли, крёстный отец — мафиози', 'roles, the Godfather being a mafioso'],
    ['side', 'стороны', 'sides'],
  ),
  option(
    'A-128',
    { ru: 'Врач защищает того же игрока снова', en: 'The doctor protects the same player again' },
    ['allowed', 'можно', 'allowed'],
    ['forbidden', 'нельзя', 'forbidden'],
  ),
  option(
    'A-130',
    {
      ru: 'Крёстный отец казнён днём: убийство следующей ночи',
      en: 'The Godfather is executed by day: the next night’s killing',
    },
    ['allowed', 'возможно', 'possible'],
    ['lost', 'пропадает', 'is lost'],
  ),
  option(
    'A-131',
    { ru: 'Убийство маньяка без описания', en: 'The maniac’s killing without a story' },
    ['void', 'не засчитывается', 'does not count'],
    ['counts', 'засчитывается', 'counts'],
  ),
  option(
    'A-132',
    { ru: 'Комиссар или журналист убит той же ночью', en: 'Commissioner or journalist killed the same night' },
    ['yes', 'ответ есть', 'is answered'],
    ['no', 'ответа нет', 'is not answered'],
  ),
  option(
    'A-134',
    { ru: 'Победа маньяка', en: 'The maniac’s win' },
    ['last', 'когда все остальные мертвы', 'when all others are dead'],
    ['survives', 'если дожил до конца', 'if he survives'],
  ),
  option(
    'A-135',
    { ru: 'Живой маньяк при победе мафии или города', en: 'A living maniac at the mafia’s or town’s win' },
    ['ask', 'ведущий подтверждает', 'the host confirms'],
    ['hinders', 'победы ещё нет', 'no win yet'],
  ),
];
