import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startForum, THREADS } from '../demo/forum';
import type { Row } from '../demo/truth';
import { startBrowser } from '../e2e/browsers';
import { followByHand } from '../e2e/counting';
import { openGame, setUpDay, speakRussian } from '../e2e/desk';
import { Hand } from '../e2e/hand';
import { counted } from '../e2e/overlay';
import { ARTIFACTS, type BrowserName, browserPath, buildOf } from '../e2e/where';
import { makeBuild } from './builds';
import { setUp } from './setup';

/** Can a window be shown here? */
const hasDisplay = (): boolean =>
  process.platform === 'win32' ||
  process.platform === 'darwin' ||
  Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

function print(rows: Readonly<Record<string, Row>>): void {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  console.log(`\n${'игрок'.padEnd(width)}  против  за  штраф  итог`);
  for (const [name, row] of Object.entries(rows)) {
    const cells = [row.against, row.for, row.penalty, row.total].map(String);
    const [against = '', favour = '', penalty = '', total = ''] = cells;
    console.log(
      `${name.padEnd(width)}  ${against.padStart(6)}  ${favour.padStart(2)}  ${penalty.padStart(5)}  ${total.padStart(4)}`,
    );
  }
}

/**
 * `npm start [-- chromium|firefox]`: builds the extension, serves the demo game and opens a browser in which the game is
 * already hosted: roster pasted and confirmed, three pages read, the count on the page. Without a display it prints the
 * count and the place of a screenshot. The build is the one for drivers: localhost is granted and
 * shadow roots are open.
 */
export async function main(args: readonly string[]): Promise<number> {
  const problems = await setUp(console.log);
  const wanted = args.find((arg): arg is BrowserName => arg === 'chromium' || arg === 'firefox');
  const name = wanted ?? (browserPath('chromium') === null ? 'firefox' : 'chromium');
  if (browserPath(name) === null) {
    for (const problem of problems) console.error(problem);
    return 1;
  }
  console.log('building the extension…');
  const trouble = await makeBuild({ browser: name === 'chromium' ? 'chrome' : 'firefox', mode: 'e2e' });
  if (trouble !== null) {
    console.error(trouble);
    return 1;
  }

  const shown = hasDisplay();
  const forum = await startForum();
  const profile = mkdtempSync(join(tmpdir(), 'prokurator-demo-'));
  const browser = await startBrowser(name, { build: buildOf(name, 'e2e'), profile, headless: !shown });
  const hand = new Hand(browser);
  const { openOwn } = browser;
  try {
    console.log(`the demo game: ${forum.url(THREADS.day)}`);
    await speakRussian({ openOwn });
    const page = await browser.open(forum.url(THREADS.day, 1));
    await followByHand({ hand, browser }, page);
    await page.goto(forum.url(THREADS.day, 2));
    await counted(page);
    const desk = await openGame({ openOwn, hand });
    await setUpDay({ hand }, desk);
    await desk.close();
    await page.bringToFront();
    await page.goto(forum.url(THREADS.day, 3));
    print(await counted(page));
    if (shown) {
      console.log('\nThe browser is yours; closing it ends the demo.');
      await browser.closed();
    } else {
      mkdirSync(ARTIFACTS, { recursive: true });
      const path = `${ARTIFACTS}/start.png` as const;
      await page.screenshot({ path });
      console.log(`\nNo display here. What the browser shows: ${path}`);
      await browser.close();
    }
  } finally {
    await forum.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return 0;
}
