import type { CallProblem } from '../../protocol/calls';
import type { Result } from '../../result';
import { read, write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import type { LangChoice } from './lang';
import type { Reminder, SettingRow } from './rows';

export type Focus = Extract<SettingRow, { name: 'focus' }>['value'];

async function setting(db: PublicDb, name: SettingRow['name']): Promise<SettingRow | null> {
  const row = await db.settings.get(name);
  return row !== undefined && wrongField('settings', row) === null ? row : null;
}

/** The host's choice of language; `auto` until he made one, also when the record of it is damaged. */
export async function langChoice(db: PublicDb): Promise<Result<LangChoice, CallProblem>> {
  return read(db, ['settings'], async () => {
    const row = await setting(db, 'lang');
    return row?.name === 'lang' ? row.value : 'auto';
  });
}

export async function setLang(db: PublicDb, value: LangChoice): Promise<Result<null, CallProblem>> {
  return write(db, ['settings'], async () => {
    await db.settings.put({ name: 'lang', value });
    return null;
  });
}

/** Thread the desk was last asked to show. */
export async function focus(db: PublicDb): Promise<Result<Focus | null, CallProblem>> {
  return read(db, ['settings'], async () => {
    const row = await setting(db, 'focus');
    return row?.name === 'focus' ? row.value : null;
  });
}

export async function setFocus(db: PublicDb, key: string, now: string): Promise<Result<null, CallProblem>> {
  return write(db, ['settings'], async () => {
    await db.settings.put({ name: 'focus', value: { key, at: now } });
    return null;
  });
}

/** Reminders of deadlines that are switched on, one a game. */
export async function reminders(db: PublicDb): Promise<Result<readonly Reminder[], CallProblem>> {
  return read(db, ['settings'], () => remindersIn(db));
}

async function remindersIn(db: PublicDb): Promise<readonly Reminder[]> {
  const row = await setting(db, 'reminders');
  return row?.name === 'reminders' ? row.value : [];
}

/** Switches a game's reminder on, or off (`null`). */
export async function setReminder(
  db: PublicDb,
  game: string,
  reminder: Omit<Reminder, 'game'> | null,
): Promise<Result<null, CallProblem>> {
  return write(db, ['settings'], async () => {
    const others = (await remindersIn(db)).filter((it) => it.game !== game);
    await db.settings.put({
      name: 'reminders',
      value: reminder === null ? others : [...others, { game, ...reminder }],
    });
    return null;
  });
}

/** Did the browser lose this database, and has the host not read yet that it came back? */
export async function returned(db: PublicDb): Promise<Result<boolean, CallProblem>> {
  return read(db, ['settings'], async () => (await setting(db, 'returned')) !== null);
}

/** The host has read it. */
export async function forgetReturn(db: PublicDb): Promise<Result<null, CallProblem>> {
  return write(db, ['settings'], async () => {
    await db.settings.delete('returned');
    return null;
  });
}

const putText = (db: PublicDb, name: string, text: string): PromiseLike<unknown> =>
  text === '' ? db.drafts.delete(name) : db.drafts.put({ name, text });

/** Half-typed text of a page that may close at any keystroke. */
export async function setDraft(db: PublicDb, name: string, text: string): Promise<Result<null, CallProblem>> {
  return write(db, ['drafts'], async () => {
    await putText(db, name, text);
    return null;
  });
}

/**
 * Keeps a text a window did not live to keep. `still` is asked once nobody else can write: what was typed on meanwhile
 * must not be undone.
 */
export async function rescueDraft(
  db: PublicDb,
  name: string,
  text: string,
  still: () => boolean,
): Promise<Result<null, CallProblem>> {
  return write(db, ['drafts'], async () => {
    // The transaction holds the table from its first request on.
    await db.drafts.get(name);
    if (still()) await putText(db, name, text);
    return null;
  });
}

export async function draft(db: PublicDb, name: string): Promise<Result<string, CallProblem>> {
  return read(db, ['drafts'], async () => (await db.drafts.get(name))?.text ?? '');
}
