import type Dexie from 'dexie';
import { type BackupContent, NOTHING, readContent } from '../backup/content';
import { fillLost } from '../spare/fill-lost';
import type { Parts } from '../spare/keeper';
import type { Shelf } from '../spare/shelf';
import type { SecretDb, SecretGameRow } from './db';

/** The host's templates are a part of their own, every game is another one. */
export const TEMPLATES = 'templates';
const TABLES = ['games', 'entries', 'drafts', 'ticks', TEMPLATES];

type Secret = BackupContent['secret'];

/** A game with everything kept of it; within a transaction of all its tables. */
export const wholeGame = async (db: SecretDb, row: SecretGameRow): Promise<Secret['games'][number]> => ({
  row,
  entries: await db.entries.where('[game+seq]').between([row.id, 0], [row.id, Number.MAX_SAFE_INTEGER]).toArray(),
  drafts: await db.drafts.where('game').equals(row.id).toArray(),
  ticks: await db.ticks.where('game').equals(row.id).toArray(),
});

/** The secret database cut into a file for each game, in the form of a backup: what reads the one reads the other. */
export const secretParts = (db: SecretDb): Parts => ({
  textOf: async (part) => {
    const { games, templates } = await db.transaction('r', TABLES, async () => {
      if (part === TEMPLATES) return { games: [], templates: await db.templates.toArray() };
      const row = await db.games.get(part);
      return { games: row === undefined ? [] : [await wholeGame(db, row)], templates: [] };
    });
    if (games.length === 0 && templates.length === 0) return null;
    return JSON.stringify({ ...NOTHING, secret: { games, templates } } satisfies BackupContent);
  },
  all: async () => [...(await db.games.toCollection().primaryKeys()), TEMPLATES],
  readable: (text) => readContent(text).ok,
});

/** What came back from the files of a lost database. */
export interface Returned {
  /** Titles of the games that are here again. */
  games: string[];
  /** How many files could not be read. They stay as they are. */
  unreadable: number;
}

/** Puts a game in with everything kept of it; within a transaction of all its tables. */
export async function putGame(db: Dexie, { row, entries, drafts, ticks }: Secret['games'][number]): Promise<void> {
  await db.table('games').put(row);
  await db.table('entries').bulkPut(entries);
  await db.table('drafts').bulkPut(drafts);
  await db.table('ticks').bulkPut(ticks);
}

/** Fills a secret database that was lost; `null` when it was not, or when there is nothing to fill it from. */
export const returnSecrets = (db: Dexie, shelf: Shelf): Promise<Returned | null> =>
  fillLost(db, shelf, { telling: ['games', TEMPLATES], filled: TABLES }, (texts) => {
    if (texts.size === 0) return null;
    const read = [...texts.values()].map(readContent);
    const whole = read.flatMap((it) => (it.ok ? [it.value.secret] : []));
    return async () => {
      for (const { games, templates } of whole) {
        for (const game of games) await putGame(db, game);
        await db.table(TEMPLATES).bulkPut(templates);
      }
      return {
        games: whole.flatMap(({ games }) => games.map(({ row }) => row.title)),
        unreadable: read.length - whole.length,
      };
    };
  });
