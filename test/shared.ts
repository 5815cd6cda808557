import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of captured pages and worked examples that may lie beside the project; `null` on a plain clone. */
export const SHARED: string | null = ((): string | null => {
  const dir = fileURLToPath(new URL('../../shared', import.meta.url));
  return existsSync(dir) ? dir : null;
})();
