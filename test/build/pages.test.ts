import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../engine/roles/all';
import { filesOf, injectedOf, manifestOf } from './output';

type Files = ReadonlyMap<string, Buffer>;

const IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LATER = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
const named = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, file]) => `chunks/${file}`);

/** Scripts loaded together with some: everything they import at once, and what that imports. */
function withImports(files: Files, scripts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const code = files.get(path);
    if (code === undefined) throw new Error(`${path} is imported and not there`);
    for (const next of named(String(code), IMPORT)) follow(next);
  };
  for (const script of scripts) follow(script);
  return found;
}

/** What a page loads before anybody presses anything. */
const eager = (files: Files, page: string): Set<string> =>
  withImports(
    files,
    [...String(files.get(page)).matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, src = '']) => src),
  );

/** The same and everything that is loaded later whose file is called so. */
const withLater = (files: Files, loaded: ReadonlySet<string>, name: string): Set<string> => {
  const later = [...loaded]
    .flatMap((path) => named(String(files.get(path)), LATER))
    .filter((path) => path.startsWith(`chunks/${name}-`));
  if (later.length === 0) throw new Error(`${name} is loaded by nobody`);
  return new Set([...loaded, ...withImports(files, later)]);
};

const codeOf = (files: Files, paths: ReadonlySet<string>): string =>
  [...paths].map((path) => String(files.get(path))).join('\n');
const weight = (files: Files, paths: ReadonlySet<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(files.get(path) ?? '', { level: 9 }).length, 0);

/** Marks no minifier touches: names of errors, of packages' data, of roles nobody else would mention. */
const DATABASE = /DexieError|MissingAPIError/;
const ZOD = /ZodError|invalid_union|unrecognized_keys/;
const NOUNS = /RussianNouns|DeclensionType/;
const NETWORK = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection/;
/** Role names that are no everyday words: one of them in a file is the secret half in it. */
const ROLE = /necromancer|некромант|mafia-journalist|double-agent|повес[аы]|хохол/i;

describe.each(['chromium', 'firefox'] as const)('what the pages of the extension load, %s', (name) => {
  const files = filesOf(name);
  const popup = eager(files, 'popup.html');
  const popupDesk = withLater(files, popup, 'app');
  const sidepanel = eager(files, 'sidepanel.html');
  const desk = eager(files, 'desk.html');

  /**
   * KiB gzipped. The popup is opened dozens of times an evening and must be there with the click: Preact, one screen, the
   * words. The desk brings the database (Dexie alone is 32) and the case forms of nicks. The secret half, read once an
   * evening, brings the roles, the night and the letters. Each stands a tenth above what it weighs now.
   */
  it.each([
    ['the popup', popup, 21],
    ['the popup with the desk in it', popupDesk, 150],
    ['the side panel', sidepanel, 150],
    ['the desk in a tab', desk, 150],
    ['the desk with the secret half', withLater(files, desk, 'host'), 330],
  ] as const)('%s weighs at most its budget', (what, loaded, most) => {
    const kib = weight(files, loaded) / 1024;
    console.log(`${name}: ${what} ${kib.toFixed(1)} KiB gzipped of ${most}`);
    expect(kib).toBeLessThanOrEqual(most);
  });

  it('the first paint of the popup waits for no database, no check of backups, no declension', () => {
    const code = codeOf(files, popup);
    for (const mark of [DATABASE, ZOD, NOUNS, ROLE]) expect(code).not.toMatch(mark);
    expect(codeOf(files, popupDesk)).toMatch(DATABASE);
  });

  it.each([
    ['the popup with the desk in it', popupDesk],
    ['the side panel', sidepanel],
    ['the desk in a tab', desk],
  ] as const)('%s holds nothing of the secret half until it is asked for', (_what, loaded) => {
    const code = codeOf(files, loaded);
    for (const mark of [ZOD, ROLE]) expect(code).not.toMatch(mark);
    expect(codeOf(files, withLater(files, loaded, 'host'))).toMatch(ROLE);
  });

  it('no file of the page side holds a role', () => {
    const side = [...injectedOf(files).map(([, code]) => String(code)), String(files.get('background.js'))].join('\n');
    expect(side.length).toBeGreaterThan(100_000);
    expect(side).not.toMatch(ROLE);
    // Ids are kebab-case and quoted; those that are English words of the count are no proof.
    const ids = [...ROLES.flg.keys(), ...ROLES.prokurator.keys()];
    expect(ids.filter((id) => new RegExp(`["'\`]${id}["'\`]`).test(side))).toEqual([]);
  });

  it('the background opens no drawer of the secret half: not its database by name, not the notes of half-typed texts', () => {
    expect(String(files.get('background.js'))).not.toMatch(/["'`]secret["'`]|localStorage|unfinished-/);
  });

  it('nothing of the extension itself asks the network, and the browser would not let it', () => {
    const own = [...files].filter(([path]) => /\.(?:js|html|css)$/.test(path) && !path.startsWith('content-scripts/'));
    for (const [path, code] of own) {
      expect(String(code), path).not.toMatch(NETWORK);
      expect(String(code), path).not.toMatch(/(?:src|href)=["'](?:https?:)?\/\/|url\(["']?(?:https?:)?\/\/|@import/);
    }
    const policy = manifestOf(files).content_security_policy?.extension_pages ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/https?:|\*|unsafe|connect-src(?! 'none')/);
  });

  it('titles, badge and address tell nothing: no file but the words of the name sets a title, none a badge or an address', () => {
    for (const [path, code] of files) {
      if (!path.endsWith('.js')) continue;
      expect(String(code), path).not.toMatch(
        /setBadgeText|setBadgeBackgroundColor|action\.setTitle|pushState|replaceState|location\.hash\s*=/,
      );
    }
  });
});
