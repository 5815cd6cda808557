import { HOST, PLAYERS, STRANGER } from './players';
import type { DemoPost, DemoThread, Member } from './thread';

const {
  alisa,
  tihon,
  morgana,
  kotofey,
  barynya,
  gosha,
  yozhik,
  sam,
  polina,
  shturman,
  livsi,
  babka,
  oconnor,
  marta,
  mark,
  tadeush,
  zayka,
  grif,
  rodger,
} = PLAYERS;

/** End of the voting, by the forum's clock. */
export const DEADLINE = '2026-11-28T21:00:00+03:00';

const list = Object.values(PLAYERS)
  .map(({ nick }, index) => `${index + 1}. ${nick}`)
  .join('\n');

/** Author, day of November and time, text, and the time of an edit. */
type Line = readonly [author: Member, at: string, text: string, edited?: string];

const red = (text: string): string => `[color=red]${text}[/color]`;
const blue = (text: string): string => `[color=blue]${text}[/color]`;

/** The day of the game, oldest first. The comment after a post says what it is for the count; `truth.ts` adds it up. */
const LINES: readonly Line[] = [
  // ——— page 1
  [
    HOST,
    '27 20:00:00',
    `[b][size=150]День первый[/size][/b]\n\nГород проснулся, а [b]Гриф[/b] — нет. Он был мирным и кормил голубей. [b]Полина Ч.[/b] так напугана, что сегодня не голосует.\n\nГолосуем [b]до 28 ноября, 21:00[/b] по часам форума.\n${red('Ник')} — голос против, «−1».\n${blue('Ник')} — голос за, «+1».\nКто промолчит — «−2». Голос можно менять, считается последний.\n\n${list}`,
  ], // host: examples in colour, no vote
  [
    tihon,
    '27 20:07:12',
    'Ну вот и первый труп. Гриф, покойся с миром, голубей я возьму на себя.\nПока присматриваюсь.',
  ], // talk
  [alisa, '27 20:15:40', `Мне не понравилось, как Штурман вчера ушёл от вопроса про ночь.\n\n${red('Штурман')}`], // against Штурман, superseded by 52
  [shturman, '27 20:31:05', `[quote=4103]${red('Штурман')}[/quote]\nОтветный визит вежливости: ${red('Лису Алису')}`], // quote: no vote; case form → against Лиса Алиса, superseded by 22
  [kotofey, '27 20:44:18', `Мурр. А Марта мне нравится, она вчера делилась сливками.\n${blue('Марта')}`], // for Марта, superseded by 54
  [morgana, '27 21:02:33', 'Без лирики.\n[b][color=#ff0000]Гоша[/color][/b]'], // against Гоша, counts
  [
    gosha,
    '27 21:10:00',
    '[quote=4106]Без лирики.\n[b][color=#ff0000]Гоша[/color][/b][/quote]\nА с лирикой можно? За что?!',
  ], // quote, talk
  [yozhik, '27 21:26:51', 'Лошадка шепнула, что кто-то слишком весёлый.\nГолос: [color=crimson]Весёлый Роджер[/color]'], // shade of red → against Весёлый Роджер, superseded by 45
  [rodger, '27 21:40:09', `Шепчи, шепчи. ${red('Ежик в тумане')}`], // е for ё → against Ёжик в тумане, superseded by 39
  [barynya, '27 22:05:27', `Замело всё. Голосую по первому впечатлению: ${red('гоша')}`], // lower case → against Гоша, counts
  [polina, '27 22:11:44', `Знаю, что голоса нет, но пусть все видят: ${red('Штурман')}`], // silenced: void
  [grif, '27 22:20:02', `У-у-у, голос с того света: ${red('Лиса Алиса')}`], // dead: void
  [sam, '27 22:34:30', 'За Zайку ручаюсь, играл с ней три партии.\n[color=#0000ff]Zайка[/color]'], // for Zайка, withdrawn by 29
  [zayka, '27 22:40:13', `Спасибо, Сэм! Мой выбор: ${red('Марк')}`], // against Марк, superseded by 36
  [mark, '27 22:58:55', `И тебе доброй ночи. ${red('Зайка')}`], // Cyrillic З for Z → against Zайка, superseded by 48
  [marta, '27 23:15:20', `Тихони самые опасные. ${red('Тихона')}`], // case form → against Тихон, superseded by 55
  [oconnor, '27 23:30:47', `Врачам веры нет со времён чумы. ${red('Доктор Ливси')}`], // against Доктор Ливси, superseded by 44; red signature
  [babka, '27 23:41:36', `Голос спрячу под ковёр.\n[spoiler]${red('Пан Тадеуш')}[/spoiler]`], // spoiler: a doubt, superseded by 31
  [livsi, '27 23:50:10', `[s]${red('Марк')}[/s] Рука дрогнула. ${red('O’Коннор')}`], // struck: no vote; curly apostrophe → against O'Коннор, superseded by 33
  [tadeush, '28 00:12:08', 'Спокойной ночи, панове. Утром пришлю портрет убийцы.'], // talk
  // ——— page 2
  [
    alisa,
    '28 08:30:14',
    `[quote=4104][quote=4103]${red('Штурман')}[/quote]\nОтветный визит вежливости: ${red('Лису Алису')}[/quote]\nВежливость оценила, голос не меняю.`,
  ], // nested quote, talk
  [shturman, '28 08:47:59', `Остыл. Меняю голос на ${red('Гошу')}`], // change, case form → against Гоша, superseded by 58
  [gosha, '28 09:05:31', `${red('Morgana')} и точка. Окончательно.`], // against Morgana, counts
  [STRANGER, '28 09:20:20', `Зашёл почитать с попкорном. Я бы повесил Марту: ${red('Марта')}`], // stranger: listed, void
  [tihon, '28 09:41:03', 'Всем кофе. Всё ещё думаю.'], // talk
  [yozhik, '28 10:02:48', `Туман рассеялся: ${red('Тихон')}`, '28 10:40:00'], // edited, original never seen: a doubt, superseded by 45
  [
    HOST,
    '28 10:15:00',
    `Напоминаю: ${red('красный')} — против, ${blue('синий')} — за. [b]Тень[/b], отметьтесь, пожалуйста!`,
  ], // host
  [barynya, '28 10:31:22', `А может, ${red('Гриф')}? Очень уж тихий.`], // vote for the dead: void, 10 stands
  [sam, '28 10:50:39', `${blue('Снимаю голос')}, посижу в засаде.`], // withdrawn: no vote from here on
  [polina, '28 11:04:17', 'Молчу и боюсь. Чайник вскипел, никто не пришёл.'], // talk
  [babka, '28 11:20:05', `Ладно, ковёр в химчистку. В открытую: ${red('Пана Тадеуша')}`], // case forms → against Пан Тадеуш, counts
  [
    tadeush,
    '28 11:45:33',
    `[quote=4131]В открытую: ${red('Пана Тадеуша')}[/quote]\nСебя в обиду не дам: [color=#0000FF]Пан Тадеуш[/color]`,
  ], // for himself, superseded by 53
  [livsi, '28 12:10:26', `Подозревал, что ${red('Марк')} точит ножи. Но нет, он точит карандаши. ${red('Гоша')}`], // two runs: the last, against Гоша, superseded by 57
  [kotofey, '28 12:33:41', `${red('Марк, Гоша')} — оба хороши.`], // two names in one run: a doubt, superseded by 54
  [morgana, '28 13:00:00', `[quote=4123]${red('Morgana')} и точка.[/quote]\nТочка — это я. Жду аргументов.`], // quote, talk
  [zayka, '28 13:18:52', `Передумала. ${red('Пан')}`], // unique part of a nick → against Пан Тадеуш, counts
  [alisa, '28 14:02:10', 'Новичкам: голос пишется так.\n[code][color=red]Ник[/color][/code]'], // code
  [
    mark,
    '28 14:40:44',
    'Скопировал из блокнота, простите за цвет: [color=#808080]Марта вчера молчала до вечера[/color]. Это не голос.',
  ], // pasted grey
  [rodger, '28 15:05:19', `Пиастры любят холод. ${red('Снежную Барыню')}`], // case forms, space for _ → against Снежная_Барыня, counts
  [marta, '28 15:30:08', 'Гоша зря шумит, но шумят обычно честные. Думаю.'], // talk
  // ——— page 3
  [shturman, '28 16:00:37', 'Кто поддерживает Гошу — два слова, почему?'], // talk
  [tihon, '28 16:20:15', 'Так и не решил. В списке Штурман, Гоша, Пан Тадеуш.'], // plain names, no vote
  [barynya, '28 16:45:50', `[quote=4136]Передумала. ${red('Пан')}[/quote]\nЛюбопытно. Пан, что скажете?`], // quote, talk
  [oconnor, '28 17:10:28', `Доктор чист, проверил у лошади. Против: ${red('Моргана')}`], // Cyrillic for Latin → against Morgana, counts
  [yozhik, '28 17:30:01', `Лошадка! ${red('Гоша')}`], // against Гоша, counts
  [HOST, '28 18:00:00', 'До конца голосования три часа.'], // host
  [gosha, '28 18:12:34', '[quote=4145]Лошадка![/quote]\nВы серьёзно? Слушаете лошадь?'], // quote, talk
  [mark, '28 18:40:06', `${red('Гошу')}, досрочно.`], // case form → against Гоша, counts, «early»
  [morgana, '28 19:05:49', 'Лошадь хотя бы не оправдывается.'], // talk
  [babka, '28 19:20:23', 'Пирожки стынут, Пан молчит. Мой голос прежний.'], // talk
  [zayka, '28 19:40:57', 'Чернила кончились, пишу чем есть: [color=brown]Гоша[/color]'], // colour of the dead zone: a doubt, 36 stands
  [alisa, '28 20:01:11', `Штурман ответил, вопрос снят. ${red('Гоша')}`], // against Гоша, counts
  [tadeush, '28 20:15:35', `Вот и портрет: ${red('Бабка Ёжка')}`], // against Бабка Ёжка, counts
  [kotofey, '28 20:22:16', `Точу когти об одного. ${red('Гоша')}`], // against Гоша, counts
  [marta, '28 20:33:42', `Спасаю: ${blue('Гоша')}`], // for Гоша, counts
  [rodger, '28 20:41:58', 'Полчаса до рома, держитесь.'], // talk
  [livsi, '28 20:55:04', `Осмотр закончен. ${red('Пан Тадеуш')}`], // against Пан Тадеуш, counts
  [shturman, '28 20:59:30', `Право руля! ${red('Пан Тадеуш')}`], // in time by half a minute → against Пан Тадеуш, counts
  [barynya, '28 21:00:05', `Успела? ${red('Пан Тадеуш')}`], // late: void, 10 stands
  [HOST, '28 21:04:00', '[b]Стоп.[/b] Голосование закрыто, считаю.'], // host
];

const moment = (at: string): string => `2026-11-${at.replace(' ', 'T')}+03:00`;

/** Id of the n-th post of the day, n from 1: phpBB numbers posts over the whole forum. */
export const postId = (n: number): number => 4100 + n;

/** The demo game, fresh for every server so that live actions of one run never reach another. */
export function demoDay(id: number): DemoThread {
  return {
    id,
    title: 'Мафия №17 «Город Липовск». День первый',
    posts: LINES.map(
      ([author, at, text, edited], index): DemoPost => ({
        id: postId(index + 1),
        author,
        at: moment(at),
        text,
        ...(edited === undefined ? {} : { edited: { by: author, at: moment(edited) } }),
      }),
    ),
  };
}
