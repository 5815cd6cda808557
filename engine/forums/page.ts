import type { Phrase, Slots } from '../words';

/**
 * What a reader sees as the meaning of a colour: `red` and `blue` are votes, `doubt` lies in the dead zone between
 * sure and not (the host is asked, his answer is remembered per forum), `other` is a definite colour that is neither.
 * Grey, black, white and transparent are pasted noise and make no run at all.
 */
export type Ink = 'red' | 'blue' | 'doubt' | 'other';

/** One stretch of marked text in the author's own words, already merged over tags and comments. */
export interface Run {
  ink: Ink;
  /** Declared colour as written, for the host's answer about this very colour; '' for an uncoloured bold run. */
  colour: string;
  text: string;
  bold: boolean;
  struck: boolean;
  /** Inside a spoiler or an element hidden in the post: a doubt, not a vote. */
  spoiler: boolean;
  /**
   * The author's words on the same line before and after the run, up to the next vote's, at most 80 characters each;
   * white space next to the run is kept, so that `before + text + after` is the line.
   */
  before: string;
  after: string;
}

/** A moment as a forum page gives it. */
export interface PostTime {
  /** ISO 8601 with zone, or `null` when the page gives none that can be trusted. */
  iso: string | null;
  /** Text or machine value exactly as it stands on the page. */
  raw: string;
  /** `false` when the clock shows minutes only, so that the last minute before a deadline is a doubt. */
  seconds: boolean;
}

/** Edit note of a post. Either part may be unknown: XenForo hides a moderator's name, uCoz the time. */
export interface Edit {
  by: string | null;
  at: PostTime | null;
}

export interface Post {
  /** The engine's own id, unique in the forum; the key of decisions and of the first-seen text. */
  id: string;
  /** Place in the topic, 1 for the opening post, if the page shows or implies it. */
  number: number | null;
  /** Shown nick; `null` when the post has no author (deleted account without a name, broken markup). */
  author: string | null;
  authorId: string | null;
  time: PostTime;
  permalink: string;
  edited: Edit | null;
  /** Hidden from this reader: ignored author, moderated, collapsed. It is read and shown as a doubt. */
  hidden: boolean;
  runs: Run[];
  /**
   * The author's own visible words without quotes, code, signature, edit note, struck and hidden text: white space
   * folded, a line of the post per line.
   * Read when the post holds a run or when the policy needs plain words; otherwise `null`.
   */
  text: string | null;
}

/** Something the host must know about the page, as words in both languages. */
export interface Notice {
  code: string;
  phrase: Phrase;
  slots: Slots;
  /** Web address of what the notice speaks of. */
  href?: string;
}

/** Which topic of which forum this is, independent of the many URLs that show it. */
export interface Topic {
  /** `engine|origin|base path|topic id`: the key of everything stored about the thread. */
  key: string;
  title: string;
  /** 1-based page number and count as the forum's own pager says; `null` when it says nothing. */
  page: number | null;
  pages: number | null;
  next: string | null;
  prev: string | null;
  /** Other pages whose numbers the pager prints, with the addresses it gives them; ascending. Neither is ever computed. */
  links: readonly PageLink[];
}

/** A page of a topic and where it is. */
export interface PageLink {
  page: number;
  url: string;
}

export interface Page {
  /** Id of the forum engine, the file name of its adapter. */
  engine: string;
  topic: Topic;
  posts: Post[];
  notices: Notice[];
}
