import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from './browsers';
import type { Driven } from './driven';
import type { BrowserName } from './where';

/** A browser with a profile of its own. */
export interface Lent {
  name: BrowserName;
  browser: Driven;
  profile: string;
}

/** Browsers the last file of tests has given back. They end with the process, which the driver sees to. */
const resting = new Map<BrowserName, Lent>();

/** Ends a browser for good, its profile with it. */
export const discard = async ({ browser, profile }: Lent): Promise<void> => {
  await browser.close().catch(() => {});
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
};
process.on('exit', () => {
  for (const { profile } of resting.values()) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A browser as new with the extension of this folder: one that rests if it can be renewed, else another one. */
export async function lend(name: BrowserName, build: string): Promise<Lent> {
  const rested = resting.get(name);
  resting.delete(name);
  if (rested !== undefined) {
    const renewed = await rested.browser.renew?.(build).then(
      () => true,
      () => false,
    );
    if (renewed) return rested;
    await discard(rested);
  }
  const profile = mkdtempSync(join(tmpdir(), `e2e-${name}-`));
  return { name, profile, browser: await startBrowser(name, { build, profile, headless: true }) };
}

/** Takes a browser back: it rests for the next file, or ends. */
export async function takeBack(lent: Lent): Promise<void> {
  if (lent.browser.renew === undefined || resting.has(lent.name)) await discard(lent);
  else resting.set(lent.name, lent);
}
