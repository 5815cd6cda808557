import Dexie, { type Table } from 'dexie';
import { Keeper } from '../spare/keeper';
import type { Shelf } from '../spare/shelf';
import type {
  AliasRow,
  DamagedRow,
  DayRow,
  DecisionRow,
  DraftRow,
  GameRow,
  InkRow,
  IntentRow,
  PlaceRow,
  SeenRow,
  SettingRow,
  SiteRow,
  ThreadRow,
  UndoRow,
  WroteRow,
} from './rows';
import { publicParts, returnPublic } from './spare';

/** Name of the database in the browser; the secret half has one of its own. */
export const PUBLIC_DB = 'public';

/**
 * Versions of the public database, oldest first. A change of indexes or of a record's shape adds an entry with its upgrade;
 * an entry once shipped is never edited, so that every older database can be opened.
 */
const VERSIONS: readonly { version: number; stores: Readonly<Record<string, string | null>> }[] = [
  {
    version: 1,
    stores: {
      games: 'id',
      threads: 'key, game, forum',
      seen: '[thread+id], thread',
      decisions: '++id, thread',
      aliases: '[forum+folded], forum',
      inks: '[forum+colour], forum',
      places: 'forum',
      settings: 'name',
      intents: 'key, origin',
      undo: '++id, game',
      drafts: 'name',
      damaged: '++id, owner',
    },
  },
  // Who wrote when, and the days of a game that are over.
  { version: 2, stores: { wrote: '[thread+page], thread', days: '[game+day], game' } },
  // Home-made forums the host showed.
  { version: 3, stores: { sites: 'forum' } },
];

/** Dexie's version numbers are a tenth of the browser's. */
const DEXIE_FACTOR = 10;

/** What the database is opened on; tests hand in their own. */
export interface Ground {
  indexedDB?: IDBFactory;
  IDBKeyRange?: typeof IDBKeyRange;
  /** Where the copies lie from which a lost database comes back; without it none are made. */
  shelf?: Shelf | undefined;
}

/** The public database: what any reader of the thread may know, and what the host decided about it. */
export class PublicDb extends Dexie {
  declare readonly games: Table<GameRow, string>;
  declare readonly threads: Table<ThreadRow, string>;
  declare readonly seen: Table<SeenRow, [string, string]>;
  declare readonly wrote: Table<WroteRow, [string, number]>;
  declare readonly days: Table<DayRow, [string, number]>;
  declare readonly decisions: Table<DecisionRow, number, Omit<DecisionRow, 'id'>>;
  declare readonly aliases: Table<AliasRow, [string, string]>;
  declare readonly inks: Table<InkRow, [string, string]>;
  declare readonly sites: Table<SiteRow, string>;
  declare readonly places: Table<PlaceRow, string>;
  declare readonly settings: Table<SettingRow, string>;
  declare readonly intents: Table<IntentRow, string>;
  declare readonly undo: Table<UndoRow, number, Omit<UndoRow, 'id'>>;
  declare readonly drafts: Table<DraftRow, string>;
  declare readonly damaged: Table<DamagedRow, number, Omit<DamagedRow, 'id'>>;
  /** Keeps files beside the database. */
  readonly keeper: Keeper | null;

  /**
   * Durability is strict: a decision that was shown as made is on the disk, also when the browser is killed. For the same
   * reason live queries take no short cut through Dexie's cache, which shows changes before they are written.
   */
  constructor({ shelf, ...ground }: Ground = {}) {
    super(PUBLIC_DB, { chromeTransactionDurability: 'strict', cache: 'disabled', ...ground });
    this.keeper = shelf === undefined ? null : new Keeper(shelf, publicParts(this));
    for (const { version, stores } of VERSIONS) this.version(version).stores({ ...stores });
    // Dexie would open a database of a newer version as well as it can. Its records may have shapes this version takes for
    // damage, so it is left alone instead.
    this.on('ready', (db) => {
      if (db.backendDB().version > db.verno * DEXIE_FACTOR) throw new Dexie.VersionError('written by a newer version');
    });
    if (shelf !== undefined) this.on('ready', (db) => returnPublic(db, shelf), true);
    // Another window with a newer version of the extension must not wait for this one.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}
