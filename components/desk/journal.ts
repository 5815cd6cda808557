import type { GameEdit } from '../../engine/store/public/edits';

/** Where unfinished edits are noted; `localStorage` of the extension's own pages, handed in by the caller. */
export type Notebook = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Noted {
  name: string;
  game: string;
  edit: GameEdit;
}

const PREFIX = 'unfinished-edit ';

/** Edits that set values: made twice they change nothing, so they may be made again after a window died. */
const REPEATABLE: ReadonlySet<GameEdit['kind']> = new Set([
  'title',
  'override',
  'seat',
  'seat-put',
  'hosts',
  'day',
  'finished',
]);

/**
 * Notes an edit at once, before the database has taken it: a popup may be closed between two keystrokes, and a transaction
 * that was not committed dies with it. Answers with the name to cross it out by.
 */
export function note(book: Notebook, at: string, game: string, edit: GameEdit): string | null {
  if (!REPEATABLE.has(edit.kind)) return null;
  const name = `${PREFIX}${at} ${book.length}`;
  try {
    book.setItem(name, JSON.stringify({ game, edit }));
    return name;
  } catch {
    // Full or forbidden: the database alone has to do.
    return null;
  }
}

/** The database has the edit. */
export const crossOut = (book: Notebook, name: string | null): void => {
  if (name !== null) book.removeItem(name);
};

/** Edits a window did not live to finish, oldest first. Whatever is no edit is thrown away. */
export function unfinished(book: Notebook, isEdit: (value: unknown) => value is GameEdit): Noted[] {
  const names = Array.from({ length: book.length }, (_, index) => book.key(index) ?? '');
  return names
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .flatMap((name) => {
      try {
        const { game, edit } = JSON.parse(book.getItem(name) ?? '') as { game: unknown; edit: unknown };
        if (typeof game === 'string' && isEdit(edit)) return [{ name, game, edit }];
      } catch {
        // Falls through: not readable.
      }
      book.removeItem(name);
      return [];
    });
}

/** A half-typed thing as it was noted: where it belongs, and the note by which it is crossed out. */
export interface NotedDraft {
  place: string;
  value: unknown;
  note: DraftNote;
}

/** A note of a draft: the newest of its place, told from an older one by what it says. */
export interface DraftNote {
  name: string;
  text: string;
}

const DRAFT = 'unfinished-draft ';

/** Places of drafts: texts of the public half by name, those of a secret game by game and name. */
export const PUBLIC_DRAFTS = 'public ';
export const secretDrafts = (game: string): string => `secret ${game} `;

/**
 * Notes a draft at once, as {@link note} does an edit: the key before the popup was closed is kept like all the others.
 * A later note of the same place takes its stead. `value: undefined` = the draft is dropped.
 */
export function noteDraft(book: Notebook, place: string, value: unknown): DraftNote | null {
  const noted = { name: DRAFT + place, text: JSON.stringify({ value }) };
  try {
    book.setItem(noted.name, noted.text);
    return noted;
  } catch {
    return null;
  }
}

/** Is this still what was typed last there? Another window may have typed on, or finished it. */
export const isNoted = (book: Notebook, { name, text }: DraftNote): boolean => book.getItem(name) === text;

/** The database has the draft; what was typed since stays noted. */
export function crossOutDraft(book: Notebook, noted: DraftNote | null): void {
  if (noted !== null && isNoted(book, noted)) book.removeItem(noted.name);
}

/** The draft became something else, or is wiped: nothing of it is to come back. */
export const forgetDraft = (book: Notebook, place: string): void => book.removeItem(DRAFT + place);

/** What a window typed there last and did not live to save; `undefined` when there is nothing of the kind. */
export const notedDraft = (book: Notebook, place: string): NotedDraft | undefined =>
  unfinishedDrafts(book, place).find((noted) => noted.place === place);

/** Drafts a window did not live to save whose places begin so. Whatever cannot be read is thrown away. */
export function unfinishedDrafts(book: Notebook, within: string): NotedDraft[] {
  const names = Array.from({ length: book.length }, (_, index) => book.key(index) ?? '');
  return names
    .filter((name) => name.startsWith(DRAFT + within))
    .flatMap((name) => {
      const text = book.getItem(name) ?? '';
      try {
        const { value } = JSON.parse(text) as { value?: unknown };
        return [{ place: name.slice(DRAFT.length), value, note: { name, text } }];
      } catch {
        book.removeItem(name);
        return [];
      }
    });
}
