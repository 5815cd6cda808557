import { useSignal } from '@preact/signals';
import type { PublicGame } from '../../../engine/protocol/public-game';
import type { Seat } from '../../../engine/votes/roster';
import { useDraft } from '../drafts';
import { useHands } from '../hands';
import { say } from '../lang';
import { type Pointable, postName, postRef } from '../post-ref';
import { TextField } from '../ui/text-field';
import { Accounts } from './accounts';
import { aliasesIn, renamed } from './seat-changes';
import { words } from './seat-editor.words';

interface Props {
  game: PublicGame;
  seat: Seat;
  posts: readonly Pointable[];
  patch: (change: Partial<Omit<Seat, 'id'>>) => void;
}

/** Everything about one seat. */
export function SeatEditor({ game, seat, posts, patch }: Props) {
  const { edit } = useHands();
  const badPost = useSignal(false);
  const { name } = seat;
  const at = game.roster.seats.findIndex((each) => each.id === seat.id);
  const move = (to: number) => () => void edit(game.id, { kind: 'seat-move', id: seat.id, to });
  const since = (text: string): void => {
    const post = postRef(text, posts);
    badPost.value = post === null && text.trim() !== '';
    // An emptied field says nothing of whether he is out: the button does.
    if (!badPost.value) patch({ deadSince: post ?? (seat.deadSince === null ? null : '') });
  };
  return (
    <div class="editor">
      <TextField label={say(words.name)} value={name} onText={(text) => patch(renamed(seat, text.trim()))} />
      <TextField
        label={say(words.aliases)}
        hint={say(words.aliasesHint)}
        value={seat.aliases.join(', ')}
        onText={(text) => patch({ aliases: aliasesIn(text) })}
      />
      <fieldset>
        <legend>{say(words.accounts)}</legend>
        <Accounts accounts={seat.accounts} onChange={(accounts) => patch({ accounts })} />
      </fieldset>
      <TextField
        label={say(words.deadSince)}
        hint={say(words.deadHint)}
        bad={badPost.value ? say(words.noPost) : undefined}
        value={seat.deadSince ? postName(seat.deadSince, posts) : ''}
        onText={since}
      />
      <Replacement game={game} seat={seat} />
      <div class="tools">
        <button type="button" disabled={at <= 0} aria-label={say(words.upNamed, { name })} onClick={move(at - 1)}>
          {say(words.up)} <span aria-hidden="true">↑</span>
        </button>
        <button
          type="button"
          disabled={at >= game.roster.seats.length - 1}
          aria-label={say(words.downNamed, { name })}
          onClick={move(at + 1)}
        >
          {say(words.down)} <span aria-hidden="true">↓</span>
        </button>
        <button
          type="button"
          class="bad"
          aria-label={say(words.removeNamed, { name })}
          onClick={() => void edit(game.id, { kind: 'seat-remove', id: seat.id })}
        >
          {say(words.remove)}
        </button>
      </div>
    </div>
  );
}

/** Another person plays on: same seat, the account is added. */
function Replacement({ game, seat }: { game: PublicGame; seat: Seat }) {
  const { edit } = useHands();
  const typed = useDraft(`${game.id}:replace:${seat.id}`);
  const replace = (): void => {
    const nick = typed.value.trim();
    if (nick === '') return;
    void edit(game.id, { kind: 'replace', id: seat.id, account: { nick, id: null } });
    typed.set('');
  };
  return (
    <form
      class="add"
      onSubmit={(event) => {
        event.preventDefault();
        replace();
      }}
    >
      <TextField
        label={say(words.replace)}
        hint={say(words.replaceHint)}
        class="grow"
        value={typed.value}
        onText={typed.set}
      />
      <button type="submit">{say(words.replaceDo)}</button>
    </form>
  );
}
