import type { LearnedSite } from '../forums/learned/site';
import type { NoticeCounts } from '../forums/notices';
import type { Post } from '../forums/page';
import type { Activity } from '../votes/activity/activity';
import type { Written } from '../votes/activity/written';
import type { Decision, LoggedDecision } from '../votes/decisions';
import type { ThreadCount } from '../votes/thread/count';
import type { PageReading } from '../votes/thread/known';
import type { Lang } from '../words';
import type { GameDay, PublicGame } from './public-game';
import type { Place, SeenPost, ThreadView } from './thread-view';
import type { Gathering, PageLook } from './topic-pages';

/** Pieces of the counter that travel apart from it; each is a file of its name among the injected scripts. */
export type PartName = 'forums' | 'gather' | 'larger' | 'picker';

/** Calls a content script may make to the background. Name → argument and answer. */
export interface PageCalls {
  /**
   * First question of the script that runs by itself on a permitted site: may it open the overlay here?
   * Yes for a thread the host follows, and only while its site is permitted.
   * Leaves no trace of a thread the host does not follow; `thread/open` does.
   */
  'thread/watched': {
    ask: { key: string };
    answer: { watched: boolean; lang: Lang };
  };
  /** Words of the overlay in the user's language: written into the script they would weigh too much. */
  'overlay/words': {
    ask: { key: string };
    answer: { lang: Lang; words: Readonly<Record<string, string | readonly string[]>> };
  };
  /** How the host showed that the forum at this address is read; `null` = he did not. */
  'site/learned': { ask: { url: string }; answer: LearnedSite | null };
  /** Remembers how a forum is read (`forum`: its own base, the same as the site's). */
  'site/learn': { ask: { forum: string; site: LearnedSite }; answer: null };
  'site/forget': { ask: { forum: string }; answer: null };
  /** Puts a piece of the counter into the page that asks for it (`url`: the page's own). */
  'part/load': { ask: { url: string; part: PartName }; answer: null };
  'thread/open': {
    ask: {
      key: string;
      forum: string;
      engine: string;
      url: string;
      title: string;
    };
    answer: ThreadView;
  };
  /**
   * Posts with runs on this page (`page`: its number of how many `pages`, `null` when the pager says nothing), marks the page
   * as read; answers with the records that hold more than one text. `authors` are all who wrote on the page, votes or not, and
   * `opener` is the author of the opening post when it stands there: the desk offers them for the roster. `wrote` are the
   * posts without their texts, votes or not: who takes part is told from them.
   */
  'thread/saw': {
    ask: {
      key: string;
      page: number | null;
      pages: number | null;
      wrote: readonly Written[];
      posts: readonly Post[];
      authors: PageAbout['authors'];
      opener: PageAbout['opener'];
      /** What tells whether the page has changed when it is met again; without it only its number is remembered. */
      look?: PageLook;
    };
    answer: readonly SeenPost[];
  };
  /**
   * `look` only asks; `begin` goes on with an unfinished collecting or begins one; `anew` begins one that reads every page;
   * `wait` notes that the forum asked for `wait` ms of quiet; `end`: all is read.
   */
  'thread/gather': {
    ask: { key: string; step: 'look' | 'begin' | 'anew' | 'wait' | 'end'; wait?: number };
    answer: Gathering;
  };
  /**
   * The count of the thread: the open page and everything remembered of the others. The background makes it, so that names
   * and voting rules weigh nothing in the page; without any memory it is made of the page alone.
   */
  'thread/count': { ask: { key: string; reading: PageReading }; answer: ThreadCount };
  /** The same count as text for the forum. */
  'thread/report': {
    ask: { key: string; reading: PageReading; format: 'bbcode' | 'html' | 'plain'; order: 'player' | 'wagon' };
    answer: string;
  };
  /** Who takes part in the thread's game and who has fallen silent, over all its topics. */
  'thread/activity': { ask: { key: string; reading: PageReading }; answer: Activity };
  'decision/add': {
    ask: { key: string; decision: Decision };
    answer: readonly LoggedDecision[];
  };
  /** Undo or redo one decision. */
  'decision/set': {
    ask: { key: string; id: number; undone: boolean };
    answer: readonly LoggedDecision[];
  };
  'alias/set': {
    ask: { key: string; alias: string; nick: string | null };
    answer: ThreadView['aliases'];
  };
  'ink/set': {
    ask: { key: string; colour: string; means: 'red' | 'blue' | 'none' | null };
    answer: ThreadView['inks'];
  };
  /** Start or deadline of the day set from the thread («день начался этим постом», «Стоп»). */
  'day/set': {
    ask: { key: string; day: Partial<GameDay> };
    answer: PublicGame;
  };
  /** Alive/dead since a post, silenced for the day. */
  'seat/set': {
    ask: {
      key: string;
      seat: string;
      deadSince?: string | null;
      silenced?: boolean;
    };
    answer: PublicGame;
  };
  'place/set': { ask: { forum: string; place: Place }; answer: null };
  /** Opens the desk (roster, day, rules) for this thread in the side panel or a tab. */
  'desk/open': { ask: { key: string }; answer: null };
}

/** Calls an extension page makes to the content script of a tab. */
export interface TabCalls {
  /** What is on this page; adds nothing to it. `null` = no thread. */
  'page/ask': {
    ask: null;
    answer: {
      engine: string;
      engineName: string;
      topic: {
        key: string;
        title: string;
        page: number | null;
        pages: number | null;
      };
      forum: string;
      url: string;
      posts: number;
      /** In the order of their first post on this page. */
      authors: readonly { nick: string; id: string | null; posts: number }[];
      /** Author of the opening post when it stands on this page, else `null`: most likely the host. */
      opener: { nick: string; id: string | null } | null;
      /** What the reader of the page noticed, in numbers; the words are in `engine/forums/notices`. */
      counts: NoticeCounts;
    } | null;
  };
  /** «Показать, где здесь посты»: starts the picker. */
  'page/pick': { ask: null; answer: { shown: boolean } };
  /** Show the overlay and count. */
  'page/count': { ask: null; answer: { shown: boolean } };
  /**
   * Type the count of a thread of this site, as it is remembered, into the reply field of this page, which is a form and no
   * thread. `put: false` = there is no plain field here and `text` is what could not be put; `null` = no text either.
   */
  'page/reply': { ask: { key: string }; answer: { put: boolean; text: string | null } };
  /**
   * Something changed elsewhere (desk, other tab): read the view again if it is about this page. `key: null` = all threads of
   * the forum (aliases, colours), `forum: null` = everything (language).
   */
  'page/changed': { ask: { key: string | null; forum: string | null }; answer: null };
}

/** What `page/ask` tells about a page that is a thread. */
export type PageAbout = NonNullable<TabCalls['page/ask']['answer']>;

/** Privileged calls: only the extension's own pages may make them. */
export interface DeskCalls {
  /** What the popup shows about the thread in the tab, without opening the database itself. */
  'thread/state': {
    ask: { key: string };
    answer: {
      /** The site is open to the extension. */
      granted: boolean;
      watched: boolean;
      game: { id: string; title: string } | null;
      /** Games on the same forum the thread could be added to. */
      games: readonly { id: string; title: string }[];
      lang: Lang;
    };
  };
  /** Threads with a game on the site of an address, the one opened last first: a form to answer in does not say of which. */
  'site/threads': { ask: { url: string }; answer: readonly { key: string; title: string }[] };
  /** The desk is to show this thread's game. */
  'desk/focus': { ask: { key: string }; answer: null };
  /**
   * «Вести игру в этой теме», said before the browser asks for the permission: kept, so that the background finishes the
   * job when the popup dies in the prompt. With the permission already given it is done at once.
   * `game: null` = a new game from the authors of the page. `null` = waits for the permission.
   */
  'game/begin': {
    ask: { about: PageAbout; game: string | null };
    answer: { game: string } | null;
  };
  /** The permission was refused: nothing is kept. */
  'game/forget': { ask: { key: string }; answer: null };
}

/** Why a call failed; words are the caller's business. */
export type CallProblem =
  | { code: 'refused' }
  | { code: 'malformed'; field: string }
  | { code: 'unknown-thread' }
  | { code: 'no-game' }
  | { code: 'storage-full' }
  | { code: 'damaged-record'; table: string }
  /** The database cannot be opened: written by a newer version of the extension, or the browser forbids it. */
  | { code: 'storage-closed'; why: 'newer' | 'browser' }
  /** Nobody answered in time. */
  | { code: 'no-answer' }
  /** The extension was updated or removed under an open page: reload the page. */
  | { code: 'gone' };
