import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueFor, LIVE, planOf } from '../../../components/overlay/gather/plan';
import type { PageRecord, Round } from '../../../engine/protocol/topic-pages';
import { hindsight } from '../../../engine/votes/thread/pages';
import { Board, iso, LONG_AGO } from './board';

const HOUR = 3_600_000;
const record = (page: number, more: Partial<PageRecord> = {}): PageRecord => ({
  page,
  pages: 5,
  url: `https://forum.example/t?page=${page}`,
  next: null,
  prev: null,
  ids: [`${page}`],
  born: iso(0),
  at: iso(0),
  newest: LONG_AGO,
  shifted: null,
  lost: [],
  ...more,
});
const round = (more: Partial<Round> = {}): Round => ({ since: iso(HOUR), all: false, until: null, ...more });
const leaf = (it: PageRecord | null) => ({ id: '2', page: 2, record: it, url: null });
const due = (it: PageRecord | null, behind: PageRecord | null = null, day: string | null = null, more = round()) =>
  dueFor(leaf(it), behind ? leaf(behind) : undefined, more, day);

describe('a page is read again only if it can have changed', () => {
  it.each([
    ['never read', due(null), 'unread'],
    ['read, old, nothing moved', due(record(2), record(3)), null],
    ['a post was younger than three days when it was read', due(record(2, { newest: iso(1 - LIVE) })), 'young'],
    ['exactly three days', due(record(2, { newest: iso(-LIVE) })), null],
    ['it holds the day under way', due(record(2, { newest: iso(-LIVE) }), null, iso(-LIVE - 1)), 'day'],
    ['it lies before the day', due(record(2, { newest: iso(-LIVE) }), null, iso(-LIVE + 1)), null],
    ['the page behind begins otherwise', due(record(2), record(3, { shifted: iso(1) })), 'shifted'],
    ['it has been looked at since', due(record(2, { at: iso(2) }), record(3, { shifted: iso(1) })), null],
    ['the page behind was first read later', due(record(2), record(3, { born: iso(1) })), 'overlap'],
    ['everything was asked for', due(record(2), record(3), null, round({ all: true })), 'all'],
    [
      'it was read in this round, young as it is',
      due(record(2, { at: iso(HOUR), newest: iso(HOUR - 1) }), null, iso(0), round({ all: true })),
      null,
    ],
  ])('%s', (_, why, wanted) => expect(why).toBe(wanted));
});

describe('the order of a round', () => {
  it('goes from the end to the beginning and looks at the last page once more', () => {
    const board = new Board(100, 20);
    board.open(2);
    expect(board.collect()).toEqual([5, 4, 3, 2, 1, 5]);
    expect(board.known.size).toBe(100);
  });

  it('opened at the end, asks for each page once and for the last once more', () => {
    const board = new Board(60, 20);
    board.open(3);
    expect(board.collect()).toEqual([2, 1, 3]);
  });

  it('later looks at the last page only', () => {
    const board = new Board(100, 20);
    board.open(5);
    board.collect();
    board.clock += HOUR;
    expect(board.collect()).toEqual([5]);
  });

  it('finds what arrived meanwhile on pages that were not there', () => {
    const board = new Board(100, 20);
    board.open(5);
    board.collect();
    for (let n = 0; n < 25; n += 1) board.arrive();
    expect(board.collect()).toEqual([5, 7, 6, 5, 7]);
    expect(board.known.size).toBe(125);
  });

  it('walks back to the page something was deleted on, and no further', () => {
    const board = new Board(100, 20);
    board.open(5);
    board.collect();
    board.clock += HOUR;
    board.delete(50);
    expect(board.collect()).toEqual([5, 4, 3, 5]);
    expect([...hindsight(board.records, { pages: 5 }, Number.POSITIVE_INFINITY).lost]).toEqual(['51']);
  });

  it('«проверить всё заново» asks for every page, the last one last', () => {
    const board = new Board(100, 20);
    board.open(5);
    board.collect();
    expect(board.collect(undefined, { all: true })).toEqual([4, 3, 2, 1, 5]);
  });

  it('goes on where it stopped: what the round has read is not read again', () => {
    const board = new Board(100, 20);
    board.open(5);
    board.round = round({ since: iso(0) });
    for (const page of [4, 3]) {
      board.clock += 1000;
      board.hand(board.show(page), 0, iso(board.clock));
    }
    expect(board.plan().next?.leaf.page).toBe(2);
    expect(board.plan()).toMatchObject({ total: 5, done: 3 });
  });

  it('a topic that has become shorter ends where it ends', () => {
    const board = new Board(41, 20);
    board.open(3);
    board.collect();
    board.clock += HOUR;
    board.delete(0);
    board.collect();
    expect(board.records.map(({ page }) => page)).toEqual([1, 2]);
    expect([...hindsight(board.records, { pages: 2 }, Number.POSITIVE_INFINITY).lost]).toEqual(['1']);
  });
});

describe('addresses', () => {
  const gathering = (pages: readonly PageRecord[]) => ({ round: round(), pages, day: null, now: iso(HOUR) });
  const ask = (pages: readonly PageRecord[], links: ReadonlyMap<number, string>, walked: readonly string[] = []) =>
    planOf({ gathering: gathering(pages), links, here: 'h', missing: new Set(), walked: new Set(walked) });

  it('are those the pagers print, never made up: an unknown page is reached over its neighbours', () => {
    const links = new Map([
      [2, '/p2'],
      [12, '/p12'],
    ]);
    const first = record(1, { pages: 12, next: '/p2' });
    const last = record(12, { pages: 12, prev: '/p11', at: iso(HOUR) });
    expect(ask([first], links).next).toMatchObject({ leaf: { page: 12, url: '/p12' }, why: 'unread' });
    expect(ask([first, last], links).next).toMatchObject({ leaf: { page: 11, url: '/p11' }, why: 'unread' });
  });

  it('a page nobody links to is named, and the way to it is tried first', () => {
    const known = [record(1, { pages: 4, at: iso(HOUR) }), record(4, { pages: 4, at: iso(HOUR) })];
    const links = new Map([[4, '/p4']]);
    expect(ask(known, links).next).toMatchObject({ leaf: { page: 4 }, why: 'way' });
    const tried = ask(known, links, ['1', '4']);
    expect(tried.lost.map(({ page }) => page)).toEqual([3, 2]);
    expect(tried.next).toBeNull();
  });

  it('a number no topic has is not one of pages', () => {
    const links = new Map([[2_000_000, '/year']]);
    const one = record(1, { pages: 2_000_000, next: '/p2', url: 'h' });
    expect(ask([one], links)).toMatchObject({ total: 2, next: { leaf: { url: '/p2' } } });
  });

  it('a thousand pages are planned in no time', () => {
    const links = new Map([[1000, '/p1000']]);
    const from = performance.now();
    expect(ask([record(1, { pages: 1000, next: '/p2' })], links).left).toBe(1000);
    expect(performance.now() - from).toBeLessThan(200);
  });

  it('a pager without numbers is followed from page to page, both ways', () => {
    const board = new Board(60, 20, { numbers: false });
    board.open(1);
    expect(new Set(board.collect())).toEqual(new Set([1, 2, 3]));
    expect(board.known.size).toBe(60);
    board.clock += HOUR;
    expect(board.collect()).toEqual([3]);
  });
});

/** What may happen to a topic before a request. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'nothing' as const, at: 0 }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), at: fc.nat(500) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'arrive' as const, at: 0 }) },
);

describe('whatever happens while it is collected', () => {
  const topics = fc.record({
    posts: fc.integer({ min: 1, max: 90 }),
    size: fc.integer({ min: 1, max: 12 }),
    open: fc.nat(90),
    first: fc.array(happening, { maxLength: 40 }),
    second: fc.array(happening, { maxLength: 40 }),
    between: fc.array(happening, { maxLength: 6 }),
    prints: fc.boolean(),
  });
  const happen = (board: Board, what: { kind: string; at: number } | undefined): void => {
    if (what?.kind === 'delete') board.delete(what.at);
    if (what?.kind === 'arrive') board.arrive();
  };
  const missed = (board: Board): string[] => board.ids.filter((id) => !board.known.has(id));

  it('every post of the topic is read, and every deleted one that was read is known to be gone', () => {
    fc.assert(
      fc.property(topics, ({ posts, size, open, first, second, between, prints }) => {
        const board = new Board(posts, size, { prints });
        board.open(1 + (open % board.pages));
        board.collect((request) => happen(board, first[request]));
        expect(missed(board)).toEqual([]);
        for (const what of between) happen(board, what);
        board.clock += HOUR;
        board.collect((request) => happen(board, second[request]));
        expect(missed(board)).toEqual([]);
        const { lost } = hindsight(board.records, { pages: board.pages }, Number.POSITIVE_INFINITY);
        const alive = new Set(board.ids);
        expect([...board.known].filter((id) => !alive.has(id) && !lost.has(id))).toEqual([]);
        expect([...lost].filter((id) => alive.has(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('pagers without numbers lose nothing either when posts only arrive', () => {
    fc.assert(
      fc.property(topics, ({ posts, size, first }) => {
        const board = new Board(posts, size, { numbers: false });
        board.open(1);
        board.collect((request) => (first[request]?.kind === 'arrive' ? board.arrive() : undefined));
        expect(missed(board)).toEqual([]);
      }),
    );
  });

  it('a quiet topic costs one request more than it has pages, and then one', () => {
    fc.assert(
      fc.property(topics, ({ posts, size, open }) => {
        const board = new Board(posts, size);
        board.open(1 + (open % board.pages));
        expect(board.collect().length).toBeLessThanOrEqual(board.pages + 1);
        board.clock += HOUR;
        expect(board.collect()).toEqual([board.pages]);
      }),
    );
  });
});
