import type { Post } from '../../forums/page';
import type { SeenPost } from '../../protocol/calls';

/** The newest known text of a remembered post. */
export const lastText = (record: SeenPost): Post => record.later.at(-1)?.post ?? record.post;

/**
 * All known posts of a topic in reading order: those of the open page in its own order, remembered posts of other pages by
 * their number, else by time, else by the engine's id (ids grow in every engine known).
 */
export function knownPosts(here: readonly Post[], seen: readonly SeenPost[]): readonly Post[] {
  const ids = new Set(here.map((post) => post.id));
  const elsewhere = seen
    .filter((record) => !ids.has(record.id))
    .map(lastText)
    .sort(inOrder);
  const [first] = here;
  if (!first) return elsewhere;
  const cut = elsewhere.findIndex((post) => inOrder(post, first) > 0);
  return cut < 0 ? [...elsewhere, ...here] : [...elsewhere.slice(0, cut), ...here, ...elsewhere.slice(cut)];
}

function inOrder(a: Post, b: Post): number {
  if (a.number !== null && b.number !== null && a.number !== b.number) return a.number - b.number;
  if (a.time.iso !== null && b.time.iso !== null && a.time.iso !== b.time.iso) {
    return Date.parse(a.time.iso) - Date.parse(b.time.iso);
  }
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
