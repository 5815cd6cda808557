import type { PublicGame } from '../../../engine/protocol/public-game';
import { sameAccount } from '../../../engine/store/public/edits';
import type { Author, ThreadRow } from '../../../engine/store/public/rows';
import { joined } from '../../../engine/store/public/threads';

/** Authors of the game's threads who neither sit in the game nor host it. */
export function freshAuthors({ roster }: PublicGame, threads: readonly ThreadRow[]): Author[] {
  const known = [...roster.hosts, ...roster.seats.flatMap((seat) => seat.accounts)];
  return threads
    .reduce<Author[]>((all, thread) => joined(all, thread.authors), [])
    .filter((author) => !known.some((account) => sameAccount(account, author)));
}
