import type { Post } from '../../forums/page';

/** A text of a post; `raw`: fetched, so that no script of the forum had a hand in it. */
export interface Version {
  post: Post;
  raw?: boolean;
}

/** Whether a post was edited since it looked as in `one`: a note that came or names another moment. */
const editedSince = (one: Post, other: Post): boolean => {
  const [before, after] = [one.edited?.at?.iso, other.edited?.at?.iso];
  return other.edited !== null && (one.edited === null || (before != null && after != null && before !== after));
};

const marked = ({ runs }: Post): string => JSON.stringify(runs.map((run) => [run.colour, run.text, run.struck]));
const markup = ({ runs }: Post): string => JSON.stringify(runs.map((run) => [run.bold, run.spoiler]));

/**
 * Is the author's own text the same? The reader's judgement of colours may change, the text may not. Scripts of forums fold
 * quotes, show pictures for links and open spoilers, so of a fetched post and one of an open page only the marked words are
 * compared; where there are none, the words are all there is.
 */
export function sameText(one: Version, other: Version): boolean {
  const [before, after] = [one.post, other.post];
  if (marked(before) !== marked(after) || editedSince(before, after)) return false;
  if (Boolean(one.raw) !== Boolean(other.raw) && after.runs.length > 0) return true;
  const known = before.text !== null && after.text !== null;
  return markup(before) === markup(after) && (!known || before.text === after.text);
}
