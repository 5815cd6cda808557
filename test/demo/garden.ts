import { HOST, STRANGER } from './players';
import type { DemoPost, DemoThread, Member } from './thread';

const member = (id: number, nick: string): Member => ({ id, nick });

/** The ten who sign up for «Старый сад», in the order in which they do, and the one who comes in for somebody later. */
export const GARDENERS = {
  pion: member(71, 'Пион'),
  malva: member(72, 'Мальва'),
  topol: member(73, 'Тополь'),
  krapiva: member(74, 'Крапива'),
  kuznechik: member(75, 'Кузнечик'),
  leshy: member(76, 'Леший'),
  svetlyachok: member(77, 'Светлячок'),
  romashka: member(78, 'Ромашка'),
  shmel: member(79, 'Шмель'),
  pikhto: member(80, 'Дед Пихто'),
} as const satisfies Record<string, Member>;
export const SUBSTITUTE = member(81, 'Одуванчик');

const { kuznechik, krapiva, leshy, malva, pikhto, pion, romashka, shmel, svetlyachok, topol } = GARDENERS;

export const GARDEN = 'Мафия №19 «Старый сад»';

type Line = readonly [author: Member, at: string, text: string];
const posts = (id: number, lines: readonly Line[]): DemoPost[] =>
  lines.map(([author, at, text], index) => ({ id: id * 1000 + index + 1, author, at: moment(at), text }));
const moment = (at: string): string => `2025-11-${at.replace(' ', 'T')}+03:00`;

/** The sign-up: everybody writes, one only to read along. */
export const gardenSignUp = (id: number): DemoThread => ({
  id,
  title: `${GARDEN}. Запись`,
  posts: posts(id, [
    [HOST, '01 18:00:00', '[b]Набор на «Старый сад»[/b]\n\nПравила Прокуратора, десять мест. Роли придут личкой.'],
    [pion, '01 18:20:11', 'Расцвету первым.'],
    [malva, '01 18:45:02', 'Беру место у забора.'],
    [topol, '01 19:03:40', 'Играю. Пух не мой.'],
    [krapiva, '01 19:15:27', 'Жгу!'],
    [STRANGER, '01 19:20:00', 'А яблоки уже можно рвать?'],
    [kuznechik, '01 20:31:56', 'Прыгаю в игру.'],
    [leshy, '01 22:59:59', 'Ухожу в чащу, но ход пришлю. Записывайте.'],
    [svetlyachok, '02 00:10:05', 'Посвечу.'],
    [romashka, '02 09:12:44', 'Любит — не любит… Играю.'],
    [shmel, '02 10:00:18', 'Ж-ж-ж. В деле.'],
    [pikhto, '02 12:30:09', 'Кто там ещё нужен? Дед Пихто, конечно.'],
    [HOST, '02 13:00:00', 'Десять. Набор закрыт, первая ночь до 3 ноября, 22:00.'],
  ]),
});

/** The talk of the game as it stands when the first night falls. */
export const garden = (id: number): DemoThread => ({
  id,
  title: `${GARDEN}. Игра`,
  posts: posts(id, [[HOST, '02 20:00:00', '[b]Ночь первая.[/b]\n\nСад спит. Ходы жду в личке.']]),
});

/** What stands in the voting topics before anybody votes: nothing, the host's post comes from the desk. */
const EXECUTIONS = { 1: '04 20:03:20', 2: '06 20:00:05', 3: '08 20:15:41' } as const;
export type ExecutionDay = keyof typeof EXECUTIONS;

/** Minute the voting topic of a day was made in, as its opening post shows it. */
export const madeAt = (day: ExecutionDay): string => moment(EXECUTIONS[day]);

/** Topic of an execution with the host's opening post. */
export const execution = (id: number, day: ExecutionDay, text: string): DemoThread => ({
  id,
  title: `${GARDEN}. Казнь, день ${day}`,
  posts: [{ id: id * 1000 + 1, author: HOST, at: madeAt(day), text }],
});

/** A post as it is written: on the talk or in the voting topic. */
export interface Written {
  author: string;
  at: string;
  text: string;
}

const said = (lines: readonly Line[]): Written[] =>
  lines.map(([author, at, text]) => ({ author: author.nick, at: moment(at), text }));

/** What the players write in the talk on a day; the comment says what it is for the nominations. */
export const TALKS: Readonly<Record<ExecutionDay, readonly Written[]>> = {
  1: said([
    [malva, '04 10:30:12', 'Доброе утро, кому оно доброе. Выдвигаю Шмеля: гудел всю ночь.'], // Мальва → Шмель
    [shmel, '04 11:02:45', 'Я гудел во сне! Выдвигаю Мальву.'], // Шмель → Мальва
    [leshy, '04 11:40:00', 'Присматриваюсь к Ромашке. Пока молча.'], // talk
    [pikhto, '04 12:15:30', 'Выдвигаю себя, мне терять нечего.'], // himself: refused, uses nothing up
    [pion, '04 12:50:08', 'С того света виднее: выдвигаю Крапиву.'], // dead: refused
    [krapiva, '04 13:33:21', 'Выдвигаю версию: Пиона срезал садовник.'], // a version, nobody
    [kuznechik, '04 14:05:59', 'Выдвигаю на казнь Тополя. Пух летел с той стороны.'], // Кузнечик → Тополь
    [shmel, '04 18:47:10', 'Передумал, выдвигаю Тополя.'], // his second: refused
  ]),
  2: said([
    [SUBSTITUTE, '06 11:10:00', 'Всем привет, я за Ромашку. Почитал тему. Выдвигаю Тополя.'], // Одуванчик → Тополь
    [leshy, '06 12:00:33', 'Выдвигаю Кузнечика. Слишком много прыгает.'], // Леший → Кузнечик
    [kuznechik, '06 12:45:18', 'Если бы не вчерашнее, промолчал бы. Лешего выдвигаю.'], // Кузнечик → Леший
    [svetlyachok, '06 15:20:20', 'Свечу на Мальву, но выдвигать не буду.'], // talk
    [malva, '06 20:00:40', 'Выдвигаю Светлячка!'], // in the minute the voting opened: late
  ]),
  3: said([
    [kuznechik, '08 11:30:00', 'Выдвигаю Лешего, он один из чащи и остался.'], // Кузнечик → Леший
    [leshy, '08 12:10:10', 'Выдвигаю Светлячка. Свет слепит.'], // Леший → Светлячок
  ]),
};

/** What the players write in the voting topic of a day; the comment says what it is for the count. */
export const BALLOTS: Readonly<Record<ExecutionDay, readonly Written[]>> = {
  1: said([
    [malva, '04 20:05:10', 'Шмель'], // counts
    [shmel, '04 20:07:31', 'Мальва'], // counts
    [kuznechik, '04 20:10:00', 'Тополь.'], // counts
    [leshy, '04 20:12:47', 'Против Мальвы'], // counts
    [svetlyachok, '04 20:15:15', 'Голосую за казнь Шмеля'], // counts
    [romashka, '04 20:20:08', 'Мальва'], // replaced by the next
    [romashka, '04 20:31:44', 'Меняю голос на Шмеля'], // his one change, counts
    [romashka, '04 20:35:02', 'Мальва'], // a second change: not accepted
    [krapiva, '04 20:40:29', 'Мальву'], // counts
    [topol, '04 20:45:45', 'Воздерживаюсь'], // declines
    [pikhto, '04 20:50:00', 'Леший'], // not nominated: void
    [pikhto, '04 21:02:58', 'Шмель'], // in time, counts
    [krapiva, '04 21:03:05', 'Шмель'], // at 21:03 it is late
  ]),
  2: said([
    [SUBSTITUTE, '06 20:04:00', 'Тополь'],
    [leshy, '06 20:06:12', 'Кузнечик'],
    [kuznechik, '06 20:08:50', 'Леший'],
    [malva, '06 20:20:20', 'Тополь'], // the last against Тополь
    [topol, '06 20:30:05', 'Кузнечик'], // the last against Кузнечик
    [svetlyachok, '06 20:40:40', 'Леший'], // the last against Леший: two each, Тополь's came first
  ]),
  3: said([
    [kuznechik, '08 20:16:30', 'Леший'],
    [leshy, '08 20:18:00', 'Светлячок'],
    [svetlyachok, '08 20:25:55', 'Леший'],
    [SUBSTITUTE, '08 20:40:00', 'Лешего'],
    [leshy, '08 21:15:00', 'Меняю голос: Одуванчик'], // late, and nobody nominated him
  ]),
};

/** Last words of the executed, in time. */
export const LAST_WORDS: Readonly<Record<ExecutionDay, Written>> = {
  1: { author: shmel.nick, at: moment('04 21:40:00'), text: 'Ж-ж… Тополь, ты следующий. Мёд завещаю Мальве.' },
  2: { author: topol.nick, at: moment('06 21:30:00'), text: 'Пух был мой. И Крапива была моя.' },
  3: { author: leshy.nick, at: moment('08 21:50:00'), text: 'Чаща запомнит. Кузнечик, ты хорошо прыгаешь.' },
};
