import type { PublicGame } from '../../../engine/protocol/public-game';
import type { Seat } from '../../../engine/votes/roster';
import { useHands } from '../hands';
import { say } from '../lang';
import { type Pointable, postName } from '../post-ref';
import { TextField } from '../ui/text-field';
import { words } from './players.words';
import { numberIn } from './seat-changes';
import { SeatEditor } from './seat-editor';

interface Props {
  game: PublicGame;
  seat: Seat;
  posts: readonly Pointable[];
  unfolded: boolean;
  onUnfold: () => void;
}

/** One seat on one line: number, nick, out or not, may vote or not. The rest unfolds below. */
export function SeatRow({ game, seat, posts, unfolded, onUnfold }: Props) {
  const { edit } = useHands();
  const patch = (change: Partial<Omit<Seat, 'id'>>) => void edit(game.id, { kind: 'seat', id: seat.id, patch: change });
  const name = seat.name || say(words.nameless);
  const dead = seat.deadSince !== null;
  const also = [...seat.aliases, ...seat.accounts.map(({ nick }) => nick).filter((nick) => nick !== seat.name)];
  return (
    <li class={`seat ${dead ? 'out' : ''}`}>
      <div class="line">
        <TextField
          label={say(words.numberOf, { name })}
          quiet
          class="number"
          type="number"
          placeholder="№"
          value={seat.number === null ? '' : String(seat.number)}
          onText={(text) => patch({ number: numberIn(text) })}
        />
        <button type="button" class="grow plain" aria-expanded={unfolded} onClick={onUnfold}>
          <span class="fold" aria-hidden="true">
            {unfolded ? '▾' : '▸'}
          </span>
          <span class="name" title={name}>
            {name}
          </span>
          {also.length > 0 && (
            <span class="muted name" title={also.join(', ')}>
              {also.join(', ')}
            </span>
          )}
          {seat.deadSince && (
            <span class="badge">{say(words.outSince, { post: postName(seat.deadSince, posts) })}</span>
          )}
        </button>
        <button
          type="button"
          class="toggle"
          aria-pressed={dead}
          aria-label={say(words.deadNamed, { name })}
          onClick={() => patch({ deadSince: dead ? null : '' })}
        >
          {say(words.dead)}
        </button>
        <button
          type="button"
          class="toggle"
          aria-pressed={seat.silenced}
          aria-label={say(words.silencedNamed, { name })}
          onClick={() => patch({ silenced: !seat.silenced })}
        >
          {say(words.silenced)}
        </button>
      </div>
      {unfolded && <SeatEditor game={game} seat={seat} posts={posts} patch={patch} />}
    </li>
  );
}
