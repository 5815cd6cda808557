import { mkdirSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { ARTIFACTS, type BrowserName } from './where';

/** Screenshots for the eye, in `.artifacts`. */
export const shootTo =
  (name: BrowserName) =>
  async (page: Page, title: string): Promise<void> => {
    mkdirSync(ARTIFACTS, { recursive: true });
    await page.screenshot({ path: `${ARTIFACTS}/${name} ${title}.png` });
  };
