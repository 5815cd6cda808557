import { build } from 'vite';
import { ROOT } from '../e2e/where';

const VIRTUAL = 'virtual:start';

/**
 * Modules reachable from an entry, as the bundler sees them (globs expanded, type imports erased), before anything is
 * shaken off: what is only reachable is a danger already. Paths are relative to the project; packages are
 * `node_modules/NAME/…`.
 */
export async function reachable(start: { entry: string } | { source: string }): Promise<string[]> {
  const found = new Set<string>();
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    define: { 'import.meta.env.E2E': 'false' },
    plugins: [
      {
        name: 'graph',
        enforce: 'pre',
        resolveId: (id) => (id === VIRTUAL ? `${ROOT}test/build/start.ts` : null),
        load: (id) => ('source' in start && id === `${ROOT}test/build/start.ts` ? start.source : null),
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const path = id.replace(/^\0/, '').split('?')[0] ?? '';
            if (path.startsWith(ROOT)) found.add(path.slice(ROOT.length));
          }
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: 'entry' in start ? `${ROOT}${start.entry}` : VIRTUAL },
    },
  });
  return [...found].sort();
}
