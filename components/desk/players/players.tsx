import { useSignal } from '@preact/signals';
import type { PublicGame } from '../../../engine/protocol/public-game';
import type { ThreadRow } from '../../../engine/store/public/rows';
import { seenOf } from '../books';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { TextField } from '../ui/text-field';
import { Accounts } from './accounts';
import { AddPlayer } from './add-player';
import { Authors } from './authors';
import { Confirm } from './confirm';
import { freshAuthors } from './fresh';
import { Paste } from './paste';
import { words } from './players.words';
import { SeatRow } from './seat-row';

/** From how many seats on a search field is worth its place. */
const MANY = 12;

/** The roster: who sits where, who is alive, who may vote today. */
export function Players({ game, threads }: { game: PublicGame; threads: readonly ThreadRow[] }) {
  const { db, edit } = useHands();
  const open = useSignal<'' | 'paste' | 'authors'>('');
  const unfolded = useSignal<string | null>(null);
  const sought = useSignal('');
  const keys = threads.map((thread) => thread.key);
  const seen = useLive(() => seenOf(db, keys), [keys.join()]) ?? [];
  const posts = seen.map(({ post }) => post);
  const { seats, hosts } = game.roster;
  const needle = sought.value.trim().toLowerCase();
  const shown = seats.filter((seat) =>
    [seat.name, ...seat.aliases, ...seat.accounts.map(({ nick }) => nick)].some((name) =>
      name.toLowerCase().includes(needle),
    ),
  );
  const toggle = (part: 'paste' | 'authors') => () => {
    open.value = open.value === part ? '' : part;
  };
  return (
    <>
      <Confirm game={game} />
      <div class="tools">
        <AddPlayer game={game} />
        <button type="button" aria-expanded={open.value === 'paste'} onClick={toggle('paste')}>
          {say(words.paste)}
        </button>
        {threads.length > 0 && (
          <button type="button" aria-expanded={open.value === 'authors'} onClick={toggle('authors')}>
            {say(words.authors)} ({freshAuthors(game, threads).length})
          </button>
        )}
        {seats.length >= MANY && (
          <TextField
            label={say(words.find)}
            quiet
            placeholder={say(words.find)}
            value={sought.value}
            onText={(text) => (sought.value = text)}
          />
        )}
      </div>
      {open.value === 'paste' && <Paste game={game} threads={threads} onDone={toggle('paste')} />}
      {open.value === 'authors' && <Authors game={game} threads={threads} onDone={toggle('authors')} />}
      {seats.length === 0 && <p class="empty">{say(words.none)}</p>}
      <ul class="seats" aria-label={say(words.list)}>
        {shown.map((seat) => (
          <SeatRow
            key={seat.id}
            game={game}
            seat={seat}
            posts={posts}
            unfolded={unfolded.value === seat.id}
            onUnfold={() => (unfolded.value = unfolded.value === seat.id ? null : seat.id)}
          />
        ))}
      </ul>
      <section aria-labelledby="hosts">
        <h2 id="hosts">{say(words.hosts)}</h2>
        <p class="hint">{say(words.hostsHint)}</p>
        <Accounts accounts={hosts} onChange={(next) => void edit(game.id, { kind: 'hosts', hosts: next })} />
      </section>
    </>
  );
}
