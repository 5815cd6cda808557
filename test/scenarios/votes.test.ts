import { describe, expect, test } from 'vitest';
import { countScenario, isVoteScenario, runVote, type VoteScenario } from '../cli/scenarios/votes';
import { differences, examples, type Worked } from './examples';

const worked = examples<Worked & VoteScenario>('votes');

describe('worked vote scenarios', () => {
  test('are all run, or counted as skipped', () => {
    if (worked.length === 0) console.log('vote scenarios: 57 skipped, the examples do not lie beside the project');
    expect(worked.every(isVoteScenario)).toBe(true);
  });
  test.each(worked.map((it) => [`${it.id} ${it.title} (${it.rules.join(', ')})`, it] as const))('%s', (_, scenario) => {
    const answer = runVote(scenario);
    if (!answer.ok) throw new Error(answer.error);
    expect(differences(scenario.expected, answer.value as Record<string, unknown>)).toEqual([]);
  });
});

describe('own vote scenarios', () => {
  const players = ['Аня', 'Боря', 'Вася', 'Гоша', 'Дима'].map((name) => ({ name, role: 'мирный', alive: true }));
  const base = { id: 'own', players, state: { start: '2024-03-01T20:03', deadline: '2024-03-01T21:03' } };
  const red = (author: string, time: string, target: string) => ({
    author,
    time: `2024-03-01T${time}`,
    votes: [{ color: 'red' as const, target }],
  });
  const said = (author: string, time: string, kind: 'cancel' | 'abstain' | 'againstAll' | 'talk') => ({
    author,
    time: `2024-03-01T${time}`,
    votes: [],
    kind,
  });
  const nominees = ['Аня', 'Боря', 'Вася'];
  const prokurator = (
    posts: VoteScenario['posts'],
    state: Partial<VoteScenario['state']> = {},
  ): Record<string, unknown> => {
    const answer = runVote({ ...base, ruleset: 'prokurator', posts, state: { ...base.state, nominees, ...state } });
    return answer.ok ? (answer.value as Record<string, unknown>) : { error: answer.error };
  };
  const flg = (posts: VoteScenario['posts'], state: Partial<VoteScenario['state']> = {}): Record<string, unknown> => {
    const answer = runVote({ ...base, ruleset: 'flg', posts, state: { ...base.state, ...state } });
    return answer.ok ? (answer.value as Record<string, unknown>) : { error: answer.error };
  };

  test('A-146: a withdrawn vote in FLG is no vote, −2', () => {
    expect(
      flg([red('Аня', '20:10', 'Вася'), red('Боря', '20:11', 'Вася'), said('Аня', '20:20', 'cancel')]).scores,
    ).toEqual({
      Аня: -2,
      Боря: 0,
      Вася: -3,
      Гоша: -2,
      Дима: -2,
    });
  });
  test('A-116: vote, cancel, vote: the third message is ignored', () => {
    const posts = [red('Гоша', '20:10', 'Вася'), said('Гоша', '20:20', 'cancel'), red('Гоша', '20:30', 'Боря')];
    expect(prokurator(posts).scores).toEqual({ Аня: 0, Боря: 0, Вася: 0 });
  });
  test('A-117: an abstention first, then the vote and one change of it', () => {
    const posts = [
      said('Гоша', '20:05', 'abstain'),
      red('Гоша', '20:10', 'Вася'),
      red('Гоша', '20:30', 'Боря'),
      red('Гоша', '20:40', 'Вася'),
    ];
    expect(prokurator(posts).scores).toEqual({ Аня: 0, Боря: 1, Вася: 0 });
  });
  test('A-119, A-120: self-vote and non-nominee use nothing up and cancel nothing', () => {
    const posts = [
      red('Аня', '20:04', 'Аня'),
      red('Аня', '20:05', 'Дима'),
      red('Аня', '20:10', 'Вася'),
      red('Аня', '20:11', 'Аня'),
      red('Аня', '20:30', 'Боря'),
    ];
    expect(prokurator(posts).scores).toEqual({ Аня: 0, Боря: 1, Вася: 0 });
  });
  test('R-287: the second change is ignored, the first stands', () => {
    const posts = [red('Гоша', '20:10', 'Вася'), red('Гоша', '20:20', 'Боря'), red('Гоша', '20:30', 'Аня')];
    expect(prokurator(posts).scores).toEqual({ Аня: 0, Боря: 1, Вася: 0 });
  });
  test('A-121: a withdrawn vote does not hold the time of the last one', () => {
    const posts = [
      red('Гоша', '20:05', 'Вася'),
      red('Дима', '20:10', 'Боря'),
      red('Аня', '20:50', 'Вася'),
      said('Аня', '20:51', 'cancel'),
    ];
    expect(prokurator(posts)).toMatchObject({
      scores: { Аня: 0, Боря: 1, Вася: 1 },
      lastWordUntil: '2024-03-01T22:03',
    });
    expect(
      countScenario({ ...base, ruleset: 'prokurator', posts, state: { ...base.state, nominees } }).tally.leading,
    ).toEqual({ kind: 'hang', seats: ['Вася'], tie: true });
  });
  test('A-125, R-278, R-279: nominations of oneself, in the opening minute and after it are refused', () => {
    const nominations = [
      { by: 'Аня', target: 'Аня', time: '2024-03-01T12:00' },
      { by: 'Аня', target: 'Вася', time: '2024-03-01T12:01' },
      { by: 'Боря', target: 'Гоша', time: '2024-03-01T20:03:20' },
      { by: 'Гоша', target: 'Дима', time: '2024-03-01T20:02:59' },
      { by: 'Дима', target: 'Боря', time: '2024-03-01T21:00' },
    ];
    expect(prokurator([], { nominations })).toMatchObject({
      nominees: ['Вася', 'Дима'],
      invalidNominations: [
        { by: 'Аня', target: 'Аня' },
        { by: 'Боря', target: 'Гоша' },
        { by: 'Дима', target: 'Боря' },
      ],
    });
  });
  test('R-290: «против всех» is no vote', () => {
    expect(prokurator([said('Аня', '20:10', 'againstAll'), said('Боря', '20:11', 'talk')]).scores).toEqual({
      Аня: 0,
      Боря: 0,
      Вася: 0,
    });
  });
});
