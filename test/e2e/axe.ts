import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import type { Popup } from './driven';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One complaint: rule, and where. */
export type Complaint = string;

/** Runs axe over a document and answers with complaints about what lies in open shadow roots, or about everything. */
const RUN = (shadowOnly: boolean, only: readonly string[] = []): string => `(async () => {
  const rules = ${JSON.stringify(only)};
  // Colours on their way from light to dark are nobody's; what turns for ever is not waited for.
  const trees = [document, ...[...document.querySelectorAll('*')].map((element) => element.shadowRoot).filter(Boolean)];
  const moving = trees.flatMap((tree) => tree.getAnimations()).filter((it) => it.effect.getTiming().iterations !== Infinity);
  await Promise.all(moving.map((it) => it.finished.catch(() => {})));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, ...(rules.length > 0 && { runOnly: rules }) });
  return violations.flatMap(({ id, nodes }) => nodes
    .filter(({ target }) => ${shadowOnly ? 'Array.isArray(target[0])' : 'true'})
    .map(({ target, failureSummary }) => id + ' at ' + JSON.stringify(target) + ' ' + failureSummary.replace(/\\s+/g, ' ')));
})()`;

/** What axe finds wrong in the extension's own parts of a forum page. */
export async function axeOnPage(page: Page): Promise<Complaint[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(RUN(true)) as Promise<Complaint[]>;
}

/** What axe finds wrong in a page of the extension; `only` these rules, or by all of them. */
export async function axeOnOwn(page: Page, only: readonly string[] = []): Promise<Complaint[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(RUN(false, only)) as Promise<Complaint[]>;
}

/** What axe finds wrong in the popup. */
export async function axeOnPopup(popup: Popup): Promise<Complaint[]> {
  return popup.evaluateAll<Complaint[]>(SOURCE, RUN(false));
}
