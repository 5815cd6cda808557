import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from './browsers';
import type { Driven } from './driven';
import type { BrowserName } from './where';

/** A browser with a profile of its own. */
export interface Lent {
  browser: Driven;
  profile: string;
}

/** A new browser with the extension of this folder. */
export async function lend(name: BrowserName, build: string): Promise<Lent> {
  const profile = mkdtempSync(join(tmpdir(), `e2e-${name}-`));
  return { profile, browser: await startBrowser(name, { build, profile, headless: true }) };
}

/** Ends a browser for good, its profile with it. */
export async function discard({ browser, profile }: Lent): Promise<void> {
  await browser.close().catch(() => {});
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
