import type { Post, Run } from '../forums/page';
import type { SeenPost } from '../protocol/thread-view';
import type { Reason } from './ballot';
import type { Decision } from './decisions';
import type { VotePolicy } from './policy';
import { because } from './reasons';

/** The text of a post that the rules let speak, and what that makes of its votes. */
export interface Version {
  runs: readonly Run[];
  text: string | null;
  doubt: Reason | null;
  void: Reason | null;
  note: Reason | null;
}

const sameRuns = (one: readonly Run[], two: readonly Run[]): boolean =>
  one.length === two.length &&
  one.every((run, index) => {
    const other = two[index];
    return other?.text === run.text && other.ink === run.ink && other.struck === run.struck;
  });

const sameWords = (one: Post, two: Post): boolean =>
  sameRuns(one.runs, two.runs) && (one.text === null || two.text === null || one.text === two.text);

const JOINT = /^\s*(?:(?:добавлено|дописано)\s+(?:через|спустя)|added\s+after)\s+\d/iu;

/** The forum put the author's next post below («Добавлено через 5 минут», form 95): nothing that stood there was changed. */
const grewBy = (one: Post, two: Post): boolean =>
  one.text !== null &&
  JOINT.test(two.text?.startsWith(one.text) ? two.text.slice(one.text.length) : '') &&
  sameRuns(one.runs, two.runs.slice(0, one.runs.length));

/**
 * Chooses the version of a post (A-011, A-124, R-288, forms 94 and 96). The first text seen here is the original only
 * if the post was not edited yet when it was seen. `decision` is the host's newest one about the text, if any.
 */
export function versionOf(
  post: Post,
  seen: SeenPost | undefined,
  decision: Decision | null,
  policy: VotePolicy,
): Version {
  const current: Version = { runs: post.runs, text: post.text, doubt: null, void: null, note: null };
  if (decision?.kind === 'original')
    return { ...current, runs: decision.runs, text: decision.text, note: because('original-typed') };
  const original = seen && seen.post.edited === null ? seen.post : null;
  const edited = post.edited !== null || (original !== null && !sameWords(original, post) && !grewBy(original, post));
  if (!edited) return current;
  if (decision?.kind === 'accept-edit') return { ...current, note: because('edit-accepted') };
  switch (policy.edits) {
    case 'latest':
      return { ...current, note: because('edited-latest') };
    case 'void':
      return { ...current, void: because('edited-void') };
    case 'ask':
      return { ...current, doubt: because('edited-ask') };
    case 'first':
      return original
        ? { ...current, runs: original.runs, text: original.text ?? post.text, note: because('edited-first') }
        : { ...current, doubt: because('edited-unseen') };
  }
}

/** Runs that only the edited text has: listed as no votes, since the original had none. */
export const editedIn = (post: Post, version: Version): boolean =>
  version.note?.code === 'edited-first' && version.runs.length === 0 && post.runs.length > 0;
