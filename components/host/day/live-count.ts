import type { GameState } from '../../../engine/game/state';
import type { PublicGame } from '../../../engine/protocol/calls';
import { activityIn } from '../../../engine/store/public/days';
import { threadView } from '../../../engine/store/public/threads';
import type { Activity } from '../../../engine/votes/activity/activity';
import { threadsOf } from '../../desk/books';
import type { Hands } from '../../desk/hands';
import { lang } from '../../desk/lang';
import { useLive } from '../../desk/live';
import { type DayCount, dayCount } from './count';

/** Threads of a game and the live count of one of them, made anew whenever the counter has read something. */
export interface LiveCount {
  threads: readonly { key: string; title: string }[];
  /** Key of the thread counted. */
  thread: string | null;
  /** `null` = nothing to count. */
  count: DayCount | null;
  /** Who has written on the day, over all topics; `null` = nothing is known. */
  activity: Activity | null;
}

/** `wanted`: keys in the order of preference; without any of them the game's own voting topic, else its first. */
export function useLiveCount(
  { db, now }: Hands,
  game: PublicGame,
  state: GameState,
  day: number,
  wanted: readonly string[],
): LiveCount | undefined {
  return useLive(async () => {
    const threads = await threadsOf(db, game.id);
    const own = wanted.map((key) => threads.find((thread) => thread.key === key)).find((thread) => thread);
    const thread = own ?? threads.find(({ role }) => role === 'vote') ?? threads[0];
    if (!thread) return { threads, thread: null, count: null, activity: null };
    const moment = now();
    const view = await threadView(db, thread.key, lang.value, moment);
    const activity = await activityIn(db, thread.key, { page: null, pages: null, posts: [] }, moment);
    return {
      threads,
      thread: thread.key,
      activity: activity.ok ? activity.value : null,
      count: view.ok ? dayCount(view.value, state, day, Date.parse(moment)) : null,
    };
  }, [game, state, day, wanted.join()]);
}
