/** A person of the demo forum. */
export interface Member {
  id: number;
  nick: string;
  signature?: string;
}

export interface DemoPost {
  id: number;
  author: Member;
  /** Moment on the forum's clock, `2026-11-27T20:00:00+03:00`. */
  at: string;
  /** BBCode. `[quote=ID]` quotes the post of that id: the engine puts its author there. */
  text: string;
  edited?: { by: Member; at: string };
}

export interface DemoThread {
  id: number;
  title: string;
  posts: DemoPost[];
}

/** Posts a page of the demo forum shows, phpBB's and XenForo's usual setting in the clubs. */
export const PER_PAGE = 20;

export const pagesOf = (thread: DemoThread): number => Math.max(1, Math.ceil(thread.posts.length / PER_PAGE));

export const pageOf = (thread: DemoThread, page: number): DemoPost[] =>
  thread.posts.slice((page - 1) * PER_PAGE, page * PER_PAGE);

/** Page (from 1) a post stands on; the last one when it is not there. */
export function pageWith(thread: DemoThread, post: number): number {
  const index = thread.posts.findIndex(({ id }) => id === post);
  return index < 0 ? pagesOf(thread) : Math.floor(index / PER_PAGE) + 1;
}
