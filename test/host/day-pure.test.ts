import { describe, expect, it, test } from 'vitest';
import type { DayCount } from '../../components/host/day/count';
import { FRESH_VERDICT, stored } from '../../components/host/day/drafts';
import type { GameTopic } from '../../components/host/day/live-count';
import { toMinute } from '../../components/host/day/moment-field';
import { judgeNominations, taken, votingTopicsOf, withTaken } from '../../components/host/day/nominating';
import { usualDay } from '../../components/host/day/usual-day';
import { carryOut, condemnedBy, verdictEvent } from '../../components/host/day/verdict-event';
import { FRESH_WHENEVER, noting, replacement, ruling, striking } from '../../components/host/day/whenever-draft';
import { FRESH_ADDING, hostEffect, type Moment, overrulingOf } from '../../components/host/story/adding';
import { chanceText } from '../../components/host/story/chance';
import { namesOf } from '../../components/host/story/names';
import { phaseKey } from '../../components/host/story/phase';
import { ending, proposal } from '../../components/host/story/proposal';
import { fraction, ONE, ZERO } from '../../engine/fraction';
import type { GameEvent } from '../../engine/game/events';
import { append, emptyLog, type Log, undo } from '../../engine/game/history';
import type { PublicGame } from '../../engine/protocol/public-game';
import { RULESETS } from '../../engine/rulesets/all';
import type { Leading } from '../../engine/votes/leading';
import { stateOf, tableOf } from './cast';

const countWith = (leading: Leading): DayCount =>
  ({
    real: { leading, standings: [{ seat: 'а', total: -3 }] },
    open: { tally: { standings: [{ seat: 'а', total: -1 }] } },
  }) as unknown as DayCount;

describe('whom the verdict names', () => {
  it.each<[string, Leading | null, readonly string[] | null, readonly string[] | null]>([
    ['as the true count says', { kind: 'hang', seats: ['а'], tie: false }, null, ['а']],
    ['nobody is bad enough', { kind: 'nobody', seats: ['а', 'б'] }, null, []],
    ['A-003: a tie is the host’s', { kind: 'ask', seats: ['а', 'б'], why: 'tie' }, null, null],
    ['no count', null, null, null],
    ['the host’s own word goes before', { kind: 'hang', seats: ['а'], tie: false }, ['б'], ['б']],
    ['his «nobody», too', { kind: 'hang', seats: ['а'], tie: false }, [], []],
  ])('%s', (_name, leading, condemned, wanted) =>
    expect(condemnedBy({ ...FRESH_VERDICT, condemned }, leading && countWith(leading))).toEqual(wanted),
  );

  test('A-008: the two counts stand apart in the event', () => {
    const state = stateOf('flg', 'М: mafioso 1, а: citizen, б: citizen, в: citizen, г: citizen');
    const carried = carryOut(state, RULESETS.flg, ['а'], FRESH_VERDICT);
    const count = countWith({ kind: 'hang', seats: ['а'], tie: false });
    const voted = { day: 1, voting: { thread: null, closed: null }, silent: null };
    const event = verdictEvent(voted, ['а'], carried, FRESH_VERDICT, count, namesOf(tableOf(state)));
    expect(event.publicTotals).toEqual([{ seat: 'а', total: -1 }]);
    expect(event.trueTotals).toEqual([{ seat: 'а', total: -3 }]);
    expect(event.effects).toContainEqual(expect.objectContaining({ kind: 'death', seat: 'а' }));
  });
});

describe('nominations', () => {
  const seat = (name: string, dead = false): PublicGame['roster']['seats'][number] => ({
    id: name,
    name,
    accounts: [{ nick: name, id: null }],
    aliases: [],
    forms: [],
    number: null,
    deadSince: dead ? '' : null,
    silenced: false,
  });
  const roster: PublicGame['roster'] = {
    confirmed: true,
    hosts: [{ nick: 'Ведущий', id: null }],
    seats: [seat('Аня'), seat('Боря'), seat('Вера'), seat('Ваня', true)],
  };
  const row = (by: string, target: string, time = '2026-11-28T15:00:00.000Z') => ({ by, target, time });

  test('R-261, R-277…R-279: every row knows its own reason, a half-typed one waits', () => {
    const { rows, nominees } = judgeNominations(
      [
        row('Аня', 'Боря'),
        row('Аня', 'Вера'),
        row('Боря', 'Боря'),
        row('Вера', 'Ведущий'),
        row('Вера', 'Ваня'),
        row('Боря', ''),
        row('Боря', 'Вера', '2026-11-28T17:03:30.000Z'),
      ],
      roster,
      '2026-11-28T17:03:00.000Z',
      'Europe/Moscow',
    );
    expect(rows.map(({ state }) => (typeof state === 'string' ? state : state.code))).toEqual([
      'good',
      'nominated-twice',
      'nominated-self',
      'nominated-host',
      'nominated-dead',
      'unfinished',
      'nominated-late',
    ]);
    expect(nominees).toEqual(['Боря']);
  });
});

describe('a decision of the host', () => {
  const night: Moment = { phase: 'night', number: 3, silenceFrom: 3 };
  const town = stateOf('flg', 'М: mafioso 1, Д: detective, а: citizen');
  it.each([
    ['nobody is named', { ...FRESH_ADDING, reason: 'так' }],
    ['no reason', { ...FRESH_ADDING, seat: 'а', reason: '  ' }],
    ['no role to publish', { ...FRESH_ADDING, kind: 'revealed' as const, seat: 'а', reason: 'так' }],
    ['no role to hand over', { ...FRESH_ADDING, kind: 'role' as const, seat: 'а', reason: 'так' }],
    ['the role he has', { ...FRESH_ADDING, kind: 'role' as const, seat: 'а', role: 'citizen', reason: 'так' }],
    ['nothing to drop', { ...FRESH_ADDING, kind: 'drop' as const, reason: 'так' }],
  ])('is none while %s', (_name, adding) => expect(overrulingOf(adding, night, town)).toBeNull());

  test('R-246, A-110: a role passes to whom the host names', () =>
    expect(hostEffect({ ...FRESH_ADDING, kind: 'role', seat: 'а', role: 'detective' }, night, town)).toEqual({
      kind: 'role',
      seat: 'а',
      role: 'detective',
      was: 'citizen',
      why: null,
    }));

  test('A-029: two days of silence from day 3 end with day 4', () =>
    expect(hostEffect({ ...FRESH_ADDING, kind: 'silence', seat: 'а', days: 2 }, night, town)).toEqual({
      kind: 'silence',
      seat: 'а',
      until: 4,
      why: null,
    }));
});

describe('what may be done at any time', () => {
  const state = stateOf('flg', 'М: mafioso 1, а: citizen, б: citizen, в: citizen, г: citizen');
  const day: Moment = { phase: 'day', number: 1, silenceFrom: 1 };

  test('nothing is an event before it is complete', () => {
    expect(replacement(FRESH_WHENEVER.replace)).toBeNull();
    expect(replacement({ seat: 'а', nick: ' ' })).toBeNull();
    expect(striking(state, RULESETS.flg, { type: 'modkill', seat: 'а', reason: '' })).toBeNull();
    expect(ruling(state, RULESETS.flg, { text: '', adding: null }, day)).toBeNull();
    expect(ruling(state, RULESETS.flg, { text: 'так', adding: FRESH_ADDING }, day)).toBeNull();
    expect(noting({ seat: '', text: ' ' }, 1)).toBeNull();
  });

  test('A-015: the seat takes the name of the new player', () =>
    expect(replacement({ seat: 'а', nick: ' Новый ' })).toEqual({
      kind: 'replaced',
      seat: 'а',
      account: { nick: 'Новый', id: null },
      name: 'Новый',
    }));

  test('a ruling in words changes nothing; one that kills ends the game for the dead side', () => {
    expect(ruling(state, RULESETS.flg, { text: 'Тема закрыта', adding: null }, day)).toMatchObject({ effects: [] });
    const kills = ruling(state, RULESETS.flg, { text: 'ушёл', adding: { ...FRESH_ADDING, seat: 'М' } }, day);
    expect(kills).toMatchObject({
      effects: expect.arrayContaining([expect.objectContaining({ kind: 'win-proposed', side: 'town' })]),
    });
    if (!kills) throw new Error('no ruling');
    const { game } = tableOf(state);
    expect(proposal({ events: [kills], game })?.win.side).toBe('town');
    const refusal: GameEvent = { kind: 'ruling', text: 'нет', effects: [], trace: [] };
    expect(proposal({ events: [kills, refusal], game })).toBeNull();
    expect(proposal({ events: [kills], game: { ...game, phase: { kind: 'over' } } })).toBeNull();
    expect(ending('town', [])).toMatchObject({ effects: [{ kind: 'over', winner: 'town' }] });
  });
});

describe('the number drafts are named by', () => {
  const note = (text: string): GameEvent => ({ kind: 'note', seat: null, day: 1, text });
  const posted: GameEvent = { kind: 'posted', what: 'night', number: 1 };
  const night: GameEvent = {
    kind: 'night',
    night: 1,
    orders: [],
    rolls: [],
    answers: {},
    overruled: [],
    effects: [],
    trace: [],
  };
  const add = (log: Log<GameEvent>, event: GameEvent): Log<GameEvent> => {
    const done = append(log, log.head, { at: '', version: 1, event });
    if (!done.ok) throw new Error('forked');
    return done.value;
  };
  const back = (log: Log<GameEvent>): Log<GameEvent> => {
    const done = undo(log);
    if (!done.ok) throw new Error('nothing');
    return done.value;
  };

  test('stays through notes and posts, and is the same again after undo, but not in another branch', () => {
    const first = add(add(emptyLog(), note('1')), night);
    expect(phaseKey({ log: first })).toBe(2);
    expect(phaseKey({ log: add(add(first, posted), note('2')) })).toBe(2);
    expect(phaseKey({ log: back(first) })).toBe(0);
    const other = add(back(first), night);
    expect(phaseKey({ log: other })).toBe(3);
  });
});

describe('chances in words', () => {
  it.each([
    [fraction(3, 4), '3/4 · 75 %'],
    [ONE, '100 %'],
    [ZERO, '0 %'],
    [fraction(1, 3), '1/3 · 33,3 %'],
    [fraction(1, 4096), '0,1 %'],
    [fraction(4095, 4096), '99,9 %'],
  ])('%o', (chance, wanted) => expect(chanceText(chance)).toBe(wanted));
});

test('a moment is cut to its minute', () =>
  expect(toMinute('2026-11-28T17:03:59.123Z')).toBe('2026-11-28T17:03:00.000Z'));
test.each([undefined, null, 5, {}])('a stored verdict %s is read without a fault', (kept) =>
  expect(stored(kept, FRESH_VERDICT)).toEqual(FRESH_VERDICT),
);

describe('a day with an hour of execution', () => {
  it.each([
    ['2025-11-04T07:12:40.000Z', '2025-11-04T07:12:00.000Z', '2025-11-04T18:00:00.000Z'],
    // Past eight in the evening the next execution is tomorrow's.
    ['2025-11-04T17:00:00.000Z', '2025-11-04T17:00:00.000Z', '2025-11-05T18:00:00.000Z'],
    ['2025-11-04T22:30:00.000Z', '2025-11-04T22:30:00.000Z', '2025-11-05T18:00:00.000Z'],
  ])('R-282: opened at %s it begins now and ends an hour after eight in the evening', (now, start, deadline) => {
    expect(usualDay(now, 'Europe/Moscow')).toEqual({ start, deadline });
  });

  it('R-281: its voting topic is neither its talk nor one made before the day', () => {
    const topic = (key: string, opened: string | null): GameTopic => ({
      key,
      title: key,
      url: '',
      role: 'vote',
      opened,
    });
    const topics = [
      topic('talk', '2025-11-01T10:00:00Z'),
      topic('sign-up', '2025-10-30T10:00:00Z'),
      topic('yesterday', '2025-11-03T20:03:00+03:00'),
      topic('today', '2025-11-04T20:03:00+03:00'),
      topic('unread', null),
    ];
    const found = votingTopicsOf(topics, 'talk', '2025-11-04T07:00:00.000Z');
    expect(found.map(({ key }) => key)).toEqual(['today', 'unread']);
  });

  it('R-261: nominations of posts are put in by time, each once, beside what the host noted himself', () => {
    const from = (by: string, target: string, time: string, post: string) => ({ by, target, time, post });
    const noted = [{ by: 'Аня', target: 'Боря', time: '2025-11-04T10:00:00.000Z' }];
    const more = [
      from('Вера', 'Аня', '2025-11-04T12:30:00+03:00', '2'),
      from('Аня', 'Боря', '2025-11-04T13:00:00+03:00', '1'),
    ];
    const rows = withTaken(noted, more);
    expect(rows.map(({ by, target }) => `${by} ${target}`)).toEqual(['Вера Аня', 'Аня Боря']);
    expect(withTaken(rows, more)).toEqual(rows);
    expect(taken(rows, from('Вера', 'Аня', '', '3'))).toBe(false);
  });
});
