import type { PublicDb } from '../public/db';
import type { SecretDb } from '../secret/db';
import { wholeGame } from '../secret/spare';
import { type BackupContent, CONTENT_VERSION } from './content';

/** Everything of both databases as the content of a backup; `games` limits it to these secret games (hand-over to a co-host). */
export async function collect(
  secret: SecretDb,
  open: PublicDb,
  now: string,
  games?: ReadonlySet<string>,
): Promise<BackupContent> {
  const whole = games === undefined;
  const inside = await secret.transaction('r', ['games', 'entries', 'drafts', 'ticks', 'templates'], async () => {
    const rows = (await secret.games.toArray()).filter((row) => games === undefined || games.has(row.id));
    return {
      games: await Promise.all(rows.map((row) => wholeGame(secret, row))),
      templates: await secret.templates.toArray(),
    };
  });
  const wanted = new Set(inside.games.flatMap(({ row }) => (row.publicGame === null ? [] : [row.publicGame])));
  const outside = await open.transaction(
    'r',
    ['games', 'threads', 'seen', 'wrote', 'days', 'decisions', 'aliases', 'inks', 'sites'],
    async () => {
      const threads = (await open.threads.toArray()).filter((it) => whole || (it.game !== null && wanted.has(it.game)));
      const keys = new Set(threads.map((it) => it.key));
      const forums = new Set(threads.map((it) => it.forum));
      return {
        games: (await open.games.toArray()).filter((it) => whole || wanted.has(it.id)),
        threads,
        seen: (await open.seen.toArray()).filter((it) => whole || keys.has(it.thread)),
        wrote: (await open.wrote.toArray()).filter((it) => whole || keys.has(it.thread)),
        days: (await open.days.toArray()).filter((it) => whole || wanted.has(it.game)),
        decisions: (await open.decisions.toArray()).filter((it) => whole || keys.has(it.thread)),
        aliases: (await open.aliases.toArray()).filter((it) => whole || forums.has(it.forum)),
        inks: (await open.inks.toArray()).filter((it) => whole || forums.has(it.forum)),
        sites: (await open.sites.toArray()).filter((it) => whole || forums.has(it.forum)),
      };
    },
  );
  return { version: CONTENT_VERSION, madeAt: now, secret: inside, public: outside };
}
