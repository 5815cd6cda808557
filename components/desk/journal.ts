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
const REPEATABLE: ReadonlySet<GameEdit['kind']> = new Set(['title', 'override', 'seat', 'seat-put', 'hosts', 'day']);

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
