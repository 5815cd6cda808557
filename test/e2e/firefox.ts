import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type Driven, FIND_SOURCE, killed, type Popup, removeWithin, type Start } from './driven';
import { browserPath } from './where';

const GECKO_ID = 'prokurator@forum-mafia.example';
/** Address of the extension's pages in the test profile; a user's Firefox makes one up at installation. */
const UUID = '9d3c2a54-4e1b-4f0e-8a52-6f2f3f1a7b10';

interface Bidi {
  send: (method: string, params: object) => Promise<{ result: BidiResult }>;
}
type BidiResult = {
  contexts?: { context: string }[];
  type?: string;
  result?: { value?: unknown };
  exceptionDetails?: { text?: string };
};

/**
 * Firefox through WebDriver BiDi. The toolbar button, its popup, the permission settings and the life of the background
 * belong to the browser's own window, which `--remote-allow-system-access` opens to scripts.
 */
export async function firefox({ build, profile, headless }: Start): Promise<Driven> {
  const executablePath = browserPath('firefox');
  if (executablePath === null) throw new Error('no Firefox; set FIREFOX_PATH');
  let browser: Browser;

  const start = async (): Promise<void> => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless,
      userDataDir: profile,
      defaultViewport: headless ? { width: 1280, height: 900 } : null,
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({ [GECKO_ID]: UUID }),
        'extensions.webextensions.keepStorageOnUninstall': true,
        'extensions.webextensions.keepUuidOnUninstall': true,
        // The question for a site cannot be shown headless; this is Firefox's own switch for «Разрешить».
        'extensions.webextOptionalPermissionPrompts': false,
        // A popup closes when the focus goes elsewhere, which without a window system it does by itself.
        'ui.popup.disable_autohide': true,
        'intl.accept_languages': 'ru, en',
      },
    });
    await browser.installExtension(build);
  };

  const bidi = (method: string, params: object): Promise<BidiResult> =>
    (browser as unknown as { connection: Bidi }).connection.send(method, params).then(({ result }) => result);

  /** Runs the body of an async function in the browser's window and answers with its value (JSON). */
  const inWindow = async <T>(body: string): Promise<T> => {
    const { contexts } = await bidi('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const expression = `(async () => JSON.stringify(await (async () => { ${body} })() ?? null))()`;
    const target = { context: contexts?.[0]?.context };
    const answer = await bidi('script.evaluate', { expression, target, awaitPromise: true });
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'failed in the browser window');
    return JSON.parse(String(answer.result?.value)) as T;
  };

  const EXTENSION = `const extension = WebExtensionPolicy.getByID(${JSON.stringify(GECKO_ID)}).extension;
    const win = Services.wm.getMostRecentWindow('navigator:browser');`;
  const PERMISSIONS = `${EXTENSION}
    const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');`;

  /** Runs the body of an async function inside the popup, where `window` and `document` are the popup's. */
  const inPopup = <T>(body: string): Promise<T> => {
    const script = `(async () => {
      const window = content, document = content.document;
      try { sendAsyncMessage('e2e:answer', { value: await (async () => { ${body} })() }); }
      catch (error) { sendAsyncMessage('e2e:answer', { error: String(error) }); }
    })()`;
    return inWindow<T>(`${EXTENSION}
      const popup = win.document.querySelector('.webextension-popup-browser');
      if (!popup) throw new Error('the popup is closed');
      return new Promise((resolve, reject) => {
        const manager = popup.messageManager;
        const closed = setTimeout(() => reject(new Error('the popup closed while answering')), 5000);
        const heard = ({ data }) => {
          clearTimeout(closed);
          manager.removeMessageListener('e2e:answer', heard);
          data.error ? reject(new Error(data.error)) : resolve(data.value);
        };
        manager.addMessageListener('e2e:answer', heard);
        manager.loadFrameScript('data:application/javascript;charset=utf-8,' + encodeURIComponent(${JSON.stringify(script)}), false);
      });`);
  };

  const popup: Popup = {
    evaluate: (expression) => inPopup(`return (${expression});`),
    // A sandbox with the popup's own rights: page scripts run in it as if the popup had loaded them.
    evaluateAll: (script, expression) =>
      inPopup(`
        const box = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false });
        Cu.evalInSandbox(${JSON.stringify(script)}, box);
        return JSON.parse(await Cu.evalInSandbox(${JSON.stringify(`(async () => JSON.stringify(await (${expression})))()`)}, box));`),
    press: async (name) => {
      const body = `
        const find = ${FIND_SOURCE};
        let element = null;
        for (let i = 0; i < 200 && !element; i += 1) {
          element = find(document, ${JSON.stringify(name.source)});
          if (!element) await new Promise((resolve) => content.setTimeout(resolve, 100));
        }
        if (!element) throw new Error('no such button: ' + document.body.textContent);
        // The press is answered before the popup closes itself.
        content.setTimeout(() => {
          const gesture = content.windowUtils.setHandlingUserInput(true);
          try { element.click(); } finally { gesture.destruct(); }
        }, 20);`;
      await inPopup(body);
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    picture: async () => {
      const data = await inWindow<string | null>(`${EXTENSION}
        const popup = win.document.querySelector('.webextension-popup-browser');
        if (!popup) return null;
        const bitmap = await popup.browsingContext.currentWindowGlobal.drawSnapshot(null, 1, 'white');
        const canvas = win.document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas');
        canvas.width = bitmap.width; canvas.height = bitmap.height;
        canvas.getContext('2d').drawImage(bitmap, 0, 0);
        return canvas.toDataURL('image/png').split(',')[1];`);
      return data === null ? null : Buffer.from(data, 'base64');
    },
  };

  await start();
  return {
    name: 'firefox',
    open: async (url) => {
      const page = await browser.newPage();
      await page.goto(url);
      return page;
    },
    openOwn: async (path) => {
      const page = await browser.newPage();
      // Never settles for a moz-extension address; what is waited for is the document itself.
      page.goto(`moz-extension://${UUID}/${path}`).catch(() => {});
      for (let tries = 0; tries < 100; tries += 1) {
        const ready = await page
          .evaluate(() => location.protocol === 'moz-extension:' && document.readyState === 'complete')
          .catch(() => false);
        if (ready) return page;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${path} did not open`);
    },
    pressToolbar: async (page: Page) => {
      await page.bringToFront();
      // The popup is first loaded aside and then moved into its panel: it answers reliably once that panel is open.
      await inWindow(`${EXTENSION}
        const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
        const find = () => win.document.querySelector('.webextension-popup-browser');
        const wait = async (what) => {
          for (let i = 0; i < 300 && !what(); i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
          return what();
        };
        find()?.closest('panel')?.hidePopup();
        if (!(await wait(() => !find()))) throw new Error('the last popup did not close');
        ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(win);
        const open = () => find()?.currentURI?.spec.includes('popup.html') && find().closest('panel')?.state === 'open';
        if (!(await wait(open))) throw new Error('the popup did not open');
        await new Promise((resolve) => setTimeout(resolve, 300));`);
      return popup;
    },
    // The preference above answers every question; there is nothing to prepare for one origin.
    agreeTo: async () => {},
    revoke: async (origin) => {
      await inWindow(`${PERMISSIONS}
        await ExtensionPermissions.remove(extension.id, { permissions: [], origins: [${JSON.stringify(origin)}] }, extension);`);
    },
    stopBackground: () =>
      inWindow<boolean>(`${EXTENSION}
        const ran = extension.backgroundState === 'running';
        await extension.terminateBackground({ disableResetIdleForTest: true });
        return ran;`),
    // 0 dark, 1 light: the preference behind «Оформление сайтов».
    prefer: async (scheme) => {
      await inWindow(
        `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${scheme === 'dark' ? 0 : 1});`,
      );
    },
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
      removeWithin(join(profile, 'storage', 'default', `moz-extension+++${UUID}`), /^idb$/);
      await start();
    },
    closed: () =>
      new Promise((resolve) => {
        browser.once('disconnected', () => resolve());
      }),
    close: () => browser.close(),
  };
}
