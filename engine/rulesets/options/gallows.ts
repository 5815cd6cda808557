import { option } from '../option';

/** The day's count and the gallows, where they touch roles. */
export const GALLOWS = [
  option(
    'A-007',
    { ru: 'Босс без голоса не проголосовал', en: 'The boss without a vote did not vote' },
    ['absent', '−2, как любому', '−2 like anybody'],
    ['zero', '0', '0'],
  ),
  option(
    'A-014',
    {
      ru: 'Джокер, скопировавший доктора или прокурора: вес голоса',
      en: 'A joker who has copied doctor or prosecutor: weight of his vote',
    },
    ['plain', 'обычный', 'plain'],
    ['as-role', 'как у роли', 'as the role’s'],
  ),
  option(
    'A-016',
    { ru: 'Повеса отмазан', en: 'The povesa is protected' },
    ['victim', 'его жертва всё равно вешается', 'his victim hangs all the same'],
    ['nobody', 'не вешается никто', 'nobody hangs'],
  ),
  option(
    'A-017',
    {
      ru: 'Жертва повесы — маньяк, фанат оговорил себя',
      en: 'The povesa’s victim is the maniac, the fan incriminates himself',
    },
    ['fan', 'вешается фанат', 'the fan hangs'],
    ['maniac', 'вешается маньяк', 'the maniac hangs'],
  ),
  option(
    'A-019',
    { ru: 'Обречён идиот: раскрывается ли роль', en: 'The idiot is condemned: is his role disclosed' },
    ['closed', 'нет', 'no'],
    ['revealed', 'да', 'yes'],
  ),
  option(
    'A-020',
    { ru: 'Прокурор снимает отмазку убийцы идиота', en: 'The prosecutor removes the reprieve of the idiot’s killer' },
    ['no', 'нет', 'no'],
    ['yes', 'да', 'yes'],
  ),
  option(
    'A-021',
    { ru: 'Повешен хохол', en: 'The hohol is hanged' },
    ['nothing', 'ничего не происходит', 'nothing happens'],
    ['host', 'решает ведущий', 'the host decides'],
  ),
  option(
    'A-022',
    { ru: 'Повешен шахид', en: 'The shahid is hanged' },
    ['nothing', 'указанный жив', 'the one he named lives'],
    ['takes', 'указанный умирает', 'the one he named dies'],
  ),
];
