import { chromium } from './chromium';
import type { Driven, Start } from './driven';
import { firefox } from './firefox';
import type { BrowserName } from './where';

const MAKES: Readonly<Record<BrowserName, (start: Start) => Promise<Driven>>> = { chromium, firefox };

/** Browsers a run is for: E2E_BROWSERS, a comma list, or both. */
export const BROWSERS: readonly BrowserName[] = (['chromium', 'firefox'] as const).filter((name) =>
  (process.env.E2E_BROWSERS ?? 'chromium,firefox').split(',').includes(name),
);

export const startBrowser = (name: BrowserName, start: Start): Promise<Driven> => MAKES[name](start);
