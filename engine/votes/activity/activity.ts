import { placePosts } from '../borders';
import type { VotePolicy } from '../policy';
import type { Roster } from '../roster';
import { alive } from '../tally';
import { authorFinder } from '../voters';
import { type DayRecord, type Misses, missesOf } from './day-record';
import type { Written } from './written';

/** How one player takes part, as any reader of the topics may see it. */
export interface PlayerActivity {
  seat: string;
  name: string;
  alive: boolean;
  /** Posts since the day began: any post, a vote or not. */
  today: number;
  /** Posts on all pages read. */
  total: number;
  /** His first post, the check-in of day zero, and his newest; `null` while none is known. */
  first: Written | null;
  last: Written | null;
  missed: Misses;
}

/** Who takes part in a game and who has fallen silent. Plain JSON: it crosses from the background to the page. */
export interface Activity {
  /** Number of the day, `null` without a game. */
  day: number | null;
  /** In the order of the roster. */
  players: readonly PlayerActivity[];
  /** Pages are unread: whoever is silent here may have written there. */
  provisional: boolean;
  /** Numbers of the finished days that are kept, ascending. */
  days: readonly number[];
}

export interface ActivityInput {
  roster: Roster;
  policy: VotePolicy;
  day: Parameters<typeof placePosts>[1] & { number: number | null };
  /** Posts of every topic of the game, each topic in its own order. */
  topics: readonly (readonly Written[])[];
  days: readonly DayRecord[];
  /** All pages of the topics were read. */
  complete: boolean;
}

/** Moment of a post; unknown ones compare with nothing, so that the order of the topic decides. */
const moment = (post: Written | null): number => (post?.time.iso ? Date.parse(post.time.iso) : Number.NaN);

/**
 * Counts posts by seat. A post whose side of the day's beginning cannot be told counts as written today: nobody is called
 * silent by mistake. Posts after the deadline count too: the day goes on until the next one begins.
 */
export function activityOf({ roster, policy, day, topics, days, complete }: ActivityInput): Activity {
  const authorOf = authorFinder(roster);
  const found = new Map<string, Pick<PlayerActivity, 'today' | 'total' | 'first' | 'last'>>();
  for (const posts of topics) {
    const places = placePosts(posts, { start: day.start, deadline: null }, policy);
    posts.forEach((post, index) => {
      const author = authorOf(post);
      const seats = author.kind === 'seat' ? [author.seat] : author.kind === 'two-seats' ? author.seats : [];
      for (const { id } of seats) {
        const old = found.get(id) ?? { today: 0, total: 0, first: null, last: null };
        found.set(id, {
          today: old.today + (places[index] === 'before' ? 0 : 1),
          total: old.total + 1,
          // Topics come one after the other, so the newest of one may be older than the first of another.
          first: old.first === null || moment(old.first) > moment(post) ? post : old.first,
          last: moment(old.last) > moment(post) ? old.last : post,
        });
      }
    });
  }
  return {
    day: day.number,
    players: roster.seats.map((seat) => ({
      seat: seat.id,
      name: seat.name,
      alive: alive(seat),
      ...(found.get(seat.id) ?? { today: 0, total: 0, first: null, last: null }),
      missed: missesOf(days, seat.id),
    })),
    provisional: !complete,
    days: days.map((record) => record.day).sort((a, b) => a - b),
  };
}

/** Living players without a post since the day began, those longest silent first: never seen, then by their newest post. */
export function silentOf({ players }: Activity): PlayerActivity[] {
  const since = ({ last }: PlayerActivity): number => moment(last) || 0;
  return players
    .filter((player) => player.alive && player.today === 0)
    .sort((a, b) => since(a) - since(b) || (a.name < b.name ? -1 : 1));
}
