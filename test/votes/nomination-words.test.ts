import { describe, expect, it } from 'vitest';
import { buildNames } from '../../engine/votes/names/names';
import { nameReader } from '../../engine/votes/naming';
import { readNominations } from '../../engine/votes/nomination-words';
import { roster } from './thread';

const PLAYERS = ['Гоша', 'Тихон', 'Лиса Алиса', 'Полина Ч.', '[Сэм]', 'Марк', 'Снежная_Барыня', "O'Коннор"];
const names = nameReader(buildNames(roster(PLAYERS), { aliases: [], rosterNumbers: false }));

/** «Гоша», «? Гоша,Марк talk», «self», «back Гоша», one per nomination. */
const read = (text: string): string =>
  readNominations(text, names)
    .map(({ act, seats, doubts, self }) => {
      const who = seats.map((id) => id.slice(2)).join(',');
      const why = doubts.map(({ code }) => code).join(' ');
      return [doubts.length > 0 ? '?' : '', act === 'withdraw' ? 'back' : self ? 'self' : '', who, why]
        .filter((part) => part !== '')
        .join(' ');
    })
    .join('; ');

describe('R-261, R-277: nominations in the talk', () => {
  it.each([
    ['Выдвигаю Гошу', 'Гоша'],
    ['выдвигаю гошу.', 'Гоша'],
    ['Выдвигаю на казнь Тихона!', 'Тихон'],
    ['Ну что, выдвигаю: Лису Алису', 'Лиса Алиса'],
    ['Я выдвигаю Полину Ч. на казнь', 'Полина Ч.'],
    ['Выдвигаю [Сэм]', '[Сэм]'],
    ['Выдвигаю Сэма на голосование', '[Сэм]'],
    ['Марка выдвигаю. Слишком складно говорит.', 'Марк'],
    ['Моё выдвижение: Снежная Барыня', 'Снежная_Барыня'],
    ['Моё выдвижение — Марк', 'Марк'],
    ['Кандидат на казнь: Гоша', 'Гоша'],
    ['Номинирую Марка', 'Марк'],
    ['##nominate Гоша', 'Гоша'],
    ['Ставлю Гошу на голосование', 'Гоша'],
    ["Выставляю O'Коннора", "O'Коннор"],
    ['Выдвигаю Гошу, потому что Тихон молчит', 'Гоша'],
    ['Как и Тихон, выдвигаю Гошу', 'Гоша'],
    ['Долго думал.\n\nВыдвигаю:\nГоша', 'Гоша'],
    ['Выдвигаю на сегодня, после долгих раздумий, Гошу', 'Гоша'],
    ['Всем привет!\nВыдвигаю Гошу\nТихон, ты где?', 'Гоша'],
  ])('«%s»: %s', (text, want) => {
    expect(read(text)).toBe(want);
  });

  it.each([
    ['Выдвигаю версию: Гоша мафия'],
    ['Выдвигаю гипотезу, что Гоша спит'],
    ['Не выдвигаю Гошу, рано'],
    ['Никого не выдвигаю'],
    ['Гоша вчера выдвигал Марка'],
    ['Поддерживаю выдвижение Гоши'],
    ['Кто выдвигает Марка?'],
    ['Гоша подозрителен, но подожду'],
    ['Ставлю на Гошу сто рублей'],
    ['Отправляю вам привет'],
    ['Предлагаю всем высказаться'],
    [''],
  ])('«%s» nominates nobody', (text) => {
    expect(read(text)).toBe('');
  });

  it.each([
    ['Выдвигаю Гошу?', '? Гоша question'],
    ['Если не ответит, выдвигаю Гошу', '? Гоша conditional'],
    ['Выдвигаю Гошу и Марка', '? Гоша,Марк several-names'],
    ['Гоша, выдвигаю тебя', '? Гоша nomination-unsure'],
    ['Выдвину Гошу', '? Гоша nomination-unsure'],
    ['Предлагаю казнить Марка', '? Марк nomination-unsure'],
    ['Предлагаю Марка на казнь', '? Марк nomination-unsure'],
    ['Выдвигаю его', '? pronoun'],
    ['Выдвигаю Пушкина', '? unknown-name'],
    ['Снимаю выдвижение с Гоши', '? back Гоша nomination-back'],
    ['Отзываю своё выдвижение', '? back nomination-back'],
  ])('«%s» is asked about: %s', (text, want) => {
    expect(read(text)).toBe(want);
  });

  it('R-278: «выдвигаю себя» names the author', () => {
    expect(read('Выдвигаю себя')).toBe('self');
    expect(read('Выдвигаю свою кандидатуру')).toBe('self');
  });

  it('several in one post stand in their order', () => {
    expect(read('Выдвигаю Гошу. Хотя нет, выдвигаю Марка.')).toBe('Гоша; Марк');
  });
});
