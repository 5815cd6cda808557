import { option } from '../option';

/** What is published and when. */
export const REVEALS = [
  option(
    'A-024',
    { ru: 'По какому числу живых роли ещё открыты', en: 'Which count keeps roles open' },
    ['before', 'живые на начало ночи или дня', 'the living when the night or day begins'],
    ['after', 'живые после смертей', 'the living after the deaths'],
  ),
  option(
    'A-025',
    { ru: '«Половина живых» при запугивании', en: '“Half of the living” when intimidating' },
    ['nightfall', 'по числу живых на начало ночи', 'by the living at nightfall'],
    ['after-deaths', 'по числу живых к утру', 'by those alive in the morning'],
  ),
  option(
    'A-026',
    { ru: 'Роль жертвы комиссара', en: 'The role of the commissioner’s victim' },
    ['rolled', 'бросок, пока роли открыты; потом закрыта', 'rolled while roles are open, closed afterwards'],
    ['always-rolled', 'бросок всегда', 'always rolled'],
  ),
  option(
    'A-027',
    {
      ru: 'Снайпер убил идиота: «всегда» против «никогда»',
      en: 'The sniper killed the idiot: “always” against “never”',
    },
    ['ask', 'спросить ведущего', 'ask the host'],
    ['show', 'раскрыть', 'reveal'],
    ['hide', 'не раскрывать', 'keep closed'],
  ),
  option(
    'A-028',
    { ru: 'Какие лишения голоса объявляются', en: 'Which losses of the vote are announced' },
    ['all', 'все, кроме собственной потери босса', 'all but the boss’s own'],
    ['named', 'только пытка и потеря священника', 'only torture and the priest’s own'],
  ),
  option(
    'A-031',
    { ru: 'Необращённый оборотень при смерти и в интервью', en: 'An unturned werewolf dead or interviewed' },
    ['citizen', 'мирный', 'a citizen'],
    ['true', 'оборотень', 'a werewolf'],
  ),
  option(
    'A-057',
    {
      ru: 'Девочка и мент, погибшие у кровавой жертвы, когда роли закрыты',
      en: 'Girl or cop dead at a bloody killing while roles are closed',
    },
    ['target-only', 'закрыты', 'closed'],
    ['all', 'открыты', 'revealed'],
  ),
  option(
    'A-138',
    { ru: 'Жертва снайпера и ещё одного убийцы', en: 'Victim of the sniper and another killer' },
    ['closed', 'роль закрыта', 'closed'],
    ['other-opens', 'как у другого убийцы', 'as the other killer’s'],
  ),
  option(
    'A-139',
    { ru: 'Жертва комиссара и ещё одного убийцы', en: 'Victim of the commissioner and another killer' },
    ['revealed', 'роль раскрыта, пока роли открыты', 'revealed while roles are open'],
    ['rolled', 'по броску комиссара', 'by the commissioner’s throw'],
  ),
  option(
    'A-143',
    { ru: 'Сыворотка, которая не подействовала', en: 'A serum that did not work' },
    ['no-roll', 'ник доктора не разыгрывается', 'no throw for the doctor’s nick'],
    ['rolled', 'ник доктора всё равно разыгрывается', 'the nick is thrown for all the same'],
  ),
  option(
    'A-147',
    { ru: 'Сообщать новому боссу и сержанту', en: 'Tell the new boss and the sergeant' },
    ['notice', 'да', 'yes'],
    ['nobody', 'нет', 'no'],
  ),
  option(
    'A-114',
    { ru: 'Победы города, мафии и одиночек', en: 'Wins of town, mafia and loners' },
    ['propose', 'программа предлагает, ведущий подтверждает', 'proposed, the host confirms'],
    ['off', 'не предлагать', 'not proposed'],
  ),
];
