import { describe, expect, test } from 'vitest';
import type { VotePolicy } from '../../engine/votes/policy';
import { FLG, PROKURATOR } from '../../engine/votes/presets';
import type { Roster } from '../../engine/votes/roster';
import { countVotes, publicTally, type TallyOptions } from '../../engine/votes/tally';
import { ballots, post, roster, seat } from './thread';

const DONE: TallyOptions = { complete: true, closed: true };
const players = roster(['Аня', 'Боря', 'Вася', 'Гоша', 'Дима']);
type Said = readonly (readonly [author: string, says: string])[];

const count = (who: Roster, said: Said, rules: Partial<VotePolicy> = {}, options = DONE) => {
  const policy = { ...FLG, ...rules };
  const all = ballots(
    who,
    said.map(([author, says]) => post(author, says)),
    { policy },
  );
  return publicTally(all, who, policy, options);
};
const totals = (tally: ReturnType<typeof count>) =>
  Object.fromEntries(tally.standings.map((it) => [it.player, it.total]));

const USUAL: Said = [
  ['Аня', '[r]Вася[/r]'],
  ['Боря', '[r]Вася[/r]'],
  ['Вася', '[b]Вася[/b]'],
  ['Гоша', '[r]Аня[/r]'],
];

describe('FLG', () => {
  test('R-009–R-011, A-005: red −1, blue +1, silence −2, a blue for oneself counts', () => {
    const tally = count(players, USUAL);
    expect(totals(tally)).toEqual({ Аня: -1, Боря: 0, Вася: -1, Гоша: 0, Дима: -2 });
    expect(tally.standings[0]).toMatchObject({ player: 'Дима', against: 0, for: 0, penalty: -2, voters: [] });
    expect(tally.standings.find((it) => it.player === 'Вася')).toMatchObject({
      against: 2,
      for: 1,
      voters: ['Аня', 'Боря', 'Вася'],
    });
    expect(tally.absent?.map((it) => it.name)).toEqual(['Дима']);
  });
  test('R-012, A-006: a silenced player owes nothing, votes against him count', () => {
    const who = roster(['Аня', 'Боря', seat('Вася', { silenced: true })]);
    const tally = count(who, [
      ['Аня', '[r]Вася[/r]'],
      ['Вася', '[r]Аня[/r]'],
      ['Боря', '[r]Вася[/r]'],
    ]);
    expect(totals(tally)).toEqual({ Аня: 0, Боря: 0, Вася: -2 });
    expect(tally.silenced.map((it) => it.name)).toEqual(['Вася']);
  });
  test('must-vote: a silenced player who keeps silent is punished, his vote stays void', () => {
    const who = roster(['Аня', seat('Боря', { silenced: true }), seat('Вася', { silenced: true })]);
    const tally = count(
      who,
      [
        ['Вася', '[r]Аня[/r]'],
        ['Аня', '[r]Боря[/r]'],
      ],
      { silenced: 'must-vote' },
    );
    expect(totals(tally)).toEqual({ Аня: 0, Боря: -3, Вася: 0 });
  });
  test('the dead are not in the count and owe nothing', () => {
    const who = roster(['Аня', 'Боря', seat('Вася', { deadSince: '' })]);
    expect(totals(count(who, [['Аня', '[r]Боря[/r]']]))).toEqual({ Аня: 0, Боря: -3 });
  });
  test('A-146: a withdrawn vote is −2 and a warning', () => {
    const tally = count(players, [...USUAL, ['Дима', '[r]Аня[/r]'], ['Дима', '[r]снимаю голос[/r]']]);
    expect(totals(tally)).toMatchObject({ Аня: -1, Дима: -2 });
    expect(tally.withdrawn.map((it) => it.name)).toEqual(['Дима']);
  });
  test('without a confirmed roster nobody is absent and nothing is invented', () => {
    const tally = count({ ...players, confirmed: false }, USUAL);
    expect(tally.absent).toBeNull();
    expect(totals(tally)).toEqual({ Аня: -1, Вася: -1 });
  });
  test('unread pages and an open vote make the count provisional', () => {
    expect(count(players, USUAL).provisional).toBe(false);
    expect(count(players, USUAL, {}, { complete: false, closed: true }).provisional).toBe(true);
    expect(count(players, USUAL, {}, { complete: true }).provisional).toBe(true);
  });
});

describe('who leads', () => {
  const lead = (said: Said, rules: Partial<VotePolicy> = {}) =>
    count(roster(['Аня', 'Боря', 'Вася', 'Гоша']), said, rules).leading;
  const tie: Said = [
    ['Аня', '[r]Боря[/r]'],
    ['Боря', '[r]Аня[/r]'],
    ['Вася', '[r]Аня[/r]'],
    ['Гоша', '[r]Боря[/r]'],
  ];

  test('A-001: the lowest total, the penalty included', () => {
    expect(
      lead(
        [
          ['Аня', '[r]Боря[/r]'],
          ['Боря', '[r]Аня[/r]'],
          ['Вася', '[r]Аня[/r]'],
        ],
        { absentPenalty: -3 },
      ),
    ).toEqual({ kind: 'hang', seats: ['s-Гоша'], tie: false });
  });
  test('A-002: nobody below zero, nobody hangs', () => {
    expect(
      lead([
        ['Аня', '[b]Аня[/b]'],
        ['Боря', '[b]Боря[/b]'],
        ['Вася', '[b]Вася[/b]'],
        ['Гоша', '[b]Гоша[/b]'],
      ]),
    ).toEqual({ kind: 'nobody', seats: [] });
  });
  test('A-002: where the house sets no minimum, the lowest total hangs, negative or not', () => {
    const spared: [string, string][] = [
      ['Аня', '[b]Аня[/b]'],
      ['Боря', '[b]Боря[/b]'],
      ['Вася', '[b]Вася[/b]'],
    ];
    const none = { minimum: 0 };
    expect(lead([...spared, ['Гоша', '[b]Аня[/b]']], none)).toEqual({ kind: 'hang', seats: ['s-Гоша'], tie: false });
    const two = { minimum: 0, absentPenalty: 0 };
    expect(lead([...spared, ['Гоша', '[b]Гоша[/b]']], two)).toMatchObject({ kind: 'ask', why: 'tie' });
  });
  test.each([
    ['ask', { kind: 'ask', seats: ['s-Аня', 's-Боря'], why: 'tie' }],
    ['revote', { kind: 'ask', seats: ['s-Аня', 's-Боря'], why: 'revote' }],
    ['nobody', { kind: 'nobody', seats: ['s-Аня', 's-Боря'] }],
    ['all', { kind: 'hang', seats: ['s-Аня', 's-Боря'], tie: true }],
    ['two-both-three-none', { kind: 'hang', seats: ['s-Аня', 's-Боря'], tie: true }],
    ['earlier-last-vote', { kind: 'hang', seats: ['s-Аня'], tie: true }],
  ] as const)('A-003: a tie under «%s»', (rule, expected) => {
    expect(lead(tie, { tie: rule })).toEqual(expected);
  });
  test('three tied under two-both-three-none go free', () => {
    const three: Said = [
      ['Аня', '[r]Боря[/r]'],
      ['Боря', '[r]Вася[/r]'],
      ['Вася', '[r]Аня[/r]'],
      ['Гоша', '[b]Гоша[/b]'],
    ];
    expect(lead(three, { tie: 'two-both-three-none' }).kind).toBe('nobody');
  });
  test('earlier last vote cannot choose between two who owe all to silence: the host is asked', () => {
    expect(
      lead(
        [
          ['Аня', '[b]Аня[/b]'],
          ['Боря', '[b]Боря[/b]'],
        ],
        { tie: 'earlier-last-vote' },
      ),
    ).toEqual({ kind: 'ask', seats: ['s-Вася', 's-Гоша'], why: 'tie' });
  });
  test('A-115: Prokurator without a vote asks the host', () => {
    const who = roster(['Аня', 'Боря']);
    expect(publicTally([], who, PROKURATOR, { ...DONE, nominees: new Set(['s-Аня']) }).leading).toEqual({
      kind: 'ask',
      seats: ['s-Аня'],
      why: 'no-votes',
    });
  });
  test('A-115, R-280: so does one with nobody nominated; where nobody has to hang, nobody does', () => {
    const who = roster(['Аня', 'Боря']);
    const none = { ...DONE, nominees: new Set<string>() };
    expect(publicTally([], who, PROKURATOR, none).leading).toEqual({ kind: 'ask', seats: [], why: 'no-votes' });
    expect(publicTally([], who, { ...PROKURATOR, minimum: 1 }, none).leading).toEqual({ kind: 'nobody', seats: [] });
  });
});

describe('weights (form 105)', () => {
  test('the core takes any weight; a vote of weight 0 moves nothing and is no silence (A-007)', () => {
    const all = ballots(
      players,
      USUAL.map(([author, says]) => post(author, says)),
    );
    const tally = countVotes(
      all,
      players,
      FLG,
      (it) => (it.voter === 's-Вася' ? 3 : it.voter === 's-Гоша' ? 0 : 1),
      DONE,
    );
    expect(totals(tally)).toEqual({ Аня: 0, Боря: 0, Вася: 1, Гоша: 0, Дима: -2 });
  });
});

describe('games without votes for', () => {
  test('a total is the number of votes against, penalties added', () => {
    const tally = count(
      players,
      [
        ['Аня', '[r]Вася[/r]'],
        ['Боря', '[r]Вася[/r]'],
        ['Вася', '[r]Аня[/r]'],
      ],
      { votesFor: false, absentPenalty: -1, mark: 'one-colour', inks: ['red'] },
    );
    expect(tally.standings.map((it) => [it.player, it.total])).toEqual([
      ['Вася', 2],
      ['Аня', 1],
      ['Гоша', 1],
      ['Дима', 1],
      ['Боря', 0],
    ]);
  });
});
