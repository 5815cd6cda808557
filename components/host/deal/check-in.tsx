import type { PublicGame } from '../../../engine/protocol/public-game';
import { foldNick } from '../../../engine/votes/voters';
import { threadsOf } from '../../desk/books';
import { say } from '../../desk/lang';
import { useLive } from '../../desk/live';
import { Quotes } from '../story/quotes';
import { type Table, useHost } from '../table';
import { words } from './check-in.words';

interface Account {
  nick: string;
  id: string | null;
}

/** Names of the seats none of whose accounts is among the authors; a seat without accounts goes by its name. */
export function notCheckedIn(
  seats: readonly { name: string; accounts: readonly Account[] }[],
  authors: readonly Account[],
): string[] {
  const wrote = ({ nick, id }: Account): boolean =>
    authors.some((author) =>
      author.id !== null && id !== null ? author.id === id : foldNick(author.nick) === foldNick(nick),
    );
  return seats
    .filter(({ name, accounts }) => !(accounts.length > 0 ? accounts : [{ nick: name, id: null }]).some(wrote))
    .map(({ name }) => name);
}

/** Who has written on the game's topic before the first night, where the rules want that. */
export function CheckIn({ table, game }: { table: Table; game: PublicGame }) {
  const { hands } = useHost();
  const rules = table.rules.deal?.checkIn;
  const threads = useLive(() => threadsOf(hands.db, game.id), [game.id]);
  if (!rules || !threads || threads.length === 0) return null;
  const { seats } = game.roster;
  const missing = notCheckedIn(
    seats,
    threads.flatMap((thread) => thread.authors),
  );
  const slots = { of: seats.length, n: seats.length - missing.length, names: missing.join(', ') };
  return (
    <section class={missing.length === 0 ? 'note good' : 'note doubt'}>
      <p>
        {say(missing.length === 0 ? words.all : words.some, slots)} <span class="hint">{say(words.hint)}</span>
      </p>
      {missing.length > 0 && <Quotes rules={rules} />}
    </section>
  );
}
