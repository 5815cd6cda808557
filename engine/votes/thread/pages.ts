import type { PageLook, PageRecord } from '../../protocol/topic-pages';

/** Clocks of a page and of the background are the same machine's; what passes between two calls is no news. */
const SOON = 1000;

/** Most lost posts a page keeps: a page whose posts were all deleted many times over is no thread any more. */
const MOST_LOST = 2000;

const bare = (url: string): string => url.replace(/#.*/, '');

/** What tells one page of a topic from another: its number, or its address where pagers print no numbers. */
export const pageId = (page: number | null, url: string): string => (page === null ? bare(url) : `${page}`);

const idOf = (record: PageRecord): string => pageId(record.page, record.url);
const isNewer = (one: string, than: string): boolean => Date.parse(one) > Date.parse(than) + SOON;

/**
 * The records of a topic after one of its pages was read. `now` is the moment it was handed in; what an open tab hands in is
 * older, by its age. It never takes anything from what was read later: only posts the tab was shown since are added.
 */
export function looked(
  known: readonly PageRecord[],
  { page, pages }: { page: number | null; pages: number | null },
  look: PageLook,
  now: string,
): readonly PageRecord[] {
  const { age, raw: _raw, newest, ...rest } = look;
  // A page without a pager is the only one there is.
  const number = page ?? (look.next === null && look.prev === null ? 1 : null);
  const id = pageId(number, look.url);
  // A topic of one page has no pager; with the second one the first may get a number, or lose it.
  const renamed = (record: PageRecord): boolean =>
    (record.page === null || page === null) && bare(record.url) === bare(look.url);
  const old = known.find((record) => idOf(record) === id) ?? known.find(renamed);
  const at = new Date(Date.parse(now) - age).toISOString();
  if (old && isNewer(old.at, at)) {
    const fresh = look.ids.filter((post) => !old.ids.includes(post) && !old.lost.includes(post));
    return fresh.length === 0
      ? known
      : known.map((record) => (record === old ? { ...old, ids: [...old.ids, ...fresh] } : record));
  }
  // The topic has become shorter: what stood on the pages behind its last one moved here or is gone.
  const beyond = (record: PageRecord): boolean =>
    number !== null && look.next === null && record.page !== null && record.page > number && at > record.at;
  const here = new Set(look.ids);
  const before = [
    ...(old?.lost ?? []),
    ...(old?.ids ?? []),
    ...known.filter(beyond).flatMap(({ ids, lost }) => [...lost, ...ids]),
  ];
  const record: PageRecord = {
    ...rest,
    page: number,
    pages,
    born: old?.born ?? at,
    at,
    newest: newest ?? (old && old.ids.at(-1) === look.ids.at(-1) ? old.newest : at),
    shifted: old?.ids.length && look.ids.length > 0 && old.ids[0] !== look.ids[0] ? at : (old?.shifted ?? null),
    lost: [...new Set(before)].filter((post) => !here.has(post)).slice(-MOST_LOST),
  };
  const others = known.filter((other) => other !== old && !renamed(other) && !beyond(other));
  return [...others, record].sort((one, other) => (one.page ?? 0) - (other.page ?? 0));
}

/** What the pages read since an open page came tell about it; of those read before only the losses are of interest. */
export interface Hindsight {
  /** Number of pages, as the newest page says. */
  pages: number | null;
  /** Posts found on some page since: they are not gone, the open page is merely older. */
  found: ReadonlySet<string>;
  /** Posts that stood on a page, did not when it was read again, and stand on no other. */
  lost: ReadonlySet<string>;
  /** Those of them whose loss is newer than the open page: it may still show them. */
  lostSince: ReadonlySet<string>;
  /** Whether something kept at this ISO moment is newer than the open page. */
  isNews: (moment: string) => boolean;
}

/** `age`: milliseconds since the open page came, `now` in ms since 1970; both by the background's clock. */
export function hindsight(
  records: readonly PageRecord[],
  { pages, age = 0 }: { pages: number | null; age?: number },
  now: number,
): Hindsight {
  const isNews = (moment: string): boolean => Date.parse(moment) > now - age + SOON;
  const since = records.filter(({ at }) => isNews(at));
  const newest = since.reduce<PageRecord | null>((last, one) => (last && last.at >= one.at ? last : one), null);
  const listed = new Set(records.flatMap(({ ids }) => ids));
  const lostOf = (some: readonly PageRecord[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ lost }) => lost).filter((post) => !listed.has(post)));
  return {
    pages: newest?.pages ?? pages,
    found: new Set(since.flatMap(({ ids }) => ids)),
    lost: lostOf(records),
    lostSince: lostOf(since),
    isNews,
  };
}
