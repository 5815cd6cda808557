import { startCounter } from '../../../components/overlay/counter';
import type { ThreadView } from '../../../engine/protocol/calls';

const VIEW: ThreadView = {
  thread: { key: '', forum: '', engine: 'phpbb3', url: '', title: '', game: null, role: 'both', watched: true },
  game: null,
  decisions: [],
  aliases: [],
  inks: [],
  seen: [],
  pagesRead: [1],
  place: null,
  damaged: [],
  lang: 'ru',
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'thread/watched': { watched: true, lang: 'ru' },
  'thread/open': VIEW,
  'thread/saw': [],
};

const QUIET = 700;

/** The counter opens on this page as on a watched thread; resolves when it has counted and stopped changing the page. */
export function openCold(): Promise<{ votes: number; marks: number }> {
  return new Promise((resolve) => {
    let votes: number | null = null;
    let marks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      const done = votes;
      if (done !== null) timer = setTimeout(() => resolve({ votes: done, marks }), QUIET);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) marks += addedNodes.length;
      later();
    }).observe(document.documentElement, { childList: true, subtree: true });
    const send = async (message: { name: string; ask: unknown }): Promise<unknown> => {
      if (message.name === 'thread/saw') votes = (message.ask as { posts: unknown[] }).posts.length;
      later();
      return { ok: true, value: ANSWERS[message.name] ?? null };
    };
    const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    // In a task of its own: the task of the driver's call is not the counter's.
    setTimeout(() => startCounter({ wire: { send, alive: () => true, after }, listen: () => {} }), 50);
  });
}
