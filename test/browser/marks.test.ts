import { expect, it } from 'vitest';
import { CASES } from '../votes/marks-cases';
import { bundle, hasChromium, inChromium } from './chromium';

const count = Object.keys(CASES).length;

if (hasChromium()) {
  it(`Chromium reads the same marks as the DOMs of Node (${count} snippets)`, async () => {
    const script = await bundle('test/browser/page/marks.ts');
    const read = await inChromium(async (tab) => {
      await tab.open('<!DOCTYPE html><title>marks</title>', 'http://forum.test/viewtopic.php?t=1');
      await tab.load(script);
      return tab.call('readAll');
    });
    expect(read).toEqual(Object.fromEntries(Object.entries(CASES).map(([name, { runs }]) => [name, runs])));
  });
} else {
  it(`no Chromium here: ${count} cases skipped`, () => {});
}
