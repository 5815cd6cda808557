import type { Post } from '../../forums/page';
import type { SeenPost } from '../../protocol/calls';
import { type InkAnswers, inkOf } from '../ink';

/**
 * A remembered post with its colours judged anew: what the host says of a colour holds for posts read before he said it.
 * The colour as written is remembered, the judgement is not.
 */
export function judgedAnew(record: SeenPost, answers: InkAnswers): SeenPost {
  const judged = (post: Post): Post => ({
    ...post,
    runs: post.runs.flatMap((run) => {
      const ink = run.colour === '' ? run.ink : inkOf(run.colour, answers);
      return ink === 'noise' ? [] : [{ ...run, ink }];
    }),
  });
  return {
    ...record,
    post: judged(record.post),
    later: record.later.map(({ seenAt, post }) => ({ seenAt, post: judged(post) })),
  };
}

/** Which page of how many, as far as the pager tells. */
interface PageOfTopic {
  page: number | null;
  pages: number | null;
}

/** The newest known text of a remembered post. */
export const lastText = (record: SeenPost): Post => record.later.at(-1)?.post ?? record.post;

/**
 * All known posts of a topic in reading order: those of the open page in its own order, remembered posts of other pages by
 * their number, else by the engine's id (ids grow in every engine known). A remembered post that ought to
 * stand on the open page and does not was deleted or moved: it is as good as hidden, so that its vote becomes a doubt.
 */
export function knownPosts(here: readonly Post[], seen: readonly SeenPost[], page: PageOfTopic): readonly Post[] {
  const ids = new Set(here.map((post) => post.id));
  const [first] = here;
  // Some forums repeat the opening post on every page; the page itself begins with the next one.
  const from = here.find((post) => page.page === 1 || post.number !== 1);
  const last = here.at(-1);
  const isLastPage = page.page !== null && page.page === page.pages;
  // By number and by id: numbers move up when something before them is deleted, ids alone do not tell a page.
  const gone = ({ id, number }: Post): boolean =>
    number !== null &&
    from?.number != null &&
    last?.number != null &&
    number >= from.number &&
    (number <= last.number || isLastPage) &&
    (page.page === 1 || idOrder(id, from.id) > 0) &&
    (isLastPage || idOrder(id, last.id) < 0);
  const elsewhere = seen
    .filter((record) => !ids.has(record.id))
    .map(lastText)
    .map((post) => (gone(post) ? { ...post, hidden: true } : post))
    .sort(inOrder);
  if (!first) return elsewhere;
  const cut = elsewhere.findIndex((post) => inOrder(post, first) > 0);
  return cut < 0 ? [...elsewhere, ...here] : [...elsewhere.slice(0, cut), ...here, ...elsewhere.slice(cut)];
}

function inOrder(a: Post, b: Post): number {
  if (a.number !== null && b.number !== null && a.number !== b.number) return a.number - b.number;
  return idOrder(a.id, b.id);
}

const idOrder = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
