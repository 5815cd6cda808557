import type { Post } from '../../../engine/forums/page';
import type { Thread } from '../../../engine/forums/thread';
import type { CallProblem, PageCalls } from '../../../engine/protocol/calls';
import type { Gathering } from '../../../engine/protocol/topic-pages';
import { pageId } from '../../../engine/votes/thread/pages';
import { handIn } from '../hand-in';
import type { Model } from '../model';
import { paced } from '../pace';
import { askForum } from './ask-forum';
import { type Absence, type Answer, judge, type Trouble, type Verdict } from './judge';
import { type Leaf, planOf } from './plan';
import { waitUntil } from './wait';

/** Quiet time between an answer of the forum and the next question, ms. */
export const INTERVAL = 1000;

/** So many pages in a row that are not there are no gap in a topic: the forum has something else to say. */
const MOST_MISSING = 3;

/** So often a page is looked at in one round. */
const MOST_LOOKS = 20;

/** What stopped the collecting: the forum, or the extension itself. */
export type Hindrance = Trouble | { code: 'broken' } | { code: 'call'; problem: CallProblem };

/** Where the collecting stands, for the eyes. */
export interface Progress {
  phase: 'reading' | 'waiting' | 'stopped' | 'done';
  total: number;
  done: number;
  /** Time left as far as is known, s. */
  seconds: number;
  /** What is being read: a number, `null` on pagers without numbers and between the pages. */
  page: number | null;
  trouble: Hindrance | null;
  missing: readonly { page: number | null; why: Absence }[];
  /** Posts nobody had read here before, and posts whose text was found to be another. */
  fresh: number;
  changed: number;
}

/** What a run does to the world; tests hand in their own. */
export interface World {
  ask: (url: string, signal: AbortSignal) => Promise<Answer | Trouble>;
  wait: typeof waitUntil;
  /** Milliseconds that only grow. */
  now: () => number;
}

const WORLD: World = { ask: askForum, wait: waitUntil, now: () => performance.now() };

export interface Run {
  readonly progress: Progress;
  /** Begins, or goes on where it stopped; `anew` reads every page once more. Resolves when it stops. */
  go: (anew?: boolean) => Promise<void>;
  stop: () => void;
  watch: (watcher: () => void) => () => void;
}

const NOTHING_YET = { total: 0, done: 0, seconds: 0, page: null, trouble: null, missing: [], fresh: 0, changed: 0 };

/** Collects the topic of a model, one request at a time. It outlives the view of it, not the overlay. */
export function createRun(model: Model, world: World = WORLD): Run {
  const { topic } = model.view.thread;
  const { key } = topic;
  const links = new Map(topic.links.map(({ page, url }) => [page, url]));
  const guest = document.querySelector('input[type="password"]') !== null;
  let progress: Progress = { ...NOTHING_YET, phase: 'reading' };
  const watchers = new Set<() => void>();
  const show = (part: Partial<Progress>): void => {
    progress = { ...progress, ...part };
    for (const watcher of watchers) watcher();
  };
  let stopping = new AbortController();
  let running: Promise<void> | null = null;
  /** The forum is not asked before. */
  let quiet = 0;

  const take = (step: PageCalls['thread/gather']['ask']['step'], wait?: number) =>
    model.ask('thread/gather', { key, step, ...(wait !== undefined && { wait: Math.round(wait) }) });
  const stopped = (trouble: Hindrance | null): void => show({ phase: 'stopped', page: null, trouble });
  const failed = (problem: CallProblem): void => stopped({ code: 'call', problem });

  /** Hands in a page that was read. Votes in plain words are told by counting the page by itself. */
  const keep = async (
    thread: Thread,
    leaf: Leaf,
    url: string,
    answered: number,
    known: Set<string>,
  ): Promise<CallProblem | null> => {
    const read = await paced(thread.reading(), { signal: stopping.signal });
    if (read === null) return null;
    const { posts } = read.value;
    const { next, prev, pages } = thread.topic;
    const page = thread.topic.page ?? (next === null && prev === null ? null : leaf.page);
    const count = await model.ask('thread/count', { key, reading: { page, pages, posts } });
    const voting = new Set(count.ok ? count.value.ballots.map((ballot) => ballot.post) : []);
    const { seen } = model.view.thread;
    const votes = ({ id, runs }: Post): boolean => runs.length > 0 || voting.has(id) || seen.has(id);
    const sight = { topic: { ...thread.topic, page }, url, age: world.now() - answered, raw: true, posts };
    const handed = await handIn(model, sight, posts, votes);
    if (!handed.ok) return handed.error;
    const news = handed.value.filter(({ id, later }) => later.length > (seen.get(id)?.later.length ?? 0));
    show({
      fresh: progress.fresh + posts.filter(({ id }) => !known.has(id)).length,
      changed: progress.changed + news.length,
    });
    for (const { id } of posts) known.add(id);
    await model.hands.recount();
    return null;
  };

  /** Asks for one page when the time has come; `null` when the user stopped it. */
  const fetched = async (url: string, until: number): Promise<Verdict | null> => {
    const { signal } = stopping;
    quiet = Math.max(quiet, until);
    const tick = (): void => {
      if (quiet - world.now() > 2 * INTERVAL)
        show({ phase: 'waiting', seconds: Math.ceil((quiet - world.now()) / 1000) });
    };
    await world.wait(quiet, signal, tick);
    if (signal.aborted) return null;
    show({ phase: 'reading' });
    const answer = await world.ask(url, signal);
    quiet = world.now() + INTERVAL;
    if (signal.aborted) return null;
    if (!('doc' in answer)) return { kind: 'stop', trouble: answer };
    const asked = { key, origin: location.origin, guest, now: Date.now() };
    return judge(answer, model.hands.read(answer.doc, answer.url), asked);
  };

  const collect = async (anew: boolean): Promise<void> => {
    show({ ...NOTHING_YET, phase: 'reading' });
    const walked = new Set<string>();
    const missing = new Map<string, Progress['missing'][number]>();
    const passed = new Set<string>();
    const times = new Map<string, number>();
    let inRow = 0;
    let standing = await take(anew ? 'anew' : 'begin');
    const known = new Set(standing.ok ? standing.value.pages.flatMap(({ ids }) => ids) : []);
    for (;;) {
      if (!standing.ok) return failed(standing.error);
      const gathering: Gathering = standing.value;
      const unreached = new Set([...missing.keys(), ...passed]);
      const plan = planOf({ gathering, links, here: location.href, missing: unreached, walked });
      for (const { id, page } of plan.lost) missing.set(id, { page, why: 'no-address' });
      const { next, total, done, left } = plan;
      const page = next?.leaf.page ?? null;
      show({ total, done, page, missing: [...missing.values()], seconds: Math.ceil((left * INTERVAL * 1.3) / 1000) });
      if (next === null) break;
      const { leaf } = next;
      times.set(leaf.id, (times.get(leaf.id) ?? 0) + 1);
      // A page that is never the same twice would be read for ever.
      if (times.get(leaf.id) === MOST_LOOKS) passed.add(leaf.id);
      const until = gathering.round?.until ?? gathering.now;
      const verdict = await fetched(leaf.url, world.now() + Date.parse(until) - Date.parse(gathering.now));
      if (verdict === null) return stopped(null);
      if (verdict.kind === 'stop') {
        if (verdict.trouble.code === 'busy') await take('wait', verdict.trouble.wait);
        return stopped(verdict.trouble);
      }
      if (verdict.kind === 'missing') {
        missing.set(leaf.id, { page, why: verdict.why });
        inRow += 1;
        if (inRow === MOST_MISSING) return stopped({ code: 'nothing' });
      } else {
        inRow = 0;
        walked.add(leaf.id);
        for (const link of verdict.thread.topic.links) links.set(link.page, link.url);
        const problem = await keep(verdict.thread, leaf, leaf.url, quiet - INTERVAL, known);
        if (problem !== null) return failed(problem);
        if (stopping.signal.aborted) return stopped(null);
      }
      standing = await take('look');
      // It answers for another page though its pager knows this one: it would be asked for ever.
      const read = standing.ok ? standing.value.pages.find((it) => pageId(it.page, it.url) === leaf.id) : undefined;
      const isShorter = verdict.kind === 'page' && (verdict.thread.topic.pages ?? total) < (leaf.page ?? 0);
      if (!isShorter && (!read || read.at < (gathering.round?.since ?? ''))) passed.add(leaf.id);
    }
    await take('end');
    show({ phase: 'done', page: null });
  };

  return {
    get progress() {
      return progress;
    },
    go: (anew = false) => {
      if (running) return running;
      stopping = new AbortController();
      running = collect(anew)
        // A page that breaks the reader is our bug; the user still learns that it stopped.
        .catch(() => stopped({ code: 'broken' }))
        .finally(() => {
          running = null;
        });
      return running;
    },
    stop: () => stopping.abort(),
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
