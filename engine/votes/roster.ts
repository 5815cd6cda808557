/** A seat of the game: the person may change (replacement), the seat and its votes stay. */
export interface Seat {
  /** Stable id of the seat within the game. */
  id: string;
  /** Name shown in the count, normally the nick. */
  name: string;
  /** Forum accounts that sit here, oldest first: nick and, where known, the forum's user id. */
  accounts: readonly { nick: string; id: string | null }[];
  /** Mask or character name, pet names: anything that means this seat in a vote. */
  aliases: readonly string[];
  /** Case forms made on the host side by the declension library; they travel with the roster. */
  forms: readonly string[];
  /** Number in the roster, for games that allow «против №7». */
  number: number | null;
  /** `null` while alive, else the id of the first post the dead may not vote in, or '' if dead from the start. */
  deadSince: string | null;
  /** May not vote today, as announced. */
  silenced: boolean;
}

/**
 * Who plays. `confirmed: false` means the seats are only the thread's authors: candidate names, so there are
 * no absentees and no penalties.
 */
export interface Roster {
  confirmed: boolean;
  seats: readonly Seat[];
  /** The host's and the co-hosts' accounts: their coloured text is never a vote. */
  hosts: readonly { nick: string; id: string | null }[];
}
