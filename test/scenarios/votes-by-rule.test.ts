import { describe, expect, test } from 'vitest';
import { runVote, type VoteScenario } from '../cli/scenarios/votes';

const NAMES = ['Аня', 'Боря', 'Вася', 'Гоша', 'Дима'];
type Post = VoteScenario['posts'][number];

const post = (author: string, time: string, ...votes: [color: 'red' | 'blue', target: string][]): Post => ({
  author,
  time: `2024-03-01T${time}`,
  votes: votes.map(([color, target]) => ({ color, target })),
});

function count(
  ruleset: 'flg' | 'prokurator',
  posts: Post[],
  state: Partial<VoteScenario['state']> = {},
): Record<string, unknown> {
  const answer = runVote({
    id: 'own',
    ruleset,
    players: NAMES.map((name, i) => ({ name, role: ruleset === 'flg' && i === 0 ? 'доктор' : 'мирный', alive: true })),
    posts,
    state: { start: '2024-03-01T20:03', deadline: '2024-03-01T21:03', ...state },
  });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value as Record<string, unknown>;
}

describe('votes of FLG by rule', () => {
  test('R-007, R-008, R-009: a red vote is one against', () => {
    expect(count('flg', [post('Боря', '20:10', ['red', 'Вася'])]).scores).toMatchObject({ Вася: -3, Боря: 0 });
  });
  test('R-008, R-010: a blue vote is one for', () => {
    expect(count('flg', [post('Боря', '20:10', ['blue', 'Вася'])]).scores).toMatchObject({ Вася: -1, Боря: 0 });
  });
  test('R-011, R-013, R-014: the last vote counts, absentees get two against', () => {
    const posts = [post('Боря', '20:10', ['red', 'Вася']), post('Боря', '20:20', ['red', 'Гоша'])];
    expect(count('flg', posts).scores).toEqual({ Аня: -2, Боря: 0, Вася: -2, Гоша: -3, Дима: -2 });
  });
  test('R-012: the silenced get none', () => {
    expect(count('flg', [], { silenced: ['Вася'] }).scores).toMatchObject({ Вася: 0, Гоша: -2 });
  });
  test('R-167, R-168: the doctor’s blue counts three, and nothing public says so', () => {
    const posts = [post('Аня', '20:10', ['blue', 'Вася'])];
    const came = count('flg', posts, { doctor: 'Аня' });
    expect(came.scores).toMatchObject({ Вася: 1 });
    expect(JSON.stringify(came.publicFacts ?? [])).not.toContain('доктор');
  });
});

describe('votes of Prokurator by rule', () => {
  const nominees = ['Аня', 'Боря', 'Вася'];

  test('R-261, R-276, R-277: everybody alive nominates one other, a second nomination does not count', () => {
    const nominations = [
      { by: 'Аня', target: 'Вася', time: '2024-03-01T12:00' },
      { by: 'Аня', target: 'Гоша', time: '2024-03-01T12:05' },
    ];
    expect(count('prokurator', [], { nominations })).toMatchObject({
      nominees: ['Вася'],
      invalidNominations: [{ by: 'Аня', target: 'Гоша' }],
    });
  });
  test('R-262, R-285: a vote names a nominee', () => {
    const posts = [post('Гоша', '20:10', ['red', 'Вася']), post('Дима', '20:11', ['red', 'Гоша'])];
    expect(count('prokurator', posts, { nominees }).scores).toEqual({ Аня: 0, Боря: 0, Вася: 1 });
  });
  test('R-280: somebody is executed, a single vote is enough', () => {
    expect(count('prokurator', [post('Гоша', '20:10', ['red', 'Вася'])], { nominees }).hanged).toEqual(['Вася']);
  });
  test('R-283, R-284: one hour to the minute', () => {
    const posts = [post('Гоша', '21:02', ['red', 'Вася']), post('Дима', '21:03', ['red', 'Боря'])];
    expect(count('prokurator', posts, { nominees }).scores).toEqual({ Аня: 0, Боря: 0, Вася: 1 });
  });
  test('R-286, R-287: a new message cancels or changes the vote, once', () => {
    const posts: Post[] = [
      post('Гоша', '20:10', ['red', 'Вася']),
      { ...post('Гоша', '20:20'), kind: 'cancel' },
      post('Гоша', '20:30', ['red', 'Аня']),
    ];
    expect(count('prokurator', posts, { nominees }).scores).toEqual({ Аня: 0, Боря: 0, Вася: 0 });
  });
  test('R-291: abstaining and ignoring the vote cost nothing', () => {
    expect(count('prokurator', [{ ...post('Гоша', '20:10'), kind: 'abstain' }], { nominees }).scores).toEqual({
      Аня: 0,
      Боря: 0,
      Вася: 0,
    });
  });
  test('R-292: of two with equal votes the one whose last vote came earlier', () => {
    const posts = [post('Гоша', '20:10', ['red', 'Вася']), post('Дима', '20:09', ['red', 'Боря'])].sort((a, b) =>
      a.time < b.time ? -1 : 1,
    );
    expect(count('prokurator', posts, { nominees }).hanged).toEqual(['Боря']);
  });
  test('R-293: the last word may be said for an hour after the close', () => {
    expect(count('prokurator', [post('Гоша', '20:10', ['red', 'Вася'])], { nominees }).lastWordUntil).toBe(
      '2024-03-01T22:03',
    );
  });
});
