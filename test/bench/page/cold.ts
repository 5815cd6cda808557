import { startCounter } from '../../../components/overlay/counter';
import { readOptions } from '../../../components/overlay/rules';
import { openThread, wholePage } from '../../../engine/forums/read';
import type { PageCalls } from '../../../engine/protocol/calls';
import type { ThreadCount } from '../../../engine/votes/thread/count';
import type { PageReading } from '../../../engine/votes/thread/known';
import { view } from '../../votes/view';
import { barePass } from './clock';

const VIEW = view({
  thread: { key: '', forum: '', engine: 'phpbb3', url: '', title: '', game: null, role: 'both', watched: true },
  pagesRead: [1],
});

/** What the background answers; its own work is done elsewhere and is no task of the page. */
export interface Background {
  words: PageCalls['overlay/words']['answer'];
  count: ThreadCount;
}

/** The page as the counter reads it, so that the background's answer can be prepared. */
export function readingOf(): PageReading {
  const thread = openThread(document, readOptions(VIEW, location.href, new Date().toISOString()));
  if (!thread.ok) throw new Error(thread.error.code);
  const { topic, posts } = wholePage(thread.value);
  return { page: topic.page, pages: topic.pages, counts: {}, posts };
}

const QUIET = 700;

let answers: Readonly<Record<string, unknown>> = {};

/** Hands over the background's answers, before anything is measured. */
export function prepare({ words, count }: Background): void {
  answers = {
    'thread/watched': { watched: true, lang: 'ru' },
    'site/learned': null,
    'overlay/words': words,
    'thread/open': VIEW,
    'thread/count': count,
    'thread/saw': [],
  };
}

/** The counter opens on this page as on a watched thread; resolves when it has counted and stopped changing the page. */
export function openCold(): Promise<{ votes: number; added: number }> {
  return new Promise((resolve) => {
    let votes: number | null = null;
    let added = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      const done = votes;
      if (done !== null) timer = setTimeout(() => resolve({ votes: done, added }), QUIET);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) added += addedNodes.length;
      later();
    }).observe(document.documentElement, { childList: true, subtree: true });
    const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const send = async (message: { name: string; ask: unknown }): Promise<unknown> => {
      if (message.name === 'thread/saw') votes = (message.ask as { posts: unknown[] }).posts.length;
      later();
      // An answer of the background arrives as a task of its own.
      await after(1);
      return { ok: true, value: answers[message.name] ?? null };
    };
    // In a task of its own: the task of the driver's call is not the counter's.
    setTimeout(() => startCounter({ wire: { send, alive: () => true, after }, listen: () => {} }), 50);
  });
}

/** What a bare pass over this page costs on this machine at this moment, ms: the measure of the tasks told of. */
export function pass(): number {
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    barePass();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[4] ?? 0;
}
