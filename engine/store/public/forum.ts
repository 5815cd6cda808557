import type { CallProblem } from '../../protocol/calls';
import type { Place, ThreadView } from '../../protocol/thread-view';
import type { Result } from '../../result';
import { read, refuse, write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import { threadOf } from './threads';

/** Alias as compared: case, ё, and white space do not tell two aliases apart. */
export const foldAlias = (alias: string): string =>
  alias.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** Remembers for the whole forum that this name means this account, or forgets it (`nick: null`). */
export async function setAlias(
  db: PublicDb,
  forum: string,
  alias: string,
  nick: string | null,
): Promise<Result<ThreadView['aliases'], CallProblem>> {
  return write(db, ['aliases'], async () => {
    const folded = foldAlias(alias);
    if (folded === '') return refuse({ code: 'malformed', field: 'alias' });
    if (nick === null) await db.aliases.delete([forum, folded]);
    else await db.aliases.put({ forum, folded, alias: alias.trim(), nick });
    const rows = await db.aliases.where({ forum }).toArray();
    return rows
      .filter((row) => wrongField('aliases', row) === null)
      .map((row) => ({ alias: row.alias, nick: row.nick }));
  });
}

/** Remembers what the host said about a colour of the dead zone, or forgets it (`means: null`). */
export async function setInk(
  db: PublicDb,
  forum: string,
  colour: string,
  means: 'red' | 'blue' | 'none' | null,
): Promise<Result<ThreadView['inks'], CallProblem>> {
  return write(db, ['inks'], async () => {
    const declared = colour.trim().toLowerCase();
    if (declared === '') return refuse({ code: 'malformed', field: 'colour' });
    if (means === null) await db.inks.delete([forum, declared]);
    else await db.inks.put({ forum, colour: declared, means });
    const rows = await db.inks.where({ forum }).toArray();
    return rows
      .filter((row) => wrongField('inks', row) === null)
      .map((row) => ({ colour: row.colour, means: row.means }));
  });
}

/** Forum a thread belongs to. */
export async function forumOf(db: PublicDb, key: string): Promise<Result<string, CallProblem>> {
  return read(db, ['threads'], async () => (await threadOf(db, key)).forum);
}

/** Where the host put the overlay on this forum. */
export async function setPlace(db: PublicDb, forum: string, place: Place): Promise<Result<null, CallProblem>> {
  return write(db, ['places'], async () => {
    await db.places.put({ forum, place });
    return null;
  });
}
