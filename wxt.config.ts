import { resolve } from 'node:path';
import { defineConfig } from 'wxt';

/** Pages the end-to-end build may touch without asking; the shipped builds ask for each forum when it is needed. */
const LOCAL_FORUMS = ['http://localhost/*', 'http://127.0.0.1/*'];

/** Gecko id: permanent, Firefox keeps the extension's data under it. */
export const GECKO_ID = 'prokurator@forum-mafia.example';

/**
 * Own scripts, styles and pictures, and no connection anywhere: whatever a mistake or a library might try, the pages that
 * know the roles can send nothing. The development server needs a connection to its pages.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

export default defineConfig({
  manifestVersion: 3,
  publicDir: 'components/public',
  imports: false,
  outDirTemplate: '{{browser}}-mv{{manifestVersion}}{{modeSuffix}}',
  manifest: ({ browser, mode }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'ru',
    permissions: [
      'activeTab',
      'scripting',
      'unlimitedStorage',
      'alarms',
      ...(browser === 'firefox' ? [] : ['sidePanel']),
      // The browsers' question cannot be answered where there are no windows.
      ...(mode === 'e2e' ? ['notifications'] : []),
    ],
    optional_permissions: mode === 'e2e' ? [] : ['notifications'],
    optional_host_permissions: ['*://*/*'],
    host_permissions: mode === 'e2e' ? LOCAL_FORUMS : [],
    ...(mode === 'development' ? {} : { content_security_policy: { extension_pages: POLICY } }),
    action: { default_title: '__MSG_name__' },
    icons: { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: { id: GECKO_ID, strict_min_version: '128.0', data_collection_permissions: { required: ['none'] } },
          },
        }
      : { minimum_chrome_version: '123' }),
  }),
  hooks: {
    // The counter is a plain script, not a WXT content script: WXT's wrapper tells the page the extension's id through a
    // DOM event and a window message, and its `matches` would become host permissions nobody was asked for. Whatever goes
    // into pages still lies in one folder, which the byte budget and the border tests read.
    'entrypoints:resolved': (wxt, entrypoints) => {
      for (const entrypoint of entrypoints) {
        if (entrypoint.type === 'unlisted-script') entrypoint.outputDir = resolve(wxt.config.outDir, 'content-scripts');
      }
    },
  },
  vite: ({ mode }) => ({
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    define: { 'import.meta.env.E2E': JSON.stringify(mode === 'e2e') },
    // The oldest browsers the manifests admit; older targets would have light-dark() and more written out the long way.
    build: { modulePreload: false, target: ['chrome123', 'firefox128'], cssTarget: ['chrome123', 'firefox128'] },
  }),
});
