import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../engine/forums/page';
import type { PublicGame } from '../../engine/protocol/public-game';
import type { SeenPost } from '../../engine/protocol/thread-view';
import { candidateId, withCandidates } from '../../engine/votes/candidates';
import { countThread, type ThreadCount } from '../../engine/votes/thread/count';
import { judgedAnew, knownPosts, type PageReading } from '../../engine/votes/thread/known';
import { spans } from '../../engine/votes/thread/notices';
import { written } from './thread';
import { view } from './view';

const NOW = Date.parse('2026-11-28T18:00:00Z');

const post = (id: number, author: string, text: string, more: Partial<Post> = {}): Post => ({
  id: String(id),
  number: id,
  author,
  authorId: null,
  time: { iso: new Date(NOW - 3_600_000 + id * 60_000).toISOString(), raw: '', seconds: true },
  permalink: `https://forum.example/p${id}`,
  edited: null,
  hidden: false,
  ...written(text),
  ...more,
});
const seen = (first: Post, ...later: Post[]): SeenPost => ({
  id: first.id,
  seenAt: '2026-11-28T12:00:00Z',
  post: first,
  later: later.map((each) => ({ seenAt: '2026-11-28T13:00:00Z', post: each })),
});
const page = (posts: readonly Post[], n = 1, of = 1): PageReading => ({ page: n, pages: of, counts: {}, posts });
const lines = ({ tally }: ThreadCount): string[] => tally.standings.map(({ player, total }) => `${player} ${total}`);
const codes = ({ notices }: ThreadCount): string[] => notices.map(({ code }) => code);
const game = (seats: readonly string[], more: Partial<PublicGame> = {}): PublicGame => ({
  id: 'g',
  title: '',
  preset: 'flg',
  overrides: {},
  roster: {
    confirmed: true,
    seats: seats.map((name) => ({
      id: name,
      name,
      accounts: [{ nick: name, id: null }],
      aliases: [],
      forms: [],
      number: null,
      deadSince: null,
      silenced: false,
    })),
    hosts: [{ nick: 'Ведущий', id: null }],
  },
  day: { number: 1, start: null, deadline: null, nominees: [] },
  ...more,
});

const DAY = [post(1, 'Ведущий', 'День [r]Вася[/r]'), post(2, 'Вася', '[r]Петя[/r]'), post(3, 'Петя', '[r]Вася[/r]')];

describe('without a roster', () => {
  it('the authors are candidates, the opener is the host, nobody is absent and nobody is fined', () => {
    const count = countThread(view(), page([...DAY, post(4, 'Маша', 'молчу')]), NOW);
    expect(lines(count)).toEqual(['Вася -1', 'Петя -1']);
    expect(count.tally.absent).toBeNull();
    expect(count.roster.hosts).toEqual([{ nick: 'Ведущий', id: null }]);
    expect(codes(count)).toEqual(['unconfirmed']);
  });

  it('writers of other pages are candidates too, and the opener is remembered', () => {
    const later = [post(21, 'Вася', '[r]Маша[/r]'), post(22, 'Ведущий', '[r]Вася[/r]')];
    const known = { authors: [{ nick: 'Маша', id: null }], opener: { nick: 'Ведущий', id: null } };
    const count = countThread(view({ ...known, pagesRead: [1] }), page(later, 2, 2), NOW);
    expect(lines(count)).toEqual(['Маша -1']);
    expect(countThread(view(), page(later, 2, 2), NOW).ballots.map(({ status }) => status)).toContain('doubt');
  });

  it('a game begun but not confirmed keeps its seats and gains those who write later', () => {
    const begun = game(['Вася'], { roster: { ...game(['Вася']).roster, confirmed: false } });
    const count = countThread(view({ game: begun }), page(DAY), NOW);
    expect(count.roster.seats.map(({ id }) => id)).toEqual(['Вася', 'nick:петя']);
  });

  it('ids of candidates follow from the account and not from the order', () => {
    expect(candidateId({ nick: 'ВАСЯ ', id: null })).toBe(candidateId({ nick: 'вася', id: null }));
    expect(candidateId({ nick: 'Вася', id: '7' })).toBe('account:7');
    const ids = (posts: Post[]) =>
      withCandidates(null, posts)
        .seats.map(({ id }) => id)
        .sort();
    fc.assert(
      fc.property(fc.shuffledSubarray([...DAY].slice(1), { minLength: 2 }), (some) => {
        expect(ids(some)).toEqual(ids(DAY.slice(1)));
      }),
    );
  });
});

describe('pages', () => {
  it.each([
    [1, 1, [], []],
    [2, 3, [], [1, 3]],
    [2, 3, [1, 3], []],
    [3, 3, [1], [2]],
  ])('page %i of %i with %j read leaves %j unread', (n, of, pagesRead, unread) => {
    const count = countThread(view({ pagesRead, game: game(['Вася', 'Петя']) }), page(DAY, n, of), NOW);
    expect(count.unread).toEqual(unread);
    expect(codes(count).includes('unread-pages')).toBe(unread.length > 0);
    expect(count.tally.provisional).toBe(true);
  });

  it('nothing is said of pages the pager does not tell', () => {
    expect(countThread(view(), { page: null, pages: null, counts: {}, posts: DAY }, NOW).unread).toEqual([]);
  });

  it('are final when all are read and the voting is over', () => {
    const over = game(['Вася', 'Петя', 'Маша'], {
      day: { number: 1, start: null, deadline: { by: 'time', at: '2026-11-28T17:59:00Z' }, nominees: [] },
    });
    const count = countThread(view({ game: over, pagesRead: [1] }), page(DAY), NOW);
    expect(count.tally.provisional).toBe(false);
    expect(lines(count)).toEqual(['Маша -2', 'Вася -1', 'Петя -1']);
    expect(countThread(view({ game: over }), page(DAY), Date.parse('2026-11-28T17:58:59Z')).tally.provisional).toBe(
      true,
    );
  });

  it.each([
    [[1, 2, 3, 5, 7, 8], '1–3, 5, 7–8'],
    [[4], '4'],
    [[], ''],
  ])('%j are named «%s»', (numbers, text) => {
    expect(spans(numbers)).toBe(text);
  });
});

describe('what is remembered', () => {
  it('votes of other pages count in their place, before or behind this page', () => {
    const memory = [seen(post(2, 'Вася', '[r]Петя[/r]')), seen(post(50, 'Вася', '[r]Маша[/r]'))];
    const here = [post(21, 'Петя', '[r]Вася[/r]'), post(22, 'Вася', '[r]Вася[/r]'), post(23, 'Маша', 'нет')];
    expect(knownPosts(page(here, 2, 3), memory).map(({ id }) => id)).toEqual(['2', '21', '22', '23', '50']);
    const count = countThread(view({ seen: memory, pagesRead: [1, 3] }), page(here, 2, 3), NOW);
    expect(lines(count)).toEqual(['Вася -1', 'Маша -1']);
  });

  it('posts without numbers are put in by their ids, which grow', () => {
    const bare = (id: number): Post => post(id, 'Вася', '', { number: null });
    const here = [bare(20), bare(30)];
    const memory = [seen(bare(100)), seen(bare(9)), seen(bare(25))];
    expect(knownPosts(page(here, 2, 3), memory).map(({ id }) => id)).toEqual(['9', '20', '30', '25', '100']);
  });

  it('a vote that left its page is a doubt, one of a page not open is not', () => {
    const memory = [seen(post(2, 'Вася', '[r]Петя[/r]')), seen(post(22, 'Маша', '[r]Петя[/r]'))];
    const here = [post(21, 'Петя', 'а'), post(23, 'Вася', 'б')];
    const count = countThread(view({ seen: memory, authors: [{ nick: 'Маша', id: null }] }), page(here, 2, 2), NOW);
    expect(count.ballots.map(({ post: id, reasons }) => `${id} ${reasons[0]?.code}`)).toEqual([
      '2 counts',
      '22 vanished',
    ]);
  });

  it('the opening post repeated on every page does not make a doubt of all before the page', () => {
    const memory = [seen(post(2, 'Маша', '[r]Петя[/r]'))];
    const here = [post(1, 'Ведущий', 'день'), post(21, 'Петя', 'а'), post(22, 'Маша', 'б')];
    expect(countThread(view({ seen: memory }), page(here, 2, 2), NOW).ballots[0]?.status).toBe('counts');
  });

  it('posts that moved to the page before after a deletion are not taken for deleted', () => {
    const memory = [seen(post(21, 'Маша', '[r]Петя[/r]'))];
    const here = [post(22, 'Петя', 'а', { number: 21 }), post(23, 'Маша', 'б', { number: 22 })];
    expect(countThread(view({ seen: memory }), page(here, 2, 2), NOW).ballots[0]?.status).toBe('counts');
  });

  it('the last vote of the last page cannot be deleted unseen', () => {
    const memory = [seen(post(24, 'Маша', '[r]Петя[/r]'))];
    const here = [post(21, 'Петя', 'а'), post(23, 'Маша', 'б')];
    expect(countThread(view({ seen: memory }), page(here, 2, 2), NOW).ballots[0]?.status).toBe('doubt');
    expect(countThread(view({ seen: memory }), page(here, 2, 3), NOW).ballots[0]?.status).toBe('counts');
  });

  it('the first text decides though only the edited one stands there now (R-288, A-011)', () => {
    const first = post(2, 'Вася', '[r]Петя[/r]');
    const now = post(2, 'Вася', '[r]Вася[/r]', { edited: { by: 'Вася', at: null } });
    const count = countThread(view({ seen: [seen(first, now)] }), page([now, post(3, 'Петя', 'нет')]), NOW);
    expect(lines(count)).toEqual(['Петя -1']);
  });

  it('a fetched text that is the same is the author’s own, whatever a script has made of it on the page', () => {
    const first = { ...post(2, 'Вася', 'Картинка http://x.example/1.png [r]Петя[/r]'), edited: null };
    const shown = { ...post(2, 'Вася', 'Картинка [r]Петя[/r]'), edited: null };
    const reasons = (raw: boolean) =>
      countThread(
        view({ seen: [{ ...seen(first), raw }] }),
        page([shown, post(3, 'Петя', 'нет')]),
        NOW,
      ).ballots[0]?.reasons.map(({ code }) => code);
    expect(reasons(true)).toEqual(['counts']);
    expect(reasons(false)).toEqual(['counts', 'edited-first']);
  });

  it.each([
    ['red', ['Петя -1']],
    ['blue', ['Петя 1']],
    ['none', []],
  ] as const)('colours are judged anew: brown means %s', (means, standing) => {
    const doubtful = post(2, 'Вася', '[d]Петя[/d]');
    const brown = { ...doubtful, runs: doubtful.runs.map((run) => ({ ...run, colour: 'brown' })) };
    const memory = [seen(brown)];
    const here = [post(21, 'Петя', 'а')];
    const count = countThread(view({ seen: memory, inks: [{ colour: 'brown', means }] }), page(here, 2, 2), NOW);
    expect(lines(count)).toEqual(standing);
    expect(judgedAnew(memory[0] as SeenPost, new Map()).post.runs[0]?.ink).toBe('doubt');
  });

  it('damage is told of, and so is a memory out of reach; the page is counted all the same', () => {
    const count = countThread(view({ damaged: [{ table: 'seen', records: 2 }] }), page(DAY), NOW);
    expect(count.notices.find(({ code }) => code === 'damaged')?.slots).toEqual({ n: 2 });
    const alone = countThread(null, page(DAY), NOW);
    expect(codes(alone)).toEqual(['no-memory', 'unconfirmed']);
    expect(lines(alone)).toEqual(['Вася -1', 'Петя -1']);
  });

  it('is the same after a trip as JSON: it crosses from the background to the page', () => {
    const count = countThread(view({ game: game(['Вася', 'Петя']) }), page(DAY), NOW);
    expect(JSON.parse(JSON.stringify(count))).toEqual(count);
  });
});
