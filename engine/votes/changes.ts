import type { Reason } from './ballot';
import type { Draft } from './draft';
import type { VotePolicy } from './policy';
import { because } from './reasons';

interface Standing {
  /** The message in force: a vote, a withdrawal or an abstention. */
  current: Draft | null;
  /** Messages that used up the vote or a change of it. */
  used: number;
  doubts: Draft[];
}

/** What the votes of every seat are so far, and what the next one does to them. */
export class Changes {
  readonly #policy: VotePolicy;
  readonly #seats = new Map<string, Standing>();

  constructor(policy: VotePolicy) {
    this.#policy = policy;
  }

  #of(seat: string): Standing {
    const standing = this.#seats.get(seat) ?? { current: null, used: 0, doubts: [] };
    this.#seats.set(seat, standing);
    return standing;
  }

  /** The vote of a seat that is in force, if any. */
  vote(seat: string): Draft | null {
    const current = this.#of(seat).current;
    return current && !current.withdraws ? current : null;
  }

  /** A doubt neither counts nor replaces; the sure vote before it stands and says so. */
  doubt(draft: Draft, seat: string): void {
    const standing = this.#of(seat);
    draft.status = 'doubt';
    standing.doubts.push(draft);
    mark(standing.current, because('later-doubt', { post: draft.post }));
  }

  /** A void vote changes nothing and uses nothing up. */
  void(draft: Draft, seat: string | null, reason: Reason): void {
    draft.status = 'void';
    draft.reasons.unshift(reason);
    if (seat !== null && !draft.withdraws) mark(this.#of(seat).current, because('later-void', { post: draft.post }));
  }

  /** Settles a sure message of a living player inside the day. */
  settle(draft: Draft, seat: string): void {
    const standing = this.#of(seat);
    const refused = draft.decided ? null : this.#refusal(draft, standing);
    if (refused === 'doubt') {
      draft.reasons.unshift(because('depends-on-doubt'));
      this.doubt(draft, seat);
      return;
    }
    if (refused) {
      draft.status = 'void';
      draft.reasons.unshift(refused);
      return;
    }
    const { current } = standing;
    if (current) {
      current.status = 'superseded';
      const past = current.reasons.filter((it) => it.code !== 'counts' && it.code !== 'later-doubt');
      current.reasons = [because(draft.withdraws ? 'withdrawn-later' : 'replaced', { post: draft.post }), ...past];
    }
    // An abstention before any vote is no vote, so the vote after it is the first one.
    if (!draft.abstains || (current && !current.withdraws)) standing.used++;
    standing.current = draft;
    draft.status = 'counts';
    if (this.#policy.changes.limit === null)
      for (const doubt of standing.doubts) mark(doubt, because('moot', { post: draft.post }));
  }

  #refusal(draft: Draft, { current, used, doubts }: Standing): Reason | 'doubt' | null {
    const { changes, final, tie } = this.#policy;
    const voted = current !== null && !current.withdraws;
    if (draft.withdraws && !draft.abstains && !voted) return because('nothing-to-withdraw');
    if (voted && current.final && final === 'locks') return because('locked', { post: current.post });
    // Where the time of a vote decides a tie, saying it again must not move it.
    const keeps = changes.limit !== null || tie === 'earlier-last-vote';
    if (keeps && voted && !draft.withdraws && current.target === draft.target && current.side === draft.side)
      return because('repeat', { post: current.post });
    if (voted && changes.phrase && !draft.withdraws && !draft.change)
      return because('needs-phrase', { post: current.post });
    if (changes.limit === null || (draft.abstains && !voted)) return null;
    if (used > changes.limit) return because('no-more-changes', { limit: changes.limit });
    return used + doubts.length > changes.limit ? 'doubt' : null;
  }
}

function mark(draft: Draft | null, reason: Reason): void {
  if (draft && !draft.reasons.some((it) => it.code === reason.code)) draft.reasons.push(reason);
}
