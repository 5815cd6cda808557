import type { Anatomy } from '../votes/marks';
import type { Phrase } from '../words';
import type { Topic } from './page';

/**
 * Where a value stands: `css` (text of the first match that has any), `css@attribute`, `@attribute` of the element
 * searched in, `&@attribute` of the element the author was found in, '' for the text of the element itself.
 */
export type Place = string;

/**
 * Places in order of priority: the first that gives a value wins. It is a list because a comma list of selectors means
 * document order and not priority. A leading pattern cuts the value out: a place whose value it does not match gives
 * nothing, else the value is its first group that took part.
 */
export type Chain = readonly Place[] | readonly [RegExp, ...Place[]];

/** Reads a value that no selector can reach. Called with the post; a pure read of the tree, no layout. */
export type Reading = (post: Element) => string | null;

/**
 * What a pager says. `same` makes the address of a link that leads to the same topic, `null` of any other; `here` is the
 * page's own address.
 */
export type Turning = (
  doc: Document,
  same: (href: string) => string | null,
  here: string,
) => Pick<Topic, 'page' | 'pages' | 'next' | 'prev' | 'links'>;

/** What a forum engine's pages look like: data, so that all engines fit into one small script. */
export interface ForumSpec {
  /** Name of the engine as people know it. */
  words: Phrase;
  /** Ids of engines whose pages this one's {@link claims} match too: they are asked first. */
  yieldsTo?: readonly string[];
  /** Another engine's id when both show the same board (a second style), so that the topic keeps its key. */
  family?: string;
  /** Selectors that must all match for a page to be a thread of this engine. */
  claims: readonly string[];

  /** Every post, ignored and repeated ones too; adverts in a post's clothes fail {@link postId}. */
  posts: string;
  /** The engine's id of a post. An element without one is no post. */
  postId: Chain | Reading;
  /** The post's own text; the first match in the post, '' = all of the post. A post without it is one the forum does not show. */
  body: string;
  /** What inside the body is not the author's own words, and what he collapsed. */
  anatomy: Anatomy;
  author: Chain | Reading;
  /** Account number; `0` is a guest and becomes `null`. */
  authorId?: Chain | Reading;
  /** `true` for boards that print the author once above several posts of his: an empty one is the author above. */
  inheritsAuthor?: string;
  /** Machine values first. A function gives what is shown and, when a tooltip says more, the exact form of it. */
  time: Chain | ((post: Element) => { shown: string; exact: string } | null);
  /** Number in the topic as printed; digits are cut out of it. */
  number?: Chain;
  /** What to add to the printed number: SMF numbers replies, NodeBB counts from zero. */
  numberShift?: number;
  /** Offset of the page's first post in the page's own address, for engines that print no numbers. */
  offset?: RegExp;
  /** Nothing prints numbers: the posts of the first page are numbered by their places there. */
  numbered?: true;
  /** Link to the post as printed. Without it, or when it leads nowhere, {@link link}. */
  permalink?: Chain | Reading;
  /** Address of a post below the board's base: `{id}`, `{topic}`; `{page}` stands for the whole topic's address. */
  link: string;
  /**
   * Edit note, its words are read in all languages of the engine's packs; or a reading that gives the note, or the time of the
   * edit where there are no words.
   */
  edit?: string | ((post: Element) => Element | string | null);
  /** Name of the editor inside the note, for engines that mark it up. */
  editor?: Chain;
  /** Time of the edit inside the note, for engines with a machine value or a fuller text there. */
  editTime?: Chain | Reading;
  /** Marks, on an element between the post and its body, of a post hidden from the reader. `display: none` needs none. */
  hidden?: string;
  /** Marks, in the page's address, of a view that shows a part of the posts only: threaded, of the last week. */
  partial?: RegExp;
  /** Marks of an advert among the posts. */
  advert?: string;
  /**
   * The plain field a reply is typed into, quick reply and full form alike; the first that is shown is meant. Absent where the
   * engine's editor is a rich one: that is never written into.
   */
  reply?: string;
  /** What the reply field understands; BBCode where nothing else is said. */
  markup?: 'html' | 'plain';

  topic: {
    /** Id in an address (path and query); what stands before the match is the board's base. */
    url: RegExp;
    /** Where the page itself links to its topic, for addresses by post. */
    links: Chain;
    /** Where the bare id stands. */
    id?: Chain;
    title: Chain;
    /** Parts of the title element that are not the title. */
    titleDrop?: string;
  };
  /** Where the pager stands, or how it is read where no selector reaches it. */
  pager: Pager | Turning;
}

export interface Pager {
  /** The pager of the topic, not that of the section. */
  root?: string;
  current?: Chain;
  /** Number of pages where an attribute gives it. */
  pages?: Chain;
  /** Links to the neighbours; without them the link that bears the neighbour's number. */
  next?: Chain;
  prev?: Chain;
}

export interface Forum extends ForumSpec {
  /** File name of the adapter. */
  id: string;
}

/** Declares a forum engine; the registry gives it its id, the name of the file. */
export const forum = (spec: ForumSpec): ForumSpec => spec;
