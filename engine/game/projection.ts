import type { Effect } from './effects';
import { applyEffects } from './effects';
import type { Account, GameEvent } from './events';
import { type Game, noGame, step } from './fold';
import { type SeatId, silentDays } from './state';

/** One seat as any reader of the thread may know it. */
export interface PublicSeat {
  id: SeatId;
  name: string;
  accounts: readonly Account[];
  alive: boolean;
  /** Announced: may not vote on the coming day. */
  silenced: boolean;
}

/** What the thread's half learns of a secret game: an allow-list, field by field. */
export interface Projection {
  title: string;
  /** Day whose voting is next or open, 0 before the first night was posted. */
  day: number;
  seats: readonly PublicSeat[];
  /** The host has announced the end. */
  over: boolean;
}

/**
 * The public side of a game. Deaths and silences of a night or a day appear with the event «posted» of that night or
 * day and not before: committing a night changes nothing here. What concerns seats and accounts (sign-up, replacement)
 * was made on the forum and is public at once; so are the host's own acts (modkill, disqualification, ruling), which
 * he announces as he does them.
 */
export function projection(events: readonly GameEvent[]): Projection {
  let shown: Game = noGame;
  let day = 0;
  const waiting = new Map<string, readonly Effect[]>();
  for (const event of events) {
    switch (event.kind) {
      case 'night':
        waiting.set(`night ${event.night}`, event.effects);
        break;
      case 'verdict':
        waiting.set(`day ${event.day}`, event.effects);
        break;
      case 'posted': {
        const effects = waiting.get(`${event.what} ${event.number}`);
        if (effects && shown.state) shown = { ...shown, state: applyEffects(shown.state, effects) };
        if (event.what === 'night') day = event.number;
        break;
      }
      default:
        shown = step(shown, event);
    }
  }
  const { state } = shown;
  return {
    title: shown.title,
    day,
    seats: shown.seats.map(({ id, name, accounts }) => ({
      id,
      name,
      accounts: accounts.map(({ nick, id: account }) => ({ nick, id: account })),
      alive: state?.seats.some((seat) => seat.id === id && seat.alive) ?? true,
      silenced: state !== null && silentDays(state, id, day, true) > 0,
    })),
    over: shown.phase.kind === 'over',
  };
}
