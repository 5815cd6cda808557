import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/build/**', 'node_modules/**', '.output/**'],
    environment: 'node',
    setupFiles: ['test/curtain.ts'],
    testTimeout: 30_000,
    // Files share a worker and the modules in it: loading the same engine 170 times was a third of the run. What a test
    // leaves behind (a database, a page) it names or clears itself.
    pool: 'threads',
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
