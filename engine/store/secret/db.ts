import Dexie, { type Table } from 'dexie';
import type { GameEvent } from '../../game/events';
import type { Entry } from '../../game/history';
import type { RulesetId } from '../../game/state';
import { Keeper } from '../spare/keeper';
import type { Shelf } from '../spare/shelf';
import { type Returned, returnSecrets, secretParts } from './spare';

/** Name of the database in the browser. Only extension pages open it; the page side has its own. */
export const SECRET_DB = 'secret';

/** A game as the list shows it; what it is lies in its entries. */
export interface SecretGameRow {
  id: string;
  title: string;
  ruleset: RulesetId;
  createdAt: string;
  changedAt: string;
  /** Sequence number of the event in force, `null` before the first. */
  head: number | null;
  /** Number of entries written, over all branches. */
  count: number;
  /** Head whose public side the thread's half was last told, `null` before the first time. */
  projected: number | null;
  /** The public game this one is played as, `null` until it has a thread. */
  publicGame: string | null;
  archived: boolean;
  removedAt: string | null;
}

export interface EntryRow extends Entry<GameEvent> {
  game: string;
}

/** Something half-typed: saved at every keystroke, gone when it became an event. */
export interface SecretDraftRow {
  game: string;
  name: string;
  value: unknown;
  at: string;
}

/** A letter the host has marked as sent. */
export interface TickRow {
  game: string;
  letter: string;
  at: string;
}

/** A template the host has rewritten, for all his games. */
export interface TemplateRow {
  kind: string;
  lang: string;
  text: string;
}

/** Versions, oldest first; an entry once shipped is never edited. */
const VERSIONS: readonly { version: number; stores: Readonly<Record<string, string | null>> }[] = [
  {
    version: 1,
    stores: {
      games: 'id, publicGame',
      entries: '[game+seq], game',
      drafts: '[game+name], game',
      ticks: '[game+letter], game',
      templates: '[kind+lang]',
    },
  },
];

/** What the database is opened on; tests hand in their own. */
export interface Ground {
  indexedDB?: IDBFactory;
  IDBKeyRange?: typeof IDBKeyRange;
  /** Where the copies lie from which a lost database comes back; without it none are made. */
  shelf?: Shelf | undefined;
}

/** The secret database: logs of games, drafts, letters sent, templates. */
export class SecretDb extends Dexie {
  declare readonly games: Table<SecretGameRow, string>;
  declare readonly entries: Table<EntryRow, [string, number]>;
  declare readonly drafts: Table<SecretDraftRow, [string, string]>;
  declare readonly ticks: Table<TickRow, [string, string]>;
  declare readonly templates: Table<TemplateRow, [string, string]>;
  /** Keeps a file of every game beside the database. */
  readonly keeper: Keeper | null;
  /** What came back when the database was opened and found lost. */
  returned: Returned | null = null;

  /**
   * Durability is strict: a head that was shown is on the disk, also when the browser is killed. For the same reason live
   * queries take no short cut through Dexie's cache.
   */
  constructor({ shelf, ...ground }: Ground = {}) {
    super(SECRET_DB, { chromeTransactionDurability: 'strict', cache: 'disabled', ...ground });
    this.keeper = shelf === undefined ? null : new Keeper(shelf, secretParts(this));
    for (const { version, stores } of VERSIONS) this.version(version).stores({ ...stores });
    if (shelf !== undefined)
      this.on(
        'ready',
        async (db) => {
          this.returned = (await returnSecrets(db, shelf)) ?? this.returned;
        },
        true,
      );
    // Another window with a newer version of the extension must not wait for this one.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}
