import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type Forum, startForum } from '../demo/forum';
import { startBrowser } from './browsers';
import type { Driven } from './driven';
import { Hand } from './hand';
import { ARTIFACTS, type BrowserName, buildOf } from './where';

/** A browser with the extension, a demo forum and a hand, shared by the tests of one block. */
export interface Scene {
  readonly browser: Driven;
  readonly forum: Forum;
  readonly hand: Hand;
  /** Opens a tab; all tabs of a test are photographed if it fails and closed when it ends. */
  open: (url: string) => Promise<Page>;
  openOwn: (path: string) => Promise<Page>;
  /** Lets a tab go without closing it at the end of the test. */
  keep: (page: Page) => void;
  /** The browser is lost with everything in it; another one with an empty profile takes its place. */
  lose: () => Promise<void>;
}

/** Starts the scene before the tests of the block; each test begins with a fresh forum, the profile is shared. */
export function scene(name: BrowserName, mode: 'e2e' | 'production' = 'e2e'): Scene {
  let browser: Driven;
  let forum: Forum;
  let hand: Hand;
  const profiles: string[] = [];
  const pages = new Set<Page>();

  const start = async (): Promise<void> => {
    const profile = mkdtempSync(join(tmpdir(), `e2e-${name}-`));
    profiles.push(profile);
    const worn = name === 'firefox' ? inject('wornProfile') : null;
    if (worn !== null) cpSync(worn, profile, { recursive: true });
    browser = await startBrowser(name, { build: buildOf(name, mode), profile, headless: true });
    hand = new Hand(browser);
  };
  beforeAll(async () => {
    forum = await startForum();
    await start();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      mkdirSync(ARTIFACTS, { recursive: true });
      const title = task.name.replace(/[^\p{L}\p{N} -]+/gu, '');
      for (const [shot, page] of [...pages].entries()) {
        // A tab in the background is drawn by nobody: without coming to the front the shot would wait for ever.
        await page.bringToFront().catch(() => {});
        await page.screenshot({ path: `${ARTIFACTS}/failed ${name} ${title} ${shot + 1}.png` }).catch(() => {});
      }
    }
    for (const page of pages) await page.close().catch(() => {});
    pages.clear();
    forum.reset();
    hand.clicks = 0;
    hand.typed = 0;
  });
  afterAll(async () => {
    await browser?.close();
    await forum?.close();
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  const noted = (page: Page): Page => {
    pages.add(page);
    return page;
  };
  return {
    get browser() {
      return browser;
    },
    get forum() {
      return forum;
    },
    get hand() {
      return hand;
    },
    open: async (url) => noted(await browser.open(url)),
    openOwn: async (path) => noted(await browser.openOwn(path)),
    keep: (page) => pages.delete(page),
    lose: async () => {
      await browser.close();
      pages.clear();
      await start();
    },
  };
}

/** A forum the extension has no permission for, and one it has (the e2e build is granted localhost). */
export const STRANGE = 'lipovsk.localhost';
export const GRANTED = 'localhost';
