import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { fold } from '../../engine/game/fold';
import { path } from '../../engine/game/history';
import { readLog } from '../../engine/game/read-log';

vi.mock('../../engine/night/resolve', () => ({
  resolveNight: () => {
    throw new Error('folding asked the resolver');
  },
}));
vi.mock('../../engine/day/execution', () => ({
  execute: () => {
    throw new Error('folding asked the gallows');
  },
}));

/**
 * Logs as version 1 of the events wrote them, with the games they were. The files are never written again: whatever
 * the rules say later, these games were played so.
 */
describe('a stored log folds to the game it was, for ever, and nothing is resolved', () => {
  it.each(['flg', 'prokurator'])('%s, version 1', (name) => {
    const file = fileURLToPath(new URL(`fixtures/${name}-v1.json`, import.meta.url));
    const { log, game } = JSON.parse(readFileSync(file, 'utf8')) as { log: unknown; game: unknown };
    const read = readLog(log);
    if (!read.ok) throw new Error(read.error.code);
    const folded = fold(path(read.value).map((entry) => entry.event));
    expect(JSON.parse(JSON.stringify(folded))).toEqual(game);
    expect(folded.phase).toEqual({ kind: 'over' });
  });
});
