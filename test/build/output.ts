import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type BrowserName, buildOf } from '../e2e/where';

export interface Manifest {
  manifest_version: number;
  permissions: string[];
  host_permissions?: string[];
  optional_permissions?: string[];
  optional_host_permissions?: string[];
  content_scripts?: unknown[];
  web_accessible_resources?: unknown[];
  externally_connectable?: unknown;
  content_security_policy?: { extension_pages?: string };
  background?: { service_worker?: string; scripts?: string[] };
  browser_specific_settings?: { gecko: { id: string; strict_min_version: string } };
}

/** Files of a shipped build, path inside it → contents. Fails with what to do when it was not built. */
export function filesOf(name: BrowserName): Map<string, Buffer> {
  const folder = buildOf(name, 'production');
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run «npm run build» first`);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    paths.map((entry) => {
      const path = `${entry.parentPath}/${entry.name}`;
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
}

export const manifestOf = (files: ReadonlyMap<string, Buffer>): Manifest =>
  JSON.parse(String(files.get('manifest.json'))) as Manifest;

/** Everything that is put into pages of forums: WXT's folder of injected scripts and their styles. */
export const injectedOf = (files: ReadonlyMap<string, Buffer>): [path: string, code: Buffer][] =>
  [...files].filter(([path]) => path.startsWith('content-scripts/'));
