import { type LearnedSite, learnedSite } from '../../forums/learned/site';
import type { PageAbout } from '../../protocol/calls';
import {
  type Check,
  either,
  list,
  mayMiss,
  moment,
  oneOf,
  orNull,
  shape,
  text,
  variants,
  whole,
} from '../../protocol/check';
import type { PublicGame } from '../../protocol/public-game';
import {
  account,
  dayRecord,
  loggedDecision,
  pageAbout,
  pageRecord,
  place,
  publicGame,
  round,
  seenPost,
  threadRecord,
} from '../../protocol/shapes';
import type { Place, SeenPost, ThreadRecord } from '../../protocol/thread-view';
import type { PageRecord, Round } from '../../protocol/topic-pages';
import type { DayRecord } from '../../votes/activity/day-record';
import type { LoggedDecision } from '../../votes/decisions';
import { gameEdit } from './edit-checks';
import type { GameEdit } from './edits';
import type { LangChoice } from './lang';

/** A game as stored. Removed games stay until they are wiped, so that «вернуть» loses nothing. */
export interface GameRow extends PublicGame {
  changedAt: string;
  removedAt: string | null;
}

/** Somebody who wrote in a thread, as far as its read pages show. */
export interface Author {
  nick: string;
  id: string | null;
  posts: number;
}

export interface ThreadRow extends ThreadRecord {
  openedAt: string;
  pagesRead: number[];
  /** How many pages the topic had when one of them was last read; absent where no pager ever said. */
  pageCount?: number;
  /** How its pages looked when they were last read; absent where the thread was last opened by an older version. */
  looks?: readonly PageRecord[];
  /** Collecting under way. */
  round?: Round | null;
  authors: Author[];
  opener: { nick: string; id: string | null } | null;
  removedAt: string | null;
}

export interface SeenRow extends SeenPost {
  thread: string;
}

/** Who wrote on a page of a thread, in the fewest bytes: a topic has thousands of posts, most of them without a vote. */
export interface WroteRow {
  thread: string;
  /** 0 where the pager says nothing. */
  page: number;
  /** Address of a post with `{id}` in the place of its id; '' where addresses follow no such rule. */
  link: string;
  posts: WroteAt[];
}

export interface WroteAt {
  id: string;
  nick: string | null;
  account: string | null;
  /** ISO moment; '' = the page gave none, and `raw` is what it gave. */
  at: string;
  raw?: string;
  /** The clock shows minutes only. */
  minute?: true;
}

/** A finished day of a game. */
export interface DayRow extends DayRecord {
  game: string;
}

export interface DecisionRow extends LoggedDecision {
  thread: string;
}

export interface AliasRow {
  forum: string;
  /** Alias as compared: lower case, ё as е, white space folded. */
  folded: string;
  alias: string;
  nick: string;
}

export interface InkRow {
  forum: string;
  /** Declared colour in lower case. */
  colour: string;
  means: 'red' | 'blue' | 'none';
}

export interface PlaceRow {
  forum: string;
  place: Place;
}

/** How a home-made forum is read, as the host showed it. */
export interface SiteRow {
  forum: string;
  site: LearnedSite;
  /** When it was shown or changed last. */
  at: string;
}

/** What the host chose for the whole extension, one row each. */
export type SettingRow =
  | { name: 'lang'; value: LangChoice }
  /** Thread the desk was last asked to show, and when. */
  | { name: 'focus'; value: { key: string; at: string } }
  | { name: 'reminders'; value: readonly Reminder[] }
  /** The database was lost and came back from its files; the host has not said that he has read so. */
  | { name: 'returned'; value: true };

/** «Напомнить до конца голосования» of one game. */
export interface Reminder {
  game: string;
  /** How long before the deadline. */
  minutes: number;
  /** Deadline (ISO) that was reminded of last, so that nobody is told twice; `null` = none yet. */
  told: string | null;
}

/** «Вести игру в этой теме» before the browser's answer. */
export interface IntentRow {
  key: string;
  origin: string;
  about: PageAbout;
  game: string | null;
  at: string;
}

/** How to take back an edit of a game: the edit that undoes it, newest last. */
export interface UndoRow {
  id: number;
  game: string;
  at: string;
  /** Kind of the edit that was made, and the name it was about, for «Отменить: …». */
  did: GameEdit['kind'];
  about: string;
  edit: GameEdit;
}

/** Text that is not data yet: a half-typed list of players. */
export interface DraftRow {
  name: string;
  text: string;
}

/** A record that did not pass its check, kept exactly as it was found. */
export interface DamagedRow {
  id: number;
  table: string;
  /** Thread key, forum or game the record belonged to, '' when even that is lost. */
  owner: string;
  /** First wrong field. */
  field: string;
  at: string;
  record: unknown;
}

const both =
  <A, B>(first: Check<A>, second: Check<B>): Check<A & B> =>
  (value, path) =>
    first(value, path) ?? second(value, path);

const own = text(1000);
const yes: Check<true> = (value, path) => (value === true ? null : path);

/** One check per table: what does not pass is set aside, never used. */
export const ROW_CHECKS = {
  games: both(publicGame, shape<Omit<GameRow, keyof PublicGame>>({ changedAt: moment, removedAt: orNull(moment) })),
  threads: both(
    threadRecord,
    shape<Omit<ThreadRow, keyof ThreadRecord>>({
      openedAt: moment,
      pagesRead: list(whole(1, 1_000_000)),
      pageCount: mayMiss(whole(1, 1_000_000)),
      looks: mayMiss(list(pageRecord)),
      round: mayMiss(orNull(round)),
      authors: list(shape<Author>({ nick: text(), id: orNull(text(200)), posts: whole() })),
      opener: orNull(account),
      removedAt: orNull(moment),
    }),
  ),
  seen: both(seenPost, shape<{ thread: string }>({ thread: own })),
  wrote: shape<WroteRow>({
    thread: own,
    page: whole(0, 1_000_000),
    link: text(),
    posts: list(
      shape<WroteAt>({
        id: text(200),
        nick: orNull(text()),
        account: orNull(text(200)),
        at: either(moment, oneOf('')),
        raw: mayMiss(text()),
        minute: mayMiss(yes),
      }),
    ),
  }),
  days: both(dayRecord, shape<{ game: string }>({ game: text(200) })),
  decisions: both(loggedDecision, shape<{ thread: string }>({ thread: own })),
  aliases: shape<AliasRow>({ forum: own, folded: text(), alias: text(), nick: text() }),
  inks: shape<InkRow>({ forum: own, colour: text(100), means: oneOf('red', 'blue', 'none') }),
  places: shape<PlaceRow>({ forum: own, place }),
  sites: shape<SiteRow>({ forum: own, site: learnedSite, at: moment }),
  settings: variants<Pick<SettingRow, 'name'>>('name', {
    lang: shape({ value: oneOf('auto', 'ru', 'en') }),
    focus: shape({ value: shape<{ key: string; at: string }>({ key: own, at: moment }) }),
    returned: shape({ value: yes }),
    reminders: shape({
      value: list(shape<Reminder>({ game: text(200), minutes: whole(1, 1440), told: orNull(moment) })),
    }),
  }) as Check<SettingRow>,
  intents: shape<IntentRow>({ key: own, origin: text(1000), about: pageAbout, game: orNull(text(200)), at: moment }),
  undo: shape<UndoRow>({
    id: whole(),
    game: text(200),
    at: moment,
    did: text(50) as Check<GameEdit['kind']>,
    about: text(),
    edit: gameEdit,
  }),
  drafts: shape<DraftRow>({ name: text(1000), text: text(1_000_000) }),
} as const;

export type TableName = keyof typeof ROW_CHECKS;
