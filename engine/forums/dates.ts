import type { PostTime } from './page';
import { type Zone, zoneOf } from './zone';

/** Which of two numbers in `05-06-2026` is the day. */
export type DateOrder = 'day-month' | 'month-day';

/** What a text time is read against. */
export interface Clock {
  /** Moment the page was read, ISO 8601: only «Сегодня», «5 минут назад» and the like depend on it. */
  now: string;
  /** Zone the forum prints its times in, IANA name or offset; `null` = unknown, then such times stay text. */
  zone: string | null;
}

/** What only the page can tell; each is asked when a time needs it and once at most. */
export interface PageHabits {
  /** Which number of `05-06-2026` is the day. */
  order?: () => DateOrder | null;
  /** Zone the page prints its times in, when the clock names none. */
  zone?: () => string | null;
}

/** Reads times of one page. */
export interface TimeReader {
  /**
   * Time out of a text or a machine value (ISO 8601, unix seconds or milliseconds). `iso` is UTC and `null` unless it is
   * sure to the minute: no zone, no hour, «3 часа назад», a day that may be a month all stay text.
   */
  read(raw: string): PostTime;
  /** Where the first date of a text stands, so that an edit note can be cut into words before and after it. */
  find(text: string): { from: number; to: number; time: PostTime } | null;
}

// First three letters, Russian and English.
const MONTHS = [
  'янв|jan',
  'фев|feb',
  'мар|mar',
  'апр|apr',
  'май|мая|may',
  'июн|jun',
  'июл|jul',
  'авг|aug',
  'сен|sep',
  'окт|oct',
  'ноя|nov',
  'дек|dec',
].flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const));
const MONTH = new Map(MONTHS);
const MONTH_WORD = `(?:${MONTHS.map(([name]) => name).join('|')})\\p{L}*`;
const WEEKDAYS = [
  'воскрес|sunday',
  'понедел|monday',
  'вторник|tuesday',
  'сред|wednesday',
  'четверг|thursday',
  'пятниц|friday',
  'суббот|saturday',
];
const WEEKDAY_WORD = `(?:${WEEKDAYS.join('|')})\\p{L}*`;

// Decoration before a date; short forms only where no name could be meant.
const SHORT_DAY = String.raw`(?<!\p{L})(?:пн|по|вт|во|ср|чт|че|пт|пя|сб|су|вс|mon|tue|wed|thu|fri|sat|sun|${WEEKDAY_WORD})\.?,?\s`;

const CLOCK = String.raw`(?:[\s,|«»–T-]|в(?=\s)|at(?=\s)){1,6}(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d))?(?![\d:Z]|[+-]\d\d)(?:\s?(?<half>[ap])\.?m\b\.?)?`;

// The forms of facts.md §7, the sure ones first.
const FORMS = [
  String.raw`(?<year>\d{4})(?<sep>[-./])(?<month>\d{1,2})\k<sep>(?<day>\d{1,2})(?!\d)`,
  String.raw`(?<first>\d{1,2})(?<sep>[-./])(?<other>\d{1,2})\k<sep>(?<year>\d{4}|\d\d)(?!\d)`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|-е|\.)?\s(?:de\s)?(?<name>${MONTH_WORD})\.?,?\s(?:de\s)?(?<year>\d{4})(?!\d)`,
  String.raw`(?<name>${MONTH_WORD})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})(?!\d)`,
].map((form) => new RegExp(String.raw`(?<![\d:])(?<!\d[-./])(?:${SHORT_DAY})?${form}(?:${CLOCK})?`, 'iu'));
const RELATIVE = new RegExp(
  String.raw`(?<!\p{L})(?:(?<today>сегодня|today)|(?<yesterday>вчера|yesterday)|(?<weekday>${WEEKDAY_WORD}))(?!\p{L})(?:${CLOCK})?`,
  'iu',
);
const AGO =
  /(?<!\p{L})(?:(?<now>только что|just now|a moment ago|moments ago|(?:менее|меньше) минуты назад|less than a minute ago)|(?<count>\d+|an?|одну)?\s?(?<unit>сек|sec|мин|min|час|hour|ден|дн|day|нед|week|мес|month)\p{L}*\s(?:назад|ago))(?!\p{L})/iu;

const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)$/;

/** Spares the machine a calendar for what is in the right form already: on phpBB every time of a page. */
const UTC =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]00:?00)$/;

const utc = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** Machine value → instant in ms: ISO with zone, unix seconds (10 digits) or milliseconds (13); `null` for anything else. */
function machine(raw: string): { instant: number; seconds: boolean } | null {
  const iso = ISO.exec(raw);
  if (iso !== null) {
    const offset = iso[4] ?? 'Z';
    const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
    const instant = Date.parse(`${iso[1]}T${iso[2]}${iso[3] ?? ':00'}${zone}`);
    return Number.isNaN(instant) ? null : { instant, seconds: iso[3] !== undefined };
  }
  if (/^\d{10}$/.test(raw)) return { instant: Number(raw) * 1000, seconds: true };
  if (/^\d{13}$/.test(raw)) return { instant: Number(raw), seconds: true };
  return null;
}

type Groups = Record<string, string | undefined>;

/** Milliseconds within the day, `null` without a clock, `NaN` for a clock that does not exist. */
function clockOf({ hour, minute, second, half }: Groups): number | null {
  if (hour === undefined) return null;
  let hours = Number(hour);
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return Number.NaN;
    hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  const minutes = Number(minute);
  const seconds = Number(second ?? 0);
  return hours > 23 || minutes > 59 || seconds > 59 ? Number.NaN : ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** Midnight as UTC, `null` for a day that does not exist. */
function dayOf(year: number, month: number, day: number): number | null {
  const wall = Date.UTC(year, month - 1, day);
  const date = new Date(wall);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? wall : null;
}

/** Day of an absolute date: `'unsure'` when day and month may be swapped, `null` when there is no such day. */
function absolute(groups: Groups, order: () => DateOrder | null): number | 'unsure' | null {
  const { year: shown = '', name, sep } = groups;
  const year = shown.length === 2 ? 2000 + Number(shown) : Number(shown);
  if (name !== undefined) return dayOf(year, MONTH.get(name.slice(0, 3).toLowerCase()) ?? 0, Number(groups.day));
  if (groups.month !== undefined) return dayOf(year, Number(groups.month), Number(groups.day));
  const first = Number(groups.first);
  const other = Number(groups.other);
  const how = orderOf(first, other) ?? (sep === '.' ? 'day-month' : order()) ?? (sep === '-' ? 'month-day' : null);
  if (how === null && first !== other) return 'unsure';
  return how === 'month-day' ? dayOf(year, first, other) : dayOf(year, other, first);
}

const orderOf = (first: number, other: number): DateOrder | null =>
  first > 12 ? 'day-month' : other > 12 ? 'month-day' : null;

/**
 * Whether a page writes the day or the month first in `05-06-2026`, by any of its dates that leaves no choice. Without
 * one, dashes mean the English packs of MyBB and vBulletin (month first) and slashes mean nothing.
 */
export function orderOn(raws: Iterable<string>): DateOrder | null {
  for (const raw of raws) {
    const [, first, other] = /(?<!\d)(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}/.exec(raw) ?? [];
    const order = first === undefined ? null : orderOf(Number(first), Number(other));
    if (order !== null) return order;
  }
  return null;
}

function once<T>(ask: (() => T | null) | undefined): () => T | null {
  let answer: T | null | undefined;
  return () => {
    if (answer === undefined) answer = ask?.() ?? null;
    return answer;
  };
}

/**
 * Zone a page prints its times in, as an offset: out of a `<time datetime>` that shows the same moment as a full date.
 * SMF has one in its head, phpBB and XenForo at every post. `null` when no time of the page gives itself away.
 */
export function printedZone(doc: Document): string | null {
  const plain = timeReader({ now: '', zone: 'UTC' });
  for (const element of doc.getElementsByTagName('time')) {
    const exact = machine(element.getAttribute('datetime') ?? '');
    const shown = exact === null ? null : plain.find(element.textContent ?? '')?.time;
    if (!exact || !shown?.iso) continue;
    // The text may lack the seconds; zones are whole quarters of an hour.
    const minutes = Math.round((Date.parse(shown.iso) - exact.instant) / 900_000) * 15;
    const away = Math.abs(Date.parse(shown.iso) - exact.instant - minutes * 60_000);
    if (away > 60_000 || Math.abs(minutes) > 14 * 60) continue;
    const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
    return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  }
  return null;
}

/** Reader of the times of one page. */
export function timeReader({ now, zone: told }: Clock, habits: PageHabits = {}): TimeReader {
  const order = once(habits.order);
  const zoneHere = once((): Zone | null => {
    const name = told ?? habits.zone?.() ?? null;
    return name === null ? null : zoneOf(name);
  });
  const instantNow = Date.parse(now);

  const settle = (day: number | 'unsure' | null, groups: Groups): { iso: string | null; seconds: boolean } => {
    const clock = clockOf(groups);
    const seconds = groups.second !== undefined;
    if (typeof day !== 'number' || clock === null || Number.isNaN(clock)) return { iso: null, seconds };
    const zone = zoneHere();
    return { iso: zone === null ? null : utc(zone.instant(day + clock)), seconds };
  };

  /** Today, yesterday or the last such weekday on the forum's own calendar. */
  const relativeDay = (groups: Groups): number | null => {
    const zone = Number.isNaN(instantNow) ? null : zoneHere();
    if (zone === null) return null;
    const wall = zone.wall(instantNow);
    const today = wall - (((wall % 86_400_000) + 86_400_000) % 86_400_000);
    if (groups.today !== undefined) return today;
    if (groups.yesterday !== undefined) return today - 86_400_000;
    const word = groups.weekday?.toLowerCase() ?? '';
    const weekday = WEEKDAYS.findIndex((names) => names.split('|').some((start) => word.startsWith(start)));
    return today - ((new Date(today).getUTCDay() - weekday + 6) % 7) * 86_400_000 - 86_400_000;
  };

  const ago = (groups: Groups): string | null => {
    if (Number.isNaN(instantNow)) return null;
    if (groups.now !== undefined) return utc(instantNow);
    const unit = groups.unit?.toLowerCase() ?? '';
    const count = Number(groups.count ?? 1) || 1;
    if (unit.startsWith('сек') || unit.startsWith('sec')) return utc(instantNow - count * 1000);
    if (unit.startsWith('мин') || unit.startsWith('min')) return utc(instantNow - count * 60_000);
    // «3 часа назад» may be any minute of the hour: at a deadline that is no time at all.
    return null;
  };

  const find: TimeReader['find'] = (text) => {
    let best: RegExpExecArray | null = null;
    let day: number | 'unsure' | null = null;
    for (const form of FORMS) {
      const match = form.exec(text);
      if (match === null || (best !== null && match.index >= best.index)) continue;
      const found = absolute(match.groups ?? {}, order);
      if (found === null || Number.isNaN(clockOf(match.groups ?? {}))) continue;
      best = match;
      day = found;
    }
    const relative = RELATIVE.exec(text);
    // A weekday before a full date («Вторник, 26.04.2011») is decoration.
    const counts =
      relative !== null &&
      (relative.groups?.weekday === undefined || (best === null && relative.groups.hour !== undefined));
    if (counts && (best === null || relative.index < best.index) && !Number.isNaN(clockOf(relative.groups ?? {}))) {
      best = relative;
      day = relativeDay(relative.groups ?? {});
    }
    const passed = AGO.exec(text);
    if (passed !== null && (best === null || passed.index < best.index)) {
      const time = { iso: ago(passed.groups ?? {}), raw: passed[0], seconds: false };
      return { from: passed.index, to: passed.index + passed[0].length, time };
    }
    if (best === null) return null;
    const time = { ...settle(day, best.groups ?? {}), raw: best[0] };
    return { from: best.index, to: best.index + best[0].length, time };
  };

  return {
    find,
    read: (raw) => {
      if (UTC.test(raw)) return { iso: `${raw.slice(0, 19)}Z`, raw, seconds: true };
      const exact = machine(raw);
      if (exact !== null) return { iso: utc(exact.instant), raw, seconds: exact.seconds };
      const found = find(raw);
      return { iso: found?.time.iso ?? null, raw, seconds: found?.time.seconds ?? false };
    },
  };
}
