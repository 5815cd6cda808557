import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../engine/forums/read';
import { domOf } from '../dom';
import { SHARED } from '../shared';
import { bundle, hasChromium, inChromium } from './chromium';

const URL_OF_PAGE = 'https://forum.example/viewtopic.php?t=1';
const NOW = '2026-11-30T06:00:00Z';

/** Every saved thread page there is, as `folder/file`. */
function saved(): string[] {
  if (SHARED === null) return [];
  return ['pages', 'pages-real'].flatMap((kind) => {
    const root = `${SHARED}/forums/${kind}`;
    if (!existsSync(root)) return [];
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(`${root}/${name}`).map((file) => `${kind}/${name}/${file}`))
      .filter((file) => file.endsWith('.html') && (kind === 'pages-real' || /\/topic-[^/]*$/.test(file)));
  });
}

const files = saved();

describe('saved pages in Chromium', () => {
  if (files.length === 0 || !hasChromium()) {
    it(`skipped: ${SHARED === null ? 'the saved pages do not lie beside the project' : 'no Chromium here'}`, () => {});
    return;
  }
  it(`reads all ${files.length} as the DOM of Node does, to the last field`, async () => {
    const script = await bundle('test/browser/page/pages.ts');
    await inChromium(async (tab) => {
      await tab.open('<!DOCTYPE html><title>pages</title>', URL_OF_PAGE);
      await tab.load(script);
      for (const file of files) {
        const html = readFileSync(`${SHARED}/forums/${file}`, 'utf8');
        const wanted: unknown = JSON.parse(
          JSON.stringify(readPage(domOf(html, URL_OF_PAGE), { url: URL_OF_PAGE, now: NOW, zone: '+03:00' })),
        );
        expect(await tab.call('read', html, URL_OF_PAGE, NOW), file).toEqual(wanted);
      }
    });
  }, 300_000);
});
