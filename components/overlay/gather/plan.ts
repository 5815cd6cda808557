import type { Gathering, PageRecord, Round } from '../../../engine/protocol/topic-pages';
import { pageId } from '../../../engine/votes/thread/pages';

/** Why a page is read: `way` = only because it shows the way to one whose address no pager has printed yet. */
export type Why = 'unread' | 'all' | 'young' | 'day' | 'shifted' | 'overlap' | 'last' | 'way';

/** A page of the topic as the plan sees it, known or not. */
export interface Leaf {
  /** Number, or address where pagers print none. */
  id: string;
  page: number | null;
  record: PageRecord | null;
  url: string | null;
}

export interface Step {
  leaf: Leaf & { url: string };
  why: Why;
}

export interface Plan {
  /** What to ask the forum for next; `null` = all is read that can be. */
  next: Step | null;
  /** Pages of the topic, how many of them are up to date, and how many requests are still to be made as far as is known. */
  total: number;
  done: number;
  left: number;
  /** Pages whose addresses nothing prints. */
  lost: readonly Leaf[];
}

export interface Known {
  gathering: Gathering;
  /** Addresses by page number, as the pagers read in this tab printed them. */
  links: ReadonlyMap<number, string>;
  /** Address of the open page, where a chain without numbers begins. */
  here: string;
  /** Ids of pages this round asked for in vain. */
  missing: ReadonlySet<string>;
  /** Ids of pages this tab has read in this round: there is nothing new to learn from their pagers. */
  walked: ReadonlySet<string>;
}

/**
 * How long after it was written a post is looked at again, in ms. vBulletin lets authors edit for a day, most engines for
 * ever unless told otherwise; a day of the game lasts three at most, and what is edited later changes no count.
 */
export const LIVE = 3 * 86_400_000;

const time = (moment: string): number => Date.parse(moment);

/** Whether a page was the last one when it was read. */
const wasLast = ({ page, pages, next }: PageRecord): boolean =>
  page === null || pages === null ? next === null : page >= pages;

/**
 * Whether a page must be read, and why. Once read, a page is fetched again only if it can have changed:
 *
 * - `last`: posts arrive at the end. A page that was the last one when it was read and is no more is read again; the last
 *   one is looked at when everything else is done, and once more as long as anything was read after it: what arrived
 *   meanwhile is found so.
 * - `young`: it held, when it was read last, a post or an edit younger than {@link LIVE}, which may have been edited since.
 * - `day`: it holds posts of the game day under way; those are looked at in every round however old they are.
 * - `shifted`: the page behind it begins with another post than before, so something in front was deleted or put in: the
 *   change is on this page or before it. Where the beginning is the same, nothing before has changed its number.
 * - `overlap`: the page behind it was read for the first time after it; a deletion between the two readings moves a post
 *   from the unread page to the read one, where nobody would see it.
 * - `all`: the user asked for everything.
 *
 * What this round has read is not read again for the reasons of age. Reading goes from the end to the beginning, because
 * deletions move posts towards the beginning: what moves meanwhile is met again, never missed.
 */
export function dueFor(leaf: Leaf, behind: Leaf | undefined, round: Round, day: string | null): Why | null {
  const { record } = leaf;
  if (record === null) return 'unread';
  if (behind && wasLast(record)) return 'last';
  const at = time(record.at);
  const next = behind?.record ?? null;
  if (next?.shifted && time(next.shifted) > at) return 'shifted';
  if (next && time(next.born) > at) return 'overlap';
  if (at >= time(round.since)) return null;
  if (round.all) return 'all';
  const newest = time(record.newest);
  if (newest > at - LIVE) return 'young';
  return day !== null && newest >= time(day) ? 'day' : null;
}

/** The last page is behind the times until nothing was read after it in this round. */
function lastIsDue(record: PageRecord, pages: readonly PageRecord[], round: Round): boolean {
  const at = time(record.at);
  return at < time(round.since) || pages.some((other) => time(other.at) > at && time(other.at) >= time(round.since));
}

const bare = (url: string): string => url.replace(/#.*/, '');

/** Pages of a topic whose pager prints numbers: all from the first to the last one any pager names. */
function numbered(pages: readonly PageRecord[], links: Known['links'], count: number): Leaf[] {
  const records = new Map(pages.map((record) => [record.page, record]));
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1;
    const record = records.get(page) ?? null;
    const url = links.get(page) ?? record?.url ?? records.get(page - 1)?.next ?? records.get(page + 1)?.prev ?? null;
    return { id: `${page}`, page, record, url };
  });
}

/** Pages of a topic whose pager only leads on and back, as far as it was followed. */
function chained(pages: readonly PageRecord[], here: string): Leaf[] {
  const records = new Map(pages.map((record) => [bare(record.url), record]));
  const leafAt = (url: string): Leaf => {
    const record = records.get(bare(url)) ?? null;
    return { id: record ? pageId(record.page, record.url) : bare(url), page: record?.page ?? null, record, url };
  };
  const chain = [leafAt(here)];
  const met = new Set([bare(here)]);
  for (const way of ['prev', 'next'] as const) {
    for (;;) {
      const end = way === 'prev' ? chain[0] : chain.at(-1);
      const url = end?.record?.[way];
      if (!url || met.has(bare(url))) break;
      met.add(bare(url));
      if (way === 'prev') chain.unshift(leafAt(url));
      else chain.push(leafAt(url));
    }
  }
  return chain;
}

/** Number of pages as the newest pager says; `null` where pagers print none. */
function countOf({ pages }: Gathering, links: Known['links']): number | null {
  const [newest] = pages.filter((record) => record.pages !== null).sort((a, b) => time(b.at) - time(a.at));
  return newest?.pages ?? (links.size > 0 ? Math.max(...links.keys()) : null);
}

/** Far more pages than any topic has: a pager that prints such a number means something else by it. */
const MOST_PAGES = 10_000;

interface Placed {
  leaf: Leaf;
  index: number;
}

/** Of the pages whose addresses are known the one nearest to a place. */
const nearest = (index: number, ways: readonly Placed[]): Leaf | null =>
  ways.reduce<Placed | null>(
    (best, way) => (best && Math.abs(best.index - index) <= Math.abs(way.index - index) ? best : way),
    null,
  )?.leaf ?? null;

const step = (leaf: Leaf, why: Why): Step | null =>
  leaf.url === null ? null : { leaf: { ...leaf, url: leaf.url }, why };

/** What is to be read of a topic, and first of all what. Pure: it is made anew after every page from what is remembered. */
export function planOf(known: Known): Plan {
  const { gathering, links, here, missing } = known;
  const { round, pages, day } = gathering;
  const count = countOf(gathering, links);
  const isNumbered = count !== null && count <= MOST_PAGES;
  const leaves = isNumbered ? numbered(pages, links, count) : chained(pages, here);
  if (round === null) return { next: null, total: leaves.length, done: leaves.length, left: 0, lost: [] };
  const due = leaves.flatMap((leaf, index) => {
    const why = missing.has(leaf.id) ? null : dueFor(leaf, leaves[index + 1], round, day);
    // The last page, once known, is looked at when everything else is done.
    return why === null || (leaf.record !== null && index === leaves.length - 1) ? [] : [{ leaf, why, index }];
  });
  // A page whose address is unknown is reached over one that has not shown its pager in this round.
  const ways = leaves
    .map((leaf, index): Placed => ({ leaf, index }))
    .filter(({ leaf: { id, url } }) => url !== null && !known.walked.has(id) && !missing.has(id));
  const lost = ways.length > 0 ? [] : due.filter(({ leaf }) => leaf.url === null).map(({ leaf }) => leaf);
  const first = due.findLast(({ leaf }) => leaf.url !== null || ways.length > 0);
  const way = first && (first.leaf.url === null ? nearest(first.index, ways) : first.leaf);
  const next = first && way ? step(way, way === first.leaf ? first.why : 'way') : null;
  const last = leaves.at(-1);
  const closing = last?.record && !missing.has(last.id) && lastIsDue(last.record, pages, round) ? last : null;
  const reading = due.length - lost.length;
  return {
    next: next ?? (closing && step(closing, 'last')),
    total: leaves.length,
    done: leaves.length - due.length - leaves.filter(({ id }) => missing.has(id)).length,
    left: reading > 0 ? reading + 1 : closing ? 1 : 0,
    lost: lost.reverse(),
  };
}
