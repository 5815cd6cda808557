import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Reads what `wxt build` left in .output; `npm test` builds first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['test/build/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
