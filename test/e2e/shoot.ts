import { mkdirSync } from 'node:fs';
import type { Page, ScreenshotOptions } from 'puppeteer-core';
import { ARTIFACTS, type BrowserName } from './where';

/** Are screenshots for the eye wanted (E2E_PICTURES)? Drawing and packing them takes longer than some of the tests. */
export const PICTURES = Boolean(process.env.E2E_PICTURES);

/** A screenshot for the eye, in `.artifacts` under its title; nothing when none are wanted. */
export async function shoot(page: Page, title: string, options: Omit<ScreenshotOptions, 'path'> = {}): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.screenshot({ ...options, path: `${ARTIFACTS}/${title}.png` });
}

/** The same, with the browser in the title. */
export const shootTo =
  (name: BrowserName) =>
  (page: Page, title: string): Promise<void> =>
    shoot(page, `${name} ${title}`);
