import type { CallProblem, PageAbout } from '../../protocol/calls';
import { originOfKey } from '../../protocol/gate';
import type { ThreadRole } from '../../protocol/thread-view';
import type { Result } from '../../result';
import { applyOverrides } from '../../votes/presets';
import { refuse, write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import { draftGame } from './games';
import type { GameRow, IntentRow, ThreadRow } from './rows';
import { joined, newThread } from './threads';

/** An unanswered permission prompt is forgotten after ten minutes: a grant given later for another reason starts no game. */
const PROMPT_MS = 10 * 60_000;

/** Keeps «вести игру в этой теме» until the browser's answer is known. */
export async function keepIntent(
  db: PublicDb,
  about: PageAbout,
  game: string | null,
  now: string,
): Promise<Result<null, CallProblem>> {
  return write(db, ['intents'], async () => {
    const { key } = about.topic;
    const origin = originOfKey(key);
    if (origin === null) return refuse({ code: 'malformed', field: 'about.topic.key' });
    await db.intents.put({ key, origin, about, game, at: now });
    return null;
  });
}

/** Forgets it: the host refused the permission. */
export async function dropIntent(db: PublicDb, key: string): Promise<Result<null, CallProblem>> {
  return write(db, ['intents'], async () => {
    await db.intents.delete(key);
    return null;
  });
}

/** «Казнь. День второй», «Голосование»: what clubs call the topic they vote in. */
const VOTING_TITLE = /голосован|казн|виселиц|эшафот|суд\s+дня|\bvot(?:e|ing)\b|execution/i;

/**
 * What a topic that joins a game is to it. Where only the nominated are voted for, the voting has a topic of its own:
 * it is told by its title, and the topic that was both until then is the talk.
 */
async function roleIn(db: PublicDb, game: GameRow, row: ThreadRow, title: string): Promise<ThreadRole> {
  const { nomineesOnly } = applyOverrides(game.preset, game.overrides);
  if (row.game === game.id || !nomineesOnly || !VOTING_TITLE.test(title)) return row.role;
  const others = (await db.threads.where({ game: game.id }).toArray()).filter((it) => it.key !== row.key);
  for (const it of others) if (it.role === 'both') await db.threads.put({ ...it, role: 'game' });
  return others.length > 0 ? 'vote' : row.role;
}

/** Follows the thread of an intent: the thread is watched and has a game, new or the named one. Inside a transaction. */
async function follow(db: PublicDb, intent: IntentRow, now: string, newId: () => string): Promise<string> {
  const { about } = intent;
  const { key, title } = about.topic;
  const page = { key, title, forum: about.forum, engine: about.engine, url: about.url };
  const stored = await db.threads.get(key);
  const row = stored !== undefined && wrongField('threads', stored) === null ? stored : newThread(page, now);
  const wanted = intent.game ?? row.game;
  const old = wanted === null ? undefined : await db.games.get(wanted);
  const usable = old !== undefined && wrongField('games', old) === null && !old.removedAt;
  const id = usable ? old.id : newId();
  if (!usable) await db.games.put({ ...draftGame(about, id), changedAt: now, removedAt: null });
  await db.threads.put({
    ...row,
    ...page,
    game: id,
    role: usable ? await roleIn(db, old, row, title) : row.role,
    watched: true,
    openedAt: now,
    removedAt: null,
    authors: joined(row.authors, about.authors),
    opener: about.opener ?? row.opener,
  });
  await db.intents.delete(key);
  return id;
}

/** Follows one thread now: the permission is there. Answers with the game's id. */
export async function beginGame(
  db: PublicDb,
  about: PageAbout,
  game: string | null,
  now: string,
  newId: () => string,
): Promise<Result<string, CallProblem>> {
  return write(db, ['threads', 'games', 'intents'], async () => {
    const origin = originOfKey(about.topic.key) ?? '';
    return follow(db, { key: about.topic.key, origin, about, game, at: now }, now, newId);
  });
}

/**
 * Finishes what waited for the permission of these sites, after it was given: also when the popup that asked is long gone.
 * `granted` says whether an origin is covered now. Answers with the threads that are followed from here on.
 */
export async function finishIntents(
  db: PublicDb,
  granted: (origin: string) => boolean,
  now: string,
  newId: () => string,
): Promise<Result<string[], CallProblem>> {
  return write(db, ['threads', 'games', 'intents'], async () => {
    const begun: string[] = [];
    for (const intent of await db.intents.toArray()) {
      if (wrongField('intents', intent) !== null) continue;
      if (Date.parse(now) - Date.parse(intent.at) > PROMPT_MS) await db.intents.delete(intent.key);
      else if (granted(intent.origin)) {
        await follow(db, intent, now, newId);
        begun.push(intent.key);
      }
    }
    return begun;
  });
}
