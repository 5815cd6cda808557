import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CallProblem } from '../../engine/protocol/calls';
import { originOfKey } from '../../engine/protocol/gate';
import type { Result } from '../../engine/result';
import type { PublicDb } from '../../engine/store/public/db';
import { gameEdit } from '../../engine/store/public/edit-checks';
import type { GameEdit } from '../../engine/store/public/edits';
import { editGame, undoEdit } from '../../engine/store/public/games';
import { rescueDraft } from '../../engine/store/public/settings';
import type { BrowserApi } from '../background/browser-api';
import { pushChange } from '../background/push';
import { planReminders } from '../background/reminders';
import {
  crossOut,
  crossOutDraft,
  isNoted,
  type Notebook,
  note,
  PUBLIC_DRAFTS,
  unfinished,
  unfinishedDrafts,
} from './journal';
import { withForms } from './players/forms';

/** What the desk's components work with: the database, and everything that can be done from a screen. */
export interface Hands {
  browser: BrowserApi;
  db: PublicDb;
  now(): string;
  newId(): string;
  /** Where a window notes what it has not saved yet. */
  book: Notebook;
  /** The last thing that went wrong; shown until the next thing goes right. */
  trouble: Signal<CallProblem | null>;
  /** Awaits an outcome and shows it when it is a problem. Answers whether it went well. */
  settle<T>(outcome: Promise<Result<T, CallProblem>>): Promise<boolean>;
  /** Saves one change of a game and tells the open threads of it. */
  edit(game: string, edit: GameEdit): Promise<boolean>;
  undo(game: string): Promise<boolean>;
  /** Tells the open threads of a game to read again. */
  tellGame(game: string): Promise<void>;
  /** Sets the alarms of deadlines anew, after whatever they depend on has changed. */
  plan(): Promise<void>;
  /** Tells the open tabs of these threads (or of the forum) to read again. */
  tell(change: { key: string | null; forum: string | null }): void;
}

export interface Means {
  browser: BrowserApi;
  db: PublicDb;
  book: Notebook;
  now(): string;
  newId(): string;
}

export function handsOn({ browser, db, book, now, newId }: Means): Hands & { finish(): Promise<void> } {
  const trouble = signal<CallProblem | null>(null);
  const settle = async <T>(outcome: Promise<Result<T, CallProblem>>): Promise<boolean> => {
    const done = await outcome;
    trouble.value = done.ok ? null : done.error;
    return done.ok;
  };
  const tell = (change: { key: string | null; forum: string | null }): void => {
    const origin = change.key === null ? change.forum && new URL(change.forum).origin : originOfKey(change.key);
    pushChange(browser, change, origin).catch(() => undefined);
  };
  const tellGame = async (game: string): Promise<void> => {
    const threads = await db.threads.where({ game }).primaryKeys();
    for (const key of threads) tell({ key, forum: null });
  };
  const plan = (): Promise<void> => planReminders(browser, db, now()).catch(() => undefined);
  const save = async (game: string, change: GameEdit): Promise<boolean> => {
    const edit = withForms(change);
    const name = note(book, now(), game, edit);
    const done = await settle(editGame(db, game, edit, now()));
    crossOut(book, name);
    if (done) {
      await tellGame(game);
      await plan();
    }
    return done;
  };
  return {
    browser,
    db,
    now,
    newId,
    book,
    trouble,
    settle,
    tell,
    tellGame,
    edit: save,
    undo: async (game) => {
      const done = await settle(undoEdit(db, game, now()));
      if (done) {
        await tellGame(game);
        await plan();
      }
      return done;
    },
    plan,
    finish: async () => {
      const isEdit = (value: unknown): value is GameEdit => gameEdit(value, '') === null;
      for (const { name, game, edit } of unfinished(book, isEdit)) {
        await editGame(db, game, edit, now());
        crossOut(book, name);
      }
      for (const { place, value, note } of unfinishedDrafts(book, PUBLIC_DRAFTS)) {
        const name = place.slice(PUBLIC_DRAFTS.length);
        if (typeof value === 'string') await rescueDraft(db, name, value, () => isNoted(book, note));
        crossOutDraft(book, note);
      }
    },
  };
}

export const HandsContext = createContext<Hands | null>(null);

export function useHands(): Hands {
  const hands = useContext(HandsContext);
  if (hands === null) throw new Error('a desk component outside the desk');
  return hands;
}
