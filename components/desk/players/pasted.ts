import type { Account } from '../../../engine/store/public/edits';
import { sameAccount } from '../../../engine/store/public/edits';
import { candidateId } from '../../../engine/votes/candidates';
import type { Roster, Seat } from '../../../engine/votes/roster';
import type { ParsedRoster } from '../../../engine/votes/roster-text';

const sameSeat = (one: Seat, other: Seat): boolean =>
  one.accounts.some((account) => other.accounts.some((each) => sameAccount(account, each)));

/**
 * Seats of a pasted list with lasting ids: a player who sat here before keeps his seat's id, and so do the decisions about
 * his votes; a new one gets the id he has as an author of the thread.
 */
function withIds(seats: readonly Seat[], old: readonly Seat[]): Seat[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    const known = old.find((each) => sameSeat(each, seat) && !taken.has(each.id));
    const wanted = known?.id ?? candidateId(seat.accounts[0] ?? { nick: seat.name, id: null });
    let id = wanted;
    for (let turn = 2; taken.has(id); turn++) id = `${wanted}:${turn}`;
    taken.add(id);
    const aliases = known ? [...new Set([...seat.aliases, ...known.aliases])] : seat.aliases;
    return { ...seat, id, aliases };
  });
}

const joinHosts = (hosts: readonly Account[], more: readonly Account[]): Account[] => [
  ...hosts,
  ...more.filter((host) => !hosts.some((each) => sameAccount(each, host))),
];

/** The pasted list in place of the roster. Hosts are only ever added. */
export const replaceBy = (roster: Roster, pasted: ParsedRoster): Roster => ({
  confirmed: roster.confirmed,
  seats: withIds(pasted.seats, roster.seats),
  hosts: joinHosts(roster.hosts, pasted.hosts),
});

/** Those of the pasted list who are not in the roster yet, behind it. */
export function addTo(roster: Roster, pasted: ParsedRoster): Roster {
  const fresh = pasted.seats.filter((seat) => !roster.seats.some((each) => sameSeat(each, seat)));
  return {
    ...roster,
    seats: withIds([...roster.seats, ...fresh], roster.seats),
    hosts: joinHosts(roster.hosts, pasted.hosts),
  };
}
