/** A post that can be pointed at. */
export interface Pointable {
  id: string;
  number: number | null;
  author: string | null;
}

/**
 * Id of the post a host means: the number shown in the topic («45», «№45», «#45») of a post that was read, a link to
 * the post (its last number), or the forum's own id. `null` when the text points at nothing.
 */
export function postRef(text: string, posts: readonly Pointable[]): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^[a-z]+:\/\//i.test(typed)) return /(\d+)\D*$/.exec(typed)?.[1] ?? null;
  const numbered = /^(?:№|#|n|no\.?)?\s*(\d+)$/i.exec(typed);
  if (!numbered) return null;
  const [, digits = ''] = numbered;
  const byNumber = posts.find((post) => post.number === Number(digits));
  return byNumber?.id ?? digits;
}

/** A post as people name it: «№45, Вася», or its id when it was never read. */
export function postName(id: string, posts: readonly Pointable[]): string {
  const post = posts.find((each) => each.id === id);
  if (!post) return id;
  const number = post.number === null ? id : `№${post.number}`;
  return post.author === null ? number : `${number}, ${post.author}`;
}
