import type { PublicDb } from '../public/db';
import { keptOf } from '../public/spare';
import type { EntryRow, SecretDb } from '../secret/db';
import { putGame, TEMPLATES } from '../secret/spare';
import type { BackupContent } from './content';

/**
 * What restoring would do with one game. `new`: it is not here. `same`: nothing to do. `older`: the copy holds less than
 * is here, left alone. `newer`: the copy goes on from what is here and replaces it. `differs`: both went on from a
 * common past, so the copy is restored beside the one here.
 */
export type Fate = 'new' | 'same' | 'older' | 'newer' | 'differs';

export interface PreviewLine {
  id: string;
  title: string;
  /** Events in the copy and here. */
  copy: number;
  here: number;
  changedAt: string;
  fate: Fate;
}

type CopiedGame = BackupContent['secret']['games'][number];

const same = (a: readonly EntryRow[], b: readonly EntryRow[]): boolean =>
  a.length === b.length && a.every((entry, at) => JSON.stringify(entry) === JSON.stringify(b[at]));

async function fateOf(secret: SecretDb, game: CopiedGame): Promise<{ fate: Fate; here: number }> {
  const row = await secret.games.get(game.row.id);
  if (!row) return { fate: 'new', here: 0 };
  const here = await secret.entries
    .where('[game+seq]')
    .between([row.id, 0], [row.id, Number.MAX_SAFE_INTEGER])
    .toArray();
  const common = Math.min(here.length, game.entries.length);
  if (!same(here.slice(0, common), game.entries.slice(0, common))) return { fate: 'differs', here: here.length };
  const fate = game.entries.length > here.length ? 'newer' : game.entries.length < here.length ? 'older' : 'same';
  return { fate, here: here.length };
}

/** What a copy holds and what would become of it; reads only. */
export const preview = (secret: SecretDb, content: BackupContent): Promise<PreviewLine[]> =>
  Promise.all(
    content.secret.games.map(async (game) => ({
      id: game.row.id,
      title: game.row.title,
      copy: game.entries.length,
      changedAt: game.row.changedAt,
      ...(await fateOf(secret, game)),
    })),
  );

/**
 * Restores a copy: nothing that is here and not in the copy is lost. Secret games first, in one transaction; then the
 * public records that are not here yet or older here. `newId` names a game restored beside a different one.
 */
export async function restore(
  secret: SecretDb,
  open: PublicDb,
  content: BackupContent,
  newId: () => string,
): Promise<PreviewLine[]> {
  const came: string[] = [];
  const done = await secret.transaction('rw', ['games', 'entries', 'drafts', 'ticks', 'templates'], async () => {
    const lines: PreviewLine[] = [];
    for (const game of content.secret.games) {
      const { fate, here } = await fateOf(secret, game);
      lines.push({
        id: game.row.id,
        title: game.row.title,
        copy: game.entries.length,
        here,
        changedAt: game.row.changedAt,
        fate,
      });
      if (fate === 'same' || fate === 'older') continue;
      const id = fate === 'differs' ? newId() : game.row.id;
      came.push(id);
      await putGame(secret, {
        row: { ...game.row, id },
        entries: game.entries.map((entry) => ({ ...entry, game: id })),
        drafts: game.drafts.map((draft) => ({ ...draft, game: id })),
        ticks: game.ticks.map((tick) => ({ ...tick, game: id })),
      });
    }
    for (const template of content.secret.templates)
      if (!(await secret.templates.get([template.kind, template.lang]))) await secret.templates.put(template);
    return lines;
  });
  await open.transaction(
    'rw',
    ['games', 'threads', 'seen', 'wrote', 'days', 'decisions', 'aliases', 'inks', 'sites'],
    async () => {
      for (const game of content.public.games) {
        const here = await open.games.get(game.id);
        if (!here || here.changedAt < game.changedAt) await open.games.put(game);
      }
      for (const thread of content.public.threads)
        if (!(await open.threads.get(thread.key))) await open.threads.put(thread);
      for (const seen of content.public.seen)
        if (!(await open.seen.get([seen.thread, seen.id]))) await open.seen.put(seen);
      for (const page of content.public.wrote)
        if (!(await open.wrote.get([page.thread, page.page]))) await open.wrote.put(page);
      for (const day of content.public.days) if (!(await open.days.get([day.game, day.day]))) await open.days.put(day);
      const known = new Set(
        (await open.decisions.toArray()).map((it) => JSON.stringify([it.thread, it.at, it.decision])),
      );
      for (const { id: _id, ...decision } of content.public.decisions)
        if (!known.has(JSON.stringify([decision.thread, decision.at, decision.decision])))
          await open.decisions.add(decision);
      for (const alias of content.public.aliases)
        if (!(await open.aliases.get([alias.forum, alias.folded]))) await open.aliases.put(alias);
      for (const ink of content.public.inks)
        if (!(await open.inks.get([ink.forum, ink.colour]))) await open.inks.put(ink);
      for (const site of content.public.sites) if (!(await open.sites.get(site.forum))) await open.sites.put(site);
    },
  );
  secret.keeper?.soon([...came, TEMPLATES]);
  open.keeper?.soon(keptOf(open.tables.map(({ name }) => name)));
  return done;
}
