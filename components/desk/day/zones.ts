import { zoneOf } from '../../../engine/forums/zone';

/** Zones forums of this game live in, west to east; the host may pick any other by its offset. */
export const ZONES = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Kaliningrad',
  'Europe/Kyiv',
  'Europe/Minsk',
  'Europe/Moscow',
  'Asia/Tbilisi',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Almaty',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Kamchatka',
  'America/New_York',
  '+00:00',
  '+03:00',
] as const;

/** Zone of this computer, for a game whose forum zone was not chosen. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a date-and-time field shows («2026-11-30T21:00») for an instant on the clock of a zone; '' when it cannot. */
export function wallText(at: string, zone: string): string {
  const clock = zoneOf(zone);
  const instant = Date.parse(at);
  if (clock === null || Number.isNaN(instant)) return '';
  return new Date(clock.wall(instant)).toISOString().slice(0, 19).replace(/:00$/, '');
}

/** The instant (ISO, UTC) a date-and-time field means on the clock of a zone; `null` while it is half-typed. */
export function instantOf(text: string, zone: string): string | null {
  const clock = zoneOf(zone);
  if (clock === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const wall = Date.parse(`${text}${text.length === 16 ? ':00' : ''}Z`);
  if (Number.isNaN(wall)) return null;
  return new Date(clock.instant(wall)).toISOString();
}
