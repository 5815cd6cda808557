import { describe, expect, it } from 'vitest';
import { lettersOfDeal } from '../../engine/letters/deal';
import { CAST, dealt } from './game';

const text = (id: string, lang: 'ru' | 'en' = 'ru', game = dealt()): string =>
  lettersOfDeal(game)
    .find((letter) => letter.id === id)
    ?.text('plain', lang) ?? 'no such letter';
const SIMPLE = { Аня: 'citizen', Босс: 'mafioso', Маф: 'mafioso', Док: 'doctor' };

describe('role messages', () => {
  it('R-096 the werewolf is told that he is a citizen, word for word', () => {
    expect(text('deal/role/Обр')).toBe(text('deal/role/Аня').replaceAll('Аня', 'Обр'));
    expect(text('deal/role/Обр', 'en')).toBe(text('deal/role/Аня', 'en').replaceAll('Аня', 'Обр'));
    expect(text('deal/role/Обр')).toMatch(
      /^Игра 7\n\nОбр, ваша роль — мирный\.\nВы играете за город\.\n\nНочью вы не ходите\./,
    );
  });

  it('R-123 R-127 the double agent stands in the mafia with his rank, unknown to it', () => {
    const told = text('deal/role/Двойной');
    expect(told).toContain('ваша роль — двойной агент.\nВы играете сами за себя.\nВаш ранг в мафии: 3.');
    expect(told).toContain('Для сообщников вы — мафия: кто вы на самом деле, не знает никто из них.');
    expect(told).toContain('— голос мафии за жертву');
  });

  it('R-032 R-036 the boss is told his rank and the moves of the office with limits and dice', () => {
    const told = text('deal/role/Босс', 'ru', dealt(SIMPLE));
    expect(told).toContain('Ваш ранг в мафии: 1.\nВы — босс мафии: ход мафии присылаете вы.');
    expect(told).toContain(
      [
        'Ночью вы можете:',
        '— убить одного или двух',
        '   · «Если ночь наступает, когда в игре остаются всего три участника, мафия лишается права убивать двоих.»',
        '   · вероятность 3 из 4: босс оставил улики',
        '— запугать от одного до трёх',
      ].join('\n'),
    );
    expect(told).not.toContain('голос мафии');
  });

  it('A-045 A-046 a limit that only some houses have is told where the house has chosen it', () => {
    const limits = /убить и запугать можно только|убить и запугать нельзя/;
    expect(text('deal/role/Босс', 'ru', dealt(SIMPLE))).not.toMatch(limits);
    expect(text('deal/role/Босс', 'ru', dealt(SIMPLE, 'flg', { 'A-045': 'below-ten' }))).toContain(
      '   · убить и запугать можно только когда живых меньше десяти',
    );
  });

  it('R-129 with a double agent nobody kills for the office: they vote', () => {
    expect(text('deal/role/Босс')).not.toContain('— убить');
    expect(text('deal/role/Босс')).toContain('Кроме того, за вами:\n— голос мафии за жертву');
  });

  it('R-056 R-057 a junior is told who sends the move', () => {
    expect(text('deal/role/Маф')).toContain(
      'Ход мафии присылает босс мафии; если он молчит, принимается ход следующего по рангу.',
    );
  });

  it('R-157 R-169 a doctor is told his acts with their limits, never the one that is void in silence (R-172)', () => {
    const told = text('deal/role/Док');
    expect(told).toContain('— лечить игрока\n   · «Доктор не может две ночи подряд лечить одного игрока.»');
    expect(told).toContain('Одно из этого за ночь.');
    expect(told).not.toContain('одна негативная сторона');
  });

  it.each([
    ['R-135', 'sniper', 'а снайпер в эту же ночь в него стреляет, то убийца снайпера погибает, не успев сделать ход.'],
    ['R-137', 'sniper', 'роли жертв снайпера не раскрываются никогда.'],
    ['R-144', 'sharp', 'не может заблочить отписавших действие девочку или мента'],
    ['R-146', 'sharp', 'шулеру сообщается, что его цель ничего не делала'],
    ['R-116', 'agent', 'джокер не может заблочить мента, отписавшего свой ход'],
    ['R-119', 'agent', 'При копировании роли принимаются все последствия'],
    ['R-101', 'necromancer', 'эта роль с вероятностью 25% превращает его в скелета'],
    ['R-152', 'commissioner', 'без указания конкретного ранга'],
    ['R-162', 'doctor', 'Не спасает мента/девочку, пришедших к жертве кровавого убийства маньяка'],
    ['R-176', 'girl', 'Мафия не убивает только в том случае, если девочка приходит к боссу мафии'],
    ['R-186', 'cop', 'Исключение - кровавое убийство цели мента'],
  ])('%s the %s is told what is particular about the role', (_, role, words) => {
    expect(text('deal/role/Тип', 'ru', dealt({ Аня: 'citizen', Босс: 'mafioso', Тип: role }))).toContain(words);
  });

  it('R-143 R-145 the lines of one act do not stand at another', () => {
    const told = text('deal/role/Тип', 'ru', dealt({ Аня: 'citizen', Босс: 'mafioso', Тип: 'sharp' }));
    expect(told.split('50% шанс заблочить').length).toBe(2);
    expect(told.split('узнаёт сегодняшнее действие').length).toBe(2);
  });

  it('R-247 a detective is told his side and whom to find', () => {
    expect(text('deal/role/Дет')).toContain('Вы играете за мафию.\nВаше поручение — найти роль: доктор.');
  });

  it('R-073 a prostitute is told her side', () => {
    expect(text('deal/role/Пут')).toContain('Вы играете на стороне маньяка.');
    expect(text('deal/role/Мань')).toContain('Вы играете сами за себя.');
  });

  it('a Prokurator doctor moves by day', () => {
    const told = text('deal/role/В', 'ru', dealt({ К: 'godfather', В: 'physician' }, 'prokurator'));
    expect(told).toContain('Днём вы можете:\n— защитить на ближайшую ночь');
  });
});

describe('acquaintance of the mafia', () => {
  it('R-029 R-127 everybody in it is named by place, the double agent too, and not who he is', () => {
    const members = Object.keys(CAST).filter((seat) => ['Босс', 'Маф', 'Двойной', 'Адв'].includes(seat));
    for (const seat of members)
      expect(text(`deal/mafia/${seat}`)).toBe(
        [
          'Мафия этой игры:',
          '— Босс: 1-й ранг, босс мафии',
          '— Маф: 2-й ранг',
          '— Двойной: 3-й ранг',
          '— Адв: адвокат',
          '',
          'Переписываться между собой вам можно.',
        ].join('\n'),
      );
    expect(lettersOfDeal(dealt()).filter((letter) => letter.kind === 'acquaintance')).toHaveLength(4);
  });

  it('R-265 in Prokurator there are no ranks', () => {
    const game = dealt({ К: 'godfather', М: 'mafioso', В: 'physician' }, 'prokurator');
    expect(text('deal/mafia/М', 'ru', game)).toContain('— К: крёстный отец\n— М: мафиози\n');
  });
});

describe('the rules of this game', () => {
  it('R-001 quotes the base for the roles in play and no other', () => {
    const told = text('deal/rules');
    expect(told).toMatch(/^Правила этой игры\nОснова: Классика ФЛГ\.\n\nОбщие правила\n— «Решила/);
    expect(told).toContain('Роль: комиссар\n— «Комиссар Играет за город.»');
    expect(told).toContain('Роль: путана\n');
    expect(told).toContain('В этой игре путана играет на стороне маньяка.');
    expect(told).not.toContain('Роль: снайпер');
    expect(told).toContain('Отличия этой игры\nОтличий нет.');
  });

  it('R-183 R-175 what the cop has from the girl is told where there is no girl', () => {
    const [, cop = ''] = text('deal/rules', 'ru', dealt({ ...SIMPLE, Мент: 'cop' })).split('Роль: мент\n');
    expect(cop.split('\n\n')[0]).toContain('блокирует все ее действия');
    expect(cop.split('\n\n')[0]).toContain('Мафия не убивает только в том случае, если девочка приходит к боссу мафии');
  });

  it('R-129 the mafia’s vote stands with the double agent: where there is none, the post does not speak of it', () => {
    const vote = 'на эту игру с агентом меняется система убийства для мафии';
    expect(text('deal/rules', 'ru', dealt(SIMPLE))).not.toContain(vote);
    const [, agent = ''] = text('deal/rules').split('Роль: двойной агент\n');
    expect(agent.split('\n\n')[0]).toContain(vote);
    expect(agent.split('\n\n')[0]).toContain(
      'Делается это для того, чтобы мафиозная бригада могла убрать своего босса',
    );
  });

  it('lists what this house reads otherwise', () => {
    const told = text('deal/rules', 'ru', dealt(SIMPLE, 'flg', { 'A-102': 'targets', 'A-019': 'closed' }));
    expect(told).toMatch(/Отличия этой игры\n— Исповедь называет цели: да$/);
  });

  it('is the same whoever has which role', () => {
    const other = dealt({ Аня: 'doctor', Босс: 'citizen', Маф: 'mafioso', Док: 'mafioso' });
    expect(text('deal/rules', 'ru', other)).toBe(text('deal/rules', 'ru', dealt(SIMPLE)));
  });
});
