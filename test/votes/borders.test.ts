import { describe, expect, test } from 'vitest';
import type { DayBorders } from '../../engine/votes/borders';
import { instant, knownZone } from '../../engine/votes/clock';
import { PROKURATOR } from '../../engine/votes/presets';
import { at, ballots, HOST, post, roster } from './thread';

const players = roster(['Вася', 'Петя', 'Маша']);
const from = (iso: string): DayBorders => ({ start: { by: 'time', at: iso }, deadline: null });
const until = (iso: string): DayBorders => ({ start: null, deadline: { by: 'time', at: iso } });

const one = (iso: string | null, day: DayBorders, rules: Parameters<typeof ballots>[2] = {}, seconds = true) => {
  const time = iso === null ? { time: { iso: null, raw: 'вчера', seconds } } : at(iso, seconds);
  const [ballot] = ballots(players, [post('Маша', '[r]Вася[/r]', time)], { day, ...rules });
  return `${ballot?.status} ${ballot?.reasons[0]?.code}`;
};

describe('forms 90–92: borders of the day', () => {
  test.each([
    ['2024-03-01T21:59:59Z', 'counts counts'],
    ['2024-03-01T22:00:00Z', 'void late'],
    ['2024-03-01T22:00:01Z', 'void late'],
  ])('to the second, 22:00:00: %s → %s', (time, reads) => {
    expect(one(time, until('2024-03-01T22:00:00Z'), { rules: { clock: 'second' } })).toBe(reads);
  });
  test.each([
    ['2024-03-01T22:29:59+03:00', 'counts counts'],
    ['2024-03-01T22:30:00+03:00', 'void late'],
  ])('gipermafia: 22:29:59 yes, 22:30:00 no: %s', (time, reads) => {
    expect(one(time, until('2024-03-01T19:30:00Z'), { rules: { clock: 'second' } })).toBe(reads);
  });
  test.each([
    ['2024-03-01T21:02:59Z', 'counts counts'],
    ['2024-03-01T21:03:00Z', 'void late'],
  ])('A-123: seconds dropped on both sides, close 21:03:50: %s', (time, reads) => {
    const rules = { policy: { ...PROKURATOR, mark: 'colour' as const, nomineesOnly: false } };
    expect(one(time, until('2024-03-01T21:03:50Z'), rules)).toBe(reads);
  });
  test.each([
    ['2024-03-01T09:59:59Z', 'void before-start'],
    ['2024-03-01T10:00:00Z', 'counts counts'],
  ])('form 92: the start itself belongs to the day: %s', (time, reads) => {
    expect(one(time, from('2024-03-01T10:00:00Z'), { rules: { clock: 'second' } })).toBe(reads);
  });
  test('a clock without seconds in the minute of a border with seconds is a doubt', () => {
    const rules = { rules: { clock: 'second' as const } };
    expect(one('2024-03-01T21:00:00Z', until('2024-03-01T21:00:30Z'), rules, false)).toBe('doubt border-minute');
    expect(one('2024-03-01T20:59:00Z', until('2024-03-01T21:00:30Z'), rules, false)).toBe('counts counts');
    expect(one('2024-03-01T21:00:00Z', until('2024-03-01T21:00:00Z'), rules, false)).toBe('void late');
  });
  test('no time: a doubt, unless the posts around it prove the place', () => {
    const day = until('2024-03-01T21:00:00Z');
    expect(one(null, day)).toBe('doubt no-time');
    const untimed = { time: { iso: null, raw: '', seconds: false } };
    const proven = ballots(
      players,
      [
        post('Маша', '[r]Вася[/r]', untimed),
        post('Петя', 'ага', at('2024-03-01T20:00:00Z')),
        post('Вася', 'угу', at('2024-03-01T21:30:00Z')),
        post('Петя', '[r]Вася[/r]', untimed),
      ],
      { day },
    );
    expect(proven.map((it) => it.reasons[0]?.code)).toEqual(['counts', 'late']);
  });
  test('a border nobody can read is a doubt, not a guess', () => {
    expect(one('2024-03-01T21:00:00Z', until('завтра'))).toBe('doubt border-time');
  });
});

describe('form 93: borders by post', () => {
  test('the day opens with the host’s post and closes with «Стоп»', () => {
    const day = post(HOST, 'День 2');
    const stop = post(HOST, 'Стоп');
    const posts = [
      post('Петя', '[r]Маша[/r]'),
      day,
      post('Маша', '[r]Вася[/r]'),
      stop,
      post('Вася', '[r]Маша[/r]'),
    ].sort((a, b) => Number(a.id) - Number(b.id));
    const order = [posts[2], posts[0], posts[3], posts[1], posts[4]].flatMap((it) => (it ? [it] : []));
    const read = ballots(players, order, {
      day: { start: { by: 'post', post: day.id }, deadline: { by: 'post', post: stop.id } },
    });
    expect(read.map((it) => `${it.voterName} ${it.reasons[0]?.code}`)).toEqual([
      'Петя before-start',
      'Маша counts',
      'Вася late',
    ]);
  });
  test('a border post on a page not read is placed by its number, a strange id is a doubt', () => {
    const read = (border: string) =>
      ballots(players, [post('Маша', '[r]Вася[/r]', { id: '500' })], {
        day: { start: { by: 'post', post: border }, deadline: null },
      })[0]?.reasons[0]?.code;
    expect([read('499'), read('501'), read('abc')]).toEqual(['counts', 'before-start', 'border-post']);
  });
});

describe('moments', () => {
  test.each([
    ['2024-03-01T21:00', 'Europe/Moscow', '2024-03-01T18:00:00Z'],
    ['2024-03-31T03:30', 'Europe/Berlin', '2024-03-31T01:30:00Z'],
    ['2024-07-01 12:00:05', '+05:30', '2024-07-01T06:30:05Z'],
    ['2024-03-01T21:00:00+02:00', 'Europe/Moscow', '2024-03-01T19:00:00Z'],
    ['2024-03-01T21:00', null, '2024-03-01T21:00:00Z'],
  ])('%s in %s', (text, zone, utc) => {
    expect(instant(text, zone)).toBe(Date.parse(utc));
  });
  test('what is no moment or no zone is null', () => {
    expect([
      instant('21:00', null),
      instant('2024-03-01T21:00', 'Mars/Base'),
      knownZone('Mars/Base'),
      knownZone('+3'),
    ]).toEqual([null, null, false, true]);
  });
});

describe('form 95: glued posts, the second half is as much later as the joint says', () => {
  const day = until('2024-03-01T21:00:00Z');
  test.each([
    ['думаю\nДобавлено через 22 часа 33 минуты\n[r]Вася[/r]', 'late'],
    ['думаю\nДобавлено через 30 минут\n[r]Вася[/r]', 'counts'],
    ['[r]Вася[/r]\nДобавлено спустя 22 часа 33 минуты 4 секунды:\nя спать', 'counts'],
    ['Вася молчит\nДобавлено через 22 часа\n[r]Вася[/r]', 'glued'],
  ])('%j → %s', (says, code) => {
    const [ballot] = ballots(players, [post('Маша', says, at('2024-03-01T20:00:00Z'))], { day });
    expect(ballot?.reasons[0]?.code).toBe(code);
  });
});
