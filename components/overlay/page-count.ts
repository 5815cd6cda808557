import type { Forums } from '../../engine/forums/forums';
import { openAmong, type Thread } from '../../engine/forums/thread';
import { problem } from './actions';
import { handIn } from './hand-in';
import type { Model } from './model';
import { paced } from './pace';
import { type Places, placesOf } from './reading';
import { readingKey, readOptions } from './rules';
import { readingOf } from './thread-state';

/** The work behind the overlay: reads the page, has it counted, keeps first texts; no view of its own. */
export interface PageCount {
  /** A page as it is read under the rules known now. */
  read: (doc: Document, at: string) => Thread | null;
  /** Where the posts stand now. */
  places: () => Places;
  /** Reads, opens the thread in the background and counts; the first thing done. */
  open: () => Promise<void>;
  /** The view again, and what follows from it. */
  refresh: () => Promise<void>;
  /** Counts what is read; one count at a time, and one more if something changed meanwhile. */
  recount: () => Promise<void>;
  /** The page changed in these elements. */
  changed: (touched: ReadonlySet<Element>) => Promise<void>;
}

export interface PageCountParts {
  model: Model;
  thread: Thread;
  /** The engines the thread was found among. */
  forums: Forums;
  url: string;
  signal: AbortSignal;
}

export function countPage({ model, thread: first, forums, url, signal }: PageCountParts): PageCount {
  const { topic, board, forum } = first;
  const { key } = topic;
  let thread = first;
  let places = placesOf(thread);
  let readBy = readingKey(null);

  const readAll = async (): Promise<void> => {
    const done = await paced(thread.reading(), { signal });
    if (!done) return;
    places.survey();
    const { posts, counts } = done.value;
    model.dispatch(
      { kind: 'posts', posts, order: posts.map((post) => post.id) },
      { kind: 'complete', counts, zone: thread.zone() },
    );
  };

  let counting: Promise<void> | null = null;
  let again = false;
  const countOnce = async (): Promise<void> => {
    do {
      again = false;
      const count = await model.ask('thread/count', { key, reading: readingOf(model.view.thread) });
      if (signal.aborted) return;
      if (count.ok) model.dispatch({ kind: 'count', count: count.value });
      else model.tell(problem(count.error));
    } while (again);
  };
  const recount = (): Promise<void> => {
    if (counting) again = true;
    else {
      counting = countOnce().finally(() => {
        counting = null;
      });
    }
    return counting;
  };

  /** Hands in posts that hold votes, so that their first texts are kept, and marks the page as read. */
  const remember = async (ids: readonly string[]): Promise<void> => {
    const { posts, gone, came } = model.view.thread;
    const { byPost } = model.view.shown;
    const sight = {
      topic,
      url,
      age: performance.now() - came,
      raw: false,
      posts: [...posts.values(), ...gone.values()],
    };
    const read = ids.flatMap((id) => posts.get(id) ?? []);
    await handIn(model, sight, read, ({ id, runs }) => runs.length > 0 || byPost.has(id));
  };

  const read = (doc: Document, at: string): Thread | null => {
    const opened = openAmong(forums, doc, readOptions(model.view.thread.view, at, new Date().toISOString()));
    return opened.ok ? opened.value : null;
  };

  const refresh = async (): Promise<void> => {
    const ask = { key, forum: board, engine: forum.id, url, title: topic.title };
    const view = await model.ask('thread/open', ask);
    if (signal.aborted) return;
    if (view.ok) {
      const { place } = view.value;
      // Who asked for the count wants to see it, even where the overlay was last left collapsed.
      const asked = model.view.focus > 0;
      if (model.view.place === null && place) model.set({ place: asked ? { ...place, collapsed: false } : place });
      model.dispatch({ kind: 'view', view: view.value });
      const by = readingKey(view.value);
      // Other rules read the page otherwise: bold or plain votes, a zone for its times, answers about colours.
      const anew = by === readBy ? null : read(document, url);
      if (anew) {
        thread = anew;
        places = placesOf(thread);
        readBy = by;
        await readAll();
      }
    }
    await recount();
    if (!signal.aborted) await remember([...model.view.thread.posts.keys()]);
  };

  return {
    read,
    places: () => places,
    open: () => readAll().then(refresh),
    refresh,
    recount: async () => {
      if (readingKey(model.view.thread.view) === readBy) await recount();
      else await refresh();
    },
    changed: async (touched) => {
      const change = places.update(touched);
      if (!change) return;
      model.dispatch({ kind: 'posts', ...change });
      await recount();
      await remember(change.posts.map((post) => post.id));
    },
  };
}
