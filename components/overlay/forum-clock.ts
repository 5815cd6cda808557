import { type Zone, zoneOf } from '../../engine/forums/zone';
import { policyOf } from '../../engine/votes/thread/policy';
import type { ThreadState } from './thread-state';

/** The clock the overlay goes by and whose it is. */
export interface ForumClock {
  source: 'rules' | 'page' | 'computer';
  /** IANA name or offset. */
  name: string;
  zone: Zone;
}

const MINUTE = 60_000;

/** This computer's zone. `Date` knows it at once, a calendar of any zone takes the browser tens of milliseconds to make. */
const OWN: Zone = {
  wall: (moment) => moment - new Date(moment).getTimezoneOffset() * MINUTE,
  instant: (wall) => {
    const at = new Date(wall);
    const day = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()] as const;
    return new Date(...day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()).getTime();
  },
};

/** `+03:00` for 180 minutes east. */
function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** The zone of the game's rules, else the one the forum's page prints, else this computer's, each said by its name. */
export function clockOf({ view, zone: printed }: ThreadState): ForumClock {
  const ruled = policyOf(view).zone;
  const name = ruled ?? printed;
  const zone = name === null ? null : zoneOf(name);
  if (name !== null && zone !== null) return { source: ruled === null ? 'page' : 'rules', name, zone };
  return { source: 'computer', name: offsetName(-new Date().getTimezoneOffset()), zone: OWN };
}

/** `HH:MM:SS` on a clock. */
export const wallTime = ({ zone }: ForumClock, moment: number): string =>
  new Date(zone.wall(moment)).toISOString().slice(11, 19);

/** `DD.MM HH:MM` on a clock. */
export function wallText({ zone }: ForumClock, moment: number): string {
  const [, month = '', day = '', time = ''] =
    /-(\d\d)-(\d\d)T(.{5})/.exec(new Date(zone.wall(moment)).toISOString()) ?? [];
  return `${day}.${month} ${time}`;
}

const WALL = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/;

/** Moment of a border of the day in ms since 1970; `null` when the day has none, it is a post, or it is no moment. */
export function momentOf(state: ThreadState, border: 'start' | 'deadline'): number | null {
  const by = state.view?.game?.day[border];
  if (by?.by !== 'time') return null;
  const at = WALL.test(by.at) ? clockOf(state).zone.instant(Date.parse(`${by.at}Z`)) : Date.parse(by.at);
  return Number.isNaN(at) ? null : at;
}

/** {@link momentOf} the end of the voting. */
export const deadlineOf = (state: ThreadState): number | null => momentOf(state, 'deadline');

/** «1 д 02:03:04»: days only when there are any. */
export function span(ms: number, day: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const time = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
  return days > 0 ? `${days} ${day} ${time}` : time;
}
