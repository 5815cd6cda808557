import { option } from '../option';

/** Maniac and his helpers, necromancer, joker, sharp. */
export const LONERS = [
  option(
    'A-056',
    { ru: 'Жертву кровавого убийства вылечили: гости', en: 'The victim of a bloody attack is healed: visitors' },
    ['die', 'умирают', 'die'],
    ['live', 'живы', 'live'],
  ),
  option(
    'A-059',
    { ru: 'Фанат после смерти маньяка', en: 'The fan after the maniac’s death' },
    ['anew', 'ищет заново', 'searches anew'],
    ['knows', 'знает нового маньяка', 'knows the new maniac'],
  ),
  option(
    'A-060',
    { ru: 'Маньяка с телохранителем вылечили', en: 'A guarded maniac is healed' },
    ['ward-first', 'никто не умирает', 'nobody dies'],
    ['guard-first', 'телохранитель умирает', 'the bodyguard dies'],
  ),
  option(
    'A-062',
    { ru: 'Телохранитель, хохол и шахид', en: 'Bodyguard, hohol and shahid' },
    ['replaces', 'умирает вместо маньяка', 'dies instead of the maniac'],
    ['does-not', 'не заменяет', 'does not stand in'],
  ),
  option(
    'A-064',
    { ru: 'Путана умерла раньше клиента', en: 'The prostitute dies before her client' },
    ['goes-on', 'болезнь действует', 'the disease goes on'],
    ['ends', 'болезнь проходит', 'the disease ends'],
  ),
  option(
    'A-065',
    {
      ru: 'Лечение «от путаны» и реаниматор против болезни',
      en: 'Healing from the prostitute, reanimator against the disease',
    },
    ['works', 'помогают', 'work'],
    ['useless', 'не помогают', 'do not'],
  ),
  option(
    'A-066',
    { ru: 'Бросок на голос, когда заражение вылечено', en: 'The throw for the vote when the infection is healed' },
    ['rolled', 'делается', 'is made'],
    ['skipped', 'не делается', 'is not made'],
  ),
  option(
    'A-070',
    { ru: 'Мент против превращения', en: 'Cop against conversion' },
    ['stops', 'спасает', 'saves'],
    ['passes', 'не спасает', 'does not'],
  ),
  option(
    'A-071',
    { ru: '«Скелетов больше, чем кого-либо»', en: '“More skeletons than anyone else”' },
    ['each-side', 'больше любой другой стороны', 'more than any other side'],
    ['all-others', 'больше всех остальных вместе', 'more than all others together'],
  ),
  option(
    'A-072',
    { ru: 'Убивающие роли армии', en: 'Killing roles of the army' },
    ['any', 'любая с убийством, младшие ранги и путана', 'any with a killing act, lower ranks, prostitute'],
    ['named', 'только мафия и путана', 'mafia and prostitute only'],
  ),
  option(
    'A-074',
    { ru: 'Чьи действия доступны джокеру', en: 'Whose acts the joker may use' },
    ['dealt', 'любой роли начального расклада', 'of any role dealt'],
    ['living', 'только живых ролей', 'of living roles only'],
  ),
  option(
    'A-075',
    { ru: 'То же действие другой роли', en: 'The same action of another role' },
    ['same-kind', 'считается повтором', 'is a repetition'],
    ['same-name', 'повтор только по названию', 'only by its name'],
  ),
  option(
    'A-076',
    { ru: 'Джокер против девочки и мента, отписавших ход', en: 'Joker against girl and cop who sent a move' },
    ['weak', 'не блокирует', 'does not block'],
    ['full', 'блокирует', 'blocks'],
  ),
  option(
    'A-077',
    { ru: 'Защита и лечение джокера', en: 'The joker’s protection and healing' },
    ['full', 'в полную силу', 'in full'],
    ['weak', 'не действуют', 'do not work'],
  ),
  option(
    'A-078',
    { ru: 'Джокер за снайпера', en: 'The joker as the sniper' },
    ['weak', 'не опережает', 'does not forestall'],
    ['full', 'опережает', 'forestalls'],
  ),
  option(
    'A-088',
    {
      ru: 'Победа шулера при живых джокере, наёмнике, путане, некроманте',
      en: 'The sharp’s win with joker, mercenary, prostitute, necromancer alive',
    },
    ['host', 'решает ведущий', 'the host decides'],
    ['ignored', 'не мешают', 'they do not hinder'],
    ['hinder', 'мешают', 'they hinder'],
  ),
  option(
    'A-089',
    { ru: 'Шулер лечит себя две ночи подряд', en: 'The sharp heals himself two nights running' },
    ['allowed', 'можно', 'allowed'],
    ['forbidden', 'нельзя', 'forbidden'],
  ),
  option(
    'A-137',
    { ru: 'Кто из скелетов передаёт превращение', en: 'Which skeletons pass it on' },
    ['by-master', 'только обращённые самим некромантом', 'those turned by the necromancer himself'],
    ['everybody', 'все', 'all'],
  ),
  option(
    'A-142',
    { ru: 'Телохранитель и свидетель при смерти от болезни', en: 'Bodyguard and witness at a death by disease' },
    ['no', 'не при чём', 'have no part'],
    ['yes', 'как при убийстве', 'as at a killing'],
  ),
];
