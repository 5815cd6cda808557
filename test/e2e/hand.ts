import type { Page } from 'puppeteer-core';
import type { Driven, Popup } from './driven';

/** Shadow roots of the extension (open in this build) and a search by accessible name inside them. */
const PAGE_SIDE = `
  const roots = () => [...document.querySelectorAll('*')].map((element) => element.shadowRoot).filter(Boolean);
  const overlay = () => roots().map((root) => root.querySelector('section.overlay')).find(Boolean) ?? null;
  const marks = () => roots().filter((root) => !root.querySelector('section.overlay')).map((root) => root.querySelector('button')).filter(Boolean);
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const shown = (element) => element.getClientRects().length > 0;
  const named = (source, where) => {
    const name = new RegExp(source, 'iu');
    const all = where === 'marks' ? marks() : [...(overlay()?.querySelectorAll('button, a, input, select, [role=tab]') ?? [])];
    return all.find((element) => shown(element) && !element.disabled && name.test(element.type === 'radio' ? (element.closest('label')?.textContent ?? '') : nameOf(element))) ?? null;
  };
`;

/** Runs code in the page with the names above at hand; the answer is JSON. */
export const peek = <T>(page: Page, body: string): Promise<T> =>
  page.evaluate(`(() => { ${PAGE_SIDE} ${body} })()`) as Promise<T>;

/** Waits until code in the page answers something true, and answers with it. */
export async function until<T>(page: Page, body: string, what: string, timeout = 15_000): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await peek<T>(page, body).catch((error: Error) => {
      if (Date.now() > end || !/context|navigat|destroyed|realm|no such frame/i.test(error.message)) throw error;
      return null;
    });
    if (value) return value;
    if (Date.now() > end) {
      const seen = await peek<string>(page, `return overlay()?.innerText ?? '(no overlay)';`);
      throw new Error(`waited in vain for ${what}; the overlay says:\n${seen}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What a user does with mouse and keyboard, counted. */
export class Hand {
  clicks = 0;
  typed = 0;
  readonly browser: Driven;

  constructor(browser: Driven) {
    this.browser = browser;
  }

  async toolbar(page: Page): Promise<Popup> {
    this.clicks += 1;
    return this.browser.pressToolbar(page);
  }

  async inPopup(popup: Popup, name: RegExp): Promise<void> {
    this.clicks += 1;
    await popup.press(name);
  }

  /** Clicks what has this accessible name in the overlay (or among the marks in posts), with the real mouse. */
  async click(page: Page, name: RegExp, where: 'overlay' | 'marks' = 'overlay'): Promise<void> {
    const found = `const element = named(${JSON.stringify(name.source)}, '${where}');`;
    await until(
      page,
      `${found} element?.scrollIntoView({ block: 'center' }); return element !== null;`,
      `«${name.source}»`,
    );
    const spot = await until<{ x: number; y: number }>(
      page,
      `${found} if (!element) return null;
       const { left, top, width, height } = element.getBoundingClientRect();
       const spot = { x: left + Math.min(width / 2, 60), y: top + height / 2 };
       const hit = element.getRootNode().elementFromPoint(spot.x, spot.y);
       return hit && (element === hit || element.contains(hit) || hit.contains(element)) ? spot : null;`,
      `«${name.source}» to be reachable with the mouse`,
    );
    this.clicks += 1;
    await page.mouse.click(spot.x, spot.y);
  }

  async type(page: Page, text: string): Promise<void> {
    this.typed += text.length;
    await page.keyboard.type(text);
  }
}
