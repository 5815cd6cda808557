import type { GameDay, Preset, PublicGame } from '../../protocol/public-game';
import { err, ok, type Result } from '../../result';
import type { VotePolicy } from '../../votes/policy';
import type { Roster, Seat } from '../../votes/roster';

export type Account = Seat['accounts'][number];

/** Is it the same account? Told by the forum's id where both have one, else by the nick. */
export const sameAccount = (one: Account, other: Account): boolean =>
  one.id !== null && other.id !== null ? one.id === other.id : one.nick === other.nick;

/** One change of a public game, as data: it can be kept, sent, replayed and taken back. */
export type GameEdit =
  | { kind: 'title'; title: string }
  | { kind: 'preset'; preset: Preset }
  | { kind: 'override'; patch: Partial<VotePolicy> }
  /** Fields fall back to the preset. */
  | { kind: 'reset'; fields: readonly (keyof VotePolicy)[] }
  | { kind: 'confirm'; confirmed: boolean }
  | { kind: 'seat'; id: string; patch: Partial<Omit<Seat, 'id'>> }
  /** Puts the seat at the place (0-based), instead of the one with its id if there is one. */
  | { kind: 'seat-put'; seat: Seat; at: number }
  | { kind: 'seat-remove'; id: string }
  | { kind: 'seat-move'; id: string; to: number }
  /** Another person plays on: same seat, the account is appended. */
  | { kind: 'replace'; id: string; account: Account }
  | { kind: 'roster'; roster: Roster }
  | { kind: 'hosts'; hosts: readonly Account[] }
  | { kind: 'day'; patch: Partial<GameDay> }
  /** The next day begins where this one ended; silences last one day and are lifted. */
  | { kind: 'next-day' }
  | { kind: 'finished'; finished: boolean }
  | { kind: 'many'; edits: readonly GameEdit[] };

export interface Edited {
  game: PublicGame;
  /** The edit that takes this one back. */
  inverse: GameEdit;
}

/** Why an edit cannot be made: the seat it names is not in the game. */
export type EditProblem = { code: 'no-seat'; id: string };

const withRoster = (game: PublicGame, seats: readonly Seat[]): PublicGame => ({
  ...game,
  roster: { ...game.roster, seats },
});

/** The old values of exactly the fields a patch sets. */
function before<T extends object>(whole: T, patch: Partial<T>): Partial<T> {
  const old: Partial<T> = {};
  for (const key of Object.keys(patch) as (keyof T)[]) old[key] = whole[key];
  return old;
}

function overriding(game: PublicGame, overrides: Partial<VotePolicy>, touched: readonly (keyof VotePolicy)[]): Edited {
  const held = touched.filter((field) => field in game.overrides);
  const absent = touched.filter((field) => !(field in game.overrides));
  const patch: Partial<VotePolicy> = {};
  for (const field of held) Object.assign(patch, { [field]: game.overrides[field] });
  return {
    game: { ...game, overrides },
    inverse: {
      kind: 'many',
      edits: [
        { kind: 'override', patch },
        { kind: 'reset', fields: absent },
      ],
    },
  };
}

/** Makes one edit. Pure; edits that set what already stands change nothing, so replaying one twice is harmless. */
export function applyEdit(game: PublicGame, edit: GameEdit): Result<Edited, EditProblem> {
  const { seats } = game.roster;
  switch (edit.kind) {
    case 'title':
      return ok({ game: { ...game, title: edit.title }, inverse: { kind: 'title', title: game.title } });
    case 'preset':
      return ok({ game: { ...game, preset: edit.preset }, inverse: { kind: 'preset', preset: game.preset } });
    case 'override': {
      const touched = Object.keys(edit.patch) as (keyof VotePolicy)[];
      return ok(overriding(game, { ...game.overrides, ...edit.patch }, touched));
    }
    case 'reset': {
      const kept: Partial<VotePolicy> = { ...game.overrides };
      for (const field of edit.fields) delete kept[field];
      return ok(overriding(game, kept, edit.fields));
    }
    case 'confirm':
      return ok({
        game: { ...game, roster: { ...game.roster, confirmed: edit.confirmed } },
        inverse: { kind: 'confirm', confirmed: game.roster.confirmed },
      });
    case 'hosts':
      return ok({
        game: { ...game, roster: { ...game.roster, hosts: edit.hosts } },
        inverse: { kind: 'hosts', hosts: game.roster.hosts },
      });
    case 'roster':
      return ok({ game: { ...game, roster: edit.roster }, inverse: { kind: 'roster', roster: game.roster } });
    case 'finished':
      return ok({
        game: { ...game, finished: edit.finished },
        inverse: { kind: 'finished', finished: game.finished ?? false },
      });
    case 'day':
      return ok({
        game: { ...game, day: { ...game.day, ...edit.patch } },
        inverse: { kind: 'day', patch: before({ voting: null, ...game.day }, edit.patch) },
      });
    case 'next-day': {
      const { number, deadline: start, voting } = game.day;
      const fresh = { number: number + 1, start, deadline: null, nominees: [] };
      const day = voting === undefined ? fresh : { ...fresh, voting: null };
      const lifted = seats.map((seat) => (seat.silenced ? { ...seat, silenced: false } : seat));
      return ok({
        game: { ...withRoster(game, lifted), day },
        inverse: {
          kind: 'many',
          edits: [
            { kind: 'day', patch: game.day },
            ...seats
              .filter((seat) => seat.silenced)
              .map((seat): GameEdit => ({ kind: 'seat', id: seat.id, patch: { silenced: true } })),
          ],
        },
      });
    }
    case 'seat-put': {
      const old = seats.findIndex((seat) => seat.id === edit.seat.id);
      const rest = seats.filter((seat) => seat.id !== edit.seat.id);
      const known = seats[old];
      return ok({
        game: withRoster(game, rest.toSpliced(edit.at, 0, edit.seat)),
        inverse: known ? { kind: 'seat-put', seat: known, at: old } : { kind: 'seat-remove', id: edit.seat.id },
      });
    }
    case 'many':
      return applyAll(game, edit.edits);
    case 'seat':
    case 'seat-remove':
    case 'seat-move':
    case 'replace':
      return editSeat(game, edit);
  }
}

function editSeat(
  game: PublicGame,
  edit: Extract<GameEdit, { kind: 'seat' | 'seat-remove' | 'seat-move' | 'replace' }>,
): Result<Edited, EditProblem> {
  const { seats } = game.roster;
  const at = seats.findIndex((seat) => seat.id === edit.id);
  const seat = seats[at];
  if (!seat) return err({ code: 'no-seat', id: edit.id });
  switch (edit.kind) {
    case 'seat':
      return ok({
        game: withRoster(game, seats.with(at, { ...seat, ...edit.patch })),
        inverse: { kind: 'seat', id: seat.id, patch: before(seat, edit.patch as Partial<Seat>) },
      });
    case 'seat-remove':
      return ok({ game: withRoster(game, seats.toSpliced(at, 1)), inverse: { kind: 'seat-put', seat, at } });
    case 'seat-move':
      return ok({
        game: withRoster(game, seats.toSpliced(at, 1).toSpliced(edit.to, 0, seat)),
        inverse: { kind: 'seat-move', id: seat.id, to: at },
      });
    case 'replace': {
      const same = seat.accounts.some((each) => each.nick === edit.account.nick && each.id === edit.account.id);
      const accounts = same ? seat.accounts : [...seat.accounts, edit.account];
      return ok({
        game: withRoster(game, seats.with(at, { ...seat, accounts, name: edit.account.nick })),
        inverse: { kind: 'seat', id: seat.id, patch: { accounts: seat.accounts, name: seat.name } },
      });
    }
  }
}

function applyAll(game: PublicGame, edits: readonly GameEdit[]): Result<Edited, EditProblem> {
  let now = game;
  const inverses: GameEdit[] = [];
  for (const edit of edits) {
    const done = applyEdit(now, edit);
    if (!done.ok) return done;
    now = done.value.game;
    inverses.unshift(done.value.inverse);
  }
  return ok({ game: now, inverse: { kind: 'many', edits: inverses } });
}
