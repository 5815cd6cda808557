import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchName } from '../../../engine/votes/names/names';
import { names } from './seats';

/** Nicks of the kind a forum has, many of them a letter or two apart. */
const FORUM = (
  'Вася Петя Маша Саша Даша Паша Лена Лера Дима Дина Нина Коля Толя Оля Юля Аня Яна Катя Настя Света Сергей Андрей Алексей Александр Максим Марк Иван Марина Ирина Карина Ольга Олег Роман Рома ' +
  'Артём Артур Кирилл Никита Павел Пётр Снегурочка Снежинка Снегирь BlackMamba Мисс_Марпл Иван-Царевич Тень_отца КотБаюн Лёлик Болик Zайка Майка [Дон] Что_то_там Весёлый_Роджер Шерлок Бабайка ' +
  'Лисёнок Лиса Лис Волк Волчица Волков Ворон Ворона Чайка Чайник Jack Jake Mike Mika nailia Alex Dana Dan Kitty Lady_Gray DarkLord Drake Raven Luna Lunatic Joker Ma4o TAN1a A50 user10 user1 ' +
  'Вася1892 Петрович Михалыч Штирлиц Мюллер Маргарита Мастер Бегемот Солнышко Ромашка Кактус Роза Лилия Лилит Король Королева Принц Принцесса Граф Графиня Барон Доктор Адвокат Прокурор Поэт Певец Певица'
).split(' ');

const damage = fc.constantFrom('drop', 'double', 'swap', 'put', 'change');
const letter = fc.constantFrom(...'абвгдеиклмнопрстуя');

function damaged(nick: string, how: string, at: number, by: string): string {
  const i = at % nick.length;
  switch (how) {
    case 'drop':
      return nick.slice(0, i) + nick.slice(i + 1);
    case 'double':
      return nick.slice(0, i + 1) + nick.slice(i);
    case 'swap':
      return nick.slice(0, i) + nick.charAt(i + 1) + nick.charAt(i) + nick.slice(i + 2);
    case 'put':
      return nick.slice(0, i) + by + nick.slice(i);
    default:
      return nick.slice(0, i) + by + nick.slice(i + 1);
  }
}

/** What only resembles a name. The other steps say that the text is a name, letter for letter in some spelling. */
const WEAK = ['name-slip', 'name-prefix', 'name-part', 'name-digitless', 'name-initials', 'name-sound', 'name-layout'];

describe('a damaged nick', () => {
  it('is never read as somebody else by resemblance (forms 16–20)', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(FORUM, { minLength: 20, maxLength: 20 }),
        damage,
        fc.nat(),
        letter,
        (players, how, at, by) => {
          const index = names(players);
          for (const nick of players) {
            const said = damaged(nick, how, at, by);
            const match = matchName(index, said);
            if (match.kind !== 'one' || match.seat === nick) continue;
            const steps = match.how.map(({ code }) => code);
            expect(
              steps.filter((step) => WEAK.includes(step)),
              `${nick} → ${said} → ${match.seat}`,
            ).toEqual([]);
          }
        },
      ),
      {
        numRuns: 150,
        examples: [
          [['Чайка', 'Бабайка'], 'change', 0, 'б'],
          [['Граф', 'Lady_Gray'], 'change', 3, 'а'],
          [['Dana', 'TAN1a'], 'change', 0, 'т'],
          [['Аня', 'Тень_отца'], 'change', 0, 'т'],
        ],
      },
    ));

  it('is usually still understood, always marked', () => {
    const distinct =
      'Снегурочка Шерлок Бабайка Штирлиц BlackMamba Кактус Прокурор Иван-Царевич Михалыч Вася Петя Jack'.split(' ');
    const index = names(distinct);
    let right = 0;
    let all = 0;
    for (const nick of distinct.filter((it) => it.length >= 6))
      for (let at = 1; at < nick.length - 1; at++)
        for (const how of ['double', 'drop', 'swap']) {
          const said = damaged(nick, how, at, '');
          if (said === nick) continue;
          const match = matchName(index, said);
          all++;
          if (match.kind === 'one' && match.seat === nick && match.how.length > 0) right++;
        }
    expect(right / all).toBeGreaterThan(0.95);
  });
});
