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
    const reason = refusal(nomination, by, target, roster, late, by !== undefined && spent.has(by.id));
    if (reason) invalid.push({ ...nomination, reason });
    else if (by && target) {
      spent.add(by.id);
      if (!nominees.includes(target.name)) nominees.push(target.name);
    }
  }
  return { nominees, invalid };
}

function refusal(
  { by: byName, target: targetName }: Nomination,
  by: Seat | undefined,
  target: Seat | undefined,
  roster: Roster,
  late: boolean,
  second: boolean,
): Reason | null {
  const isHost = roster.hosts.some((host) => foldNick(host.nick) === foldNick(targetName));
  if (!by) return because('stranger', { name: byName });
  if (by.deadSince !== null) return because('nominator-dead', { name: by.name });
  if (late) return because('nominated-late');
  if (isHost) return because('nominated-host', { name: targetName });
  if (!target) return because('nominated-unknown', { name: targetName });
  if (target.id === by.id) return because('nominated-self');
  if (target.deadSince !== null) return because('nominated-dead', { name: target.name });
  return second ? because('nominated-twice') : null;
}
