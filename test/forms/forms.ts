import type { Post } from '../../engine/forums/page';
import type { VotePolicy } from '../../engine/votes/policy';
import { FLG, PROKURATOR } from '../../engine/votes/presets';
import type { Seat } from '../../engine/votes/roster';

/** One way of writing a vote, numbered as in the study of real threads (105 forms), with its right reading. */
export interface Form {
  n: number;
  /** What the player wrote; `thread.ts` explains the marks. Several posts of the same player may follow each other. */
  says: string | readonly string[];
  /** Players beside the usual Вася, Петя, Маша; the author is Маша unless said otherwise. */
  with?: readonly (string | Partial<Seat>)[];
  without?: readonly string[];
  author?: string;
  post?: Partial<Post>;
  rules?: Partial<VotePolicy>;
  preset?: 'flg' | 'prokurator';
  aliases?: readonly { alias: string; nick: string }[];
  /**
   * Reading of the last ballot: `against Вася`, `for Вася`, `doubt`, `void`, `withdrawn`, `abstained`; `none` = no
   * ballot at all. `doubt Вася` names the seats the host is offered.
   */
  reads: string;
  /** What the player's vote is in the end, when earlier posts matter: a seat's name or `-`. */
  stands?: string;
  /** The reading is not exact and must say what was assumed. */
  marked?: true;
}

const plain = { preset: 'prokurator', rules: { nomineesOnly: false } } as const;

export const FORMS: readonly Form[] = [
  // 1a. Spelling of the target
  { n: 1, says: '[r]Вася[/r]', reads: 'against Вася' },
  { n: 1, says: '[b]Вася[/b]', reads: 'for Вася' },
  { n: 2, says: '[r]вася[/r]', reads: 'against Вася', marked: true },
  { n: 3, says: '[r]ВАСЯ[/r]', reads: 'against Вася', marked: true },
  { n: 4, says: '[r]Борис[/r]', with: ['Борис Пупкин'], reads: 'against Борис Пупкин', marked: true },
  { n: 4, says: '[r]Борис[/r]', with: ['Борис Пупкин', 'Борис Годунов'], reads: 'doubt Борис Годунов,Борис Пупкин' },
  { n: 5, says: '[r]Пупкин[/r]', with: ['Борис Пупкин'], reads: 'against Борис Пупкин', marked: true },
  { n: 6, says: '[r]Джек[/r]', with: ['Jack'], reads: 'against Jack', marked: true },
  { n: 6, says: '[r]Наиля[/r]', with: ['nailia'], reads: 'against nailia', marked: true },
  { n: 7, says: '[r]Vasya[/r]', reads: 'against Вася', marked: true },
  { n: 8, says: '[r]Что то там[/r]', with: ['Что_то_там'], reads: 'against Что_то_там', marked: true },
  { n: 9, says: '[r]БорисПупкин[/r]', with: ['Борис Пупкин'], reads: 'against Борис Пупкин', marked: true },
  { n: 9, says: '[r]Крабо Вар[/r]', with: ['КрабоВар'], reads: 'against КрабоВар', marked: true },
  { n: 10, says: '[r]Чтотик[/r]', with: ['Что_то_там'], reads: 'doubt' },
  {
    n: 10,
    says: '[r]Чтотик[/r]',
    with: ['Что_то_там'],
    aliases: [{ alias: 'Чтотик', nick: 'Что_то_там' }],
    reads: 'against Что_то_там',
    marked: true,
  },
  {
    n: 11,
    says: '[r]Константин[/r]',
    with: [{ name: 'Kostik', aliases: ['Константин', 'Костя', 'Кот'] }],
    reads: 'against Kostik',
  },
  {
    n: 11,
    says: '[r]Кот[/r]',
    with: [{ name: 'Kostik', aliases: ['Константин', 'Костя', 'Кот'] }],
    reads: 'against Kostik',
  },
  { n: 12, says: '[r]БП[/r]', with: ['Борис Пупкин'], reads: 'against Борис Пупкин', marked: true },
  { n: 12, says: '[r]БП[/r]', with: ['Борис Пупкин', 'Белый Пёс'], reads: 'doubt Белый Пёс,Борис Пупкин' },
  { n: 13, says: '[r]A50[/r]', with: ['Alex50'], reads: 'against Alex50', marked: true },
  { n: 14, says: '[r]Боря[/r]', with: ['Боря1892'], reads: 'against Боря1892', marked: true },
  { n: 15, says: '[r]Сне[/r]', with: ['Снегурочка'], reads: 'against Снегурочка', marked: true },
  { n: 16, says: '[r]Снегуорчка[/r]', with: ['Снегурочка'], reads: 'against Снегурочка', marked: true },
  { n: 17, says: '[r]Снегурчка[/r]', with: ['Снегурочка'], reads: 'against Снегурочка', marked: true },
  { n: 18, says: '[r]Снегуррочка[/r]', with: ['Снегурочка'], reads: 'against Снегурочка', marked: true },
  { n: 19, says: '[r]Сненурочка[/r]', with: ['Снегурочка'], reads: 'against Снегурочка', marked: true },
  { n: 20, says: '[r]Снегурочко[/r]', with: ['Снегурочка'], reads: 'against Снегурочка', marked: true },
  { n: 21, says: '[r]Пупок[/r]', with: ['Борис Пупкин'], reads: 'doubt' },
  { n: 22, says: '[r]Вася.[/r]', reads: 'against Вася' },
  { n: 22, says: '[r]Вася ,[/r]', reads: 'against Вася' },
  { n: 23, says: '[r]Та Которая[/r]', with: ['Та Которая...'], reads: 'against Та Которая...', marked: true },
  { n: 23, says: '[r]Та Которая...[/r]', with: ['Та Которая...'], reads: 'against Та Которая...' },
  { n: 24, says: '[r].[/r]', with: ['.'], reads: 'against .' },
  { n: 25, says: '[r]Petr-а[/r]', with: ['Petr'], reads: 'against Petr', marked: true },
  { n: 25, says: '[r]против Petr-у[/r]', with: ['Petr'], reads: 'against Petr', marked: true },
  { n: 26, says: '[r]Васю[/r]', reads: 'against Вася', marked: true },
  { n: 26, says: '[r]Васе[/r]', reads: 'against Вася', marked: true },
  { n: 26, says: '[r]Васей[/r]', reads: 'against Вася', marked: true },
  { n: 26, says: '[r]Петей[/r]', reads: 'against Петя', marked: true },
  { n: 26, says: '[r]Васи[/r]', reads: 'against Вася', marked: true },
  { n: 27, says: '[r]Весёлого[/r]', with: ['Весёлый'], reads: 'against Весёлый', marked: true },
  { n: 28, says: '[r]Зорро[/r]', with: [{ name: 'qwerty', aliases: ['Зорро'] }], reads: 'against qwerty' },
  { n: 29, says: '[r]Семен[/r]', with: ['Семён..'], reads: 'against Семён..', marked: true },
  { n: 30, says: '[r]Гриша[/r]', with: ['Гришаツ'], reads: 'against Гришаツ', marked: true },
  { n: 30, says: '[r]name[/r]', with: ['name[Xp]'], reads: 'against name[Xp]', marked: true },
  { n: 31, says: '[r]Мачо[/r]', with: ['Ma4o'], reads: 'against Ma4o', marked: true },
  { n: 31, says: '[r]TANIA[/r]', with: ['TAN1a'], reads: 'against TAN1a', marked: true },
  { n: 32, says: '[r]3к Боря[/r]', with: ['3к боря'], reads: 'against 3к боря', marked: true },
  { n: 33, says: 'этот паровоз Вася не остановить', with: ['паровоз Вася'], reads: 'none' },
  { n: 33, says: '[r]паровоз Вася[/r]', with: ['паровоз Вася'], reads: 'against паровоз Вася' },
  { n: 34, says: '[r]доктор, лечи меня[/r]', with: ['Доктор'], reads: 'doubt Доктор' },
  { n: 35, says: '[r]против №7[/r]', with: [{ name: 'Гоша', number: 7 }], reads: 'doubt Гоша' },
  {
    n: 35,
    says: '[r]против №7[/r]',
    with: [{ name: 'Гоша', number: 7 }],
    rules: { rosterNumbers: true },
    reads: 'against Гоша',
    marked: true,
  },
  { n: 36, says: '[r]@Вася[/r]', reads: 'against Вася', marked: true },
  { n: 38, says: '[r]Вася[/r]', with: ['Вася2'], reads: 'against Вася' },
  { n: 38, says: '[r]Вас[/r]', with: ['Вася2'], reads: 'doubt Вася,Вася2' },
  {
    n: 39,
    says: '[r]Вася[/r]',
    author: 'Новое имя',
    post: { authorId: '77' },
    with: [{ name: 'Старое имя', accounts: [{ nick: 'Старое имя', id: '77' }] }],
    reads: 'against Вася',
  },
  {
    n: 40,
    says: '[r]Монте-Кристо[/r]',
    with: [{ name: 'acc1', aliases: ['Маска', 'Монте-Кристо'] }],
    reads: 'against acc1',
  },
  // 1b. Phrases
  { n: 41, says: '[r]Казнить Васю[/r]', reads: 'against Вася', marked: true },
  { n: 41, says: 'Казнить [r]Васю[/r]', reads: 'against Вася', marked: true },
  { n: 42, says: '[r]против Васи[/r]', reads: 'against Вася', marked: true },
  { n: 42, says: '[r]голос против Васи[/r]', reads: 'against Вася', marked: true },
  { n: 42, says: '[r]красный Васе[/r]', reads: 'against Вася', marked: true },
  { n: 43, says: '[r]голос: Вася[/r]', reads: 'against Вася' },
  { n: 43, says: '[r]##Vote: Вася[/r]', reads: 'against Вася' },
  { n: 43, says: '[r]#Vote : Вася[/r]', reads: 'against Вася' },
  { n: 44, says: '[r]вешаю Васю[/r]', reads: 'against Вася', marked: true },
  { n: 44, says: '[r]повес Васи[/r]', reads: 'against Вася', marked: true },
  { n: 44, says: '[r]Васю на виселицу[/r]', reads: 'against Вася', marked: true },
  { n: 44, says: '[r]на виселицу Васю![/r]', reads: 'against Вася', marked: true },
  { n: 45, says: '[r]сажаю Васю[/r]', reads: 'against Вася', marked: true },
  { n: 45, says: '[r]Васю в тюрьму[/r]', reads: 'against Вася', marked: true },
  { n: 45, says: '[r]арест: Вася[/r]', reads: 'against Вася' },
  { n: 46, says: '[r](петля) Вася (петля)[/r]', reads: 'against Вася' },
  { n: 47, says: '[r]голосую за Васю[/r]', reads: 'against Вася', marked: true },
  { n: 47, says: 'голосую за [r]Васю[/r]', reads: 'against Вася', marked: true },
  { n: 48, says: '[b]за Васю[/b]', reads: 'for Вася', marked: true },
  { n: 49, says: '[b]против Васи[/b]', reads: 'doubt Вася' },
  { n: 49, says: 'против [b]Васи[/b]', reads: 'doubt Вася' },
  { n: 49, says: '[r]спасаю Васю[/r]', reads: 'doubt Вася' },
  { n: 49, says: '[r]Васю оправдать[/r]', reads: 'doubt Вася' },
  {
    n: 50,
    says: 'Весь день он молчал, потом свалил всё на других и ушёл спать. Я долго думала и решила.\n[r]Вася[/r]\nДругих подозреваемых у меня нет, остальные говорили по делу.',
    reads: 'against Вася',
  },
  { n: 51, says: 'Прочитала тему ещё раз, мой голос сегодня [r]Вася[/r], а дальше посмотрим.', reads: 'against Вася' },
  { n: 52, says: '[r]подозреваю Васю, Петю, Гришу[/r]', with: ['Гриша'], reads: 'doubt Вася,Гриша,Петя' },
  { n: 53, says: '[r]Вася, где ответ?[/r]', reads: 'doubt Вася' },
  { n: 53, says: '[r]Вася[/r], где ответ?', reads: 'doubt Вася' },
  {
    n: 54,
    says: `[r]Сколько можно терпеть это безобразие, я третий день прошу всех писать по делу, а в ответ один флуд и картинки, и только Вася хоть что-то пытается разобрать, хотя тоже не без греха[/r]`,
    reads: 'doubt Вася',
  },
  {
    n: 54,
    says: `[r]Сколько можно терпеть это безобразие, я третий день прошу всех писать по делу, а в ответ один флуд и картинки, и никто даже не пытается разобрать прошлую ночь[/r]`,
    reads: 'void',
  },
  { n: 55, says: '[r]Пуп[/r]кин', with: ['Борис Пупкин'], reads: 'against Борис Пупкин', marked: true },
  { n: 55, says: '[r]Вася, потому что молчит[/r]', reads: 'against Вася', marked: true },
  { n: 55, says: '[r]Голосую против[/r] Васи', reads: 'doubt Вася' },
  { n: 56, says: 'Напоминаю: голос пишется так: [r]##Vote: Вася[/r]', author: 'Ведущая Лиса', reads: 'none' },
  { n: 57, says: '[r]Петя[/r]\nхотя нет\n[r]Вася[/r]', reads: 'against Вася', marked: true },
  { n: 58, says: ['[r]Петя[/r]', '[r]снимаю голос с Пети[/r]\n[r]Вася[/r]'], reads: 'against Вася', stands: 'Вася' },
  {
    n: 58,
    says: ['[r]Петя[/r]', '[r]снимаю голос с Пети, голосую за Васю[/r]'],
    reads: 'against Вася',
    stands: 'Вася',
    marked: true,
  },
  { n: 58, says: ['[r]Петя[/r]', 'Снимаю голос с Пети. [r]Вася[/r]'], reads: 'against Вася', stands: 'Вася' },
  { n: 59, says: ['[r]Вася[/r]', '[r]меняю голос на Петю[/r]'], reads: 'against Петя', stands: 'Петя', marked: true },
  {
    n: 59,
    says: ['[r]Вася[/r]', 'меняю голос с Васи на [r]Петю[/r]'],
    reads: 'against Петя',
    stands: 'Петя',
    marked: true,
  },
  {
    n: 59,
    says: ['[r]Вася[/r]', '[r]меняю голос с Васи на Петю[/r]'],
    reads: 'against Петя',
    stands: 'Петя',
    marked: true,
  },
  { n: 60, says: ['[r]Вася[/r]', '[r]Петя[/r]'], reads: 'against Петя', stands: 'Петя' },
  { n: 61, says: ['[r]Вася[/r]', '[r]отменяю голос[/r]'], reads: 'withdrawn', stands: '-' },
  { n: 61, says: ['[r]Вася[/r]', '[r]unvote[/r]'], reads: 'withdrawn', stands: '-' },
  { n: 61, says: ['[r]Вася[/r]', '[r]снимаю голос[/r]'], reads: 'withdrawn', stands: '-' },
  { n: 61, says: ['[r]Вася[/r]', 'Снимаю голос.'], reads: 'withdrawn', stands: '-', marked: true },
  { n: 62, says: ['[r]Вася[/r]', '[r]снимаю голос с Пети[/r]'], reads: 'withdrawn', stands: '-', marked: true },
  { n: 62, says: ['[r]Вася[/r]', 'снимаю голос с [r]Васи[/r]'], reads: 'withdrawn', stands: '-' },
  { n: 63, says: '[r]пас[/r]', reads: 'doubt' },
  { n: 63, says: '[r]Скип.[/r]', reads: 'doubt' },
  { n: 64, says: '[r]воздерживаюсь[/r]', reads: 'doubt' },
  { n: 64, says: 'Воздерживаюсь.', ...plain, reads: 'abstained' },
  { n: 65, says: '[r]ННВ[/r]', reads: 'doubt' },
  { n: 65, says: '[r]никого не вешать[/r]', reads: 'doubt' },
  { n: 66, says: '[r]против всех[/r]', reads: 'void' },
  { n: 66, says: 'Против всех', ...plain, reads: 'void' },
  { n: 67, says: '[r]vote: abstain[/r]', reads: 'doubt' },
  { n: 68, says: '[r]Вася досрочно[/r]', reads: 'against Вася', marked: true },
  { n: 69, says: ['[r]Вася[/r], окончательно', '[r]Петя[/r]'], reads: 'against Петя', stands: 'Петя' },
  {
    n: 69,
    says: ['[r]Вася[/r], окончательно', '[r]Петя[/r]'],
    rules: { final: 'locks' },
    reads: 'void',
    stands: 'Вася',
  },
  { n: 70, says: '[r]за продление[/r]', reads: 'void' },
  { n: 71, says: '[r]если не ответит - Вася[/r]', reads: 'doubt Вася' },
  { n: 71, says: 'если не ответит, то [r]Вася[/r]', reads: 'doubt Вася' },
  { n: 71, says: '[r]завтра Вася[/r]', reads: 'doubt Вася' },
  { n: 72, says: '[r]пока Вася[/r]', reads: 'against Вася' },
  { n: 73, says: '[r]туда же[/r]', reads: 'doubt' },
  { n: 73, says: '[r]+1[/r]', reads: 'doubt' },
  { n: 73, says: '[r]присоединяюсь[/r]', reads: 'doubt' },
  { n: 74, says: '[r]в себя[/r]', reads: 'doubt' },
  { n: 74, says: '[r]в него[/r]', reads: 'doubt' },
  { n: 75, says: '[s]Вася[/s] [r]Петя[/r]', reads: 'against Петя' },
  { n: 76, says: ['[r]Вася[/r]', '[r]ведущего[/r]'], reads: 'void', stands: 'Вася' },
  { n: 76, says: ['[r]Вася[/r]', '[r]соседский кот[/r]'], reads: 'doubt', stands: 'Вася' },
  { n: 77, says: ['[r]Вася[/r]', '[b]Петя[/b]'], reads: 'for Петя', stands: 'Петя' },
  // 1c. Colour and markup
  { n: 78, says: 'Вася', reads: 'doubt Вася' },
  { n: 78, says: 'голосую против Васи', rules: { unmarked: 'void' }, reads: 'void' },
  { n: 79, says: '[B]Вася[/B]', reads: 'doubt Вася' },
  { n: 79, says: '[B]Вася[/B]', rules: { mark: 'bold' }, reads: 'against Вася' },
  { n: 80, says: '[g]Вася[/g]', reads: 'doubt Вася' },
  { n: 80, says: '[g]Вася[/g]', rules: { mark: 'one-colour', inks: ['#008000'] }, reads: 'against Вася' },
  { n: 81, says: '[d]Вася[/d]', reads: 'doubt Вася' },
  { n: 82, says: 'color=red]Вася[/color]', reads: 'doubt Вася' },
  { n: 82, says: 'Вася/b]', reads: 'doubt Вася' },
  { n: 84, says: '[p]Вася[/p]', reads: 'doubt Вася' },
  { n: 85, says: 'то же самое', reads: 'none' },
  { n: 86, says: '[r]Вася[/r] сегодня герой дня', author: 'Ведущая Лиса', reads: 'none' },
  // 1e. Who votes, for whom
  { n: 97, says: '[r]Маша[/r]', reads: 'against Маша', marked: true },
  { n: 97, says: '[r]Маша[/r]', rules: { selfVote: 'void' }, reads: 'void' },
  {
    n: 98,
    says: ['[r]Вася[/r]', '[r]Мёртвый[/r]'],
    with: [{ name: 'Мёртвый', deadSince: '' }],
    reads: 'void',
    stands: 'Вася',
  },
  {
    n: 98,
    says: ['[r]Вася[/r]', '[r]Мёртвый[/r]'],
    with: [{ name: 'Мёртвый', deadSince: '' }],
    rules: { deadTarget: 'cancels' },
    reads: 'withdrawn',
    stands: '-',
  },
  { n: 99, says: '[r]Вася[/r]', author: 'Мёртвый', with: [{ name: 'Мёртвый', deadSince: '' }], reads: 'void' },
  { n: 100, says: '[r]Вася[/r]', author: 'Прохожий', reads: 'void' },
  { n: 101, says: '[r]Вася[/r]', author: 'Немой', with: [{ name: 'Немой', silenced: true }], reads: 'void' },
  {
    n: 102,
    says: '[r]Вася[/r]',
    author: 'Прежний',
    with: [
      {
        name: 'Новый',
        accounts: [
          { nick: 'Прежний', id: null },
          { nick: 'Новый', id: null },
        ],
      },
    ],
    reads: 'against Вася',
    marked: true,
  },
];

/** Forms with no case in the table, and where they are looked after instead or why a program cannot decide them. */
export const ELSEWHERE: Readonly<Record<number, string>> = {
  37: 'colour of a profile link: decided while the page is read (declared colours only)',
  83: 'quotes are dropped while the page is read',
  87: 'a vote told to the host: only by his decision «голос за другого игрока» (ballots.test)',
  88: 'a picture holds no text; pictures are never read',
  89: 'bold and red demanded together: a red run that is not bold still reads as a vote; no club of the games here asks it',
  90: 'the deadline to the second or minute (borders.test)',
  91: 'after the deadline while the host is silent (borders.test)',
  92: 'before the day, at night (borders.test)',
  93: 'the host’s «Стоп» post as a border (borders.test)',
  94: 'edited posts (edits.test)',
  95: 'glued posts: the forum shows no edit (edits.test)',
  96: 'a vote edited into an old post (edits.test)',
  103: 'a double account cannot be known from a page; one seat has one vote',
  104: 'a penalty vote given by the host: a decision on behalf, or his own arithmetic',
  105: 'hidden weights never enter the public count (tally.test)',
};

export const policyOf = (form: Form): VotePolicy => ({
  ...(form.preset === 'prokurator' ? PROKURATOR : FLG),
  ...form.rules,
});
