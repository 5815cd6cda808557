import { describe, expect, it } from 'vitest';
import { findNames } from '../../../engine/votes/names/names';
import { names } from './seats';

const PLAYERS = ['Вася', 'Вася Пупкин', 'Петя', 'Иван-Царевич', 'BlackMamba', 'Снегурочка', '.', 'Он', '🐱'];

/** «[what stands in the text=seats]» for every name found. */
function marked(text: string, players: readonly string[] = PLAYERS, hosts: readonly string[] = []): string {
  return findNames(names(players, { hosts }), text)
    .map(({ start, end, seats }) => `[${text.slice(start, end)}=${seats.join('|')}]`)
    .join('');
}

describe('names within a text', () => {
  it.each([
    ['голосую против Васи Пупкина, он молчит', '[Васи Пупкина=Вася Пупкин]'],
    ['Вася и Вася Пупкин', '[Вася=Вася][Вася Пупкин=Вася Пупкин]'],
    ['ПЕТЯ! петю. Петей', '[ПЕТЯ=Петя][петю=Петя][Петей=Петя]'],
    ['вот Царевич, вот Мамба', '[Царевич=Иван-Царевич][Мамба=BlackMamba]'],
    ['Иван-Царевича сюда', '[Иван-Царевича=Иван-Царевич]'],
    ['@Петя, привет', '[@Петя=Петя]'],
    ['за Сненурочку', '[Сненурочку=Снегурочка]'],
    ['Вася. Петя.', '[Вася=Вася][Петя=Петя]'],
    ['голос . и всё', '[.=.]'],
    ['вот 🐱 вот', '[🐱=🐱]'],
    ['Он сказал, его нет', '[Он=Он]'],
    ['Васяня и Петялкин', ''],
    ['никого', ''],
    ['', ''],
  ])('«%s» → %s', (text, want) => expect(marked(text)).toBe(want));

  it('steps over hosts', () => {
    const players = ['Лисёнок', 'Вася'];
    expect(marked('Ведущая Лиса, Вася!', players, ['Ведущая Лиса'])).toBe('[Вася=Вася]');
  });

  it('keeps namesakes as one find of several seats', () =>
    expect(marked('против Васи', ['Вася', 'Вася'])).toBe('[Васи=Вася|Вася#2]'));

  it('finds every nick of a game in the middle of a phrase', () => {
    const players = (
      "Вася Вася2 Петя Zайка O'Henry [Дон] Что_то_там Иван-Царевич КотБаюн Ma4o TAN1a A50 7 . 🐱 a*b name[Xp] Петяツ Та|Которая... 3к|вася " +
      'Мисс|Марпл Вася|Пупкин ~Лис~ -=Волк=- Jean-Jacques A.Н.Онимов user_1 小明'
    )
      .split(' ')
      .map((it) => it.replaceAll('|', ' '));
    const index = names(players);
    for (const nick of players) {
      const text = `голос против ${nick} сегодня`;
      expect(
        findNames(index, text).map(({ seats }) => seats),
        text,
      ).toEqual([[nick]]);
    }
  });

  it('shows a resemblance as doubtful and never as a name', () => {
    expect(findNames(names(['Лена', 'Вася']), 'Лера и Вася')).toMatchObject([
      { seats: ['Лена'], doubtful: true, certain: false },
      { seats: ['Вася'], doubtful: false, certain: true },
    ]);
    const contested = findNames(names(['Хитрая Лиса'], { hosts: ['Ведущая Лиса'] }), 'вешаю Лису');
    expect(contested).toMatchObject([{ seats: ['Хитрая Лиса'], doubtful: true }]);
  });

  it('takes ordinary words of a speech for no parts of nicks', () => {
    const speech = 'я долго думал весь день и решил что тень сомнения падает сегодня на Васю больше чем на прочих';
    expect(marked(speech, ['Тень отца', 'Вася'])).toBe('[Васю=Вася]');
    expect(marked('тень падает на Васю', ['Тень отца', 'Вася'])).toBe('[тень=Тень отца][Васю=Вася]');
  });
});
