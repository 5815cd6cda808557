import { zoneOf } from '../../engine/forums/zone';
import { instant } from '../../engine/votes/clock';
import type { ThreadState } from './thread-state';

/** Whose clock the overlay goes by. */
export type ClockSource = 'rules' | 'page' | 'unknown';

export interface ForumClock {
  source: ClockSource;
  /** IANA name or offset, `UTC` when nothing is known. */
  zone: string;
  /** Wall clock of the forum, `HH:MM:SS`. */
  shown: string;
  /** Milliseconds to the deadline, negative when it has passed; `null` when the day has none or it is no moment. */
  left: number | null;
  /** The deadline on the forum's clock, `DD.MM HH:MM`, if it is a moment. */
  deadline: string | null;
  /** The deadline is a post («Стоп»), which is either there or not. */
  byPost: string | null;
}

const SHOWN = /(\d{1,2}):(\d\d)(?::\d\d)?(?:\s*([ap])\.?m)?/i;
const QUARTER = 15;
const DAY = 24 * 60;

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

const two = (n: number): string => String(n).padStart(2, '0');

/** The forum's clock at `now` (ms since 1970): the zone of the game's rules, else the page's own, else UTC, said so. */
export function forumClock(state: ThreadState, now: number): ForumClock {
  const game = state.view?.game ?? null;
  const ruled = game?.overrides.zone ?? null;
  const paged = zoneOfPage(state);
  const name = ruled ?? paged ?? 'UTC';
  const zone = zoneOf(name);
  const wall = (moment: number): Date => new Date(zone ? zone.wall(moment) : moment);
  const border = game?.day.deadline ?? null;
  const at = border?.by === 'time' ? instant(border.at, name) : null;
  const clock = wall(now);
  const end = at === null ? null : wall(at);
  return {
    source: ruled && zone ? 'rules' : paged ? 'page' : 'unknown',
    zone: zone ? name : 'UTC',
    shown: `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}:${two(clock.getUTCSeconds())}`,
    left: at === null ? null : at - now,
    deadline:
      end &&
      `${two(end.getUTCDate())}.${two(end.getUTCMonth() + 1)} ${two(end.getUTCHours())}:${two(end.getUTCMinutes())}`,
    byPost: border?.by === 'post' ? border.post : null,
  };
}

/** «1 д 02:03:04»: days only when there are any. */
export function span(ms: number, day: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const rest = `${two(Math.floor((seconds % 86_400) / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return days > 0 ? `${days} ${day} ${rest}` : rest;
}
