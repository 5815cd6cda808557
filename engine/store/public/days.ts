import type { CallProblem } from '../../protocol/calls';
import type { PublicGame } from '../../protocol/public-game';
import type { ThreadView } from '../../protocol/thread-view';
import { ok, type Result } from '../../result';
import { type Activity, activityOf, silentOf } from '../../votes/activity/activity';
import type { DayRecord } from '../../votes/activity/day-record';
import { allWritten, type Written } from '../../votes/activity/written';
import { basisOf, unreadPages } from '../../votes/thread/basis';
import { countGame } from '../../votes/thread/count';
import type { PageReading } from '../../votes/thread/known';
import { read } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import type { ThreadRow } from './rows';
import { threadOfGame, threadView, topicsOf } from './threads';
import { writtenIn } from './wrote';

/** No page is open: the desk counts from what is remembered. */
const NO_PAGE: Omit<PageReading, 'pages'> = { page: null, posts: [] };

/** Days of a game that are over, oldest first: who owed a vote, who wrote nothing. What is unreadable is left out. */
export async function daysOf(db: PublicDb, game: string): Promise<Result<DayRecord[], CallProblem>> {
  return read(db, ['days'], async () => {
    const rows = await db.days.where({ game }).sortBy('day');
    return rows.filter((row) => wrongField('days', row) === null).map(({ game: _game, ...record }) => record);
  });
}

/** Who takes part in the game of a thread; `reading` is the page that is open. A thread without a game is its own. */
export async function activityIn(
  db: PublicDb,
  key: string,
  reading: PageReading,
  now: string,
): Promise<Result<Activity, CallProblem>> {
  const view = await threadView(db, key, 'ru', now);
  return view.ok ? activityFrom(db, view.value, reading, now) : view;
}

async function activityFrom(
  db: PublicDb,
  view: ThreadView,
  reading: PageReading,
  now: string,
): Promise<Result<Activity, CallProblem>> {
  const { game } = view;
  const { key } = view.thread;
  const days = game === null ? ok([]) : await daysOf(db, game.id);
  if (!days.ok) return days;
  const known = await read(db, ['threads', 'wrote'], async () => {
    const own = await db.threads.get(key);
    const topics = game === null ? (own ? [own] : []) : await topicsOf(db, game.id);
    const others = topics.filter((topic) => topic.key !== key);
    const posts: Written[][] = [];
    for (const topic of others) posts.push(await writtenIn(db, topic.key));
    return { own: await writtenIn(db, key), pages: own?.pageCount ?? null, others, posts };
  });
  if (!known.ok) return known;
  const { own, pages, others, posts } = known.value;
  const here = { ...reading, pages: reading.pages ?? pages };
  const unread = [unreadPages(here, view), ...others.map((topic) => unreadPages(pagesOf(topic), topic))];
  const { roster, policy } = basisOf(view, reading, Date.parse(now));
  return ok(
    activityOf({
      roster,
      policy,
      day: game?.day ?? { number: null, start: null, deadline: null },
      topics: [allWritten(own, reading.posts), ...posts],
      days: days.value,
      // A topic that was read holds one post at least: where none is known, its memory came without them.
      complete:
        unread.every((list) => list.length === 0) &&
        known.value.own.length + posts.flat().length + reading.posts.length > 0,
    }),
  );
}

const pagesOf = ({ pageCount }: ThreadRow): PageReading => ({ ...NO_PAGE, pages: pageCount ?? null });

/**
 * What is to be kept of the game's day before the next one begins, from everything that is remembered of its topics; `null`
 * for a game without a topic. Seats that are dead by now are in neither list.
 */
export async function dayRecord(
  db: PublicDb,
  { id, day }: PublicGame,
  now: string,
): Promise<Result<DayRecord | null, CallProblem>> {
  const found = await read(db, ['threads'], async () => {
    const thread = await threadOfGame(db, id);
    return thread && { key: thread.key, pages: thread.pageCount ?? null };
  });
  if (!found.ok) return found;
  if (found.value === null) return ok(null);
  const { key, pages } = found.value;
  const view = await threadView(db, key, 'ru', now);
  if (!view.ok) return view;
  const activity = await activityFrom(db, view.value, { ...NO_PAGE, pages }, now);
  if (!activity.ok) return activity;
  const { tally, roster } = countGame(view.value, Date.parse(now));
  return ok({
    day: day.number,
    closedAt: now,
    // Nobody votes on day zero: players check in.
    absent: day.number === 0 ? null : (tally.absent?.map((seat) => seat.id) ?? null),
    silent: roster.confirmed ? silentOf(activity.value).map(({ seat }) => seat) : null,
    complete: !activity.value.provisional,
  });
}
