import { FOR_E2E, makeBuild } from './builds';
import { setUp } from './setup';
import { runTool } from './tools';

/**
 * `npm run e2e -- [chromium|firefox]… [--no-build] [NAME]`: the browser tests alone, all or those whose name holds NAME.
 */
export async function main(args: readonly string[]): Promise<number> {
  const browsers = args.filter((arg) => arg === 'chromium' || arg === 'firefox');
  const names = args.filter((arg) => !arg.startsWith('-') && !browsers.some((name) => name === arg));
  const problems = await setUp(console.log);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  for (const build of args.includes('--no-build') ? [] : FOR_E2E) {
    const trouble = await makeBuild(build);
    if (trouble !== null) {
      console.error(trouble);
      return 1;
    }
  }
  const filter = names.length > 0 ? ['-t', names.join(' ')] : [];
  const env = browsers.length > 0 ? { E2E_BROWSERS: browsers.join(',') } : {};
  return (await runTool('vitest', ['run', '--config', 'test/e2e/vitest.config.ts', ...filter], { env })).code;
}
