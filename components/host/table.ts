import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameEvent } from '../../engine/game/events';
import { fold, type Game } from '../../engine/game/fold';
import { type Log, moveTo, path } from '../../engine/game/history';
import { projection } from '../../engine/game/projection';
import type { Result } from '../../engine/result';
import { RULESETS } from '../../engine/rulesets/all';
import type { Ruleset } from '../../engine/rulesets/ruleset';
import type { SecretDb, SecretGameRow } from '../../engine/store/secret/db';
import { draftsOf, putDraft, rescueDraft, tick, ticksOf } from '../../engine/store/secret/drafts';
import { appendEvent, changeGame, loadLog, moveHead, redoEvent, undoEvent } from '../../engine/store/secret/log';
import type { Phrase, Slots } from '../../engine/words';
import type { Hands } from '../desk/hands';
import { crossOutDraft, forgetDraft, isNoted, noteDraft, secretDrafts, unfinishedDrafts } from '../desk/journal';
import { projectionEdits } from './project';

/** A problem with the secret game, in words. */
export interface Told {
  words: Phrase;
  slots?: Slots;
}

/** What is on the host's table: one secret game as it stands. */
export interface Table {
  row: SecretGameRow;
  log: Log<GameEvent>;
  /** Events in force. */
  events: readonly GameEvent[];
  game: Game;
  rules: Ruleset;
  drafts: ReadonlyMap<string, unknown>;
  /** Letters marked as sent, with the time. */
  ticks: ReadonlyMap<string, string>;
}

/** Everything the host can do with the game from a screen. */
export interface HostHands {
  hands: Hands;
  secret: SecretDb;
  /** Roles and orders are covered until asked for; one key covers them again. */
  covered: Signal<boolean>;
  trouble: Signal<Told | null>;
  /** An entry is on its way to the disk: what is on the screen is about to be another table. */
  storing: Signal<boolean>;
  /** Adds an event after the head on the screen; drafts it was made from go with it. Answers whether it is on the disk. */
  append(table: Table, event: GameEvent, drafts?: readonly string[]): Promise<boolean>;
  undo(table: Table): Promise<boolean>;
  redo(table: Table): Promise<boolean>;
  moveTo(table: Table, seq: number): Promise<boolean>;
  /** Saves something half-typed at once; `undefined` drops it. */
  draft(table: Table, name: string, value: unknown): Promise<void>;
  tick(table: Table, letter: string, sent: boolean): Promise<void>;
}

/** Reads one game; a query for `useLive`. What it shows as stored is in the copy too. */
export async function readTable(secret: SecretDb, id: string): Promise<Result<Table, Told>> {
  for (;;) {
    const read = await readNow(secret, id);
    await secret.keeper?.settled();
    // What came while that was waited for is shown at once: a table that is behind could not be added to.
    if (!read.ok || secret.keeper === null) return read;
    const now = await secret.games.get(id);
    if (now?.head === read.value.row.head && now.count === read.value.row.count) return read;
  }
}

async function readNow(secret: SecretDb, id: string): Promise<Result<Table, Told>> {
  const row = await secret.games.get(id);
  const [log, drafts, ticks] = [await loadLog(secret, id), await draftsOf(secret, id), await ticksOf(secret, id)];
  for (const part of [log, drafts, ticks]) if (!part.ok) return part;
  if (!row || !log.ok || !drafts.ok || !ticks.ok) throw new Error('a game without its row');
  const events = path(log.value).map((entry) => entry.event);
  return {
    ok: true,
    value: {
      row,
      log: log.value,
      events,
      game: fold(events),
      rules: RULESETS[row.ruleset],
      drafts: drafts.value,
      ticks: ticks.value,
    },
  };
}

export function hostHands(hands: Hands, secret: SecretDb): HostHands {
  const trouble = signal<Told | null>(null);
  const storing = signal(false);
  const settle = async <T>(outcome: Promise<Result<T, Told>>): Promise<boolean> => {
    const done = await outcome;
    trouble.value = done.ok ? null : done.error;
    return done.ok;
  };
  // A second click on the same screen comes too late, and no other window is to blame: it is passed over in silence.
  const spent = new WeakSet<Table>();
  const moved = async (table: Table, move: () => Promise<Result<number | null, Told>>): Promise<boolean> => {
    if (spent.has(table)) return false;
    spent.add(table);
    storing.value = true;
    let done = false;
    try {
      done = await settle(move());
      if (done) await tellThread(hands, secret, table.row.id);
    } finally {
      // Also after a bug of ours: the desk must not lie there busy for ever.
      if (!done) spent.delete(table);
      storing.value = false;
    }
    return done;
  };
  return {
    hands,
    secret,
    covered: signal(true),
    trouble,
    storing,
    append: async (table, event, drafts = []) => {
      const { id } = table.row;
      const done = await moved(table, () => appendEvent(secret, id, table.log.head, event, hands.now(), drafts));
      if (done) for (const name of drafts) forgetDraft(hands.book, secretDrafts(id) + name);
      return done;
    },
    undo: (table) => moved(table, () => undoEvent(secret, table.row.id, table.log.head, hands.now())),
    redo: (table) => moved(table, () => redoEvent(secret, table.row.id, table.log.head, hands.now())),
    moveTo: (table, seq) => moved(table, () => moveHead(secret, table.row.id, table.log.head, seq, hands.now())),
    draft: async (table, name, value) => {
      const game = table.row.id;
      const noted = noteDraft(hands.book, secretDrafts(game) + name, value);
      const kept = await settle(putDraft(secret, { game, name, value, at: hands.now() }));
      if (kept) crossOutDraft(hands.book, noted);
    },
    tick: async (table, letter, sent) => {
      await settle(tick(secret, table.row.id, letter, sent ? hands.now() : null));
    },
  };
}

/** Saves what was typed into a game in a window that did not live to save it: a popup closed at the last key. */
export async function finishDrafts({ book, now }: Hands, secret: SecretDb, game: string): Promise<void> {
  const within = secretDrafts(game);
  for (const { place, value, note } of unfinishedDrafts(book, within)) {
    const row = { game, name: place.slice(within.length), value, at: now() };
    const kept = await rescueDraft(secret, row, () => isNoted(book, note));
    if (kept.ok) crossOutDraft(book, note);
  }
}

/**
 * Brings the thread's half up to the public side of the head: by the difference from what it was told last, so it may
 * be called at any time and finishes what a closed window left undone.
 */
export async function tellThread(hands: Hands, secret: SecretDb, id: string): Promise<void> {
  const row = await secret.games.get(id);
  const log = await loadLog(secret, id);
  if (!row || row.publicGame === null || !log.ok || row.projected === row.head) return;
  const sideOf = (seq: number | null) => {
    const at = seq === null ? null : moveTo(log.value, seq);
    return at?.ok ? projection(path(at.value).map((entry) => entry.event)) : null;
  };
  const after = sideOf(row.head);
  if (after === null) return;
  const edits = projectionEdits(sideOf(row.projected), after);
  const told = edits.length === 0 || (await hands.edit(row.publicGame, { kind: 'many', edits }));
  if (told) await changeGame(secret, id, { projected: row.head });
}

export const HostContext = createContext<HostHands | null>(null);

export function useHost(): HostHands {
  const host = useContext(HostContext);
  if (host === null) throw new Error('a host component outside the host’s desk');
  return host;
}
