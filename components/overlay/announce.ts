import type { Model, View } from './model';

/** Tells of votes that came while the thread was open; what was there at the first count is no news. */
export function announce(model: Model, now: View, before: View): void {
  if (now.shown === before.shown || !before.shown.count || !now.shown.count) return;
  const fresh = now.shown.ballots.filter((ballot) => !before.shown.byPost.has(ballot.post));
  if (fresh.length === 0) return;
  const votes = now.say.n('act.news', fresh.length);
  const doubts = fresh.filter((ballot) => ballot.status === 'doubt').length;
  model.tell({ text: doubts > 0 ? 'act.new-doubts' : 'act.new-votes', slots: { votes, doubts }, kind: 'done' });
}
