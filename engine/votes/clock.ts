import { wallClock } from '../forums/zone';

/** Moments of a forum: everything is compared in milliseconds since 1970 UTC. */

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;
const OFFSET = /^(?:UTC|GMT)?([+-])(\d\d?):?(\d\d)?$/i;
const MINUTE = 60_000;

const clocks = new Map<string, ReturnType<typeof wallClock>>();

/** Making a clock costs more than using it a thousand times; a game has one zone. */
function clockOf(zone: string): ReturnType<typeof wallClock> {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = wallClock(zone);
    clocks.set(zone, clock);
  }
  return clock;
}

/** Milliseconds a zone is ahead of UTC at a moment; `null` for a zone nobody knows. */
function ahead(zone: string, moment: number): number | null {
  const fixed = OFFSET.exec(zone);
  if (fixed) {
    const [, sign = '+', hours = '0', minutes = '0'] = fixed;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
  }
  const wall = clockOf(zone);
  return wall === null ? null : wall(moment) - Math.floor(moment / 1000) * 1000;
}

/** `true` when the zone of a policy can be used: an IANA name or a fixed offset. */
export const knownZone = (zone: string): boolean => ahead(zone, 0) !== null;

/**
 * Milliseconds of an ISO moment. Without a zone of its own it is read in `zone`, and with no zone at all as UTC, so
 * that two bare local times still compare. `null` when the text is no moment or the zone is unknown.
 */
export function instant(text: string, zone: string | null): number | null {
  const found = MOMENT.exec(text.trim());
  if (!found) return null;
  const [, year, month, day, hour, minute, second = '0', own] = found;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const where = own === 'Z' ? '+00:00' : (own ?? zone ?? '+00:00');
  const first = ahead(where, wall);
  if (first === null) return null;
  // The offset belongs to the real moment, not to the wall clock read as UTC; they differ near a change of the clocks.
  const settled = ahead(where, wall - first);
  return settled === null ? null : wall - settled;
}
