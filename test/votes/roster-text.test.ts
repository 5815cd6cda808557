import { describe, expect, test } from 'vitest';
import { parseRoster, rosterFromAuthors } from '../../engine/votes/roster-text';
import { fill } from '../../engine/words';

/** `name @account…, other names #number †` of every seat. */
const shown = (text: string, authors: string[] = []): string[] =>
  parseRoster(
    text,
    authors.map((nick) => ({ nick, id: null })),
  ).seats.map((it) =>
    [
      it.number === null ? '' : `${it.number}.`,
      it.name,
      ...it.accounts.map(({ nick }) => (nick === it.name ? '' : `@${nick}`)),
      ...it.aliases.map((alias) => `~${alias}`),
      it.deadSince === null ? '' : '†',
      it.silenced ? 'молчит' : '',
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('pasted rosters', () => {
  test.each([
    ['1. Зорро @qwerty\n2. Дон Жуан @petr 77', ['1. Зорро @qwerty', '2. Дон Жуан @petr 77']],
    ['@qwerty\n@petr', ['qwerty', 'petr']],
    ['1) Вася\n2) Петя', ['1. Вася', '2. Петя']],
    ['№1 Вася\n№2 Петя', ['1. Вася', '2. Петя']],
    ['1 Вася\n2 Петя\n7 гномов', ['1. Вася', '2. Петя', '7 гномов']],
    ['1.Вася\n2.Петя', ['1. Вася', '2. Петя']],
    ['- Вася\n— Петя\n• Маша', ['Вася', 'Петя', 'Маша']],
    ['Вася, Петя, Маша', ['Вася', 'Петя', 'Маша']],
    ['1\tВася\tжив\n2\tПетя\tубит', ['1. Вася', '2. Петя †']],
    ['Вася (мёртв)\nПетя [повешена]\nМаша - убита\nАня †', ['Вася †', 'Петя †', 'Маша †', 'Аня †']],
    ['Вася (молчит)\n~~Петя~~', ['Вася молчит', 'Петя †']],
    ['Вася → Петя', ['Петя @Вася ~Вася']],
    ['Игроки:\nВася\n\nВыбывшие:\nПетя', ['Вася', 'Петя †']],
    ['3к боря\nMa4o\n[Дон]\nИван-Царевич\nname[Xp]', ['3к боря', 'Ma4o', '[Дон]', 'Иван-Царевич', 'name[Xp]']],
    ['.\nПетяツ\nТа Которая...', ['.', 'Петяツ', 'Та Которая...']],
  ])('%j', (text, seats) => {
    expect(shown(text)).toEqual(seats);
  });
  test('which of two names is the account is known from the thread’s authors', () => {
    expect(shown('Зорро — qwerty\nДон Жуан (petr)', ['qwerty', 'petr'])).toEqual([
      'Зорро @qwerty ~qwerty',
      'Дон Жуан @petr ~petr',
    ]);
  });
  test('hosts are no players', () => {
    expect(parseRoster('Ведущий: Лиса, Волк\n1. Вася').hosts.map((it) => it.nick)).toEqual(['Лиса', 'Волк']);
  });
  test('an account known from the thread brings its id', () => {
    expect(parseRoster('Вася', [{ nick: 'вася', id: '7' }]).seats[0]?.accounts).toEqual([{ nick: 'вася', id: '7' }]);
  });
  test('problems name their line', () => {
    const { problems, seats } = parseRoster('1. Вася\n1. Петя\nвася\n2.\nЗорро — qwerty');
    expect(seats.map((it) => it.name)).toEqual(['Вася', 'Петя', 'Зорро']);
    expect(problems.map((it) => fill(it.phrase, 'ru', it.slots))).toEqual([
      'строка 2: номер 1 уже занят',
      'строка 3: «вася» уже есть в строке 1',
      'строка 4: нет имени',
      'строка 5: «Зорро» и «qwerty» — кто из них аккаунт? Взят первый, второй — псевдоним',
    ]);
  });
  test('ids of seats are unique and stay the same when the list is pasted again', () => {
    const ids = (text: string) => parseRoster(text).seats.map((it) => it.id);
    expect(ids('1. Вася\n2. Петя')).toEqual(ids('Вася\nПетя (убит)'));
    expect(new Set(ids('Вася\nПетя')).size).toBe(2);
  });
});

test('authors of a thread are candidates, each once', () => {
  const roster = rosterFromAuthors([
    { nick: 'Вася', id: '7' },
    { nick: 'Вася', id: '7' },
    { nick: 'Гость', id: null },
    { nick: 'Гость', id: null },
  ]);
  expect(roster).toMatchObject({ confirmed: false, hosts: [] });
  expect(roster.seats.map((it) => it.name)).toEqual(['Вася', 'Гость']);
});
