import type { PublicGame } from '../../../engine/protocol/public-game';
import { threadOfGame, threadView } from '../../../engine/store/public/threads';
import { type FoundNomination, nominationsOf } from '../../../engine/votes/thread/count';
import { useHands } from '../hands';
import { lang } from '../lang';
import { useLive } from '../live';

/** Nominations of the day in the pages read of the game's topics, found anew whenever the counter has read something. */
export function useFound(game: PublicGame): readonly FoundNomination[] {
  const { db, now } = useHands();
  const found = useLive(async () => {
    const thread = await threadOfGame(db, game.id);
    const view = thread && (await threadView(db, thread.key, lang.value, now()));
    return view?.ok ? nominationsOf(view.value) : [];
  }, [game]);
  return found ?? [];
}
