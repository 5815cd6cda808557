import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesOf, injectedOf } from './output';

/** Bytes a page may be given, gzipped: the counter, which comes into every thread, and the pieces fetched when wanted. */
const BUDGETS: Readonly<Record<string, number>> = {
  'content-scripts/counter.js': 40 * 1024,
  'content-scripts/forums.js': 12 * 1024,
  'content-scripts/gather.js': 15 * 1024,
  'content-scripts/picker.js': 20 * 1024,
  'content-scripts/larger.js': 18 * 1024,
};

/** Reads the other pages of a topic when the user asks for it. */
const GATHER = 'content-scripts/gather.js';

/** Marks of libraries in minified code: names of their errors and of their data, which no minifier touches. */
const FOREIGN: readonly (readonly [library: string, mark: RegExp])[] = [
  ['Dexie', /DexieError|MissingAPIError|_dexie/],
  ['full Zod', /ZodError|ZodType|invalid_union/],
  ['the declension library', /RussianNouns|DeclensionType|russian-nouns/i],
];

describe.each(['chromium', 'firefox'] as const)('what is put into pages, %s', (name) => {
  const injected = injectedOf(filesOf(name));
  const code = injected.map(([, text]) => String(text)).join('\n');

  it('is the counter and its pieces, nothing else', () => {
    expect(injected.map(([path]) => path).sort()).toEqual(Object.keys(BUDGETS).sort());
  });

  it.each(injected)('%s keeps its budget', (path, text) => {
    const weight = gzipSync(text, { level: 9 }).length;
    console.log(`${name}: ${path} ${weight} bytes gzipped of ${BUDGETS[path]}`);
    expect(weight).toBeLessThanOrEqual(BUDGETS[path] ?? 0);
  });

  it.each(FOREIGN)('is free of %s', (_, mark) => {
    expect(code).not.toMatch(mark);
  });

  it('closes its shadow roots', () => {
    expect(code).toMatch(/attachShadow\(\{\s*mode:\s*["'`]closed["'`]/);
    expect(code).not.toMatch(/mode:\s*["'`]open["'`]/);
    expect(code).not.toMatch(/mode:[^}]{0,40}\?/);
  });

  it('never asks the network, but for the piece that collects a topic, which only gets pages of the same site', () => {
    const others = injected.filter(([path]) => path !== GATHER).map(([, text]) => String(text));
    expect(others.join('\n')).not.toMatch(/\bfetch\b/);
    expect(code).not.toMatch(/XMLHttpRequest|sendBeacon|WebSocket|EventSource|new Image\b|importScripts/);
    const gather = String(injected.find(([path]) => path === GATHER)?.[1]);
    expect(gather.match(/\bfetch\b/g)).toHaveLength(1);
    const asked = /\bfetch\([\w.]+,\s*\{([^}]*)\}/.exec(gather)?.[1] ?? '';
    const options = asked.split(',').map((option) => option.replace(/['"`\s]/g, ''));
    expect(options.filter((option) => !option.startsWith('signal'))).toEqual([
      'method:GET',
      'mode:same-origin',
      'credentials:same-origin',
      'cache:no-cache',
    ]);
    expect(gather).not.toMatch(/\bbody:/);
  });

  it('never speaks to the page, never writes its storage', () => {
    expect(code).not.toMatch(/postMessage|BroadcastChannel|CustomEvent\(/);
    expect(code).not.toMatch(/localStorage|sessionStorage|indexedDB|document\.cookie|document\.title\s*=[^=]/);
  });

  it('never presses a button of the forum', () => {
    expect(code).not.toMatch(/\.submit\(|requestSubmit/);
  });
});

describe('other files', () => {
  it('have no source maps', () => {
    for (const name of ['chromium', 'firefox'] as const) {
      expect([...filesOf(name).keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
    }
  });
});
