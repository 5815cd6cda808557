import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { TestProject } from 'vitest/node';
import { BROWSERS } from './browsers';
import { browserPath } from './where';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a Firefox profile that was started once, without the extension; `null` when Firefox is not tested. */
    wornProfile: string | null;
  }
}

/**
 * Before a run: a first start with an empty profile costs Firefox a third more than every later one, so the scenes of
 * this run begin with copies of a profile that has had its first start.
 */
export default async function wornProfile(project: TestProject): Promise<(() => void) | undefined> {
  const executablePath = browserPath('firefox');
  if (!BROWSERS.includes('firefox') || executablePath === null) {
    project.provide('wornProfile', null);
    return undefined;
  }
  const profile = mkdtempSync(join(tmpdir(), 'e2e-worn-'));
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, userDataDir: profile });
  await browser.close();
  project.provide('wornProfile', profile);
  return () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
