import { HOST, STRANGER } from './players';
import type { DemoPost, DemoThread, Member } from './thread';

const member = (id: number, nick: string): Member => ({ id, nick });

/** The twenty who sign up for «Маяк», in the order in which they do, and the one who comes in for somebody later. */
export const CREW = {
  botsman: member(41, 'Боцман'),
  aglaya: member(42, 'Аглая'),
  rosinka: member(43, 'Росинка'),
  shtorm: member(44, 'Капитан Шторм'),
  norda: member(45, 'Норд'),
  zhemchug: member(46, 'Жемчуг'),
  tyulen: member(47, 'Тюлень'),
  lotsman: member(48, 'Лоцман'),
  dyuna: member(49, 'Дюна'),
  parus: member(50, 'Парус'),
  orlan: member(51, 'Орлан'),
  sirena: member(52, 'Сирена'),
  emelya: member(53, 'Емеля'),
  ustritsa: member(54, 'Устрица'),
  michman: member(55, 'Мичман'),
  vyuga: member(56, 'Вьюга'),
  garpun: member(57, 'Гарпун'),
  ivushka: member(58, 'Ивушка'),
  zodchy: member(59, 'Зодчий'),
  fonarshchik: member(60, 'Фонарщик'),
} as const satisfies Record<string, Member>;
export const NEWCOMER = member(61, 'Якорь');

export const SIGN_UP = 'Мафия №18 «Маяк». Запись';
export const GAME = 'Мафия №18 «Маяк». Игра';

const at = (moment: string): string => `2025-10-${moment.replace(' ', 'T')}+03:00`;

type Line = readonly [author: Member, at: string, text: string];
const posts = (id: number, lines: readonly Line[]): DemoPost[] =>
  lines.map(([author, moment, text], index) => ({ id: id * 1000 + index + 1, author, at: at(moment), text }));

const {
  aglaya,
  botsman,
  dyuna,
  emelya,
  fonarshchik,
  garpun,
  ivushka,
  lotsman,
  michman,
  norda,
  orlan,
  parus,
  rosinka,
  shtorm,
  sirena,
  tyulen,
  ustritsa,
  vyuga,
  zhemchug,
  zodchy,
} = CREW;

/** The sign-up: two pages, everybody writes, one of them only to ask. */
export const signUp = (id: number): DemoThread => ({
  id,
  title: SIGN_UP,
  posts: posts(id, [
    [
      HOST,
      '02 19:00:00',
      '[b]Набор на «Маяк»[/b]\n\nКлассика ФЛГ, двадцать мест. Отмечайтесь в этой теме, роли придут личкой.\nИммунитет в первую ночь — у тех, кто играет у нас впервые.',
    ],
    [botsman, '02 19:04:10', 'Свистать всех наверх! Я в деле.'],
    [aglaya, '02 19:20:44', 'Здравствуйте, я впервые. Можно мне?'],
    [rosinka, '02 19:31:02', '+'],
    [shtorm, '02 19:45:18', 'Записывайте. Обещаю не штормить.'],
    [norda, '02 20:02:33', 'Играю.'],
    [zhemchug, '02 20:15:57', 'Куда же без меня.'],
    [tyulen, '02 21:00:05', 'В игре. Ластами голосовать можно?'],
    [STRANGER, '02 21:12:40', 'А зрителей пускают? Сам не играю, почитал бы.'],
    [lotsman, '02 21:30:29', 'Есть.'],
    [dyuna, '02 22:14:48', 'Запишусь, но отвечаю в основном вечером.'],
    [parus, '02 23:01:12', 'Беру место у окна.'],
    [orlan, '03 08:12:36', 'Доброе утро. Играю.'],
    [sirena, '03 09:40:51', 'Спою вам что-нибудь. Плюс.'],
    [emelya, '03 10:10:10', 'По моему хотенью — в игру!'],
    [ustritsa, '03 12:25:07', 'Закрытая створка, открытая душа. Играю.'],
    [michman, '03 13:37:37', 'Готов к службе.'],
    [vyuga, '03 15:00:22', 'Замету следы. +'],
    [garpun, '03 16:44:09', 'Остро заточен, играю.'],
    [ivushka, '03 18:20:55', 'И я, если место ещё есть.'],
    [zodchy, '03 19:05:31', 'Девятнадцатый?'],
    [fonarshchik, '03 20:11:46', 'Двадцатый. Кто-то же должен зажигать огонь.'],
    [HOST, '03 20:30:00', 'Двадцать, набор закрыт. Роли раздам сегодня, первая ночь — до 5 октября.'],
  ]),
});

/** The game's own topic as it stands when the first night falls; what comes later is posted day by day. */
export const lighthouse = (id: number): DemoThread => ({
  id,
  title: GAME,
  posts: posts(id, [[HOST, '04 20:00:00', '[b]Ночь первая.[/b]\n\nМаяк погас. Ходы жду в личке до 5 октября, 22:00.']]),
});

const red = (nick: string): string => `[color=red]${nick}[/color]`;
const blue = (nick: string): string => `[color=blue]${nick}[/color]`;

/** What the players write on a day; the comment says what it is for the count. */
export const DAYS: Readonly<Record<1 | 2 | 3 | 4, readonly { author: string; at: string; text: string }[]>> = {
  1: said([
    [shtorm, '06 10:20:14', `Нашли улики — чего мы ждём?\n${red('Боцмана')}`], // case form → against Боцман
    [botsman, '06 10:31:40', `Подбросили, а виноват опять я? ${red('Капитан Шторм')}`], // against Капитан Шторм; counted by the town, not by the host
    [dyuna, '06 11:02:55', `Не верю ни одному, кто много шутит. ${red('Тюлень')}`], // changed below
    [norda, '06 11:15:00', `У-у-у. ${red('Аглая')}`], // dead: void
    [michman, '06 11:40:08', `За капитаном — хоть на рифы. ${red('Боцман')}`], // against Боцман
    [zhemchug, '06 12:05:31', `Говорят, голоса у меня нет. А я скажу: ${red('Орлан')}`], // silenced: void
    [lotsman, '06 12:30:27', `Боцман хороший, его подставили. ${blue('Боцман')}`], // for Боцман
    [orlan, '06 12:48:19', `Громче всех кричит тот, кому есть что прятать: ${red('Капитана Шторма')}`], // against Капитан Шторм
    [parus, '06 13:10:42', `Чутьё. ${red('Орлан')}`], // against Орлан
    [rosinka, '06 13:33:00', `Капитана не отдам. ${blue('Капитан Шторм')}`], // for Капитан Шторм; three for the host
    [aglaya, '06 14:01:18', `Раз улики, то ${red('Боцман')}. Правильно я голосую?`], // against Боцман
    [sirena, '06 14:20:36', `Спеть ли колыбельную? ${red('Капитан Шторм?')}`], // asked: a doubt until the host counts it → against Капитан Шторм
    [emelya, '06 15:00:00', 'Печка тёплая, думать лень. Вечером зайду.'], // talk; never comes back: −2
    [vyuga, '06 15:45:13', `А чем Фонарщик занимался, когда погас маяк? ${red('Фонарщик')}`], // against Фонарщик
    [tyulen, '06 16:12:50', `${red('Капитан')}, и не спрашивайте.`], // unique part of a nick → against Капитан Шторм
    [garpun, '06 17:07:44', `Своих не бросаем… то есть, капитан подозрителен. ${red('Капитан Шторм')}`], // against Капитан Шторм
    [ustritsa, '06 18:00:09', `Створки открылись: ${red('Боцман')}`], // against Боцман; two for the host
    [dyuna, '06 18:40:21', `Прочла всё. Меняю: ${red('Боцман')}`], // the last vote stands → against Боцман
    [ivushka, '06 19:22:10', `И я за улики. ${red('Боцман')}`], // against Боцман
    [fonarshchik, '06 20:15:38', `[quote]${red('Фонарщик')}[/quote]\nОбидно, Вьюга. Огонь зажигал! ${red('Боцман')}`], // quote: no vote; against Боцман
    [zodchy, '06 20:30:00', 'Молчу. Есть о чём помолчать.'], // silenced
  ]),
  2: said([
    [aglaya, '08 10:15:00', `Тюлень всю ночь хлопал ластами. ${red('Тюлень')}`], // her seat is taken over below
    [shtorm, '08 10:40:22', `После Боцмана — кто? Думаю, ${red('Гарпун')}`], // against Гарпун
    [garpun, '08 11:05:17', `Мимо. Жемчуг слишком блестит: ${red('Жемчуг')}`], // against Жемчуг; not counted by the host
    [emelya, '08 11:31:09', `Щука велела: ${red('Жемчуг')}`], // against Жемчуг
    [orlan, '08 12:00:00', `${red('Жемчуга')} в мешок.`], // case form → against Жемчуг
    [vyuga, '08 12:22:35', `Метёт в одну сторону. ${red('Жемчуг')}`], // against Жемчуг
    [michman, '08 12:40:51', `Мне запретили голосовать. А хотел я ${red('Гарпун')}`], // silenced: void
    [ustritsa, '08 13:14:02', `Гарпун колет больно. ${red('Гарпун')}`], // against Гарпун; two for the host
    [tyulen, '08 14:02:28', `Плюх! ${red('Жемчуг')}`], // against Жемчуг
    [lotsman, '08 15:37:45', `По курсу — ${red('Жемчуг')}`], // against Жемчуг
    [rosinka, '08 16:10:10', `За Ивушку поручусь: ${blue('Ивушка')}`], // for Ивушка; three for the host
    [dyuna, '08 17:25:56', `Голосую и снова пропадаю. ${red('Жемчуг')}`], // against Жемчуг
    [ivushka, '08 18:00:31', `Орлан что-то высматривает. ${red('Орлан')}`], // against Орлан
    [fonarshchik, '08 19:44:20', `Гарпуна видели у мола. ${red('Гарпуна')}`], // case form → against Гарпун
    [NEWCOMER, '08 20:05:00', `Я за Аглаю, всё прочёл. ${red('Вьюга')}`], // the seat's last vote → against Вьюга
    [zhemchug, '08 20:20:20', 'Пожалеете. Я ведь не один уйду.'], // silenced, talk
    // Парус says nothing all day: −2.
  ]),
  3: said([
    [michman, '10 10:12:00', `Улики второй раз подряд. ${red('Гарпун')}`], // against Гарпун
    [garpun, '10 10:30:30', `Это почерк Мичмана. ${red('Мичман')}`], // against Мичман; not counted by the host
    [ustritsa, '10 11:00:47', `Повторю: ${red('Гарпун')}`], // against Гарпун; two for the host
    [lotsman, '10 12:15:15', `Гарпун ни при чём. ${red('Мичман')}`], // against Мичман
    [rosinka, '10 13:20:05', `${blue('Мичман')} — наш.`], // for Мичман; three for the host
    [dyuna, '10 14:45:59', `${red('Гарпун')}`], // against Гарпун
    [parus, '10 15:00:12', `Без голоса, но с мнением: ${red('Лоцман')}`], // silenced: void
    [ivushka, '10 17:30:00', `Согласна. ${red('Гарпун')}`], // against Гарпун
    [fonarshchik, '10 19:10:41', `Посвечу ему в глаза: ${red('Гарпун')}`], // against Гарпун
  ]),
  4: said([
    [michman, '12 10:05:00', `Документы проверены. ${red('Лоцман')}`], // against Лоцман
    [lotsman, '12 10:50:13', `Ваши документы — тоже. ${red('Мичман')}`], // against Мичман
    [ustritsa, '12 11:11:11', `На этот раз не отмажется: ${red('Лоцман')}`], // against Лоцман; two for the host
    [rosinka, '12 12:30:26', `${red('Лоцмана')} на рею.`], // case form → against Лоцман
    [ivushka, '12 14:00:37', `${red('Лоцман')}`], // against Лоцман
    [fonarshchik, '12 18:25:00', `Маяк горит. ${red('Лоцман')}`], // against Лоцман
  ]),
};

function said(lines: readonly Line[]) {
  return lines.map(([{ nick }, moment, text]) => ({ author: nick, at: at(moment), text }));
}
