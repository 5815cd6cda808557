import type { Reason } from './ballot';
import { instant } from './clock';
import { because } from './reasons';
import type { Roster, Seat } from './roster';
import { foldNick } from './voters';

/** A nomination as it was posted; times are ISO, the forum's clock. */
export interface Nomination {
  by: string;
  target: string;
  time: string;
}

export interface Nominations {
  /** Shown names of the nominated, in the order of their first nomination; each once. */
  nominees: readonly string[];
  invalid: readonly (Nomination & { reason: Reason })[];
}

const MINUTE = 60_000;

const seatOf = (name: string, roster: Roster): Seat | undefined =>
  roster.seats.find((seat) =>
    [seat.name, ...seat.aliases, ...seat.accounts.map((it) => it.nick)].some((it) => foldNick(it) === foldNick(name)),
  );

/**
 * Validates the nominations of one day in their order: each living player names one other living player a day (R-261,
 * R-277), neither himself nor the host, before the minute the voting opens. A refused one uses
 * nothing up. `opened` is the creation time of the voting topic, `null` while it is not opened.
 */
export function validateNominations(
  nominations: readonly Nomination[],
  roster: Roster,
  opened: string | null,
  zone: string | null,
): Nominations {
  const nominees: string[] = [];
  const invalid: (Nomination & { reason: Reason })[] = [];
  const spent = new Set<string>();
  const opening = opened === null ? null : instant(opened, zone);
  for (const nomination of nominations) {
    const by = seatOf(nomination.by, roster);
    const target = seatOf(nomination.target, roster);
    const time = instant(nomination.time, zone);
    const late = opening !== null && time !== null && Math.floor(time / MINUTE) >= Math.floor(opening / MINUTE);
    const host = roster.hosts.some((it) => foldNick(it.nick) === foldNick(nomination.target));
    const reason = by
      ? (mayNotNominate(by, late, isOut) ??
        refusal({ by, target, name: nomination.target, host, second: spent.has(by.id) }, isOut))
      : because('stranger', { name: nomination.by });
    if (reason) invalid.push({ ...nomination, reason });
    else if (by && target) {
      spent.add(by.id);
      if (!nominees.includes(target.name)) nominees.push(target.name);
    }
  }
  return { nominees, invalid };
}

const isOut = (seat: Seat): boolean => seat.deadSince !== null;

/** Is the seat out of the game when the nomination is made? */
type IsOut = (seat: Seat) => boolean;

/** Why nobody can be nominated by this player now, `null` when he may. */
export function mayNotNominate(by: Seat, late: boolean, out: IsOut): Reason | null {
  if (out(by)) return because('nominator-dead', { name: by.name });
  return late ? because('nominated-late') : null;
}

/** One nomination by a player who may make it. */
export interface Nominating {
  by: Seat;
  target: Seat | undefined;
  /** The target as it was written. */
  name: string;
  /** The target is the host. */
  host: boolean;
  /** One that stands was made by him before. */
  second: boolean;
}

/** Why a nomination does not stand, `null` when it does. */
export function refusal({ by, target, name, host, second }: Nominating, out: IsOut): Reason | null {
  if (host) return because('nominated-host', { name });
  if (!target) return because('nominated-unknown', { name });
  if (target.id === by.id) return because('nominated-self');
  if (out(target)) return because('nominated-dead', { name: target.name });
  return second ? because('nominated-twice') : null;
}
