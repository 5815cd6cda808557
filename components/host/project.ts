import type { Projection } from '../../engine/game/projection';
import type { GameEdit } from '../../engine/store/public/edits';

/**
 * What the public half has to be told when the public side of a secret game goes from one form to another, forward by
 * «posted» or backward by undo. Only what differs is told, so a host's own changes on the thread stay. `before: null`
 * = nothing was told yet.
 */
export function projectionEdits(before: Projection | null, after: Projection): GameEdit[] {
  const edits: GameEdit[] = [];
  for (const seat of after.seats) {
    const old = before?.seats.find((it) => it.id === seat.id);
    const was = {
      alive: old?.alive ?? true,
      silenced: old?.silenced ?? false,
      accounts: old?.accounts ?? seat.accounts,
    };
    const patch = {
      ...(seat.alive !== was.alive && { deadSince: seat.alive ? null : '' }),
      ...(seat.silenced !== was.silenced && { silenced: seat.silenced }),
    };
    if (Object.keys(patch).length > 0) edits.push({ kind: 'seat', id: seat.id, patch });
    for (const account of seat.accounts.slice(was.accounts.length))
      edits.push({ kind: 'replace', id: seat.id, account: { ...account } });
  }
  if (before !== null && after.day !== before.day && after.day > 0)
    edits.push({ kind: 'day', patch: { number: after.day } });
  if (after.over !== (before?.over ?? false)) edits.push({ kind: 'finished', finished: after.over });
  return edits;
}
