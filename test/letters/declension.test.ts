import { describe, expect, it } from 'vitest';
import { caseForms, sureForm } from '../../engine/letters/declension';

describe('case forms of nicks', () => {
  it.each([
    ['Вася', ['Васи', 'Васе', 'Васю', 'Васей']],
    ['Боец', ['Бойца', 'Бойцу', 'Бойцом', 'Бойце']],
    ['Лисёнок', ['Лисёнка', 'Лисёнку', 'Лисёнком', 'Лисёнке']],
    ['Рысь', ['Рыси', 'Рысью', 'Рыся']],
    ['ЗЛЮКА', ['ЗЛЮКИ', 'ЗЛЮКУ']],
    ['Дон-Кихот', ['Дон-Кихота', 'Дона-Кихота']],
    ['Белый Ворон', ['Белого Ворона', 'Белый Ворона']],
    ['Что_то_там', ['Что_то_тама']],
  ])('%s', (nick, forms) => {
    expect(caseForms(nick)).toEqual(expect.arrayContaining(forms));
    expect(caseForms(nick)).not.toContain(nick);
    expect(new Set(caseForms(nick)).size).toBe(caseForms(nick).length);
  });

  it.each(['Dreamer', '★★★', '', '12345', 'раз два три четыре пять'])('«%s» has none', (nick) => {
    expect(caseForms(nick)).toEqual([]);
  });

  it('are not without end for a long nick', () => {
    expect(caseForms('Тёмный Властелин Ночной Площади').length).toBeLessThan(200);
  });
});

describe('a form put into a letter', () => {
  it.each([
    ['Вася', 'genitive', 'Васи'],
    ['Аня', 'accusative', 'Аню'],
    ['Саша', 'accusative', 'Сашу'],
    ['Мария', 'genitive', 'Марии'],
    // The gender is not known, the word is an adjective, a plural, Latin, or two words: the nick stays as it is.
    ['Боец', 'genitive', null],
    ['Рысь', 'genitive', null],
    ['Тихая', 'genitive', null],
    ['Облака', 'genitive', null],
    ['Дюма', 'genitive', null],
    ['Dasha', 'genitive', null],
    ['Злая Аня', 'genitive', null],
    ['вася', 'genitive', null],
  ] as const)('%s, %s', (nick, other, form) => {
    expect(sureForm(nick, other)).toBe(form);
  });
});
