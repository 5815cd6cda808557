import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySeat } from '../../components/desk/players/seat-changes';
import type { GameDay, PublicGame } from '../../engine/protocol/public-game';
import { gameEdit } from '../../engine/store/public/edit-checks';
import { applyEdit, type GameEdit } from '../../engine/store/public/edits';

const seat = (id: string, patch: Partial<PublicGame['roster']['seats'][number]> = {}) => ({
  ...emptySeat(id),
  name: `Игрок ${id}`,
  accounts: [{ nick: `Игрок ${id}`, id }],
  ...patch,
});

const GAME: PublicGame = {
  id: 'g',
  title: 'Игра',
  preset: 'flg',
  overrides: { selfVote: 'void' },
  roster: { confirmed: true, seats: [seat('1'), seat('2', { silenced: true }), seat('3')], hosts: [] },
  day: { number: 2, start: null, deadline: { by: 'post', post: '90' }, nominees: ['Вася'] },
};

const apply = (game: PublicGame, edit: GameEdit): PublicGame => {
  const done = applyEdit(game, edit);
  if (!done.ok) throw new Error(done.error.code);
  return done.value.game;
};

describe('one edit', () => {
  it('a replacement keeps the seat and appends the account (A-015)', () => {
    const after = apply(GAME, { kind: 'replace', id: '2', account: { nick: 'Замена', id: null } });
    const [, second] = after.roster.seats;
    expect(second?.id).toBe('2');
    expect(second?.name).toBe('Замена');
    expect(second?.accounts).toEqual([
      { nick: 'Игрок 2', id: '2' },
      { nick: 'Замена', id: null },
    ]);
  });

  it('the next day begins where this one ended; silences last one day, nominations too', () => {
    const after = apply(GAME, { kind: 'next-day' });
    expect(after.day).toEqual({ number: 3, start: { by: 'post', post: '90' }, deadline: null, nominees: [] });
    expect(after.roster.seats.some((each) => each.silenced)).toBe(false);
  });

  it('a rule back to default is no override at all', () => {
    const after = apply(GAME, { kind: 'reset', fields: ['selfVote', 'tie'] });
    expect(after.overrides).toEqual({});
  });

  it('a game is finished and goes on again', () => {
    const over = applyEdit(GAME, { kind: 'finished', finished: true });
    expect(over.ok && over.value.game.finished).toBe(true);
    expect(over.ok && over.value.inverse).toEqual({ kind: 'finished', finished: false });
    expect(gameEdit({ kind: 'finished', finished: 1 }, '')).toBe('finished');
  });

  it('a seat put twice stands once', () => {
    const put: GameEdit = { kind: 'seat-put', seat: seat('2', { name: 'Новое имя' }), at: 0 };
    const after = apply(apply(GAME, put), put);
    expect(after.roster.seats.map((each) => each.id)).toEqual(['2', '1', '3']);
  });

  it.each([
    { kind: 'seat', id: '9', patch: { silenced: true } },
    { kind: 'seat-remove', id: '9' },
    { kind: 'seat-move', id: '9', to: 0 },
    { kind: 'replace', id: '9', account: { nick: 'Замена', id: null } },
    {
      kind: 'many',
      edits: [
        { kind: 'title', title: 'x' },
        { kind: 'seat-remove', id: '9' },
      ],
    },
  ] satisfies GameEdit[])('of a seat that is not there changes nothing: %j', (edit) => {
    expect(applyEdit(GAME, edit)).toEqual({ ok: false, error: { code: 'no-seat', id: '9' } });
  });
});

const id = fc.constantFrom('1', '2', '3', '4');
const anyAccount = fc.record({ nick: fc.string(), id: fc.option(fc.string()) });
const dayPatch = fc.record(
  { number: fc.nat(100), start: fc.constant(null), nominees: fc.array(fc.string()) },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<GameDay>>;
const simple: fc.Arbitrary<GameEdit> = fc.oneof(
  fc.record({ kind: fc.constant('title' as const), title: fc.string() }),
  fc.record({ kind: fc.constant('preset' as const), preset: fc.constantFrom('flg' as const, 'prokurator' as const) }),
  fc.record({
    kind: fc.constant('override' as const),
    patch: fc.constantFrom({ minimum: 2 }, { selfVote: 'counts' as const }, { zone: null, minimum: 0 }),
  }),
  fc.record({
    kind: fc.constant('reset' as const),
    fields: fc.constantFrom(['minimum' as const], ['selfVote' as const, 'zone' as const], []),
  }),
  fc.record({ kind: fc.constant('confirm' as const), confirmed: fc.boolean() }),
  fc.record({
    kind: fc.constant('seat' as const),
    id,
    patch: fc.constantFrom({ silenced: true }, { deadSince: '5' }, { name: 'Ы', aliases: ['ы'] }),
  }),
  fc.record({ kind: fc.constant('seat-put' as const), seat: id.map((each) => seat(each)), at: fc.nat(4) }),
  fc.record({ kind: fc.constant('seat-remove' as const), id }),
  fc.record({ kind: fc.constant('seat-move' as const), id, to: fc.nat(3) }),
  fc.record({ kind: fc.constant('replace' as const), id, account: anyAccount }),
  fc.record({ kind: fc.constant('hosts' as const), hosts: fc.array(anyAccount, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('day' as const), patch: dayPatch }),
  fc.constant({ kind: 'next-day' as const }),
);
const anyEdit: fc.Arbitrary<GameEdit> = fc.oneof(
  simple,
  fc.record({ kind: fc.constant('many' as const), edits: fc.array(simple, { maxLength: 4 }) }),
);

describe('any edits', () => {
  it('are undone by their inverses, newest first, to the very game they began with', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        let game = GAME;
        const inverses: GameEdit[] = [];
        for (const edit of edits) {
          const done = applyEdit(game, edit);
          if (!done.ok) continue;
          game = done.value.game;
          inverses.unshift(done.value.inverse);
        }
        for (const inverse of inverses) game = apply(game, inverse);
        expect(game).toEqual(GAME);
      }),
    );
  });

  it('and their inverses pass the check they are stored by', () => {
    fc.assert(
      fc.property(anyEdit, (edit) => {
        expect(gameEdit(edit, '')).toBeNull();
        const done = applyEdit(GAME, edit);
        if (done.ok) expect(gameEdit(JSON.parse(JSON.stringify(done.value.inverse)), '')).toBeNull();
      }),
    );
  });

  it('never leave two seats of one id', () => {
    fc.assert(
      fc.property(fc.array(anyEdit), (edits) => {
        let game = GAME;
        for (const edit of edits) {
          const done = applyEdit(game, edit);
          if (done.ok) game = done.value.game;
        }
        const ids = game.roster.seats.map((each) => each.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
