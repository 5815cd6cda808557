import { type Known, type Plan, planOf } from '../../../components/overlay/gather/plan';
import type { PageLook, PageRecord, Round } from '../../../engine/protocol/topic-pages';
import { looked, pageId } from '../../../engine/votes/thread/pages';

const START = Date.parse('2026-11-28T12:00:00Z');
/** A day nobody looks back to any more. */
export const LONG_AGO = '2026-01-01T00:00:00Z';

export const iso = (ms: number): string => new Date(START + ms).toISOString();

interface Shown {
  page: number;
  pages: number;
  url: string;
  next: string | null;
  prev: string | null;
  ids: readonly string[];
}

/** A topic on a forum, as its pages show it, and what is remembered of it; every request takes a second. */
export class Board {
  ids: string[];
  records: readonly PageRecord[] = [];
  requests: number[] = [];
  clock = 0;
  round: Round | null = null;
  readonly #size: number;
  readonly #numbers: boolean;
  readonly #prints: boolean;
  #last: number;
  #born: number;

  /** `numbers`: the pager prints which page this is; `prints`: it links to all of them, not only to the neighbours. */
  constructor(posts: number, size: number, { numbers = true, prints = true } = {}) {
    this.ids = Array.from({ length: posts }, (_, index) => `${index + 1}`);
    this.#size = size;
    this.#numbers = numbers;
    this.#prints = numbers && prints;
    this.#last = posts;
    this.#born = posts;
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.ids.length / this.#size));
  }

  /** Everything that was ever read, each post once. */
  get known(): ReadonlySet<string> {
    return new Set(this.records.flatMap(({ ids, lost }) => [...ids, ...lost]));
  }

  delete(index: number): void {
    if (this.ids.length > 1) this.ids.splice(index % this.ids.length, 1);
  }

  arrive(): void {
    this.#last += 1;
    this.ids.push(`${this.#last}`);
  }

  /** A post that was held back is let in at its place. */
  letIn(index: number): void {
    this.#born += 1;
    this.ids.splice(index % (this.ids.length + 1), 0, `held-${this.#born}`);
  }

  url(page: number): string {
    return `https://forum.example/t?page=${page}`;
  }

  /** A page as the forum shows it; one behind the last is the last. */
  show(wanted: number): Shown {
    const page = Math.min(wanted, this.pages);
    return {
      page,
      pages: this.pages,
      url: this.url(page),
      next: page < this.pages ? this.url(page + 1) : null,
      prev: page > 1 ? this.url(page - 1) : null,
      ids: this.ids.slice((page - 1) * this.#size, page * this.#size),
    };
  }

  /** What a tab or a request that got `shown` hands in `age` ms later. */
  hand(shown: Shown, age = 0, newest: PageLook['newest'] = LONG_AGO): void {
    const { page, pages, ...rest } = shown;
    const printed = this.#numbers ? { page, pages } : { page: null, pages: null };
    this.records = looked(this.records, printed, { ...rest, newest, age, raw: true }, iso(this.clock));
  }

  /** Opens a page in the tab. */
  open(page: number): void {
    this.hand(this.show(page));
  }

  plan(more: Partial<Known> = {}): Plan {
    return planOf({
      gathering: { round: this.round, pages: this.records, day: null, now: iso(this.clock) },
      links: new Map(),
      here: this.url(1),
      missing: new Set(),
      walked: new Set(),
      ...more,
    });
  }

  /** A whole round, `between` happening before every request; answers with the pages asked for. */
  collect(between: (request: number) => void = () => undefined, more: Partial<Round> = {}): number[] {
    this.clock += 1000;
    this.round = { since: iso(this.clock), all: false, until: null, ...more };
    const asked: number[] = [];
    const passed = new Set<string>();
    const walked = new Set<string>();
    const links = new Map<number, string>();
    const learn = (): void => {
      for (let page = 1; this.#prints && page <= this.pages; page += 1) links.set(page, this.url(page));
    };
    learn();
    for (;;) {
      const { next } = this.plan({ links, missing: passed, walked });
      if (next === null) break;
      if (asked.length > 2000) throw new Error('the round does not end');
      between(asked.length);
      this.clock += 1000;
      const wanted = Number(/\d+$/.exec(next.leaf.url)?.[0]);
      asked.push(wanted);
      const shown = this.show(wanted);
      this.hand(shown);
      learn();
      walked.add(next.leaf.id);
      const read = this.records.find((record) => pageId(record.page, record.url) === next.leaf.id);
      const isShorter = shown.pages < (next.leaf.page ?? 0);
      if (!isShorter && (!read || read.at < (this.round?.since ?? ''))) passed.add(next.leaf.id);
    }
    this.round = null;
    this.requests.push(...asked);
    return asked;
  }
}
