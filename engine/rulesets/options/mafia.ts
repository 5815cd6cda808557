import { option } from '../option';

/** The mafia, its office and the double agent. */
export const MAFIA = [
  option(
    'A-044.vote',
    { ru: 'Босс теряет голос за двойное убийство', en: 'The boss loses his vote for a double killing' },
    ['attempt', 'за попытку', 'for the attempt'],
    ['success', 'только если погибли все', 'only if all died'],
  ),
  option(
    'A-044.evidence',
    { ru: 'Улики босса', en: 'The boss’s evidence' },
    ['attempt', 'за попытку', 'for the attempt'],
    ['success', 'только если погибли все', 'only if all died'],
  ),
  option(
    'A-045',
    { ru: 'Убить и запугать', en: 'Kill and intimidate' },
    ['always', 'можно при любом числе живых', 'with any number of living'],
    ['below-ten', 'только когда живых меньше десяти', 'only while fewer than ten live'],
  ),
  option(
    'A-046',
    { ru: 'Убить и запугать при трёх живых', en: 'Kill and intimidate with three living' },
    ['allowed', 'можно', 'allowed'],
    ['forbidden', 'нельзя', 'forbidden'],
  ),
  option(
    'A-047',
    { ru: 'Улики за одно запугивание', en: 'Evidence for intimidation alone' },
    ['never', 'никогда', 'never'],
    ['from-ten', 'когда живых десять и больше', 'with ten or more living'],
  ),
  option(
    'A-048',
    {
      ru: 'Ход за босса прислал младший: на ком последствия',
      en: 'A junior sent the move: who bears the consequences',
    },
    ['head', 'на боссе', 'the boss'],
    ['sender', 'на приславшем', 'the sender'],
  ),
  option(
    'A-049',
    { ru: 'Журналист или адвокат прислал ход босса', en: 'Journalist or lawyer sent the boss’s move' },
    ['ask', 'решает ведущий', 'the host decides'],
    ['accept', 'принять', 'accept'],
    ['ignore', 'не принимать', 'ignore'],
  ),
  option(
    'A-053',
    { ru: 'Кому сообщается ответ на подкуп', en: 'Who hears the bribe’s answer' },
    ['leader', 'боссу', 'the boss'],
    ['family', 'всей мафии', 'the whole mafia'],
  ),
  option(
    'A-054',
    {
      ru: 'Журналист убит этой ночью: печатать интервью',
      en: 'The journalist is killed this night: print the interview',
    },
    ['yes', 'да', 'yes'],
    ['no', 'нет', 'no'],
  ),
  option(
    'A-079',
    { ru: 'Кто голосует в мафии с двойным агентом', en: 'Who votes in a mafia with a double agent' },
    ['all', 'все мафиози', 'every mafioso'],
    ['ranks', 'только ранги', 'ranks only'],
  ),
  option(
    'A-081',
    { ru: 'Сторона двойного агента для сравнения', en: 'The double agent’s side when compared' },
    ['own', 'сам за себя', 'himself'],
    ['mafia', 'мафия', 'the mafia'],
  ),
  option(
    'A-149',
    { ru: 'Запугивание и подкуп при голосовании мафии', en: 'Intimidation and bribes while the mafia vote' },
    ['own', 'остаются за боссом', 'stay the boss’s'],
    ['none', 'их нет', 'there are none'],
  ),
];
