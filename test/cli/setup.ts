import { readFileSync } from 'node:fs';
import { type BrowserName, browserPath } from '../e2e/where';
import { runTool } from './tools';

const PACKAGE: Readonly<Record<BrowserName, string>> = { chromium: 'chromium', firefox: 'firefox-esr' };

/** Debian itself: elsewhere these package names mean other things (on Ubuntu a snap that cannot run headless here). */
function isDebian(): boolean {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Makes sure that both browsers are there. On Debian, as root, missing ones are installed; elsewhere the words say what
 * to do. Answers with the problems, none when all is well.
 */
export async function setUp(say: (line: string) => void): Promise<string[]> {
  const missing = (Object.keys(PACKAGE) as BrowserName[]).filter((name) => browserPath(name) === null);
  if (missing.length === 0) return [];
  const packages = missing.map((name) => PACKAGE[name]);
  if (!isDebian() || process.getuid?.() !== 0) {
    return missing.map(
      (name) =>
        `${name} not found: install ${PACKAGE[name]}, or say where it is in ${name === 'chromium' ? 'CHROME_PATH' : 'FIREFOX_PATH'}`,
    );
  }
  say(`installing ${packages.join(', ')} with apt-get`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runTool('apt-get', ['update', '-q'], { quiet: true, env });
  if (update.code !== 0) return [`apt-get update failed:\n${update.output}`];
  const install = await runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  });
  if (install.code !== 0) return [`apt-get install ${packages.join(' ')} failed:\n${install.output}`];
  return missing.filter((name) => browserPath(name) === null).map((name) => `${name} was installed, yet is not found`);
}

/** `node test/cli/run.mjs setup`: the set-up alone. */
export async function main(): Promise<number> {
  const problems = await setUp((line) => console.log(line));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`chromium ${browserPath('chromium')}\nfirefox  ${browserPath('firefox')}`);
  return problems.length === 0 ? 0 : 1;
}
