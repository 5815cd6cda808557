import type { TabCalls } from '../../engine/protocol/calls';
import { originOfKey } from '../../engine/protocol/gate';
import { ask } from '../../engine/protocol/message';
import { finishIntents } from '../../engine/store/public/begin';
import type { Bench } from './bench';
import type { BrowserApi } from './browser-api';
import { inject, isGranted, patternOf, syncSites, tabsOf } from './sites';
import { toTab } from './wires';

/** Opens the overlay in those of the tabs that show one of the threads. The counter is put in first where it is missing. */
export async function countIn(browser: BrowserApi, tabs: readonly number[], keys: readonly string[]): Promise<void> {
  await Promise.all(
    tabs.map(async (tab) => {
      if (!(await inject(browser, tab))) return;
      const wire = toTab(browser, tab);
      const page = await ask<TabCalls, 'page/ask'>(wire, 'page/ask', null, 5000);
      if (page.ok && page.value !== null && keys.includes(page.value.topic.key)) {
        await ask<TabCalls, 'page/count'>(wire, 'page/count', null, 5000);
        // Counted before with the button: what is shown already learns of its game.
        await ask<TabCalls, 'page/changed'>(wire, 'page/changed', { key: page.value.topic.key, forum: null }, 5000);
      }
    }),
  );
}

/**
 * A site was opened to the extension: finish what the popup began (it may have died in the prompt), register the counter for
 * later visits and put it at once into the tabs that are open.
 */
export async function followGrant(bench: Bench, patterns: readonly string[]): Promise<void> {
  const { browser, db } = bench;
  const waiting = await db.intents
    .toCollection()
    .primaryKeys()
    .catch(() => []);
  const origins = new Set(waiting.map((key) => originOfKey(key)).filter((origin) => origin !== null));
  const open = new Set<string>();
  for (const origin of origins) if (await isGranted(browser, origin)) open.add(origin);
  const begun = await finishIntents(db, (origin) => open.has(origin), bench.now(), bench.newId);
  await syncSites(browser);
  const tabs = await tabsOf(browser, patterns.length > 0 ? patterns : [...open].map(patternOf));
  await countIn(browser, tabs, begun.ok ? begun.value : []);
}
