import { describe, expect, it } from 'vitest';
import { reachable } from './graph';

/** The secret half, and what is too heavy for pages. */
const SECRET =
  /^(?:engine\/(?:game|roles|rulesets|night|day|letters)\/|engine\/store\/secret|components\/(?:desk|host)\/)/;
const HEAVY = /^node_modules\/(?:zod\/(?!v4\/(?:mini|core|locales)|mini)|russian-nouns-js\/)/;

const ENTRIES = ['entrypoints/counter.ts', 'entrypoints/gather.ts', 'entrypoints/background.ts'] as const;

describe('import borders', () => {
  it.each(ENTRIES)('nothing of the secret half is reachable from %s', async (entry) => {
    const modules = await reachable({ entry });
    expect(modules).toContain(entry);
    // The graph is real: the reader of phpBB is in it, or the protocol is.
    expect(modules.some((path) => path.startsWith('engine/'))).toBe(true);
    expect(modules.filter((path) => SECRET.test(path))).toEqual([]);
    expect(modules.filter((path) => HEAVY.test(path))).toEqual([]);
  });

  it('the counter holds the forum readers and no database', async () => {
    const modules = await reachable({ entry: 'entrypoints/counter.ts' });
    expect(modules.filter((path) => path.startsWith('engine/forums/')).length).toBeGreaterThan(8);
    expect(modules.filter((path) => /^(?:node_modules\/dexie\/|engine\/store\/)/.test(path))).toEqual([]);
  });

  it('a planted import of the secret half is found', async () => {
    const modules = await reachable({ source: `export * from '../../engine/game/history';` });
    expect(modules.filter((path) => SECRET.test(path))).toEqual(['engine/game/history.ts']);
  });
});
