import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type BrowserName = 'chromium' | 'firefox';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Screenshots and reports; not committed. */
export const ARTIFACTS = `${ROOT}.artifacts`;

const USUAL: Readonly<Record<BrowserName, readonly string[]>> = {
  chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  firefox: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
};

const VARIABLE: Readonly<Record<BrowserName, string>> = { chromium: 'CHROME_PATH', firefox: 'FIREFOX_PATH' };

/** Program of a browser: what CHROME_PATH or FIREFOX_PATH says, else the first usual place; `null` when there is none. */
export function browserPath(name: BrowserName): string | null {
  const told = process.env[VARIABLE[name]];
  if (told) return existsSync(told) ? told : null;
  return USUAL[name].find((path) => existsSync(path)) ?? null;
}

/** Built extension of a browser. `e2e` has an open shadow root and may touch localhost; `production` is what is shipped. */
export const buildOf = (name: BrowserName, mode: 'e2e' | 'production'): string =>
  `${ROOT}.output/${name === 'chromium' ? 'chrome' : 'firefox'}-mv3${mode === 'e2e' ? '-e2e' : ''}`;
