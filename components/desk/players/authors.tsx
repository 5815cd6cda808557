import { useSignal } from '@preact/signals';
import type { PublicGame } from '../../../engine/protocol/public-game';
import type { ThreadRow } from '../../../engine/store/public/rows';
import { candidateSeat } from '../../../engine/votes/candidates';
import { useHands } from '../hands';
import { count, say } from '../lang';
import { posts, words } from './authors.words';
import { freshAuthors } from './fresh';

interface Props {
  game: PublicGame;
  threads: readonly ThreadRow[];
  onDone: () => void;
}

/** The roster from those who wrote in the thread: check them, add them. */
export function Authors({ game, threads, onDone }: Props) {
  const { edit } = useHands();
  const { seats, hosts } = game.roster;
  const fresh = freshAuthors(game, threads);
  const left = useSignal<ReadonlySet<string>>(new Set());
  const chosen = fresh.filter((author) => !left.value.has(author.nick));
  const check = (nick: string, on: boolean): void => {
    const next = new Set(left.value);
    if (on) next.delete(nick);
    else next.add(nick);
    left.value = next;
  };
  const asPlayers = (): void => {
    const edits = chosen.map(({ nick, id }, index) => ({
      kind: 'seat-put' as const,
      seat: candidateSeat({ nick, id }),
      at: seats.length + index,
    }));
    void edit(game.id, { kind: 'many', edits }).then(onDone);
  };
  const asHosts = (): void => {
    const added = chosen.map(({ nick, id }) => ({ nick, id }));
    void edit(game.id, { kind: 'hosts', hosts: [...hosts, ...added] }).then(onDone);
  };
  if (fresh.length === 0) return <p class="empty">{say(words.none)}</p>;
  return (
    <fieldset class="box">
      <legend>{say(words.title)}</legend>
      <label class="inline">
        <input
          type="checkbox"
          checked={chosen.length === fresh.length}
          onChange={(event) => {
            left.value = new Set(event.currentTarget.checked ? [] : fresh.map((author) => author.nick));
          }}
        />
        {say(words.all)}
      </label>
      <ul class="checks">
        {fresh.map((author) => (
          <li key={author.nick}>
            <label class="inline" title={author.nick}>
              <input
                type="checkbox"
                checked={!left.value.has(author.nick)}
                onChange={(event) => check(author.nick, event.currentTarget.checked)}
              />
              <span class="name">{author.nick}</span>
              <span class="muted">{count(posts, author.posts)}</span>
            </label>
          </li>
        ))}
      </ul>
      <div class="tools">
        <button type="button" class="primary" disabled={chosen.length === 0} onClick={asPlayers}>
          {say(words.asPlayers)}
        </button>
        <button type="button" disabled={chosen.length === 0} onClick={asHosts}>
          {say(words.asHosts)}
        </button>
      </div>
    </fieldset>
  );
}
