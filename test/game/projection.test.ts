import { describe, expect, it } from 'vitest';
import type { Effect } from '../../engine/game/effects';
import type { GameEvent } from '../../engine/game/events';
import { fold } from '../../engine/game/fold';
import { projection } from '../../engine/game/projection';

const seats = ['Аня', 'Боря', 'Вася'].map((name) => ({ id: name, name, accounts: [{ nick: name, id: null }] }));
const start: GameEvent[] = [
  { kind: 'created', ruleset: 'flg', title: 'Игра 7', options: {}, seats },
  {
    kind: 'dealt',
    roles: [
      { seat: 'Аня', role: 'doctor', rank: null },
      { seat: 'Боря', role: 'mafioso', rank: 1 },
      { seat: 'Вася', role: 'citizen', rank: null },
    ],
    immune: ['Вася'],
    detective: null,
    prostituteSide: 'own',
    leader: 'Боря',
  },
];
const record: Effect = { kind: 'night', record: { night: 1, sent: [], deeds: [], attempts: [] }, why: null };
const night = (effects: Effect[]): GameEvent => ({
  kind: 'night',
  night: 1,
  orders: [],
  rolls: [],
  answers: {},
  overruled: [],
  effects: [record, ...effects],
  trace: [],
});
const bloody: Effect[] = [
  { kind: 'death', seat: 'Вася', death: { phase: 'night', number: 1, cause: 'killed', by: ['Боря'] }, why: null },
  { kind: 'silence', seat: 'Аня', until: 1, why: null },
  { kind: 'voteless', seat: 'Боря', why: null },
];

describe('the public side of a game', () => {
  it('knows names and accounts, and not one role', () => {
    const shown = projection(start);
    expect(shown.seats.map((seat) => Object.keys(seat).sort())).toEqual(
      Array(3).fill(['accounts', 'alive', 'id', 'name', 'silenced']),
    );
    expect(JSON.stringify(shown)).not.toMatch(/doctor|mafioso|citizen/);
  });

  it('is over when the host has announced the end, and not when a win is proposed', () => {
    const won: Effect = { kind: 'win-proposed', side: 'town', with: [], key: 'town', contested: false, why: null };
    expect(projection([...start, night([won])]).over).toBe(false);
    const end: GameEvent = {
      kind: 'ended',
      effects: [{ kind: 'over', winner: 'town', with: [], why: null }],
      trace: [],
    };
    expect(projection([...start, night([won]), end]).over).toBe(true);
  });

  it('R-021 nobody is silenced before the first night is posted', () => {
    expect(projection(start).seats.map((seat) => seat.silenced)).toEqual([false, false, false]);
  });

  it('learns of a night when it is posted and not when it is resolved', () => {
    const resolved = [...start, night(bloody)];
    expect(projection(resolved)).toEqual(projection(start));
    const posted = projection([...resolved, { kind: 'posted', what: 'night', number: 1 }]);
    expect(posted.day).toBe(1);
    expect(posted.seats.map(({ name, alive, silenced }) => [name, alive, silenced])).toEqual([
      ['Аня', true, true],
      ['Боря', true, false],
      ['Вася', false, false],
    ]);
  });

  it('R-048 is the same whether or not the boss lost his vote', () => {
    const posted: GameEvent = { kind: 'posted', what: 'night', number: 1 };
    const quiet = bloody.filter((effect) => effect.kind !== 'voteless');
    expect(projection([...start, night(bloody), posted])).toEqual(projection([...start, night(quiet), posted]));
  });

  it('R-018 learns of a modkill at once, a replacement keeps the seat (A-015)', () => {
    const gone: GameEvent = {
      kind: 'modkill',
      seat: 'Аня',
      reason: 'не пишет',
      effects: [
        { kind: 'death', seat: 'Аня', death: { phase: 'day', number: 1, cause: 'modkill', by: [] }, why: null },
      ],
      trace: [],
    };
    const newcomer: GameEvent = { kind: 'replaced', seat: 'Боря', account: { nick: 'Новый', id: '7' }, name: null };
    const shown = projection([...start, gone, newcomer]);
    expect(shown.seats.find((seat) => seat.id === 'Аня')?.alive).toBe(false);
    expect(shown.seats.find((seat) => seat.id === 'Боря')?.accounts.map((it) => it.nick)).toEqual(['Боря', 'Новый']);
  });
});

describe('the fold', () => {
  it('walks through sign-up, night and day', () => {
    expect(fold([]).phase).toEqual({ kind: 'sign-up' });
    expect(fold(start).phase).toEqual({ kind: 'night', number: 1 });
    expect(fold([...start, night([])]).phase).toEqual({ kind: 'day', number: 1, open: false });
    const over: GameEvent = {
      kind: 'ended',
      effects: [{ kind: 'over', winner: 'town', with: [], why: null }],
      trace: [],
    };
    expect(fold([...start, over]).phase).toEqual({ kind: 'over' });
  });

  it('keeps the deal beside the role of now', () => {
    const turned: GameEvent = {
      kind: 'ruling',
      text: 'обращён',
      effects: [{ kind: 'role', seat: 'Вася', role: 'maniac', was: 'citizen', why: null }],
      trace: [],
    };
    const seat = fold([...start, turned]).state?.seats.find((it) => it.id === 'Вася');
    expect(seat).toMatchObject({ role: 'maniac', dealt: 'citizen' });
  });
});
