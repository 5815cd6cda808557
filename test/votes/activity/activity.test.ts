import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityOf, silentOf } from '../../../engine/votes/activity/activity';
import type { DayRecord } from '../../../engine/votes/activity/day-record';
import { allWritten, type Written, written } from '../../../engine/votes/activity/written';
import { FLG } from '../../../engine/votes/presets';
import type { Roster, Seat } from '../../../engine/votes/roster';
import { post } from '../../protocol/samples';

const seat = (name: string, patch: Partial<Seat> = {}): Seat => ({
  id: name,
  name,
  accounts: [{ nick: name, id: null }],
  aliases: [],
  forms: [],
  number: null,
  deadSince: null,
  silenced: false,
  ...patch,
});

const roster: Roster = {
  confirmed: true,
  seats: [seat('Вася'), seat('Петя'), seat('Маша', { deadSince: '5' }), seat('Даша')],
  hosts: [{ nick: 'Ведущий', id: null }],
};

const wrote = (id: string, author: string, iso: string | null, seconds = true): Written => ({
  id,
  author,
  authorId: null,
  time: { iso, raw: iso ?? 'вчера', seconds },
  permalink: `p${id}`,
});

const START = '2026-11-27T20:00:30+03:00';
const of = (
  topics: readonly (readonly Written[])[],
  more: { start?: string | null; days?: readonly DayRecord[] } = {},
) => {
  const start = more.start === undefined ? START : more.start;
  return activityOf({
    roster,
    policy: FLG,
    day: { number: 2, start: start === null ? null : { by: 'time', at: start }, deadline: null },
    topics,
    days: more.days ?? [],
    complete: true,
  });
};
const player = (activity: ReturnType<typeof of>, name: string) => activity.players.find((it) => it.name === name);

describe('who takes part', () => {
  const yesterday = wrote('10', 'Вася', '2026-11-26T12:00:00+03:00');
  const today = wrote('20', 'Вася', '2026-11-27T21:00:00+03:00');
  const late = wrote('30', 'Вася', '2026-11-29T21:00:00+03:00');

  it('counts any post since the day began, also one after the deadline', () => {
    expect(player(of([[yesterday, today, late]]), 'Вася')).toMatchObject({
      today: 2,
      total: 3,
      first: { id: '10' },
      last: { id: '30' },
    });
  });

  it('without a beginning the day holds everything', () => {
    expect(player(of([[yesterday, today]], { start: null }), 'Вася')?.today).toBe(2);
  });

  it.each([
    ['the minute of the beginning on a clock without seconds', wrote('15', 'Петя', '2026-11-27T20:00:00+03:00', false)],
    ['no time at all', wrote('15', 'Петя', null)],
  ])('%s: nobody is called silent by mistake', (_, unsure) => {
    expect(silentOf(of([[unsure]])).map((it) => it.name)).not.toContain('Петя');
  });

  it('a post between two whose times are known is placed by them', () => {
    const between = [yesterday, wrote('11', 'Петя', null), wrote('12', 'Даша', '2026-11-26T13:00:00+03:00')];
    expect(player(of([between]), 'Петя')?.today).toBe(0);
  });

  it('several topics are one game: the newest post of any, the first of any', () => {
    const activity = of([[today], [yesterday, late]]);
    expect(player(activity, 'Вася')).toMatchObject({ total: 3, first: { id: '10' }, last: { id: '30' } });
  });

  it('the silent are the living without a post today, the longest silent first', () => {
    const petya = wrote('9', 'Петя', '2026-11-25T12:00:00+03:00');
    expect(silentOf(of([[petya, yesterday]])).map((it) => it.name)).toEqual(['Даша', 'Петя', 'Вася']);
  });

  it('the host and strangers are nobody’s activity', () => {
    const others = [wrote('40', 'Ведущий', START), wrote('41', 'Прохожий', START)];
    expect(of([others]).players.map((it) => it.total)).toEqual([0, 0, 0, 0]);
  });

  it('misses are told by day', () => {
    const days: DayRecord[] = [
      { day: 2, closedAt: START, absent: ['Вася'], silent: [], complete: true },
      { day: 1, closedAt: START, absent: ['Вася', 'Петя'], silent: ['Петя'], complete: true },
      { day: 0, closedAt: START, absent: null, silent: ['Даша'], complete: false },
    ];
    const activity = of([[]], { days });
    expect(player(activity, 'Вася')?.missed).toEqual({ votes: [1, 2], posts: [] });
    expect(player(activity, 'Петя')?.missed).toEqual({ votes: [1], posts: [1] });
    expect(player(activity, 'Даша')?.missed).toEqual({ votes: [], posts: [0] });
    expect(activity.days).toEqual([0, 1, 2]);
  });
});

describe('posts of pages that overlap', () => {
  it('are each there once, in the order they were written, however the pages were cut', () => {
    const posts = Array.from({ length: 30 }, (_, n) => written(post(String(90 + n))));
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.nat(29), { maxLength: 30 }), { maxLength: 5 }), (pages) => {
        const lists = pages.map((page) => page.flatMap((at) => posts[at] ?? []));
        const known = new Set(pages.flat());
        expect(allWritten(...lists)).toEqual(posts.filter((_, at) => known.has(at)));
      }),
    );
  });
});
