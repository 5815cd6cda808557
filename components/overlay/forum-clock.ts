import { type Zone, zoneOf } from '../../engine/forums/zone';
import { instant } from '../../engine/votes/clock';
import { policyOf } from '../../engine/votes/thread/policy';
import type { ThreadState } from './thread-state';

/** The clock the overlay goes by and whose it is. */
export interface ForumClock {
  source: 'rules' | 'page' | 'computer';
  /** IANA name or offset. */
  name: string;
  zone: Zone;
}

const SHOWN = /(\d{1,2}):(\d\d)(?::\d\d)?(?:\s*([ap])\.?m)?/i;
const QUARTER = 15;
const DAY = 24 * 60;
const UTC: Zone = { instant: (wall) => wall, wall: (moment) => moment };

const two = (n: number): string => String(n).padStart(2, '0');

/**
 * Offset the forum shows its times in, found by comparing a post's shown time with its exact one: `+03:00`. The reader's
 * own settings on the forum decide it, so it is right for this reader even where the forum has a zone of its own.
 */
export function shownOffset(shown: string, iso: string): string | null {
  const found = SHOWN.exec(shown);
  const exact = new Date(iso);
  if (!found || Number.isNaN(exact.getTime()) || /^\d{4}-\d\d-\d\dT/.test(shown)) return null;
  const half = found[3]?.toLowerCase();
  const hour = half ? (Number(found[1]) % 12) + (half === 'p' ? 12 : 0) : Number(found[1]);
  const ahead = hour * 60 + Number(found[2]) - (exact.getUTCHours() * 60 + exact.getUTCMinutes());
  const wrapped = ((ahead + 10 * 60 + DAY) % DAY) - 10 * 60;
  if (wrapped % QUARTER !== 0) return null;
  const size = Math.abs(wrapped);
  return `${wrapped < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Offset most posts of the page agree on. */
function zoneOfPage(state: ThreadState): string | null {
  const votes = new Map<string, number>();
  for (const { time } of state.posts.values()) {
    const offset = time.iso === null ? null : shownOffset(time.raw, time.iso);
    if (offset !== null) votes.set(offset, (votes.get(offset) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const made = new WeakMap<object, ForumClock>();

/** The zone of the game's rules, else the one the page shows its times in, else this computer's. */
export function clockOf(state: ThreadState): ForumClock {
  const known = made.get(state);
  if (known) return known;
  const names = [
    ['rules', policyOf(state.view).zone],
    ['page', zoneOfPage(state)],
    ['computer', new Intl.DateTimeFormat().resolvedOptions().timeZone],
  ] as const;
  let clock: ForumClock = { source: 'computer', name: 'UTC', zone: UTC };
  for (const [source, name] of names) {
    const zone = name && zoneOf(name);
    if (!zone) continue;
    clock = { source, name, zone };
    break;
  }
  made.set(state, clock);
  return clock;
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

/** Moment of the deadline in ms since 1970; `null` when the day has none, or it is a post. */
export function deadlineOf({ view }: ThreadState): number | null {
  const border = view?.game?.day.deadline;
  return border?.by === 'time' ? instant(border.at, policyOf(view).zone) : null;
}

/** «1 д 02:03:04»: days only when there are any. */
export function span(ms: number, day: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const time = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
  return days > 0 ? `${days} ${day} ${time}` : time;
}
