import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Real browsers, one at a time for each run; `npm test` makes a run for every make of browser, side by side.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['test/e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/e2e/worn-profile.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000, interval: 100 } },
  },
});
