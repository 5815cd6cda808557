/** How a page of a topic looked when it was read: what tells later whether it can have changed. */
export interface PageLook {
  url: string;
  /** Milliseconds since the forum sent the page: an open tab may be hours behind a page fetched just now. */
  age: number;
  /** It was fetched and only parsed, not shown in a tab. */
  raw: boolean;
  next: string | null;
  prev: string | null;
  /** Ids of all posts on it in reading order, those that repeat the opening post of another page left out. */
  ids: readonly string[];
  /** ISO moment of its newest post or edit; `null` when one of them has no sure time. */
  newest: string | null;
}

/** A page of a topic as it was last read. */
export interface PageRecord extends Omit<PageLook, 'age' | 'raw' | 'newest'> {
  /** As the pager prints it; pages of pagers without numbers are told apart by their addresses. */
  page: number | null;
  /** Number of pages as its pager said. */
  pages: number | null;
  /** ISO moments: when it was first read and when last. */
  born: string;
  at: string;
  /** Newest moment anything on it is known to have been written; without sure times the one its last post was first read. */
  newest: string;
  /** When its beginning was last found to be another than before: something in front of it was deleted or put in. */
  shifted: string | null;
  /** Posts that stood here and were gone when it was read again. */
  lost: readonly string[];
}

/** One collecting of a topic, from the user's click until every page is read; kept, so that it can be resumed. */
export interface Round {
  since: string;
  /** «Проверить всё заново»: every page, changed or not. */
  all: boolean;
  /** The forum asked not to be asked before. */
  until: string | null;
}

/** Where the collecting of a topic stands. */
export interface Gathering {
  round: Round | null;
  pages: readonly PageRecord[];
  /** Moment the game day began, if the day has begun at a moment that is known. */
  day: string | null;
  /** The background's clock, by which all of it is told. */
  now: string;
}
