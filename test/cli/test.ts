import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ARTIFACTS, type BrowserName, browserPath } from '../e2e/where';
import { FOR_E2E, makeBuild, SHIPPED } from './builds';
import { setUp } from './setup';
import { runTool } from './tools';
import { workedExamples } from './worked-examples';

/** What one part of the run found. */
export interface Part {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  note?: string;
}

const one = (name: string, good: boolean, note?: string): Part => ({
  name,
  passed: good ? 1 : 0,
  failed: good ? 0 : 1,
  skipped: 0,
  ...(note === undefined ? {} : { note }),
});

async function tool(name: string, command: string, args: readonly string[]): Promise<Part> {
  const { code, output } = await runTool(command, args, { quiet: true });
  if (code !== 0) console.log(output);
  return one(name, code === 0);
}

interface Run {
  env?: Readonly<Record<string, string>>;
  more?: readonly string[];
  /** What it prints is kept until it is done: it is not the only one that runs. */
  quiet?: boolean;
}

/** A Vitest run counted by its own report; a run that broke before or beside its tests is a failure of its own. */
async function vitest(name: string, config: string, { env = {}, more = [], quiet = false }: Run = {}): Promise<Part> {
  const report = `${ARTIFACTS}/${name.replace(/\W+/g, '-')}.json`;
  rmSync(report, { force: true });
  const args = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runTool('vitest', [...args, ...more], { env, quiet });
  if (quiet) console.log(output);
  if (!existsSync(report)) return one(name, false, 'no report was written');
  const found = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  const failed = found.numFailedTests ?? 0;
  const broken = code !== 0 && failed === 0 ? 1 : 0;
  return { name, passed: found.numPassedTests ?? 0, failed: failed + broken, skipped: found.numPendingTests ?? 0 };
}

/**
 * Tests each browser leaves to the other here, so that all of it ends within a quarter of an hour: looks and kills are
 * Chromium's, the overview is Firefox's. `npm run e2e` runs all of them in both.
 */
const ELSEWHERE: Readonly<Record<BrowserName, readonly string[]>> = {
  chromium: ['overview'],
  firefox: ['pictures', 'host-look', 'access', 'crash'],
};

async function builds(): Promise<Part> {
  const part: Part = { name: 'builds', passed: 0, failed: 0, skipped: 0 };
  for (const build of [...SHIPPED, ...FOR_E2E]) {
    const trouble = await makeBuild(build);
    if (trouble === null) part.passed += 1;
    else {
      part.failed += 1;
      console.log(`${build.browser} ${build.mode}:\n${trouble}`);
    }
  }
  return part;
}

/**
 * `npm test`: everything, one part after the other, whatever the others found. The last line is the sum of all parts,
 * «N passed, N failed», and the exit code says the same.
 */
export async function main(): Promise<number> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const begun = Date.now();
  const parts: Part[] = [];
  const run = async (name: string, part: () => Promise<Part>): Promise<void> => {
    console.log(`\n— ${name}`);
    const start = Date.now();
    const done = { ...(await part()), name };
    parts.push(done);
    const note = done.note === undefined ? '' : ` (${done.note})`;
    console.log(
      `${name}: ${done.passed} passed, ${done.failed} failed${note}, ${Math.round((Date.now() - start) / 1000)} s`,
    );
  };

  await run('set-up', async () => {
    const problems = await setUp(console.log);
    for (const problem of problems) console.log(problem);
    return one('set-up', problems.length === 0);
  });
  // Tests that drive one browser directly learn its place from the same variables as the rest.
  const env = { CHROME_PATH: browserPath('chromium') ?? '', FIREFOX_PATH: browserPath('firefox') ?? '' };

  await run('types', () => tool('types', 'tsc', ['--noEmit', '-p', '.']));
  await run('lint', () => tool('lint', 'biome', ['ci', '.', '--colors=off', '--diagnostic-level=error']));
  // Nobody waits at this machine meanwhile: all of it is for the tests (Vitest would leave one core free).
  await run('unit', () => vitest('unit', 'test/vitest.config.ts', { env, more: ['--maxWorkers=100%'] }));
  await run('scenarios', () => workedExamples());
  await run('builds', builds);
  await run('build borders', () => vitest('build borders', 'test/build/vitest.config.ts'));
  // A browser under test mostly waits: with a core for each the two run side by side, on a single core they would starve.
  const e2e = (browser: BrowserName) => () =>
    vitest(`e2e ${browser}`, 'test/e2e/vitest.config.ts', {
      env: { ...env, E2E_BROWSERS: browser },
      more: ELSEWHERE[browser].map((file) => `--exclude=**/e2e/${file}.test.ts`),
      quiet: true,
    });
  const inChromium = run('e2e chromium', e2e('chromium'));
  if (availableParallelism() < 2) await inChromium;
  await Promise.all([inChromium, run('e2e firefox', e2e('firefox'))]);

  const sum = (key: 'passed' | 'failed' | 'skipped'): number => parts.reduce((total, part) => total + part[key], 0);
  const width = Math.max(...parts.map(({ name }) => name.length));
  console.log(`\n— summary, ${Math.round((Date.now() - begun) / 1000)} s`);
  for (const { name, passed, failed, note } of parts) {
    console.log(
      `${name.padEnd(width)}  ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed${note ? `  ${note}` : ''}`,
    );
  }
  if (sum('skipped') > 0) console.log(`skipped: ${sum('skipped')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
