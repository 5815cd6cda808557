import type { ThreadView } from '../../protocol/thread-view';
import type { VotePolicy } from '../policy';
import { applyOverrides, FLG } from '../presets';

/** Voting rules of the thread: its game's, or those of FLG while there is no game (red and blue, the commonest). */
export function policyOf(view: Pick<ThreadView, 'game'> | null): VotePolicy {
  const game = view?.game;
  return game ? applyOverrides(game.preset, game.overrides) : FLG;
}
