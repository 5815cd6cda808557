import type { CallProblem } from '../../protocol/calls';
import type { Result } from '../../result';
import { read, write } from './attempt';
import { wrongField } from './damaged';
import type { PublicDb } from './db';
import type { LangChoice } from './lang';
import type { SettingRow } from './rows';

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

/** Half-typed text of a page that may close at any keystroke. */
export async function setDraft(db: PublicDb, name: string, text: string): Promise<Result<null, CallProblem>> {
  return write(db, ['drafts'], async () => {
    if (text === '') await db.drafts.delete(name);
    else await db.drafts.put({ name, text });
    return null;
  });
}

export async function draft(db: PublicDb, name: string): Promise<Result<string, CallProblem>> {
  return read(db, ['drafts'], async () => (await db.drafts.get(name))?.text ?? '');
}
