import type { Post } from '../forums/page';
import type { LoggedDecision } from '../votes/decisions';
import type { Lang } from '../words';
import type { PublicGame } from './public-game';
import type { PageRecord } from './topic-pages';

/** What a topic is for its game. */
export type ThreadRole = 'game' | 'vote' | 'both';

export interface ThreadRecord {
  /** `Topic.key` of the page reader. */
  key: string;
  /** `origin + base path` of the forum: what aliases and colour answers belong to. */
  forum: string;
  engine: string;
  url: string;
  title: string;
  game: string | null;
  role: ThreadRole;
  /** «Вести игру в этой теме»: the overlay opens by itself on every visit. */
  watched: boolean;
}

/** A post that held a vote, as it was first seen; a later different text is kept beside it, never over it. */
export interface SeenPost {
  id: string;
  /** ISO moment the text was first read here. */
  seenAt: string;
  post: Post;
  /** The text was fetched from the forum: none of its scripts had a hand in it. */
  raw?: boolean;
  /** Later texts, oldest first. */
  later: readonly { seenAt: string; post: Post; raw?: boolean }[];
}

/** Where the overlay lies on the pages of a forum. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  collapsed: boolean;
}

/** One more topic of the same game, and what is remembered of it. */
export interface TopicMemory {
  thread: ThreadRecord;
  decisions: readonly LoggedDecision[];
  seen: readonly SeenPost[];
  /** Pages of the topic (1-based) whose posts were handed in by `thread/saw`, ascending; what lies on others is unknown. */
  pagesRead: readonly number[];
  /** Pages the topic had when it was last counted, `null` when its pager said nothing. */
  pages: number | null;
  /** What is remembered of those pages, and of pages without numbers. */
  looks: readonly PageRecord[];
  /** Everybody who wrote on the pages read so far, and the author of the opening post if it was among them. */
  authors: readonly { nick: string; id: string | null }[];
  opener: { nick: string; id: string | null } | null;
}

/** Everything the overlay needs to count a thread; it holds nothing that is not on the thread or decided about it. */
export interface ThreadView extends TopicMemory {
  game: PublicGame | null;
  /** The other topics of the game, the one opened last first: a game is counted, not a topic. */
  others: readonly TopicMemory[];
  /** Names the host tied to an account of this forum. */
  aliases: readonly { alias: string; nick: string }[];
  /** The host's answers about colours of the dead zone, by declared colour in lower case. */
  inks: readonly { colour: string; means: 'red' | 'blue' | 'none' }[];
  place: Place | null;
  /** Records of this thread that could not be read: set aside and kept, the count goes on without them. */
  damaged: readonly { table: string; records: number }[];
  lang: Lang;
}
