import { join } from 'node:path';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { type Driven, FIND_SOURCE, killed, type Popup, removeWithin, type Start } from './driven';
import { browserPath } from './where';

/** Chromium through the DevTools protocol, the toolbar button included (`Extensions.triggerAction`). */
export async function chromium({ build, profile, headless }: Start): Promise<Driven> {
  const executablePath = browserPath('chromium');
  if (executablePath === null) throw new Error('no Chromium; set CHROME_PATH');
  let browser: Browser;
  let session: CDPSession;
  let id = '';

  const start = async (): Promise<void> => {
    browser = await puppeteer.launch({
      executablePath,
      headless,
      pipe: true,
      enableExtensions: true,
      userDataDir: profile,
      defaultViewport: headless ? { width: 1280, height: 900 } : null,
      args: [
        '--no-sandbox',
        '--enable-unsafe-extension-debugging',
        '--lang=ru',
        '--no-first-run',
        '--disable-features=Translate',
      ],
      // Debian's start script prints about memory; the browser's own complaints about a missing bus are noise too.
      dumpio: false,
    });
    id = await browser.installExtension(build);
    session = await browser.target().createCDPSession();
  };

  /** Target of the tab that shows a page: the button belongs to the tab, not to the page in it. */
  const tabOf = async (page: Page): Promise<string> => {
    await page.bringToFront();
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find(({ url }) => url === page.url());
    if (tab === undefined) throw new Error(`no tab shows ${page.url()}`);
    return tab.targetId;
  };

  /** The browser's own page of extensions: the only place where a user takes a permission back. */
  const inSettings = async (act: string, origin: string): Promise<void> => {
    const page = await browser.newPage();
    await page.goto('chrome://extensions/');
    await page.evaluate(`chrome.developerPrivate.${act}(${JSON.stringify(id)}, ${JSON.stringify(origin)})`);
    await page.close();
  };

  await start();
  return {
    name: 'chromium',
    open: async (url) => {
      const page = await browser.newPage();
      await page.goto(url);
      return page;
    },
    openOwn: async (path) => {
      const page = await browser.newPage();
      await page.goto(`chrome-extension://${id}/${path}`);
      return page;
    },
    pressToolbar: async (page) => {
      const old = new Set(browser.targets());
      const targetId = await tabOf(page);
      const opened = browser.waitForTarget(
        (target) => !old.has(target) && target.url().includes(`://${id}/popup.html`),
        {
          timeout: 10_000,
        },
      );
      // The command is newer than the typings of the driver.
      await (session.send as (method: string, params: object) => Promise<unknown>)('Extensions.triggerAction', {
        id,
        targetId,
      });
      const popup = await (await opened).asPage();
      return {
        evaluate: (expression) => popup.evaluate(expression) as never,
        evaluateAll: async (script, expression) => {
          await popup.evaluate(script);
          return popup.evaluate(expression) as never;
        },
        press: async (name) => {
          const found = await popup
            .waitForFunction(`(${FIND_SOURCE})(document, ${JSON.stringify(name.source)})`, { timeout: 20_000 })
            .catch(async () => {
              throw new Error(`popup: no «${name.source}» in: ${await popup.evaluate('document.body.innerText')}`);
            });
          const element = found.asElement();
          if (element === null) throw new Error(`popup: no «${name.source}»`);
          // What moves is not pressed: words that come in above would put another widget under the mouse.
          const spot = (): Promise<string> =>
            element.evaluate((it) => JSON.stringify((it as Element).getBoundingClientRect()));
          for (let last = '', now = await spot(); now !== last; ) {
            await new Promise((resolve) => setTimeout(resolve, 100));
            [last, now] = [now, await spot()];
          }
          // The popup may close itself while the press is still being answered.
          await (element as unknown as { click: () => Promise<void> }).click().catch((error: Error) => {
            if (!/closed|detached|destroyed/i.test(error.message)) throw error;
          });
        },
        picture: () => popup.screenshot(),
      } satisfies Popup;
    },
    agreeTo: (origin) => inSettings('addHostPermission', origin),
    revoke: (origin) => inSettings('removeHostPermission', origin),
    stopBackground: async () => {
      const target = browser.targets().find((one) => one.type() === 'service_worker' && one.url().includes(id));
      if (target === undefined) return false;
      const gone = new Promise<void>((resolve) => {
        browser.on('targetdestroyed', (one) => {
          if (one === target) resolve();
        });
      });
      await (await target.worker())?.close();
      await gone;
      return true;
    },
    prefer: async (scheme) => {
      for (const page of await browser.pages()) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]).catch(() => {});
      }
    },
    // Installed anew, which keeps the data and takes optional permissions away; a store's update keeps those too.
    update: async () => {
      await browser.installExtension(build);
    },
    restart: async () => {
      if (browser.connected) await browser.close();
      await start();
    },
    kill: () => killed(browser),
    crash: async () => {
      await killed(browser);
      await start();
    },
    loseDatabases: async () => {
      await browser.close();
      removeWithin(join(profile, 'Default', 'IndexedDB'), new RegExp(`^chrome-extension_${id}_`));
      await start();
    },
    closed: () =>
      new Promise((resolve) => {
        browser.once('disconnected', () => resolve());
      }),
    close: () => browser.close(),
  };
}
