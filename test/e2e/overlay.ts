import type { Page } from 'puppeteer-core';
import type { Row } from '../demo/truth';
import { peek, until } from './hand';

/** Column of the table by its heading, in either language. */
const COLUMNS = `const columns = { against: /^(Против|Against)/, for: /^(За|For)$/, penalty: /^(Штраф|Penalty)/, total: /^(Итог|Total)/ };`;

const STANDINGS = `
  const table = overlay()?.querySelector('table.standings');
  if (!table) return null;
  ${COLUMNS}
  const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent.trim());
  const rows = {};
  for (const line of table.querySelectorAll('tbody tr')) {
    const cells = [...line.children];
    const value = (key) => {
      const at = heads.findIndex((head) => columns[key].test(head));
      return at < 0 ? 0 : Number((cells[at].textContent.trim() || '0').replace('−', '-'));
    };
    const name = line.querySelector('.name').textContent.trim();
    rows[name] = { against: value('against'), for: value('for'), penalty: value('penalty'), total: value('total') };
  }
  return rows;`;

/** The standings as the overlay shows them, without the rows of zeros; `null` while there is no table. */
export async function standings(page: Page): Promise<Record<string, Row> | null> {
  const rows = await peek<Record<string, Row> | null>(page, STANDINGS);
  if (rows === null) return null;
  return Object.fromEntries(Object.entries(rows).filter(([, row]) => Object.values(row).some((value) => value !== 0)));
}

/** Waits until the overlay is there and shows some standings. */
export async function counted(page: Page): Promise<Record<string, Row>> {
  await until(
    page,
    `return overlay()?.querySelector('table.standings tbody tr') !== null && overlay() !== null;`,
    'the standings',
  );
  // The first numbers may be those of the first posts read: what is compared is what stays.
  let last = '';
  for (;;) {
    const now = await standings(page);
    const text = JSON.stringify(now);
    if (now !== null && text === last) return now;
    last = text;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Waits until a player stands so. */
export async function untilStands(page: Page, player: string, row: Partial<Row>): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const now = (await standings(page))?.[player] ?? { against: 0, for: 0, penalty: 0, total: 0 };
    if (Object.entries(row).every(([key, value]) => now[key as keyof Row] === value)) return;
    if (Date.now() > end) throw new Error(`${player} stands ${JSON.stringify(now)}, not ${JSON.stringify(row)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Number of open doubts as the overlay's tab says it. */
export const doubts = (page: Page): Promise<number> =>
  peek(page, `return Number(overlay()?.querySelector('.count.doubts')?.textContent?.replace(/\\D/g, '') || 0);`);

/** The whole text of the overlay. */
export const words = (page: Page): Promise<string> => peek(page, `return overlay()?.innerText ?? '';`);

/** Accessible name of the mark in a post, '' when it has none. */
export const markOf = (page: Page, post: number): Promise<string> =>
  peek(
    page,
    `const body = document.querySelector('#p${post} .content, #js-post-${post} .bbWrapper');
     const host = [...(body?.children ?? [])].find((child) => child.shadowRoot);
     const button = host?.shadowRoot.querySelector('button');
     return button ? nameOf(button) : '';`,
  );

/** Elements the extension put into the page. */
export const ours = (page: Page): Promise<number> => peek(page, `return roots().length;`);
