import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Page } from 'puppeteer-core';
import { build } from 'vite';
import { browserPath } from '../e2e/where';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHROMIUM = browserPath('chromium') ?? '';
const EXPORTS = 'underTest';
const BEGIN = 'work begins';

/** Is there a Chromium to run in? Tests say how many cases they skip without it. */
export const hasChromium = (): boolean => existsSync(CHROMIUM);

/** A module of the project as one classic script, minified as on a real page. `entry` is relative to the project. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    define: { 'import.meta.env.E2E': 'false' },
    build: {
      write: false,
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL(entry, `file://${ROOT}`)),
        formats: ['iife'],
        name: EXPORTS,
        fileName: 'bundle',
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) => ('output' in part ? part.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk === undefined) throw new Error(`nothing was built from ${entry}`);
  return chunk.code;
}

export interface Tab {
  /**
   * Opens `html` as if the forum at `url` had answered with it. Nothing else is loaded and the page's own scripts do not
   * run. The page is cross-origin isolated, so its clock ticks every 5 µs instead of every 100.
   */
  open: (html: string, url: string) => Promise<void>;
  /** Loads a bundle into the open page. */
  load: (script: string) => Promise<void>;
  /** Calls a function the loaded bundle exports; arguments and answer are JSON. */
  call: <T>(name: string, ...args: readonly unknown[]) => Promise<T>;
  /**
   * Tasks of the page's main thread that took at least `least` ms while `work` went on, longest first, in ms of processor
   * time: what else the machine does at the moment is not counted.
   */
  tasks: (least: number, work: () => Promise<unknown>) => Promise<number[]>;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string; data?: { message?: string } };
}

function longTasks(trace: Uint8Array | undefined, least: number): number[] {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const began = traceEvents.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === BEGIN)?.ts ?? 0;
  return traceEvents
    .filter(({ name, ts, pid, tid }) => name === 'RunTask' && ts > began && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((ms) => ms >= least)
    .sort((a, b) => b - a);
}

function tabOf(page: Page): Tab {
  const pages = new Map<string, string>();
  page.on('pageerror', (error) => console.error(error));
  page.on('request', (request) => {
    const html = pages.get(request.url());
    const headers = {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Content-Security-Policy': "script-src 'none'",
    };
    const answer =
      html === undefined
        ? request.abort()
        : request.respond({ contentType: 'text/html; charset=utf-8', headers, body: html });
    answer.catch(() => undefined);
  });
  return {
    open: async (html, url) => {
      const address = new URL(url);
      address.hash = '';
      pages.set(address.href, html);
      await page.goto(address.href, { waitUntil: 'domcontentloaded' });
    },
    load: async (script) => {
      await page.evaluate(script);
    },
    call: async (name, ...args) =>
      (await page.evaluate(
        `Promise.resolve(${EXPORTS}[${JSON.stringify(name)}](...${JSON.stringify(args)}))`,
      )) as never,
    tasks: async (least, work) => {
      await page.tracing.start({
        categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
      });
      await page.evaluate(`console.timeStamp(${JSON.stringify(BEGIN)})`);
      await work();
      return longTasks(await page.tracing.stop(), least);
    },
  };
}

/** Runs `work` with a tab of a real headless Chromium and closes it whatever happens. */
export async function inChromium<T>(work: (tab: Tab) => Promise<T>): Promise<T> {
  const browser = await puppeteer.launch({
    executablePath: CHROMIUM,
    headless: true,
    pipe: true,
    args: ['--no-sandbox', '--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
    protocolTimeout: 600_000,
  });
  try {
    const page = await browser.newPage();
    await page.setRequestInterception(true);
    return await work(tabOf(page));
  } finally {
    await browser.close();
  }
}
