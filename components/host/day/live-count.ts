import type { GameState } from '../../../engine/game/state';
import type { PublicGame } from '../../../engine/protocol/public-game';
import type { ThreadRole } from '../../../engine/protocol/thread-view';
import { activityIn } from '../../../engine/store/public/days';
import { threadOfGame, threadView } from '../../../engine/store/public/threads';
import type { Activity } from '../../../engine/votes/activity/activity';
import { type FoundNomination, nominationsOf } from '../../../engine/votes/thread/count';
import { openingOf } from '../../../engine/votes/thread/topics';
import type { Hands } from '../../desk/hands';
import { lang } from '../../desk/lang';
import { useLive } from '../../desk/live';
import { type DayCount, dayCount } from './count';

/** A topic of the game. */
export interface GameTopic {
  key: string;
  title: string;
  url: string;
  role: ThreadRole;
  /** When it was made (ISO), `null` while its first page was not read. */
  opened: string | null;
}

/** The live count of a game over all its topics, made anew whenever the counter has read something. */
export interface LiveCount {
  topics: readonly GameTopic[];
  /** Key of the topic the votes are in, of several the one opened last. */
  thread: string | null;
  /** `null` = nothing to count. */
  count: DayCount | null;
  /** Who has written on the day, over all topics; `null` = nothing is known. */
  activity: Activity | null;
  /** Nominations of the day as the players posted them. */
  found: readonly FoundNomination[];
}

const NOTHING: LiveCount = { topics: [], thread: null, count: null, activity: null, found: [] };

export function useLiveCount(
  { db, now }: Hands,
  game: PublicGame,
  state: GameState,
  day: number,
): LiveCount | undefined {
  return useLive(async () => {
    const thread = await threadOfGame(db, game.id);
    if (!thread) return NOTHING;
    const moment = now();
    const view = await threadView(db, thread.key, lang.value, moment);
    if (!view.ok) return NOTHING;
    const activity = await activityIn(db, thread.key, { page: null, pages: null, posts: [] }, moment);
    const count = dayCount(view.value, state, day, Date.parse(moment));
    return {
      topics: [view.value, ...view.value.others].map((it) => ({
        key: it.thread.key,
        title: it.thread.title,
        url: it.thread.url,
        role: it.thread.role,
        opened: openingOf(it),
      })),
      thread: thread.key,
      activity: activity.ok ? activity.value : null,
      count,
      found: count.open.policy.nomineesOnly ? nominationsOf(view.value) : [],
    };
  }, [game, state, day]);
}
