import { group } from '../../engine/protocol/answer';
import { PAGE_ASKS } from '../../engine/protocol/asks';
import type { CallProblem, PageCalls } from '../../engine/protocol/calls';
import { originOfKey, type Position } from '../../engine/protocol/gate';
import type { ThreadView } from '../../engine/protocol/thread-view';
import { err, ok, type Result } from '../../engine/result';
import { activityIn } from '../../engine/store/public/days';
import { addDecision, setDecision } from '../../engine/store/public/decisions';
import type { GameEdit } from '../../engine/store/public/edits';
import { forumOf, setAlias, setInk, setPlace } from '../../engine/store/public/forum';
import { editGameOfThread } from '../../engine/store/public/games';
import { gatherStep } from '../../engine/store/public/gather';
import { forgetSite, keepSites, learnedAt } from '../../engine/store/public/sites';
import {
  isWatched,
  keepPosts,
  openThread,
  sawPosts,
  threadView,
  topicPart,
  topicsOfGame,
} from '../../engine/store/public/threads';
import type { LoggedDecision } from '../../engine/votes/decisions';
import { voteReport } from '../../engine/votes/report';
import { countGame, countThread, isComplete } from '../../engine/votes/thread/count';
import type { PageReading } from '../../engine/votes/thread/known';
import { pageView, worthKeeping } from '../../engine/votes/thread/page-view';
import { policyOf } from '../../engine/votes/thread/policy';
import { isTalk } from '../../engine/votes/thread/topics';
import { PLAIN, TALK } from '../overlay/talk.words';
import { dictionary } from '../overlay/words';
import type { Bench } from './bench';
import { partFile } from './browser-api';
import { openDesk } from './open-desk';
import { pushChange } from './push';
import { planReminders } from './reminders';
import { inject, isGranted } from './sites';

/** What our script in a page may call, for threads of its own site. */
export const pageCalls = (bench: Bench) => {
  const { db, browser } = bench;

  /** Other tabs with this thread (or this forum) read it again; the one that asked has its answer. */
  const told = <T>(result: Result<T, CallProblem>, from: Position, key: string, forum: string | null = null) => {
    const tell = (change: Parameters<typeof pushChange>[1]) =>
      pushChange(browser, change, originOfKey(key), from.at === 'site' ? from.tab : undefined);
    const push = async (): Promise<void> => {
      if (forum !== null) return tell({ key: null, forum });
      // Topics of one game are counted together.
      for (const each of await topicsOfGame(db, key)) await tell({ key: each, forum: null });
    };
    if (result.ok) bench.later(push());
    return result;
  };
  /** What is remembered of a thread; `null` when nothing is or the memory is out of reach: the page is counted all the same. */
  const known = async (key: string) => {
    const lang = await bench.lang();
    const now = bench.now();
    const view = await threadView(db, key, lang, now);
    return { view: view.ok ? view.value : null, lang, now };
  };
  /** The log of decisions as the page is given it, with those about the other topics of the game. */
  const decided = async (done: Result<readonly LoggedDecision[], CallProblem>, key: string) => {
    const { view } = await known(key);
    return done.ok && view ? ok(pageView(view).decisions) : done;
  };
  /** What the count needs of this page later, beside the posts with votes: those are handed in by `thread/saw`. */
  const keep = (view: ThreadView | null, reading: PageReading): void => {
    if (!view?.game) return;
    const posts = worthKeeping(view, reading);
    if (posts.length > 0) bench.later(keepPosts(db, view.thread.key, posts, bench.now()));
  };
  const edit = async (key: string, change: GameEdit, from: Position) => {
    const done = await editGameOfThread(db, key, change, bench.now());
    if (done.ok && change.kind === 'day') bench.later(planReminders(browser, db, bench.now()));
    return told(done, from, key);
  };

  return group<PageCalls>({
    open: 'site',
    asks: PAGE_ASKS,
    handlers: {
      'thread/watched': async ({ key }) => {
        const watched = await isWatched(db, key);
        if (!watched.ok) return watched;
        // A script still signed up where the permission was just taken back, or let in by the button alone, opens nothing.
        const origin = originOfKey(key);
        const open = watched.value && origin !== null && (await isGranted(browser, origin));
        return ok({ watched: open, lang: await bench.lang() });
      },
      'overlay/words': async ({ key }) => {
        const lang = await bench.lang();
        const found = await topicPart(db, key);
        const part = found.ok ? found.value : null;
        const policy = policyOf(part);
        const plain = policy.mark === 'plain' ? PLAIN : null;
        return ok({ lang, words: dictionary(lang, part !== null && isTalk(part, policy) ? TALK : plain) });
      },
      'site/learned': ({ url }) => learnedAt(db, url),
      'site/learn': ({ site }) => keepSites(db, [site], bench.now()),
      'site/forget': ({ forum }) => forgetSite(db, forum),
      'part/load': async ({ part }, from) =>
        from.at === 'site' && (await inject(browser, from.tab, partFile(part))) ? ok(null) : err({ code: 'refused' }),
      'thread/gather': ({ key, ...step }) => gatherStep(db, key, step, bench.now()),
      'thread/open': async (page) => {
        const view = await openThread(db, page, await bench.lang(), bench.now());
        return view.ok ? ok(pageView(view.value)) : view;
      },
      'thread/saw': ({ key, ...page }) => sawPosts(db, key, page, bench.now()),
      'thread/count': async ({ key, reading }) => {
        const { view, now } = await known(key);
        keep(view, reading);
        return ok(countThread(view, reading, Date.parse(now)));
      },
      'thread/report': async ({ key, reading, format, order }) => {
        const { view, now, lang } = await known(key);
        const at = Date.parse(now);
        const talk = view !== null && isTalk(view, policyOf(view));
        // The count of the game is wanted for the forum, also where its talk is open.
        const count = talk ? countGame(view, at) : countThread(view, reading, at);
        const input = { ...count, day: view?.game?.day.number ?? null, complete: isComplete(count) };
        return ok(voteReport(input, { format, by: order, lang }));
      },
      'thread/activity': ({ key, reading }) => activityIn(db, key, reading, bench.now()),
      'decision/add': async ({ key, decision }, from) =>
        decided(told(await addDecision(db, key, decision, bench.now()), from, key), key),
      'decision/set': async ({ key, id, undone }, from) =>
        decided(told(await setDecision(db, key, id, undone), from, key), key),
      'alias/set': async ({ key, alias, nick }, from) => {
        const forum = await forumOf(db, key);
        return forum.ok ? told(await setAlias(db, forum.value, alias, nick), from, key, forum.value) : forum;
      },
      'ink/set': async ({ key, colour, means }, from) => {
        const forum = await forumOf(db, key);
        return forum.ok ? told(await setInk(db, forum.value, colour, means), from, key, forum.value) : forum;
      },
      'day/set': ({ key, day }, from) => edit(key, { kind: 'day', patch: day }, from),
      'seat/set': ({ key, seat, ...patch }, from) =>
        edit(key, { kind: 'seat', id: seat, patch: seatPatch(patch) }, from),
      'place/set': ({ forum, place }) => setPlace(db, forum, place),
      'desk/open': ({ key }, from) => openDesk(bench, key, from),
    },
  });
};

/** The two fields a page may set, whatever else the message holds. */
function seatPatch({ deadSince, silenced }: { deadSince?: string | null; silenced?: boolean }) {
  return {
    ...(deadSince === undefined ? {} : { deadSince }),
    ...(silenced === undefined ? {} : { silenced }),
  };
}
