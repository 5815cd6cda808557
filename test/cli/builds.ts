import { runTool } from './tools';

/** A build of the extension, as WXT is told. */
export interface Build {
  browser: 'chrome' | 'firefox';
  mode: 'production' | 'e2e';
}

export const SHIPPED: readonly Build[] = [
  { browser: 'chrome', mode: 'production' },
  { browser: 'firefox', mode: 'production' },
];

/** Builds the drivers look into: open shadow roots, localhost granted. */
export const FOR_E2E: readonly Build[] = [
  { browser: 'chrome', mode: 'e2e' },
  { browser: 'firefox', mode: 'e2e' },
];

/** Builds one after the other; answers with what each printed, `null` when it succeeded. */
export async function makeBuild({ browser, mode }: Build): Promise<string | null> {
  // The runner of these commands leaves NODE_ENV at «development», and a bundler that finds it there keeps the larger
  // development parts of libraries: what is tested must be what is shipped.
  const env = { NODE_ENV: 'production' };
  const ran = await runTool('wxt', ['build', '-b', browser, '--mv3', '--mode', mode], { quiet: true, env });
  return ran.code === 0 ? null : ran.output;
}
