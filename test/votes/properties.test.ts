import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decision, LoggedDecision } from '../../engine/votes/decisions';
import type { VotePolicy } from '../../engine/votes/policy';
import { FLG, PROKURATOR } from '../../engine/votes/presets';
import { publicTally } from '../../engine/votes/tally';
import { ballots, post, roster, seat } from './thread';

const NAMES = ['Вася', 'Петя', 'Маша', 'Гриша', 'Зоя'];
const name = fc.constantFrom(...NAMES);
const says = fc.oneof(
  name.map((it) => `[r]${it}[/r]`),
  name.map((it) => `[b]${it}[/b]`),
  name.map((it) => `[r]${it}?[/r]`),
  fc.tuple(name, name).map(([a, b]) => `[r]${a}[/r]\n[b]${b}[/b]`),
  fc.tuple(name, name).map(([a, b]) => `[r]${a} и ${b}[/r]`),
  fc.constantFrom(
    '[r]снимаю голос[/r]',
    '[r]пас[/r]',
    'просто болтаю',
    '[r]против всех[/r]',
    '[s]Вася[/s]',
    '[d]Петя[/d]',
  ),
);
const thread = fc.array(fc.tuple(fc.constantFrom(...NAMES, 'Прохожий'), says), { maxLength: 25 });
const rules: fc.Arbitrary<VotePolicy> = fc
  .record({
    limit: fc.constantFrom(null, 0, 1, 2),
    phrase: fc.boolean(),
    tie: fc.constantFrom('ask', 'earlier-last-vote', 'all', 'nobody'),
    selfVote: fc.constantFrom('counts', 'void'),
    abstain: fc.constantFrom('no-vote', 'allowed'),
  })
  .map(({ limit, phrase, ...rest }) => ({ ...FLG, ...rest, changes: { limit, phrase } }) as VotePolicy);

const players = roster([...NAMES.slice(0, 3), seat('Гриша', { silenced: true }), seat('Зоя', { deadSince: '' })]);
const DONE = { complete: true, closed: true };

describe('properties of the count', () => {
  test('the order of seats changes nothing', () => {
    fc.assert(
      fc.property(thread, rules, fc.shuffledSubarray([...players.seats], { minLength: 5 }), (said, policy, seats) => {
        const posts = said.map(([author, text]) => post(author, text));
        const other = { ...players, seats };
        const one = ballots(players, posts, { policy });
        const two = ballots(other, posts, { policy });
        expect(two).toEqual(one);
        expect(publicTally(two, other, policy, DONE).standings).toEqual(
          publicTally(one, players, policy, DONE).standings,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('a post of somebody who does not play never changes the standings', () => {
    fc.assert(
      fc.property(thread, rules, says, fc.nat(), (said, policy, text, at) => {
        const posts = said.map(([author, markup]) => post(author, markup));
        const more = [...posts];
        more.splice(at % (posts.length + 1), 0, post('Прохожий', text));
        const standings = (list: typeof posts) =>
          publicTally(ballots(players, list, { policy }), players, policy, DONE).standings;
        expect(standings(more)).toEqual(standings(posts));
      }),
      { numRuns: 60 },
    );
  });

  test('totals are the sum of counted ballots and penalties; nobody has two votes', () => {
    fc.assert(
      fc.property(thread, rules, (said, policy) => {
        const all = ballots(
          players,
          said.map(([author, text]) => post(author, text)),
          { policy },
        );
        const counted = all.filter((it) => it.status === 'counts' && !it.withdraws);
        expect(new Set(counted.map((it) => it.voter)).size).toBe(counted.length);
        const { standings, absent } = publicTally(all, players, policy, DONE);
        const sum = standings.reduce((total, it) => total + it.total, 0);
        const votes = counted.reduce((total, it) => total + (it.side === 'for' ? 1 : -1), 0);
        expect(sum).toBe(votes + (absent?.length ?? 0) * policy.absentPenalty);
        for (const it of standings) expect(it.total).toBe(it.for - it.against + it.penalty);
      }),
      { numRuns: 100 },
    );
  });

  test('a vote that counts names one living seat, and a void or doubtful one is never in a total', () => {
    fc.assert(
      fc.property(thread, rules, (said, policy) => {
        const all = ballots(
          players,
          said.map(([author, text]) => post(author, text)),
          { policy },
        );
        for (const it of all) {
          expect(it.reasons.length).toBeGreaterThan(0);
          if (it.status === 'counts' && !it.withdraws)
            expect(players.seats.find((other) => other.id === it.target)?.deadSince).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the order of decisions about different posts changes nothing, undoing them restores the count', () => {
    const decision = fc.record({
      at: fc.nat({ max: 24 }),
      kind: fc.constantFrom('count', 'ignore', 'on-behalf'),
      who: name,
      whom: name,
    });
    fc.assert(
      fc.property(thread, fc.array(decision, { maxLength: 6 }), (said, wanted) => {
        const posts = said.map(([author, text]) => post(author, text));
        const about = new Map(
          wanted.flatMap(({ at, kind, who, whom }): [string, Decision][] => {
            const id = posts[at]?.id;
            if (id === undefined) return [];
            if (kind === 'ignore') return [[id, { kind, post: id }]];
            if (kind === 'count') return [[id, { kind, post: id, seat: `s-${whom}`, side: 'against' }]];
            return [[id, { kind: 'on-behalf', post: id, voter: `s-${who}`, seat: `s-${whom}`, side: 'for' }]];
          }),
        );
        const log = (list: readonly Decision[], undone: boolean): LoggedDecision[] =>
          list.map((it, at) => ({ id: at + 1, at: '2024-03-01T12:00:00Z', decision: it, undone }));
        const plain = (list: readonly Decision[], undone = false) =>
          ballots(players, posts, { decisions: log(list, undone) }).map((it) => ({ ...it, decision: null }));
        expect(plain([...about.values()].reverse())).toEqual(plain([...about.values()]));
        expect(plain([...about.values()], true)).toEqual(ballots(players, posts));
      }),
      { numRuns: 60 },
    );
  });

  test('Prokurator: at most one change, whatever is written', () => {
    const words = fc.oneof(
      name,
      fc.constantFrom('Отменяю голос', 'Воздерживаюсь', 'Против всех', 'ну и ну'),
      name.map((it) => `Голосую против: ${it}`),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('Вася', 'Петя', 'Маша'), words), { maxLength: 20 }), (said) => {
        const day = { start: null, deadline: null, nominees: ['Вася', 'Петя', 'Маша'] };
        const all = ballots(
          players,
          said.map(([author, text]) => post(author, text)),
          { policy: PROKURATOR, day },
        );
        for (const voter of ['s-Вася', 's-Петя', 's-Маша']) {
          const used = all.filter(
            (it) =>
              it.voter === voter &&
              (it.status === 'counts' || it.status === 'superseded') &&
              it.reasons.every((reason) => reason.code !== 'abstained'),
          );
          expect(used.length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 80 },
    );
  });
});
