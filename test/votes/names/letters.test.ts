import { describe, expect, it } from 'vitest';
import { formsOf } from '../../../engine/votes/names/cases';
import { fold, letters, words } from '../../../engine/votes/names/fold';
import { distance, otherLayouts, plausible } from '../../../engine/votes/names/slip';
import { alignment, sounds } from '../../../engine/votes/names/sound';

describe('folding', () => {
  it.each([
    ['«Ёжик»', "'ежик'", 'ежик'],
    ['Йод', 'йод', 'йод'],
    ['Петяツ', 'петяツ', 'петя'],
    ['ツ', 'ツ', 'ツ'],
    ['Ｖａｓｙａ', 'vasya', 'vasya'],
    ['Ва\u0301ся', 'вася', 'вася'],
    ['Café', 'cafe', 'cafe'],
    ['Вася™', 'вася™', 'вася'],
    ['№7', '№7', '7'],
    ['Вася²', 'вася²', 'вася'],
    ['\u202eВася\u200b', 'вася', 'вася'],
    ['…', '...', ''],
  ])('%s → %s → %s', (text, folded, key) => {
    expect(fold(text)).toBe(folded);
    expect(letters(text)).toBe(key);
  });

  it('cuts a nick into words', () => {
    expect(words('Иван-Царевич')).toEqual(['Иван', 'Царевич']);
    expect(words('КотБаюн_42')).toEqual(['Кот', 'Баюн', '42']);
    expect(words('Вася1892')).toEqual(['Вася', '1892']);
    expect(words('A50')).toEqual(['A50']);
    expect(words('...')).toEqual([]);
  });
});

describe('case forms by the ending', () => {
  it.each([
    ['вася', 'васи васе васю васей'],
    ['маша', 'маши маше машу машей'],
    ['иван', 'ивана ивану иваном иване'],
    ['андрей', 'андрея андрею андреем андрее'],
    ['дмитрий', 'дмитрия дмитрию дмитрием дмитрии'],
    ['герой', 'героя герою героем герое'],
    ['черный', 'черного черному черным черном'],
    ['синий', 'синего синему синим синем'],
    ['рыжая', 'рыжей рыжую'],
    ['тень', 'тени тенью'],
    ['игорь', 'игоря игорю игорем игоре'],
    ['лисенок', 'лисенка лисенку лисенком лисенке'],
    ['огонек', 'огонька огоньку огоньком огоньке'],
    ['боец', 'бойца бойцу бойцом бойце'],
    ['лев', 'льва льву'],
    ['котики', 'котиков котикам котиками котиках'],
    ['иванова', 'ивановой иванову'],
    ['иванов', 'ивановым'],
    ['мария', 'марии марию марией'],
  ])('%s → %s', (word, forms) => {
    const made = formsOf([word]);
    for (const form of forms.split(' ')) expect([...made]).toContain(form);
    expect([...made]).not.toContain(word);
  });

  it.each([
    [['вася', 'пупкин'], 'васюпупкина'],
    [['мисс', 'марпл'], 'миссмарпла'],
    [['тень', 'отца'], 'тениотца'],
    [['черная', 'мамба'], 'чернуюмамбу'],
  ])('%j → %s', (name, form) => expect([...formsOf(name)]).toContain(form));

  it.each(['Петя Петр', 'Саша Паша', 'Коля Толя', 'Маша Марина'])('%s share no form', (pair) => {
    const [a = '', b = ''] = pair.toLowerCase().split(' ');
    const shared = [...formsOf([a])].filter((form) => formsOf([b]).has(form));
    expect(shared).toEqual([]);
  });
});

describe('slips', () => {
  it.each([
    ['вася', 'васч', 1],
    ['вася', 'всая', 1],
    ['вася', 'вас', 1],
    ['вася', 'вассся', 2],
    ['вася', 'петя', 3],
    ['кот', 'километр', 3],
  ])('%s – %s: %i', (a, b, steps) => {
    expect(distance(a, b, 2)).toBe(steps);
    expect(distance(b, a, 2)).toBe(steps);
  });

  it.each([
    ['саша', 'маша', false],
    ['лера', 'лена', false],
    ['васся', 'вася', true],
    ['снегуточка', 'снегурочка', true],
    ['вася3', 'вася2', false],
    ['вас', 'ваа', false],
  ])('%s for %s: believed %s', (typed, meant, want) => expect(plausible(typed, meant, 1, null)).toBe(want));

  it('keyboard layouts', () => {
    expect(otherLayouts('Dfcz')).toEqual(['вася']);
    expect(otherLayouts('Офсл')).toEqual(['jack']);
    expect(otherLayouts('Dася')).toEqual([]);
  });
});

describe('the other alphabet', () => {
  it.each([
    ['vasya', 'вася', 0],
    ['vasja', 'вася', 0],
    ['shchuka', 'щука', 0],
    ['xenia', 'ксения', 0],
    ['jack', 'джек', 1],
    ['vasya', 'петя', null],
    ['a', 'я', null],
  ])('%s – %s: %s', (latin, russian, cost) => {
    expect(alignment(latin, russian, 2)).toBe(cost);
    expect(alignment(russian, latin, 2)).toBe(cost);
  });

  it('hears through a case ending', () => {
    expect(sounds('nailia', 'наилю', 0)).toEqual({ cost: 0, inflected: true });
    expect(sounds('maria', 'марию', 0)).toEqual({ cost: 0, inflected: true });
    expect(sounds('dan', 'дана', 0)).toEqual({ cost: 0, inflected: true });
    expect(sounds('dan', 'данила', 0)).toBeNull();
  });
});
