import { type Zone, zoneOf } from '../../engine/forums/zone';
import { policyOf } from '../../engine/votes/thread/policy';
import type { ThreadState } from './thread-state';

/** The clock the overlay goes by and whose it is. */
export interface ForumClock {
  source: 'rules' | 'computer';
  /** IANA name or offset. */
  name: string;
  zone: Zone;
}

const UTC: Zone = { instant: (wall) => wall, wall: (moment) => moment };

/**
 * The zone of the game's rules, else this computer's: pages give exact times in UTC or times without a zone, so what zone a
 * forum lives in only its host can tell.
 */
export function clockOf({ view }: ThreadState): ForumClock {
  const ruled = policyOf(view).zone;
  const name = ruled ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = zoneOf(name);
  return zone
    ? { source: ruled === null ? 'computer' : 'rules', name, zone }
    : { source: 'computer', name: 'UTC', zone: UTC };
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

/** Moment of the deadline in ms since 1970; `null` when the day has none, it is a post, or it is no moment. */
export function deadlineOf(state: ThreadState): number | null {
  const border = state.view?.game?.day.deadline;
  if (border?.by !== 'time') return null;
  const at = WALL.test(border.at) ? clockOf(state).zone.instant(Date.parse(`${border.at}Z`)) : Date.parse(border.at);
  return Number.isNaN(at) ? null : at;
}

/** «1 д 02:03:04»: days only when there are any. */
export function span(ms: number, day: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const time = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
  return days > 0 ? `${days} ${day} ${time}` : time;
}
