import { COMMON } from '../../engine/forums/common';
import { LEARNED } from '../../engine/forums/learned/made';
import type { LearnedSite } from '../../engine/forums/learned/site';
import { openAmong, type Thread } from '../../engine/forums/thread';
import type { CallProblem, TabCalls } from '../../engine/protocol/calls';
import { isMessage, type Wire } from '../../engine/protocol/message';
import { err, ok, type Result } from '../../engine/result';
import { aboutPage } from './about';
import { askOver } from './ask';
import { paced } from './pace';
import { forgetParts, part } from './parts';
import { readOptions } from './rules';
import { type Say, sayIn } from './say';
import { openSession, type Session } from './session';

/** What the script is given of the browser; tests hand in their own. */
export interface Surroundings {
  wire: Wire;
  /** Attaches the one listener of calls from the extension's pages. */
  listen: (answer: (message: unknown) => Promise<Result<unknown, CallProblem>> | null) => void;
}

interface Running {
  alive: () => boolean;
  stop: () => void;
}

/** Kept in the extension's own world, which the page does not see: injecting twice finds the first script. */
const RUNNING = Symbol.for('counter');
const world = globalThis as typeof globalThis & { [RUNNING]?: Running };

/**
 * Starts the counter in a page. It adds nothing to the page until it is asked to count or the background says that this
 * thread is watched; a script left behind by an update of the extension gives way to the new one.
 */
export function startCounter({ wire, listen }: Surroundings): void {
  if (world[RUNNING]?.alive()) return;
  world[RUNNING]?.stop();
  forgetParts();
  const ask = askOver(wire);
  let forums = COMMON;
  let stopPicking = (): void => {};
  let session: { run: Session; key: string; page: number | null } | null = null;
  world[RUNNING] = {
    alive: wire.alive,
    stop: () => {
      stopPicking();
      session?.run.close();
    },
  };

  /** The page may have changed its address without loading (pages of a topic turned by script): it is read as it is now. */
  const thread = (): Thread | null => {
    const opened = openAmong(forums, document, readOptions(null, location.href, new Date().toISOString()));
    return opened.ok ? opened.value : null;
  };
  /** How the host showed that this site is read. */
  const learned = async (): Promise<LearnedSite | null> => {
    const site = await ask('site/learned', { url: location.href });
    return site.ok ? site.value : null;
  };
  /** The same, and with the engines that did not come along if none of those here knows the page. */
  const found = async (): Promise<Thread | null> => {
    const site = await learned();
    // Shown, or forgotten since.
    const own = site ?? forums.byId(LEARNED);
    const here = own ? null : thread();
    if (here || (!own && forums !== COMMON)) return here;
    const more = await part(ask, 'forums');
    if (more) forums = site ? more.learned(site) : more.all;
    return thread();
  };
  const words = async (key: string): Promise<Say | null> => {
    const given = await ask('overlay/words', { key });
    return given.ok ? sayIn(given.value.lang, given.value.words) : null;
  };
  const open = (at: Thread, say: Say, came = 0): void => {
    const { key, page } = at.topic;
    if (session?.key === key && session.page === page) return;
    session?.run.close();
    const run = openSession({
      thread: at,
      forums,
      url: location.href,
      came,
      say,
      ask,
      alive: wire.alive,
      onClose: () => {
        session = null;
      },
      onMoved: () => {
        const now = thread();
        if (now) open(now, say, performance.now());
        else session?.run.close();
      },
    });
    session = { run, key, page };
  };
  const count = async (): Promise<boolean> => {
    const at = await found();
    const say = at && (await words(at.topic.key));
    if (say) open(at, say);
    return say !== null;
  };

  const answers: { [N in keyof TabCalls]: (ask: TabCalls[N]['ask']) => Promise<TabCalls[N]['answer']> } = {
    'page/ask': async () => {
      const at = await found();
      const page = at && (await paced(at.reading()));
      return at && page ? aboutPage(at, page.value, location.href) : null;
    },
    'page/pick': async () => {
      const [picker, engines] = [await part(ask, 'picker'), await part(ask, 'forums')];
      const say = picker && engines && (await words(`|${location.origin}||`));
      if (!say) return { shown: false };
      session?.run.close();
      stopPicking();
      stopPicking = picker.pick({
        say,
        ask,
        site: await learned(),
        read: (site, options) => openAmong(engines.learned(site), document, options),
        onDone: () => void count(),
      });
      return { shown: true };
    },
    'page/count': async () => {
      const shown = await count();
      session?.run.focus();
      return { shown };
    },
    'page/reply': async ({ key }) =>
      (await part(ask, 'larger'))?.replyHere(ask, forums, key) ?? { put: false, text: null },
    'page/changed': async ({ key, forum }) => {
      const here = session && thread();
      if (!here || (key !== null && key !== here.topic.key) || (forum !== null && forum !== here.board)) return null;
      const say = await words(here.topic.key);
      if (say) await session?.run.refresh(say);
      return null;
    },
  };
  listen((message) => {
    if (!isMessage(message) || !Object.hasOwn(answers, message.name)) return null;
    const answer = answers[message.name as keyof TabCalls] as (ask: unknown) => Promise<unknown>;
    return answer(message.ask).then(ok, () => err({ code: 'no-answer' as const }));
  });

  void found().then(async (at) => {
    const watched = at && (await ask('thread/watched', { key: at.topic.key }));
    if (watched?.ok && watched.value.watched) await count();
  });
}
