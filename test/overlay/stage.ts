import axe from 'axe-core';
import { expect, vi } from 'vitest';
import { partFile } from '../../components/background/browser-api';
import { patternOf } from '../../components/background/sites';
import { startBackground } from '../../components/background/start';
import { startCounter } from '../../components/overlay/counter';
import { gatherPart } from '../../components/overlay/gather/part';
import { mount } from '../../components/overlay/larger/mount';
import { insertCount, replyHere } from '../../components/overlay/larger/reply';
import { providePart } from '../../components/overlay/parts';
import { pick } from '../../components/overlay/picker/pick';
import { ALL } from '../../engine/forums/all';
import { withLearned } from '../../engine/forums/learned/among';
import type { PageAbout } from '../../engine/protocol/calls';
import type { Message, Wire } from '../../engine/protocol/message';
import { beginGame } from '../../engine/store/public/begin';
import type { PublicDb } from '../../engine/store/public/db';
import { editGame } from '../../engine/store/public/games';
import type { Lang } from '../../engine/words';
import { fakeBrowser } from '../background/fake-browser';
import { demoDay } from '../demo/day';
import { phpbbPage, phpbbPost } from '../demo/phpbb';
import type { DemoPost, DemoThread } from '../demo/thread';
import { freshGround, ticking } from '../store/ground';

export const KEY = 'phpbb3|http://forum.example|/|17';

/** What the scripts that travel apart do when they are put into the page. */
const PARTS: Readonly<Record<string, () => void>> = {
  [partFile('forums')]: () => providePart('forums', { all: ALL, learned: (site) => withLearned(ALL, site) }),
  [partFile('gather')]: () => providePart('gather', gatherPart),
  [partFile('larger')]: () => providePart('larger', { mount, insertCount, replyHere }),
  [partFile('picker')]: () => providePart('picker', { pick }),
};

/** Puts a page into the document as the forum would send it; its scripts do not run. */
export function putPage(thread: DemoThread, page: number): void {
  const html = phpbbPage(thread, page, { forum: 'Форум', scripts: [] });
  document.documentElement.innerHTML = html.replace(/^[\s\S]*?<html[^>]*>|<\/html>\s*$/g, '');
}

/** Puts another page's posts into the open document, as forums do that turn pages by script. */
export function turnTo(thread: DemoThread, page: number): void {
  const html = phpbbPage(thread, page, { forum: 'Форум', scripts: [] });
  document.body.innerHTML = html.replace(/^[\s\S]*?<body[^>]*>|<\/body>[\s\S]*$/g, '');
}

export interface Stage {
  db: PublicDb;
  thread: DemoThread;
  /** Calls made to the background, by name. */
  calls: string[];
  /** What the background does: `null` = answers as it should, else fails so. */
  trouble: { alive: boolean; fail: Error | null; only: RegExp };
  /** Asks the script as the popup does. */
  ask: (name: string, argument?: unknown) => Promise<unknown>;
  /** Asks the background as the desk or a test does. */
  background: (name: string, argument: unknown) => Promise<unknown>;
  /** The opened root of the overlay, `null` while there is none. */
  root: () => ShadowRoot | null;
  /** Opened roots of the marks by post. */
  mark: (post: string) => HTMLButtonElement | null;
  /** Adds a post to the page as the forum's own script does. */
  add: (post: Pick<DemoPost, 'author' | 'at' | 'text'>) => DemoPost;
  /** Draws a post anew. */
  redraw: (post: DemoPost) => void;
}

/** The demo day's third page with the script in it and the real background on a database of its own behind it. */
export function stage(
  options: { lang?: Lang; page?: number; html?: string; db?: PublicDb; now?: () => string } = {},
): Stage {
  vi.stubEnv('E2E', 'yes');
  // Nothing is laid out here: elements have no size and are all shown unless hidden by an attribute.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.closest('[hidden]') === null;
  };
  const thread = demoDay(17);
  if (options.html) document.documentElement.innerHTML = options.html;
  else putPage(thread, options.page ?? 3);
  const db = options.db ?? freshGround().db;
  const fake = fakeBrowser({
    tabs: [{ id: 7, url: location.href, run: (file) => PARTS[file]?.() }],
    granted: [patternOf(location.origin)],
  });
  startBackground({
    browser: fake.browser,
    db,
    now: options.now ?? ticking('2026-11-28T16:00:00.000Z'),
    newId: () => 'game',
    later: (work) => void work.catch(() => undefined),
    lang: async () => options.lang ?? 'ru',
  });
  const calls: string[] = [];
  const trouble: Stage['trouble'] = { alive: true, fail: null, only: /./ };
  const site = { id: 'our-id', url: location.href, frameId: 0, tab: { id: 7 } };
  const wire: Wire = {
    send: async (message: Message) => {
      calls.push(message.name);
      if (trouble.fail && trouble.only.test(message.name)) throw trouble.fail;
      return fake.send(message.name, structuredClone(message.ask), site);
    },
    alive: () => trouble.alive,
    after: () => new Promise(() => undefined),
  };
  let answer: (message: unknown) => Promise<unknown> | null = () => null;
  startCounter({
    wire,
    listen: (own) => {
      answer = own;
    },
  });
  const roots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('*')].filter((node) => node.shadowRoot);
  return {
    db,
    thread,
    calls,
    trouble,
    ask: async (name, argument = null) => answer({ prokurator: 1, name, ask: argument }),
    background: (name, argument) => Promise.resolve(fake.send(name, argument, site)),
    root: () => roots().find((node) => node.parentNode === document.documentElement)?.shadowRoot ?? null,
    mark: (post) =>
      document.querySelector(`#p${post} .content > span:last-of-type`)?.shadowRoot?.querySelector('button') ?? null,
    add: (what) => {
      const post: DemoPost = { id: Math.max(...thread.posts.map(({ id }) => id)) + 1, ...what };
      thread.posts.push(post);
      const box = document.createElement('template');
      box.innerHTML = phpbbPost(thread, post);
      [...document.querySelectorAll('div.post')].at(-1)?.after(box.content);
      return post;
    },
    redraw: (post) => {
      const box = document.createElement('template');
      box.innerHTML = phpbbPost(thread, post);
      document.getElementById(`p${post.id}`)?.replaceWith(box.content);
    },
  };
}

/** Ends what a test began: the next one starts in a page without the script. */
export function clear(): void {
  const world = globalThis as unknown as Record<symbol, { stop: () => void } | undefined>;
  world[Symbol.for('counter')]?.stop();
  delete world[Symbol.for('counter')];
  document.documentElement.innerHTML = '';
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
}

/** Waits until a check gives something. */
export async function until<T>(check: () => T | null | undefined | false, what = 'it'): Promise<T> {
  const end = Date.now() + 5000;
  for (;;) {
    const value = check();
    if (value) return value;
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Opens the overlay and waits for the count. */
export async function opened(
  options: Parameters<typeof stage>[0] & { game?: boolean | 'confirmed' } = {},
): Promise<Stage & { view: Hand }> {
  const made = stage(options);
  if (options.game) {
    const { value } = (await made.ask('page/ask')) as { value: PageAbout };
    await beginGame(made.db, value, null, '2026-11-28T16:00:00.000Z', () => 'game');
    if (options.game === 'confirmed')
      await editGame(made.db, 'game', { kind: 'confirm', confirmed: true }, '2026-11-28T16:00:00.000Z');
  }
  await made.ask('page/count');
  await until(() => made.root()?.querySelector('table.standings, .panel .empty:not(:empty)'), 'the count');
  await until(() => made.calls.includes('thread/saw'), 'the page handed in');
  const view = new Hand(() => {
    const root = made.root();
    if (!root) throw new Error('no overlay');
    return root;
  });
  return Object.assign(made, { view });
}

/** A user at the overlay. */
export class Hand {
  readonly root: () => ShadowRoot;
  constructor(root: () => ShadowRoot) {
    this.root = root;
  }

  all<E extends Element = HTMLElement>(css: string): E[] {
    return [...this.root().querySelectorAll<E>(css)];
  }
  text(css: string): string {
    return (this.root().querySelector(css)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
  /** Control by its accessible name. */
  find(name: RegExp): HTMLElement | null {
    return (
      this.all('button, a, input, select').find((element) =>
        name.test(
          element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '',
        ),
      ) ?? null
    );
  }
  async press(name: RegExp): Promise<void> {
    (await until(() => this.find(name), `control ${name}`)).click();
    await settled();
  }
  async type(name: RegExp, text: string): Promise<void> {
    const field = (await until(() => this.find(name), `field ${name}`)) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  }
  async choose(name: RegExp, value: string): Promise<void> {
    const field = (await until(() => this.find(name), `list ${name}`)) as HTMLSelectElement;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  }
  async key(key: string, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more });
    (this.root().activeElement ?? this.root().host).dispatchEvent(event);
    await settled();
    return event;
  }
  get focused(): string {
    const element = this.root().activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  }
  /** Standings as `name against/for/penalty total`. */
  standings(): Record<string, string> {
    return Object.fromEntries(
      this.all('tbody tr').map((row) => [
        row.querySelector('.name')?.textContent ?? '',
        [...row.querySelectorAll('td')].map((cell) => cell.textContent || '0').join(' '),
      ]),
    );
  }
}

/** Until what was set off by an event is drawn. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Nothing axe knows is wrong with the overlay (colours need a real browser and are checked there). */
export async function accessible(root: ShadowRoot): Promise<void> {
  const { violations } = await axe.run(root.host, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
