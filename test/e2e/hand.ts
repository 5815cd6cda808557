import type { Page } from 'puppeteer-core';
import type { Driven, Popup } from './driven';

/** Shadow roots of the extension (open in this build) and a search by accessible name inside them. */
const PAGE_SIDE = `
  const roots = () => [...document.querySelectorAll('*')].map((element) => element.shadowRoot).filter(Boolean);
  const overlay = () => roots().map((root) => root.querySelector('section.overlay')).find(Boolean) ?? null;
  const marks = () => roots().filter((root) => !root.querySelector('section.overlay')).map((root) => root.querySelector('button')).filter(Boolean);
  const nameOf = (element) => (element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent ?? '').trim();
  // What a folded <details> holds keeps its boxes in newer browsers; checkVisibility knows better.
  const shown = (element) => element.getClientRects().length > 0 && element.checkVisibility();
  const named = (source, where) => {
    const name = new RegExp(source, 'iu');
    const WIDGETS = 'button, a, input, select, textarea, summary, [role=tab]';
    const all = where === 'marks' ? marks() : [...((where === 'page' ? document : overlay())?.querySelectorAll(WIDGETS) ?? [])];
    return all.find((element) => shown(element) && !element.disabled && name.test(nameOf(element))) ?? null;
  };
`;

/** Runs code in the page with the names above at hand; the answer is JSON, for a node that was found `true`. */
export const peek = <T>(page: Page, body: string): Promise<T> =>
  page.evaluate(`(() => {
    const value = (() => { ${PAGE_SIDE} ${body} })();
    return value instanceof Node ? true : value;
  })()`) as Promise<T>;

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
      const seen = await peek<string>(page, `return overlay()?.innerText ?? document.body.innerText.slice(0, 3000);`);
      throw new Error(`waited in vain for ${what}; the screen says:\n${seen}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Where a widget is looked for: in the overlay, among the marks in posts, or in the page itself (the desk). */
export type Where = 'overlay' | 'marks' | 'page';

/** So long a widget stays in its place before it is clicked, ms. */
const STILL = 60;

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

  /** Clicks what has this accessible name with the real mouse; what has slipped away under it is clicked again. */
  async click(page: Page, name: RegExp, where: Where = 'overlay'): Promise<void> {
    this.clicks += 1;
    for (let tries = 0; tries < 5; tries++) if (await this.aim(page, name, where)) return;
    throw new Error(`«${name.source}» slips away from the mouse`);
  }

  /** One attempt; whether the click has come where it was meant. */
  private async aim(page: Page, name: RegExp, where: Where): Promise<boolean> {
    const found = `const element = named(${JSON.stringify(name.source)}, '${where}');`;
    // What moves is not clicked: a box that closes above would put another widget under the mouse.
    const spot = await until<{ x: number; y: number }>(
      page,
      `${found}
       // What the desk is storing is waited for, as a user waits without knowing it; other long work has buttons of its own.
       if (!element || element.closest('.host[aria-busy=true]')) return null;
       element.scrollIntoView({ block: 'center' });
       const place = () => {
         const { left, top, width, height } = element.getBoundingClientRect();
         return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
       };
       const was = JSON.stringify(place());
       return new Promise((done) => setTimeout(() => {
         const spot = place();
         const hit = element.getRootNode().elementFromPoint(spot.x, spot.y);
         const reached = hit && (element === hit || element.contains(hit) || hit.contains(element));
         if (!reached || JSON.stringify(spot) !== was) return done(null);
         window.landed = false;
         const note = (event) => { window.landed = event.composedPath().includes(element); };
         window.addEventListener('click', note, { capture: true, once: true });
         done(spot);
       }, ${STILL}));`,
      `«${name.source}» to be reachable with the mouse`,
    );
    await page.mouse.click(spot.x, spot.y);
    // A click that closes or leaves the page has landed (the new page knows nothing of it); one that no element has heard
    // of has not.
    return peek<boolean>(page, `const { landed } = window; delete window.landed; return landed !== false;`).catch(
      () => true,
    );
  }

  async type(page: Page, text: string): Promise<void> {
    this.typed += text.length;
    await page.keyboard.type(text);
  }

  /**
   * Chooses a line of a list by what it says, as a hand does; the ids behind the lines are the program's business. Counts
   * as one click. Nothing happens, and nothing is counted, when the line is chosen already.
   */
  async choose(page: Page, label: RegExp, line: RegExp): Promise<void> {
    const find = `const list = named(${JSON.stringify(label.source)}, 'page');
      const option = [...(list?.options ?? [])].find((it) => new RegExp(${JSON.stringify(line.source)}, 'iu').test(it.text.trim()));`;
    const what = `«${line.source}» in «${label.source}»`;
    const was = await until<string>(
      page,
      `${find} return option ? (list.value === option.value ? 'so' : 'not') : '';`,
      what,
    );
    if (was === 'so') return;
    this.clicks += 1;
    await until(
      page,
      `${find}
       if (!option) return false;
       if (list.value === option.value) return true;
       list.value = option.value;
       list.dispatchEvent(new Event('change', { bubbles: true }));
       return true;`,
      what,
    );
  }
}

/** Gives a field its value as typing or choosing would: native value, then the events the browser sends. */
export async function fill(page: Page, name: RegExp, value: string, where: Where = 'page'): Promise<void> {
  await until(
    page,
    `const field = named(${JSON.stringify(name.source)}, '${where}');
     if (!field) return false;
     const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
     own.set.call(field, ${JSON.stringify(value)});
     field.dispatchEvent(new Event('input', { bubbles: true }));
     field.dispatchEvent(new Event('change', { bubbles: true }));
     field.dispatchEvent(new Event('blur'));
     return true;`,
    `the field «${name.source}»`,
  );
}
