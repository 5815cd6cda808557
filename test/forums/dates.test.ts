import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderOn, printedZone, timeReader } from '../../engine/forums/dates';
import { zoneOf } from '../../engine/forums/zone';
import { domOf } from '../dom';

/** Sunday, 29 November 2026, 18:30 in Moscow. */
const NOW = '2026-11-29T15:30:00Z';
const moscow = timeReader({ now: NOW, zone: 'Europe/Moscow' });
const zoneless = timeReader({ now: NOW, zone: null });

// Every form of facts.md §7 and of the real pages; Moscow is three hours ahead of the instant.
const ABSOLUTE: [raw: string, iso: string, seconds?: true][] = [
  ['28.11.2026, 01:16', '2026-11-27T22:16:00Z'],
  ['28.11.2026, 01:16:05', '2026-11-27T22:16:05Z', true],
  ['26.04.2026 23:15', '2026-04-26T20:15:00Z'],
  ['2026-11-28 01:23:15', '2026-11-27T22:23:15Z', true],
  ['27.9.2026, 19:05', '2026-09-27T16:05:00Z'],
  ['26.04.26, 23:15', '2026-04-26T20:15:00Z'],
  ['28 ноя 2026, 01:20', '2026-11-27T22:20:00Z'],
  ['27 Ноября 2026, 22:18:39', '2026-11-27T19:18:39Z', true],
  ['26 Апрель 2026 - 23:15', '2026-04-26T20:15:00Z'],
  ['Сб Ноя 28, 2026 1:20 am', '2026-11-27T22:20:00Z'],
  ['Добавлено: Сб Ноя 28, 2026 1:20 pm', '2026-11-28T10:20:00Z'],
  ['Вторник, 26.04.2026, 23:15', '2026-04-26T20:15:00Z'],
  ['Сб 28 Ноя 2026 - 1:20', '2026-11-27T22:20:00Z'],
  ['05 май 2026, 12:00', '2026-05-05T09:00:00Z'],
  ['5 мая 2026 в 12:00', '2026-05-05T09:00:00Z'],
  ['02-15-2026, 12:29 PM', '2026-02-15T09:29:00Z'],
  ['02-15-2026, 12:29 AM', '2026-02-14T21:29:00Z'],
  ['Jun 9, 2026 at 4:25 AM', '2026-06-09T01:25:00Z'],
  ['Sun May 26, 2019 4:43 pm', '2019-05-26T13:43:00Z'],
  ['12. Sep 2024, 11:14', '2024-09-12T08:14:00Z'],
  ['August 26, 2007 08:59 am', '2007-08-26T04:59:00Z'],
  ['Feb 14, 2026 | 9:07 pm', '2026-02-14T18:07:00Z'],
  ['25 de Octubre de 2013, 12:12:00 pm', '2013-10-25T08:12:00Z', true],
  ['« Ответ #1 : 28 Ноября 2026, 02:30:00 »', '2026-11-27T23:30:00Z', true],
  ['2019-02-23, 09:14 PM', '2019-02-23T18:14:00Z'],
  ['29 ноя 2026 в 07:40', '2026-11-29T04:40:00Z'],
  ['2022-02-15T12:29:00', '2022-02-15T09:29:00Z', true],
  ['26/10/13, 03:48 pm', '2013-10-26T11:48:00Z'],
];

const RELATIVE: [raw: string, iso: string | null, seconds?: true][] = [
  ['Сегодня, 12:30', '2026-11-29T09:30:00Z'],
  ['Сегодня в 12:30', '2026-11-29T09:30:00Z'],
  ['Сегодня в 12:30:05', '2026-11-29T09:30:05Z', true],
  ['Сегодня 12:30:05', '2026-11-29T09:30:05Z', true],
  ['Вчера, 07:40', '2026-11-28T04:40:00Z'],
  ['Вчера в 07:40', '2026-11-28T04:40:00Z'],
  ['Дата: Вчера, 07:40 | Сообщение # 27', '2026-11-28T04:40:00Z'],
  ['Today, 12:30 PM', '2026-11-29T09:30:00Z'],
  ['Yesterday at 12:05 AM', '2026-11-27T21:05:00Z'],
  ['Понедельник в 12:30', '2026-11-23T09:30:00Z'],
  ['Суббота в 12:30', '2026-11-28T09:30:00Z'],
  ['Воскресенье в 12:30', '2026-11-22T09:30:00Z'],
  ['Monday at 12:30 PM', '2026-11-23T09:30:00Z'],
];

describe('times as text (facts.md §7)', () => {
  test.each([...ABSOLUTE, ...RELATIVE])('%s', (raw, iso, seconds) => {
    expect(moscow.read(raw)).toEqual({ iso, raw, seconds: seconds ?? false });
    // Without a zone the same text is no time that could be compared with a deadline.
    expect(zoneless.read(raw)).toEqual({ iso: null, raw, seconds: seconds ?? false });
  });

  test.each(ABSOLUTE)('%s does not depend on now', (raw) => {
    const later = timeReader({ now: '2040-02-29T23:59:59Z', zone: 'Europe/Moscow' });
    expect(later.read(raw)).toEqual(moscow.read(raw));
  });

  test.each([
    ['менее минуты назад', '2026-11-29T15:30:00Z'],
    ['только что', '2026-11-29T15:30:00Z'],
    ['10 минут назад', '2026-11-29T15:20:00Z'],
    ['минуту назад', '2026-11-29T15:29:00Z'],
    ['a minute ago', '2026-11-29T15:29:00Z'],
    ['5 minutes ago', '2026-11-29T15:25:00Z'],
    ['30 секунд назад', '2026-11-29T15:29:30Z'],
  ])('%s needs no zone', (raw, iso) => {
    expect(zoneless.read(raw)).toEqual({ iso, raw, seconds: false });
  });

  test.each([
    '3 часа назад',
    'час назад',
    '2 дня назад',
    '26 апреля, 2026',
    'Nov 14, 2015',
    '28.11.2026',
    '',
    'Гость',
    '32.01.2026, 10:00',
    '30.02.2026, 10:00',
    '28.13.2026, 10:00',
    '28.11.2026, 24:10',
    '28.11.2026, 10:61',
    '13:20 pm',
    '05/06/2026, 10:00',
  ])('«%s» is not sure to the minute', (raw) => {
    expect(moscow.read(raw)).toEqual({ iso: null, raw, seconds: false });
  });
});

describe('machine times', () => {
  test.each([
    ['2026-11-28T21:40:57+00:00', '2026-11-28T21:40:57Z', true],
    ['2025-06-09T17:30:10-0500', '2025-06-09T22:30:10Z', true],
    ['2020-01-08T22:09:53Z', '2020-01-08T22:09:53Z', true],
    ['2019-03-24T22:07:47.669Z', '2019-03-24T22:07:47Z', true],
    ['2026-11-28T21:40Z', '2026-11-28T21:40:00Z', false],
    ['1795843200', '2026-11-28T05:20:00Z', true],
    ['1553457251505', '2019-03-24T19:54:11Z', true],
  ])('%s', (raw, iso, seconds) => {
    expect(zoneless.read(raw)).toEqual({ iso, raw, seconds });
    expect(moscow.read(raw)).toEqual({ iso, raw, seconds });
  });
});

describe('day or month first', () => {
  const read = (raw: string, page: string[]) =>
    timeReader({ now: NOW, zone: 'UTC' }, { order: () => orderOn(page) }).read(raw).iso;
  test.each([
    ['05-06-2026, 10:00', [], '2026-05-06T10:00:00Z'],
    ['05-06-2026, 10:00', ['25-06-2026, 10:00'], '2026-06-05T10:00:00Z'],
    ['05/06/2026, 10:00', ['06/25/2026, 10:00'], '2026-05-06T10:00:00Z'],
    ['05/06/2026, 10:00', ['25/06/2026, 10:00'], '2026-06-05T10:00:00Z'],
    ['05/06/2026, 10:00', [], null],
    ['06/06/2026, 10:00', [], '2026-06-06T10:00:00Z'],
    ['05.06.2026, 10:00', ['06/25/2026'], '2026-06-05T10:00:00Z'],
  ])('%s on a page with %s', (raw, page, iso) => expect(read(raw, page)).toBe(iso));
});

describe('zone the page gives away', () => {
  test.each([
    ['<time datetime="2026-11-30T02:58:52Z">30 Ноября 2026, 05:58:52</time>', '+03:00'],
    ['<time datetime="2026-11-30T02:58:52Z">30 Ноября 2026, 02:58:52</time>', '+00:00'],
    ['<time datetime="2026-11-30T02:58:52Z">29 ноя 2026, 21:58</time>', '-05:00'],
    ['<time datetime="2026-11-30T02:58:52+03:00">30 ноя 2026, 05:43</time>', '+05:45'],
    [
      '<time datetime="2026-11-30T02:58:52Z">Вчера</time><time datetime="2026-11-28T10:00:00Z">28.11.2026, 13:00</time>',
      '+03:00',
    ],
    ['<time datetime="2026-11-30T02:58:52Z">5 минут назад</time>', null],
    ['<time datetime="2026-11-30T02:58:52Z">30 ноя 2026, 04:40</time>', null],
    ['<time>30 ноя 2026, 04:40</time>', null],
    ['', null],
  ])('%s', (html, zone) => expect(printedZone(domOf(html))).toBe(zone));
});

describe('zones', () => {
  test.each([
    ['UTC+3', '28.11.2026, 01:20', '2026-11-27T22:20:00Z'],
    ['+05:30', '28.11.2026, 01:20', '2026-11-27T19:50:00Z'],
    ['-0500', '28.11.2026, 01:20', '2026-11-28T06:20:00Z'],
    ['Asia/Vladivostok', '28.11.2026, 01:20', '2026-11-27T15:20:00Z'],
    ['Europe/Berlin', '25.10.2026, 12:00', '2026-10-25T11:00:00Z'],
    ['Europe/Berlin', '25.10.2026, 01:30', '2026-10-24T23:30:00Z'],
    ['Europe/Berlin', '24.10.2026, 12:00', '2026-10-24T10:00:00Z'],
    ['Europe/Moscow', '26.10.2014, 03:00', '2014-10-26T00:00:00Z'],
    ['Mars/Olympus', '28.11.2026, 01:20', null],
  ])('%s %s', (zone, raw, iso) => expect(timeReader({ now: NOW, zone }).read(raw).iso).toBe(iso));

  test('a wall clock read back is the instant it was, wherever the clock does not repeat itself', () => {
    const names = [
      'Europe/Moscow',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      '+03:00',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 1_200_000_000, max: 1_900_000_000 }), (name, second) => {
        const zone = zoneOf(name);
        const wall = zone?.wall(second * 1000) ?? 0;
        const back = zone?.instant(wall) ?? 0;
        expect(zone?.wall(back)).toBe(wall);
        expect(Math.abs(back - second * 1000)).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });
});
