import type { Decision, LoggedDecision } from './decisions';

type OnBehalf = Extract<Decision, { kind: 'on-behalf' }>;

/** Decisions in force about one post. */
export interface DecisionsOf {
  /** The newest one about the post's own vote or text. */
  own: { id: number; decision: Exclude<Decision, OnBehalf> } | null;
  /** Votes of other seats the host entered here, the newest per voter. */
  behalf: { id: number; decision: OnBehalf }[];
}

/** Sorts the log by posts: undone decisions are left out, the newest on the same subject rules. */
export function decisionsByPost(log: readonly LoggedDecision[]): Map<string, DecisionsOf> {
  const byPost = new Map<string, DecisionsOf>();
  for (const { id, decision, undone } of [...log].sort((one, two) => one.id - two.id)) {
    if (undone) continue;
    const of = byPost.get(decision.post) ?? { own: null, behalf: [] };
    byPost.set(decision.post, of);
    if (decision.kind === 'on-behalf') {
      of.behalf = [...of.behalf.filter((it) => it.decision.voter !== decision.voter), { id, decision }];
      continue;
    }
    of.own = { id, decision };
    // «Не считать этот пост» means everything in it, the votes entered earlier included.
    if (decision.kind === 'ignore') of.behalf = [];
  }
  return byPost;
}
