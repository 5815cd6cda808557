import type { Result } from '../../result';
import { jot, read, type StoreProblem, write } from './attempt';
import type { SecretDb, SecretDraftRow, TemplateRow } from './db';
import { TEMPLATES } from './spare';

const put = (db: SecretDb, draft: SecretDraftRow): PromiseLike<unknown> =>
  draft.value === undefined ? db.drafts.delete([draft.game, draft.name]) : db.drafts.put(draft);

/** Keeps something half-typed; `value: undefined` drops it. Called at every keystroke; the last call wins. */
export const putDraft = (db: SecretDb, draft: SecretDraftRow): Promise<Result<null, StoreProblem>> =>
  jot(db, draft.game, ['drafts'], async () => {
    await put(db, draft);
    return null;
  });

/**
 * Keeps what a window did not live to keep. `still` is asked once nobody else can write: what was typed on or became an
 * event meanwhile must not come back.
 */
export const rescueDraft = (
  db: SecretDb,
  draft: SecretDraftRow,
  still: () => boolean,
): Promise<Result<null, StoreProblem>> =>
  jot(db, draft.game, ['drafts'], async () => {
    // The transaction holds the table from its first request on.
    await db.drafts.get([draft.game, draft.name]);
    if (still()) await put(db, draft);
    return null;
  });

/** Drafts of a game by name. */
export const draftsOf = (db: SecretDb, game: string): Promise<Result<Map<string, unknown>, StoreProblem>> =>
  read(db, ['drafts'], async () => {
    const rows = await db.drafts.where('game').equals(game).toArray();
    return new Map(rows.map((row) => [row.name, row.value]));
  });

/** Marks a letter as sent (`at`) or not sent after all (`null`). */
export const tick = (
  db: SecretDb,
  game: string,
  letter: string,
  at: string | null,
): Promise<Result<null, StoreProblem>> =>
  write(db, game, ['ticks'], async () => {
    if (at === null) await db.ticks.delete([game, letter]);
    else await db.ticks.put({ game, letter, at });
    return null;
  });

/** Letters of a game marked as sent, with the time. */
export const ticksOf = (db: SecretDb, game: string): Promise<Result<Map<string, string>, StoreProblem>> =>
  read(db, ['ticks'], async () => {
    const rows = await db.ticks.where('game').equals(game).toArray();
    return new Map(rows.map((row) => [row.letter, row.at]));
  });

/** The host's own templates; those he has not touched are the program's. */
export const templates = (db: SecretDb): Promise<Result<TemplateRow[], StoreProblem>> =>
  read(db, ['templates'], () => db.templates.toArray());

/** Stores a rewritten template, or goes back to the program's (`null`). */
export const setTemplate = (
  db: SecretDb,
  kind: string,
  lang: string,
  text: string | null,
): Promise<Result<null, StoreProblem>> =>
  write(db, TEMPLATES, ['templates'], async () => {
    if (text === null) await db.templates.delete([kind, lang]);
    else await db.templates.put({ kind, lang, text });
    return null;
  });
