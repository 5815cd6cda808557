import { formsOf } from './cases';

const list = (words: string): readonly string[] => words.split(' ');

/**
 * Words that name nobody unless somebody's nick is exactly this: pronouns (form 74), joke targets (form 76), and the
 * little words between names. «Вас» is absent on purpose: it is also «Вася» cut short (form 15).
 */
const NOBODY = new Set(
  list(
    'я ты он она оно мы вы они меня тебя его ее нас их мне тебе ему ей нам вам им мной тобой нем ней них него нее нему ним себя себе собой ' +
      'сам сама самого самой саму этот эта этого эту этой тот та того ту той кто кого все всех всем всеми никто никого ничего ' +
      'кот кота коту котом форум форума ведущий ведущего ведущему ведущим ведущая ведущую ведущей модератор админ админа бот ' +
      'мафия мафию мафии мафией мафиози маф мафа мир мирный мирные мирного город города городу игрок игрока игроки ' +
      'и а но да нет не ни в во на за против по от до из у к ко с со о об обо под над при про для без же бы ли то так вот тут там где как что это или либо ' +
      'мой моя мое мои свой свою твой наш ваш был была были если когда пока уже еще голос день ночь пас скип первый последний the and not you him her',
  ),
);

/** Is the (folded) word one that cannot be a loosely read name? */
export function isNobody(word: string): boolean {
  return NOBODY.has(word);
}

const GIVEN = list(
  'саша паша маша даша миша гриша леша леня катя петя митя вася ваня таня аня яна соня тоня женя коля толя оля поля юля валя галя ' +
    'лена алена елена лера рома дима дина нина инна анна вера мария марина арина ирина карина полина галина алина алиса лиза рита люба ева ' +
    'иван марк максим макс роман антон артем артур андрей алексей александр александра сергей олег ольга данил данила даниил денис ' +
    'виктор виктория валерий валерия валентин валентина евгений евгения павел петр семен лев юлия кира alex max dan mark',
);
const NOMINATIVES = new Set(GIVEN);
let forms: ReadonlySet<string> | null = null;

/**
 * Is the (folded) word a common given name, or a case form of one unless `nominative`? Given names lie a letter apart
 * (Саша – Маша, Лена – Лера), so such a word is somebody else's name rather than a slip.
 */
export function isGivenName(word: string, nominative = false): boolean {
  if (NOMINATIVES.has(word) || nominative) return NOMINATIVES.has(word);
  forms ??= new Set(GIVEN.flatMap((name) => [...formsOf([name])]));
  return forms.has(word);
}
