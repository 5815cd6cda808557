// Runs a command of this folder through Vite, so that the commands see the same modules as the extension does
// (import.meta.glob, extensionless imports) without a second build configuration.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [name = '', ...args] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('usage: node test/cli/run.mjs COMMAND [ARGUMENT…]');
  process.exit(2);
}
const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'error',
});
const code = await module.main(args);
if (typeof code === 'number') process.exitCode = code;
