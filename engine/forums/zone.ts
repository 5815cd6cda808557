/** Minutes east of Greenwich for an offset such as `+03:00`, `UTC+3`, `-0530`; `null` when it is no offset. */
export function fixedOffset(zone: string): number | null {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const parts = /^(?:UTC|GMT)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/.exec(zone);
  if (parts === null) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  return minutes > 14 * 60 ? null : parts[1] === '+' ? minutes : -minutes;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Wall clock ↔ instant in one zone, an IANA name or a fixed offset. `null` for a zone nobody knows.
 * The zone of this computer is never asked, so the same page gives the same times everywhere.
 */
export interface Zone {
  /** Instant at which the wall clock shows what `Date.UTC` would make of its fields; both in milliseconds. */
  instant(wall: number): number;
  /** What the wall clock shows at an instant, as if it were UTC. */
  wall(instant: number): number;
}

export function zoneOf(name: string): Zone | null {
  let zone = known.get(name);
  if (zone === undefined) {
    zone = makeZone(name);
    known.set(name, zone);
  }
  return zone;
}

/** Browsers take tens of milliseconds to make the clock of a zone, and a game has one. */
const known = new Map<string, Zone | null>();

/** What the wall clock of an IANA zone shows at an instant, as if it were UTC, to the second; `null` for an unknown name. */
export function wallClock(name: string): Zone['wall'] | null {
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
  return (instant) => {
    const field: Record<string, number> = {};
    for (const { type, value } of clock.formatToParts(instant)) field[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

function makeZone(name: string): Zone | null {
  const offset = fixedOffset(name);
  if (offset !== null)
    return { instant: (wall) => wall - offset * MINUTE, wall: (instant) => instant + offset * MINUTE };
  const wall = wallClock(name);
  if (wall === null) return null;
  const shift = (instant: number): number => wall(instant) - Math.floor(instant / 1000) * 1000;
  // A thousand posts fall on a few days: where the offset is the same all around a day, it is asked once for that day.
  const days = new Map<number, number | null>();
  return {
    wall,
    instant: (local) => {
      const day = Math.floor(local / DAY);
      let known = days.get(day);
      if (known === undefined) {
        const before = shift((day - 1) * DAY);
        known = before === shift((day + 2) * DAY) ? before : null;
        days.set(day, known);
      }
      if (known !== null) return local - known;
      // Near a change of the clock: the hour that happens twice is taken as its first time, as forums print it.
      const early = local - shift(local - DAY);
      if (wall(early) === local) return early;
      return local - shift(local - shift(local));
    },
  };
}
