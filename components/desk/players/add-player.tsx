import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { useDraft } from '../drafts';
import { useHands } from '../hands';
import { say } from '../lang';
import { words } from './players.words';
import { emptySeat, renamed } from './seat-changes';

/** Players typed one by one: nick, Enter, next nick. The half-typed nick is kept. */
export function AddPlayer({ game }: { game: PublicGame }) {
  const { edit, newId } = useHands();
  const id = useId();
  const name = `${game.id}:player`;
  const typed = useDraft(name);
  const twice = useSignal(false);
  const add = (): void => {
    const nick = typed.value.trim();
    if (nick === '') return;
    twice.value = game.roster.seats.some((seat) => seat.name.toLowerCase() === nick.toLowerCase());
    if (twice.value) return;
    const seat = emptySeat(newId());
    void edit(game.id, {
      kind: 'seat-put',
      seat: { ...seat, ...renamed(seat, nick) },
      at: game.roster.seats.length,
    });
    typed.set('');
  };
  return (
    <form
      class="add"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label for={id} class="unseen">
        {say(words.addName)}
      </label>
      <input
        id={id}
        placeholder={say(words.addHint)}
        value={typed.value}
        autocomplete="off"
        aria-invalid={twice.value || undefined}
        aria-describedby={twice.value ? `${id}-bad` : undefined}
        onInput={(event) => {
          twice.value = false;
          typed.set(event.currentTarget.value);
        }}
      />
      <button type="submit">{say(words.add)}</button>
      {twice.value && (
        <span id={`${id}-bad`} class="hint bad" role="alert">
          {say(words.twice)}
        </span>
      )}
    </form>
  );
}
