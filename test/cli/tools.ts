import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { ROOT } from '../e2e/where';

/** Outcome of a tool: its exit code and what it printed, both streams as they came. */
export interface Ran {
  code: number;
  output: string;
}

/**
 * Runs a tool of the project (or of the system) in the project's folder. Tools of node_modules come first, Node
 * included, so that an older Node of the system is never asked. `quiet` keeps the output until it is needed.
 */
export function runTool(
  name: string,
  args: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const path = `${ROOT}node_modules/.bin${delimiter}${process.env.PATH ?? ''}`;
    const child = spawn(name, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take =
      (to: NodeJS.WriteStream) =>
      (chunk: Buffer): void => {
        output += chunk;
        if (!quiet) to.write(chunk);
      };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
