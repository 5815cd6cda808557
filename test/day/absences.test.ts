import { describe, expect, it } from 'vitest';
import { absences, ladderStep, NOTHING_MISSED, withToday } from '../../engine/day/absences';
import type { GameEvent } from '../../engine/game/events';
import { RULESETS } from '../../engine/rulesets/all';

const verdict = (day: number, absent: readonly string[], silent?: readonly string[]): GameEvent => ({
  kind: 'verdict',
  day,
  publicTotals: [],
  trueTotals: [],
  condemned: [],
  answers: {},
  effects: [],
  trace: [],
  absent,
  ...(silent && { silent }),
});

describe('what was missed over the game', () => {
  it('is counted day by day, in a row or not', () => {
    const missed = absences([verdict(1, ['а', 'б'], ['б']), verdict(2, []), verdict(3, ['а'])]);
    expect([...missed]).toEqual([
      ['а', { votes: [1, 3], posts: [] }],
      ['б', { votes: [1], posts: [1] }],
    ]);
  });

  it('A-015 begins anew for whoever takes the seat over', () => {
    const replaced: GameEvent = { kind: 'replaced', seat: 'а', account: { nick: 'Новый', id: null }, name: 'Новый' };
    expect([...absences([verdict(1, ['а']), replaced, verdict(2, ['а'])])]).toEqual([['а', { votes: [2], posts: [] }]]);
  });

  it('the day under way is added when it is known to be missed', () => {
    expect(withToday({ votes: [1], posts: [] }, 2, { vote: true, post: false })).toEqual({ votes: [1, 2], posts: [] });
    expect(withToday(NOTHING_MISSED, 2, { vote: false, post: true })).toEqual({ votes: [], posts: [2] });
  });
});

describe('the ladder of absentees', () => {
  const flg = (votes: number, posts: number, outAfter: number) => {
    const days = (n: number) => Array.from({ length: n }, (_, index) => index + 1);
    return ladderStep({ votes: days(votes), posts: days(posts) }, { penalty: -2, outAfter }, RULESETS.flg);
  };
  it.each([
    ['nothing missed', 0, 0, 2, 'none', []],
    ['R-011 a first miss costs points, and the next is the last', 1, 0, 2, 'warn', ['R-011', 'R-012']],
    ['R-011 where the house waits longer, points only', 1, 0, 3, 'penalty', ['R-011', 'R-012']],
    ['R-011 where votes alone never put out, points only', 5, 0, 0, 'penalty', ['R-011', 'R-012']],
    ['the house’s last miss: R-018', 2, 0, 2, 'out', ['R-018', 'A-033']],
    ['R-018 a day without a post', 0, 1, 0, 'out', ['R-018', 'A-033']],
    ['the first miss may be the last', 1, 0, 1, 'out', ['R-018', 'A-033']],
  ] as const)('%s', (_name, votes, posts, outAfter, step, rules) => {
    expect(flg(votes, posts, outAfter)).toEqual({ step, rules });
  });

  it('R-291 R-304 without a penalty a missed vote costs nothing, a silent day may end the game', () => {
    const of = (votes: number[], posts: number[], outAfter: number) =>
      ladderStep({ votes, posts }, { penalty: 0, outAfter }, RULESETS.prokurator);
    expect(of([1], [], 0)).toEqual({ step: 'none', rules: [] });
    expect(of([1], [], 2)).toEqual({ step: 'warn', rules: [] });
    expect(of([], [1], 0)).toEqual({ step: 'out', rules: ['R-304'] });
  });
});
