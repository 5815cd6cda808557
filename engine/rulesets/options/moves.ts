import { option } from '../option';

/** Order of moves, blocks, repetition. */
export const MOVES = [
  option(
    'A-023',
    { ru: 'Сержант сменяет комиссара', en: 'The sergeant succeeds the commissioner' },
    ['any-death', 'при любой его смерти', 'after any death of his'],
    ['killed', 'только если комиссара убили', 'only if he was killed'],
  ),
  option(
    'A-033',
    { ru: 'После модкилла', en: 'After a modkill' },
    ['succession', 'преемство действует', 'successions work'],
    ['nothing', 'преемства нет', 'no successions'],
  ),
  option(
    'A-034',
    { ru: 'Иммунитет первой ночи', en: 'First-night immunity' },
    ['all-deaths', 'от любой смерти', 'against any death'],
    ['attacks-only', 'только от прямого убийства', 'against direct killings only'],
  ),
  option(
    'A-036',
    { ru: 'Проверки убитого этой ночью', en: 'Checks of one killed this night' },
    ['stand', 'состоялись', 'stand'],
    ['unanswered', 'ответа нет', 'are not answered'],
  ),
  option(
    'A-038',
    { ru: 'Двое заблокировали друг друга', en: 'Two block each other' },
    ['ask', 'заблокированы оба, спросить ведущего', 'both are blocked, ask the host'],
    ['all-blocked', 'заблокированы оба', 'both are blocked'],
  ),
  option(
    'A-039',
    { ru: 'Заблокированный блокирующий у жертвы кровавого убийства', en: 'A blocked blocker at a bloody killing' },
    ['absent', 'его там нет', 'is not there'],
    ['present', 'он там и гибнет', 'is there and dies'],
  ),
  option(
    'A-040',
    { ru: 'Что блокируется', en: 'What is blocked' },
    ['every-order', 'любой ход', 'every order'],
    ['not-marks', 'всё, кроме указаний на день и шахида', 'all but the marks'],
  ),
  option(
    'A-041',
    { ru: 'Запрет «две ночи подряд» считает', en: '“Two nights running” counts' },
    ['sent', 'присланные ходы', 'orders sent'],
    ['effective', 'только состоявшиеся', 'only those carried out'],
  ),
  option(
    'A-042',
    { ru: 'Недопустимый ход', en: 'An illegal order' },
    ['refused', 'отклоняется при приёме', 'is refused on entry'],
    ['silent', 'принимается молча и не действует', 'is accepted in silence and void'],
  ),
  option(
    'A-084',
    { ru: 'Опережённый снайпером убийца вылечен', en: 'A forestalled killer is healed' },
    ['lost', 'хода всё равно нет', 'his move is lost all the same'],
    ['moves', 'ход состоялся', 'his move is made'],
  ),
  option(
    'A-086',
    { ru: 'Снайпер стреляет в идущего на него горца', en: 'The sniper shoots the attacking highlander' },
    ['moves', 'ход горца состоится', 'the highlander’s move is made'],
    ['lost', 'хода нет', 'the move is lost'],
  ),
  option(
    'A-144',
    { ru: 'Мент и девочка у одного игрока', en: 'Cop and girl at one player' },
    ['stops', 'мент снимает бросок девочки', 'the cop stops her throw'],
    ['passes', 'бросок девочки остаётся', 'her throw stays'],
  ),
  option(
    'A-145',
    { ru: 'Снайпер стреляет в проверяющего его комиссара', en: 'The sniper shoots the commissioner who checks him' },
    ['answered', 'проверка состоялась', 'the check is answered'],
    ['lost', 'хода нет', 'the move is lost'],
  ),
];
