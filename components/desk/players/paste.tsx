import { useId } from 'preact/hooks';
import type { PublicGame } from '../../../engine/protocol/public-game';
import type { ThreadRow } from '../../../engine/store/public/rows';
import type { Roster } from '../../../engine/votes/roster';
import { parseRoster } from '../../../engine/votes/roster-text';
import { fill } from '../../../engine/words';
import { useDraft } from '../drafts';
import { useHands } from '../hands';
import { count, lang, say } from '../lang';
import { players, words } from './paste.words';
import { addTo, replaceBy } from './pasted';

interface Props {
  game: PublicGame;
  threads: readonly ThreadRow[];
  onDone: () => void;
}

/** The roster from a list: what was understood is said while it is typed, and what was not, with its line. */
export function Paste({ game, threads, onDone }: Props) {
  const { edit } = useHands();
  const id = useId();
  const typed = useDraft(`${game.id}:paste`);
  const read = parseRoster(
    typed.value,
    threads.flatMap((thread) => thread.authors),
  );
  const take = async (roster: Roster): Promise<void> => {
    if (!(await edit(game.id, { kind: 'roster', roster }))) return;
    typed.set('');
    onDone();
  };
  const told = count(players, read.seats.length);
  const hosts = read.hosts.map((host) => host.nick).join(', ');
  return (
    <div class="box stack">
      <label for={id} class="strong">
        {say(words.label)}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        spellcheck={false}
        value={typed.value}
        onInput={(event) => typed.set(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} class="hint">
        {say(words.hint)}
      </p>
      <div role="status">
        {read.seats.length > 0 && (
          <p>{hosts === '' ? say(words.read, { players: told }) : say(words.withHosts, { players: told, hosts })}</p>
        )}
        {read.problems.length > 0 && (
          <ul class="doubts">
            {read.problems.map((problem) => (
              <li key={`${problem.line} ${problem.phrase.en}`}>{fill(problem.phrase, lang.value, problem.slots)}</li>
            ))}
          </ul>
        )}
      </div>
      <div class="tools">
        <button
          type="button"
          class="primary"
          disabled={read.seats.length === 0}
          onClick={() => void take(replaceBy(game.roster, read))}
        >
          {say(words.replace)}
        </button>
        <button type="button" disabled={read.seats.length === 0} onClick={() => void take(addTo(game.roster, read))}>
          {say(words.add)}
        </button>
      </div>
    </div>
  );
}
