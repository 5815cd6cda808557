import { describe, expect, test } from 'vitest';
import type { PageLook, PageRecord } from '../../engine/protocol/topic-pages';
import { hindsight, looked, pageId } from '../../engine/votes/thread/pages';

const at = (minute: number): string => new Date(Date.parse('2026-11-28T12:00:00Z') + minute * 60_000).toISOString();
const ms = (minute: number): number => Date.parse(at(minute));
const look = (ids: string, more: Partial<PageLook> = {}): PageLook => ({
  url: 'https://forum.example/t?page=2',
  age: 0,
  raw: true,
  next: '/3',
  prev: '/1',
  ids: ids.split(' ').filter(Boolean),
  newest: at(-1000),
  ...more,
});
const read = (known: readonly PageRecord[], ids: string, minute: number, more: Partial<PageLook> = {}, page = 2) =>
  looked(known, { page, pages: 3 }, look(ids, more), at(minute));

describe('a page read again', () => {
  const first = read([], 'a b c', 0);

  test('keeps when it was read first and last', () => {
    expect(read(first, 'a b c', 5)).toEqual([{ ...first[0], at: at(5) }]);
    expect(first[0]).toMatchObject({ born: at(0), at: at(0), shifted: null, lost: [] });
  });
  test('names what it has lost, until it is back', () => {
    const [lost] = read(first, 'a c', 5);
    expect(lost).toMatchObject({ ids: ['a', 'c'], lost: ['b'], shifted: null });
    expect(read(read(first, 'a c', 5), 'a b c', 6)[0]?.lost).toEqual([]);
  });
  test('notes that it begins otherwise: something before it was deleted or put in', () => {
    expect(read(first, 'b c d', 5)[0]).toMatchObject({ shifted: at(5), lost: ['a'] });
    expect(read(first, 'z a b', 5)[0]?.shifted).toBe(at(5));
    expect(read(read(first, 'b c d', 5), 'b c d', 9)[0]?.shifted).toBe(at(5));
    // An empty answer tells nothing of what stands in front.
    expect(read(first, '', 5)[0]?.shifted).toBeNull();
  });
  test('by a tab that is older takes nothing from what was fetched since', () => {
    const later = read(first, 'a c d', 30);
    expect(read(later, 'a b c', 31, { age: 20 * 60_000 })).toEqual(later);
    const [grown] = read(later, 'a b c d e', 31, { age: 20 * 60_000 });
    expect(grown).toMatchObject({ at: at(30), ids: ['a', 'c', 'd', 'e'], lost: ['b'] });
  });
  test('without sure times is as new as its last post was when it was first read', () => {
    const vague = read([], 'a b', 0, { newest: null });
    expect(vague[0]?.newest).toBe(at(0));
    expect(read(vague, 'a b', 50, { newest: null })[0]?.newest).toBe(at(0));
    expect(read(vague, 'a b c', 50, { newest: null })[0]?.newest).toBe(at(50));
    expect(read(vague, 'a b c', 50, { newest: at(-5) })[0]?.newest).toBe(at(-5));
  });
  test('as the last one ends the topic: what stood behind moved here or is gone', () => {
    const known = looked(read([], 'a b', 0), { page: 3, pages: 3 }, look('c d', { next: null, url: '/3' }), at(1));
    const shorter = looked(known, { page: 2, pages: 2 }, look('b c', { next: null }), at(5));
    expect(shorter.map(({ page }) => page)).toEqual([2]);
    expect(shorter[0]?.lost).toEqual(['a', 'd'].sort());
  });
  test('a topic of one page is one page, whatever address it was opened by', () => {
    const alone = { next: null, prev: null };
    const one = looked([], { page: null, pages: null }, look('a', { ...alone, url: '/t?p=1#p1' }), at(0));
    const two = looked(one, { page: null, pages: null }, look('a b', { ...alone, url: '/t?p=2#p2' }), at(1));
    expect(two).toMatchObject([{ page: 1, ids: ['a', 'b'] }]);
    expect(pageId(null, '/t?page=2#p5')).toBe('/t?page=2');
  });
});

describe('hindsight of an open page', () => {
  const open = { pages: 3, age: 10 * 60_000 };
  const since = (records: readonly PageRecord[], minute = 20) => hindsight(records, open, ms(minute));

  test('what was read before it came is no news, what was read since is', () => {
    expect(since(read([], 'a b', 9)).found).toEqual(new Set());
    expect(since(read([], 'a b', 15)).found).toEqual(new Set(['a', 'b']));
    expect(since([]).isNews(at(15))).toBe(true);
    expect(since([]).isNews(at(9))).toBe(false);
  });
  test('a post that moved to another page is not lost, one that stands nowhere is', () => {
    let records = read([], 'b c', 0, { url: '/2' });
    records = read(records, 'c d', 5, { url: '/2' });
    expect(since(records).lost).toEqual(new Set(['b']));
    expect(since(read(records, 'a b', 6, { url: '/1' }, 1)).lost).toEqual(new Set());
  });
  test('only losses since it came may still stand on it', () => {
    const before = read(read([], 'a b', 0), 'a', 5);
    const after = read(read([], 'a b', 0), 'a', 15);
    expect(since(before)).toMatchObject({ lost: new Set(['b']), lostSince: new Set() });
    expect(since(after)).toMatchObject({ lost: new Set(['b']), lostSince: new Set(['b']) });
  });
  test('the newest pager tells how many pages there are', () => {
    const grown = looked([], { page: 4, pages: 5 }, look('x', { url: '/4' }), at(15));
    expect(since(grown).pages).toBe(5);
    expect(since(looked([], { page: 4, pages: 5 }, look('x', { url: '/4' }), at(5))).pages).toBe(3);
  });
});
