import type { Page } from 'puppeteer-core';
import type { Driven } from './driven';

/** The hosted game as it lies in the secret database, read past the program. */
export interface Stored {
  head: number | null;
  count: number;
  entries: { seq: number; parent: number | null; kind: string }[];
  /** Draft by name. */
  drafts: Record<string, unknown>;
  /** What windows noted and did not live to save. */
  noted: number;
}

/** Reads the only secret game of the profile from a page of the extension. */
export const storedGame = (own: Page): Promise<Stored> =>
  own.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('secret');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction(['games', 'entries', 'drafts']);
      const all = (table) => { const asked = reading.objectStore(table).getAll(); return () => asked.result; };
      const [games, entries, drafts] = ['games', 'entries', 'drafts'].map(all);
      reading.onerror = () => reject(reading.error);
      reading.oncomplete = () => {
        db.close();
        const [game] = games();
        resolve({
          head: game.head,
          count: game.count,
          entries: entries().map(({ seq, parent, event }) => ({ seq, parent, kind: event.kind })),
          drafts: Object.fromEntries(drafts().map(({ name, value }) => [name, value])),
          noted: Object.keys(localStorage).filter((name) => name.startsWith('unfinished-')).length,
        });
      };
    };
  })`) as Promise<Stored>;

/** Rows of a table of the public database; none while the desk has not made it yet. */
const publicRows = (own: Page, table: string): Promise<unknown[]> =>
  own.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('public');
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const db = opening.result;
      const asked = db.transaction('${table}').objectStore('${table}').getAll();
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => { db.close(); resolve(asked.result); };
    };
  })`) as Promise<unknown[]>;

/** Language the desk will speak when it is opened next, `null` while nobody has chosen one. */
export async function storedLanguage(own: Page): Promise<string | null> {
  const rows = (await publicRows(own, 'settings')) as { name: string; value: unknown }[];
  return String(rows.find(({ name }) => name === 'lang')?.value ?? '') || null;
}

/** Ends of the voting of all games that have one by the clock, as stored. */
export async function storedDeadlines(own: Page): Promise<string[]> {
  const games = (await publicRows(own, 'games')) as { day: { deadline: { at?: string } | null } }[];
  return games.flatMap(({ day }) => day.deadline?.at ?? []);
}

/** Pages of each thread that are remembered. */
export async function storedPages(own: Page): Promise<number[][]> {
  const threads = (await publicRows(own, 'threads')) as { pagesRead: number[] }[];
  return threads.map(({ pagesRead }) => pagesRead);
}

const CONTROL = 'control of the tests';

/** Makes a database of the extension's origin that nothing writes to again: only the browser itself can lose it. */
export const plantControl = (own: Page): Promise<unknown> =>
  own.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('${CONTROL}', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('here', 'it');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result.close());
  })`);

/** Whether the control is still there. Asked on a page of its own, before any of the program's windows opens. */
export async function controlStands({ openOwn }: Pick<Driven, 'openOwn'>): Promise<boolean> {
  const own = await openOwn('icons/16.png');
  const stands = await own.evaluate(
    `indexedDB.databases().then((all) => all.some(({ name }) => name === '${CONTROL}'))`,
  );
  await own.close();
  return stands === true;
}

/** What is wrong with a stored log; nothing when every entry hangs on an earlier one and the head is among them. */
export function faults({ head, count, entries }: Stored): string[] {
  const known = new Set(entries.map(({ seq }) => seq));
  return [
    ...(entries.length === count ? [] : [`${entries.length} entries, ${count} counted`]),
    ...entries.flatMap(({ seq }, at) => (seq === at + 1 ? [] : [`entry ${seq} at ${at + 1}`])),
    ...entries.flatMap(({ seq, parent }) =>
      parent === null
        ? seq === 1
          ? []
          : [`${seq} hangs on nothing`]
        : known.has(parent) && parent < seq
          ? []
          : [`${seq} hangs on ${parent}`],
    ),
    ...(head !== null && known.has(head) ? [] : [`the head is ${head}`]),
  ];
}
