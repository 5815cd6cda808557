import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { makeBuild } from '../cli/builds';
import { type Forum, startForum, THREADS } from '../demo/forum';
import { chromium } from '../e2e/chromium';
import type { Driven } from '../e2e/driven';
import { buildOf } from '../e2e/where';
import { type Line, lineOf } from './line';
import { playedGames, type Shelves } from './played';

const GAMES = 50;
const RUNS = 12;
/** With fifty finished games behind him a host waits at most three times as long for the popup as on the first day. */
const LIMIT = 3;

/** Primary keys of the secret tables: a browser that never hosted has no secret database yet. */
const SECRET_KEYS = { games: 'id', entries: ['game', 'seq'] };

/** Puts rows into the databases past the program. */
async function fill(own: Page, shelves: Shelves): Promise<void> {
  for (const [name, tables] of Object.entries(shelves)) {
    await own.evaluate(`new Promise((resolve, reject) => {
      const opening = indexedDB.open(${JSON.stringify(name)});
      opening.onupgradeneeded = () => {
        for (const [table, keyPath] of Object.entries(${JSON.stringify(SECRET_KEYS)}))
          opening.result.createObjectStore(table, { keyPath });
      };
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const db = opening.result;
        const writing = db.transaction([...db.objectStoreNames], 'readwrite');
        for (const [table, rows] of Object.entries(${JSON.stringify(tables)}))
          for (const row of rows) writing.objectStore(table).put(row);
        writing.oncomplete = () => { db.close(); resolve(null); };
        writing.onerror = () => reject(writing.error);
      };
    })`);
  }
}

/**
 * When the popup has shown what the page is, ms after the browser began to load it: the browser's own note of its largest
 * text, which is the title of the topic and the hints of the buttons.
 */
async function paintOf(browser: Driven, page: Page): Promise<number> {
  const popup = await browser.pressToolbar(page);
  for (const end = Date.now() + 20_000; ; ) {
    const at = await popup.evaluate<number | null>(`new Promise((resolve) => {
      if (!document.querySelector('main.popup button.primary')) return resolve(null);
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? null))
        .observe({ type: 'largest-contentful-paint', buffered: true });
    })`);
    if (at !== null) {
      await popup.evaluate('setTimeout(() => window.close(), 20) && null').catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 300));
      return at;
    }
    if (Date.now() > end) throw new Error('the popup shows no thread');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Open {
  browser: Driven;
  page: Page;
  profile: string;
}

async function opened(forum: Forum, games: number): Promise<Open> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-paint-'));
  const browser = await chromium({ build: buildOf('chromium', 'production'), profile, headless: true });
  // The desk makes the public database.
  const own = await browser.openOwn('desk.html');
  await own.waitForSelector('main.desk h1');
  if (games > 0) await fill(own, playedGames(games, forum.path('/')));
  await own.close();
  const page = await browser.open(forum.url(THREADS.day, 3));
  return { browser, page, profile };
}

/** The popup over a thread of a forum where fifty games were played, and over the same thread in a fresh browser, in turn. */
export async function bench(): Promise<Line[]> {
  const trouble = await makeBuild({ browser: 'chrome', mode: 'production' });
  if (trouble !== null) throw new Error(trouble);
  const forum = await startForum();
  const both = [await opened(forum, GAMES), await opened(forum, 0)] as const;
  try {
    const [full, empty] = both;
    const samples: number[] = [];
    const base: number[] = [];
    for (let run = -2; run < RUNS; run += 1) {
      const one = await paintOf(full.browser, full.page);
      const other = await paintOf(empty.browser, empty.page);
      // The first openings fill the browser's own caches.
      if (run < 0) continue;
      samples.push(one);
      base.push(other);
    }
    return [
      lineOf('paint', samples, base, LIMIT, {
        games: GAMES,
        what: 'the popup, until the topic and its buttons are painted',
      }),
    ];
  } finally {
    for (const { browser, profile } of both) {
      await browser.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
    await forum.close();
  }
}
