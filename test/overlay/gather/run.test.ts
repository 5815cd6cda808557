// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17&start=40"}
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, Trouble } from '../../../components/overlay/gather/judge';
import { createRun, INTERVAL, type World } from '../../../components/overlay/gather/run';
import { createModel, type Model } from '../../../components/overlay/model';
import { sayIn } from '../../../components/overlay/say';
import { openThread } from '../../../engine/forums/read';
import { wholePage } from '../../../engine/forums/thread';
import type { PageCalls } from '../../../engine/protocol/calls';
import type { Result } from '../../../engine/result';
import type { ThreadCount } from '../../../engine/votes/thread/count';
import { postId } from '../../demo/day';
import { phpbbPage } from '../../demo/phpbb';
import { type DemoPost, type DemoThread, PER_PAGE, pagesOf } from '../../demo/thread';
import { clear, KEY, opened, type Stage } from '../stage';

afterEach(clear);

const MINUTE = 60_000;

interface Scene {
  made: Stage;
  thread: DemoThread;
  model: Model;
  /** Pages asked for, and how long after the answer before. */
  asked: { page: number; gap: number }[];
  world: World;
  /** What a page is answered with instead. */
  instead: Map<number, Answer | Trouble>;
  /** Done before a request. */
  before: (request: number) => void;
  /** The open page, as it is in the tab, counted. */
  count: () => Promise<ThreadCount>;
}

const said = (status: number, text = '', more: Partial<Answer> = {}): Answer => ({
  status,
  url: location.href,
  retryAfter: null,
  challenge: false,
  doc: new DOMParser().parseFromString(text, 'text/html'),
  ...more,
});

/** The third page of the day in a tab, and a run over its topic; the background's clock goes a minute a request. */
async function scene(): Promise<Scene> {
  let clock = Date.parse('2026-11-28T19:00:00Z');
  const made = await opened({
    now: () => {
      clock += 100;
      return new Date(clock).toISOString();
    },
  });
  const { thread } = made;
  const read = (doc: Document, url: string) => {
    const page = openThread(doc, { url, now: new Date(clock).toISOString(), zone: null });
    return page.ok ? page.value : null;
  };
  const here = read(document, location.href);
  if (!here) throw new Error('no thread');
  const came = clock;
  const shown = wholePage(here);
  const stop = new AbortController();
  const model = createModel({
    topic: here.topic,
    came: 0,
    say: sayIn('ru', {}),
    ask: ((name: string, ask: unknown) => made.background(name, structuredClone(ask))) as Model['ask'],
    hands: {
      show: () => false,
      copy: async () => false,
      read,
      recount: async () => undefined,
      close: () => undefined,
    },
    signal: stop.signal,
  });
  const asked: Scene['asked'] = [];
  const instead: Scene['instead'] = new Map();
  let time = 0;
  let answered = 0;
  const scene: Scene = {
    made,
    thread,
    model,
    asked,
    instead,
    before: () => undefined,
    world: {
      now: () => time,
      wait: async (until) => {
        time = Math.max(time, until);
      },
      ask: async (url) => {
        scene.before(asked.length);
        const page = Number(new URL(url).searchParams.get('start') ?? 0) / PER_PAGE + 1;
        asked.push({ page, gap: time - answered });
        clock += MINUTE;
        time += 100;
        answered = time;
        const other = instead.get(page);
        if (other) return other;
        if (page > pagesOf(thread)) return said(404);
        return said(200, phpbbPage(thread, page, { forum: 'Форум', scripts: [] }), { url });
      },
    },
    count: async () => {
      const { page, pages } = here.topic;
      const reading = { page, pages, posts: shown.posts, age: clock - came };
      const ask: PageCalls['thread/count']['ask'] = { key: KEY, reading };
      const count = (await made.background('thread/count', ask)) as Result<ThreadCount, unknown>;
      if (!count.ok) throw new Error('no count');
      return count.value;
    },
  };
  return scene;
}

const pages = ({ asked }: Scene): number[] => asked.map(({ page }) => page);
const ballotOf = (count: ThreadCount, post: number) =>
  count.ballots
    .filter((ballot) => ballot.post === String(post))
    .map(({ status, reasons }) => `${status} ${reasons[0]?.code}`);
const add = (thread: DemoThread, text: string): DemoPost => {
  const [, author] = thread.posts;
  const post: DemoPost = {
    id: Math.max(...thread.posts.map(({ id }) => id)) + 1,
    author: author?.author ?? { id: 1, nick: 'x' },
    at: '2026-11-28T21:30:00+03:00',
    text,
  };
  thread.posts.push(post);
  return post;
};
const edit = (thread: DemoThread, n: number, text: string): void => {
  const post = thread.posts.find(({ id }) => id === postId(n));
  if (post) Object.assign(post, { text, edited: { by: post.author, at: '2026-11-28T21:40:00+03:00' } });
};
const remove = (thread: DemoThread, n: number): void => {
  thread.posts.splice(
    thread.posts.findIndex(({ id }) => id === postId(n)),
    1,
  );
};

describe('a run over the topic', () => {
  it('reads page after page, a second apart, and the whole day is counted', async () => {
    const it = await scene();
    expect((await it.count()).unread).toEqual([1, 2]);
    const run = createRun(it.model, it.world);
    await run.go();
    expect(pages(it)).toEqual([2, 1, 3]);
    expect(it.asked.slice(1).every(({ gap }) => gap >= INTERVAL)).toBe(true);
    expect(run.progress).toMatchObject({ phase: 'done', total: 3, done: 3, fresh: 40, changed: 0, missing: [] });
    const count = await it.count();
    expect(count.unread).toEqual([]);
    // Votes of the first two pages count (post 6, post 23, post 31).
    for (const n of [6, 23, 31]) expect(ballotOf(count, postId(n))).toEqual(['counts counts']);
  });

  it('a second round asks for what can have changed only', async () => {
    const it = await scene();
    const run = createRun(it.model, it.world);
    await run.go();
    it.asked.length = 0;
    await run.go();
    // All of it was written a day ago: edits are looked for.
    expect(pages(it)).toEqual([2, 1, 3]);
    await run.go(true);
    expect(pages(it)).toEqual([2, 1, 3, 2, 1, 3]);
  });

  it('two clicks are one run; a run that is stopped goes on where it was', async () => {
    const it = await scene();
    const run = createRun(it.model, it.world);
    it.before = (request) => {
      if (request === 1) run.stop();
    };
    await Promise.all([run.go(), run.go()]);
    expect(pages(it)).toEqual([2, 1]);
    expect(run.progress).toMatchObject({ phase: 'stopped', trouble: null });
    it.before = () => undefined;
    await run.go();
    expect(pages(it)).toEqual([2, 1, 1, 3]);
  });

  it('another tab, or the same after a reload, goes on with the round as well', async () => {
    const it = await scene();
    const first = createRun(it.model, it.world);
    it.before = (request) => {
      if (request === 1) first.stop();
    };
    await first.go();
    it.before = () => undefined;
    await createRun(it.model, it.world).go();
    expect(pages(it)).toEqual([2, 1, 1, 3]);
  });

  it('a post that came after the tab did is a vote, not a loss; the last page is read until nothing comes', async () => {
    const it = await scene();
    let late: DemoPost | null = null;
    it.before = (request) => {
      if (request === 2) late = add(it.thread, 'Голос: [color=red]Гоша[/color]');
    };
    await createRun(it.model, it.world).go();
    const count = await it.count();
    const post = Number((late as DemoPost | null)?.id);
    expect(ballotOf(count, post)).toEqual(['counts counts']);
  });

  it('an edit on the open page that was fetched later than the tab came is the newer text', async () => {
    const it = await scene();
    await createRun(it.model, it.world).go();
    edit(it.thread, 45, 'Передумал: [color=red]Марк[/color]');
    const run = createRun(it.model, it.world);
    await run.go();
    expect(run.progress.changed).toBe(1);
    const [ballot] = (await it.count()).ballots.filter(({ post }) => post === String(postId(45)));
    // The first text counts, and the count says that there is another.
    expect(ballot?.reasons.map(({ code }) => code)).toContain('edited-first');
    // The tab hands in its old text once more: that is no third version.
    await it.made.ask('page/changed', { key: KEY, forum: null });
    expect((await it.made.db.seen.get([KEY, String(postId(45))]))?.later).toHaveLength(1);
  });

  it('a vote deleted on another page is a doubt, found by the page behind that begins otherwise', async () => {
    const it = await scene();
    await createRun(it.model, it.world).go();
    const listed = ({ ballots }: ThreadCount): string[] =>
      ballots.map(({ post, voter, raw }) => `${post} ${voter} ${raw}`);
    const before = listed(await it.count());
    remove(it.thread, 23);
    it.asked.length = 0;
    await createRun(it.model, it.world).go();
    const count = await it.count();
    expect(ballotOf(count, postId(23))).toEqual(['doubt vanished']);
    expect(ballotOf(count, postId(6))).toEqual(['counts counts']);
    // Each post once, whatever page it moved to.
    expect(listed(count)).toEqual(before);
  });

  it('a deletion in the middle of the collecting loses nothing', async () => {
    const it = await scene();
    it.before = (request) => {
      if (request === 1) remove(it.thread, 2);
    };
    await createRun(it.model, it.world).go();
    const known = new Set((await it.made.db.threads.get(KEY))?.looks?.flatMap(({ ids }) => ids));
    expect(it.thread.posts.filter(({ id }) => !known.has(String(id)))).toEqual([]);
  });

  it('numbers of remembered posts follow a deletion', async () => {
    const it = await scene();
    await createRun(it.model, it.world).go();
    remove(it.thread, 2);
    await createRun(it.model, it.world).go(true);
    expect((await it.made.db.seen.get([KEY, String(postId(23))]))?.post.number).toBe(22);
  });

  it('pages that are not there are named; three in a row stop it', async () => {
    const it = await scene();
    it.instead.set(2, said(404));
    const run = createRun(it.model, it.world);
    await run.go();
    expect(run.progress).toMatchObject({ phase: 'done', done: 2, missing: [{ page: 2, why: 'not-found' }] });
    expect((await it.count()).unread).toEqual([2]);
    for (const page of [1, 2, 3]) it.instead.set(page, said(200, '<p>Форум переезжает</p>'));
    await run.go(true);
    expect(run.progress).toMatchObject({ phase: 'stopped', trouble: { code: 'nothing' } });
  });

  it.each([
    [{ code: 'offline' }, 'offline'],
    [said(500), 'error'],
    [said(401), 'login'],
  ] as const)('%j stops it, what was read is kept', async (answer, code) => {
    const it = await scene();
    it.instead.set(1, answer);
    const run = createRun(it.model, it.world);
    await run.go();
    expect(run.progress).toMatchObject({ phase: 'stopped', trouble: { code } });
    expect((await it.count()).unread).toEqual([1]);
  });

  it('the quiet a forum asks for is kept, by a new tab too', async () => {
    const it = await scene();
    it.instead.set(1, said(429, '', { retryAfter: '1800' }));
    await createRun(it.model, it.world).go();
    it.instead.clear();
    await createRun(it.model, it.world).go();
    const [, refused, second] = it.asked;
    expect([refused?.page, second?.page]).toEqual([1, 1]);
    expect(second?.gap).toBeGreaterThanOrEqual(1_700_000);
  });

  it('what the extension cannot keep stops it', async () => {
    const it = await scene();
    const { ask } = it.model;
    const model: Model = {
      ...it.model,
      ask: ((name: string, argument: never) =>
        name === 'thread/saw'
          ? Promise.resolve({ ok: false, error: { code: 'storage-full' } })
          : ask(name as never, argument)) as Model['ask'],
      view: it.model.view,
    };
    const run = createRun(model, it.world);
    await run.go();
    expect(run.progress).toMatchObject({
      phase: 'stopped',
      trouble: { code: 'call', problem: { code: 'storage-full' } },
    });
    expect(pages(it)).toEqual([2]);
  });
});
