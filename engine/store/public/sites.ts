import { siteOf } from '../../forums/learned/address';
import type { LearnedSite } from '../../forums/learned/site';
import type { CallProblem } from '../../protocol/calls';
import type { Result } from '../../result';
import { read, write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import type { SiteRow } from './rows';

/** How the forum at an address is read, if the host showed it: the one with the longest base wins. */
export async function learnedAt(db: PublicDb, url: string): Promise<Result<LearnedSite | null, CallProblem>> {
  return read(db, ['sites'], async () => {
    const { origin } = new URL(url);
    const rows = await db.sites.where('forum').startsWith(`${origin}/`).toArray();
    return siteOf(
      rows.map(({ site }) => site),
      url,
    );
  });
}

/** Remembers how forums are read; what was known of them before is replaced. */
export async function keepSites(
  db: PublicDb,
  sites: readonly LearnedSite[],
  now: string,
): Promise<Result<null, CallProblem>> {
  return write(db, ['sites'], async () => {
    await db.sites.bulkPut(sites.map((site) => ({ forum: site.forum, site, at: now })));
    return null;
  });
}

/** «Забыть этот сайт»: what was counted on it stays. */
export async function forgetSite(db: PublicDb, forum: string): Promise<Result<null, CallProblem>> {
  return write(db, ['sites'], async () => {
    await db.sites.delete(forum);
    return null;
  });
}

/** All forums the host showed, the newest first. */
export async function allSites(db: PublicDb): Promise<SiteRow[]> {
  const rows = await db.sites.toArray();
  return rows
    .filter((row) => wrongField('sites', row) === null)
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}
