import type { Post } from '../../forums/page';

/** A post as far as it says who wrote when and where: what is remembered of every post, whatever it holds. */
export type Written = Pick<Post, 'id' | 'author' | 'authorId' | 'time' | 'permalink'>;

/** A post without its text. */
export const written = ({ id, author, authorId, time, permalink }: Post): Written => ({
  id,
  author,
  authorId,
  time,
  permalink,
});

/** Ids of forums grow: a longer one is a later one. */
const inOrder = (a: Written, b: Written): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * All known posts of a topic, each once, in the order they were written. Pages overlap when something was deleted between two
 * readings, and forums repeat the opening post; of two readings of a post the later list's is kept.
 */
export function allWritten(...lists: readonly (readonly Written[])[]): Written[] {
  return [...new Map(lists.flat().map((post) => [post.id, post])).values()].sort(inOrder);
}
