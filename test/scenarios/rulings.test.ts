import { describe, expect, test } from 'vitest';
import type { Leading } from '../../engine/votes/leading';
import { ruled } from '../cli/scenarios/rulings';
import { runVote } from '../cli/scenarios/votes';
import { play } from '../night/play';

const TIE = {
  id: 'own',
  ruleset: 'flg' as const,
  players: ['Аня', 'Вася', 'Ева', 'Гоша'].map((name) => ({ name, role: name === 'Гоша' ? 'маньяк' : 'мирный' })),
  state: { start: '2024-03-01T10:00', deadline: '2024-03-01T21:00', lawyerProtects: 'Вася' },
  posts: [
    { author: 'Аня', time: '2024-03-01T12:00', votes: [{ color: 'red' as const, target: 'Вася' }] },
    { author: 'Вася', time: '2024-03-01T12:01', votes: [{ color: 'red' as const, target: 'Аня' }] },
    { author: 'Ева', time: '2024-03-01T12:02', votes: [{ color: 'blue' as const, target: 'Ева' }] },
    { author: 'Гоша', time: '2024-03-01T12:03', kind: 'talk' as const },
    { author: 'Гоша', time: '2024-03-01T12:04', votes: [{ color: 'blue' as const, target: 'Ева' }] },
  ],
};

describe('answers of the host given beforehand', () => {
  test.each([
    ['A-003, A-004 nothing said: he is asked, though one of the tied is protected', [], [], true],
    ['A-003 he names one of the tied', [{ ask: 'ничья', answer: 'Аня' }], ['Аня'], false],
    ['R-063 he names the protected one', [{ ask: 'ничья', answer: 'Вася' }], [], false],
    ['A-003 he frees all', [{ ask: 'ничья', answer: 'никто' }], [], false],
    ['A-003 he hangs all, the protected one not', [{ ask: 'ничья', answer: 'все' }], ['Аня'], false],
    ['A-003 he names one who is not tied', [{ ask: 'ничья', answer: 'Ева' }], [], true],
  ] as const)('%s', (_name, rulings, hanged, asked) => {
    const answer = runVote({ ...TIE, rulings });
    if (!answer.ok) throw new Error(answer.error);
    const came = answer.value as { hanged: string[]; hostDecision: unknown };
    expect(came.hanged).toEqual(hanged);
    expect(Boolean(came.hostDecision)).toBe(asked);
  });

  test('what nobody asked is not answered', () => {
    const settled: Leading = { kind: 'hang', seats: ['Аня'], tie: false };
    expect(ruled(settled, [{ ask: 'ничья', answer: 'никто' }])).toBe(settled);
  });

  const BLOCKS = 'Рома мафия 1, Дина девочка, Миша мент, Аня, Вася, Катя';
  test.each([
    ['A-038 the girl goes through, so her throw is made', 'Дина', ['Миша']],
    ['A-038 the cop goes through, so his is', 'Миша', ['Дина']],
    ['A-038 nobody does', 'ничей', []],
  ])('%s', (_name, answer, mute) => {
    const came = play(BLOCKS, 'Дина visit Миша; Миша visit Дина', {
      dice: { girlSilence: true, copSilence: true },
      rulings: [{ ask: 'взаимная блокировка', answer }],
    });
    expect(came.hostDecision).toBeUndefined();
    expect(came.silenced.map(({ player }) => player)).toEqual(mute);
  });

  test.each([
    ['A-027 yes: shown', 'да', ['Иван: роль: идиот']],
    ['A-027 no: closed', 'нет', []],
  ])('%s', (_name, answer, shown) => {
    const came = play('Рома мафия 1, Стас снайпер, Иван идиот, Аня, Вася, Катя', 'Стас kill Иван', {
      rulings: [{ ask: 'идиот и снайпер', answer }],
    });
    expect(came.hostDecision).toBeUndefined();
    expect(came.revealed.map((one) => `${one.player}: ${one.what}`)).toEqual(shown);
  });

  const BONES = 'Нора некромант, Рома мафия 1, Марк маньяк, Аня, Вася, Катя';
  const around = { before: { skeletons: ['Марк', 'Аня'] } };
  test.each([
    ['A-071 said nothing: asked', undefined, 'некромант', true],
    ['A-071 confirmed', 'да', 'некромант', false],
    ['A-071 refused', 'нет', null, false],
  ])('%s', (_name, answer, winner, asked) => {
    const rulings = answer === undefined ? [] : [{ ask: 'победа некроманта', answer }];
    const came = play(BONES, 'Рома refuse', { ...around, rulings });
    expect(came.stateAfter.winner).toBe(winner);
    expect(Boolean(came.hostDecision)).toBe(asked);
  });
});
