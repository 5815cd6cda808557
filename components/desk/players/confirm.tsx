import type { PublicGame } from '../../../engine/protocol/public-game';
import { useHands } from '../hands';
import { count, say } from '../lang';
import { players, words } from './players.words';

/** Candidate names or a roster: only a confirmed one has absentees and penalties. */
export function Confirm({ game }: { game: PublicGame }) {
  const { edit } = useHands();
  const { confirmed, seats } = game.roster;
  const set = (next: boolean) => () => void edit(game.id, { kind: 'confirm', confirmed: next });
  if (confirmed) {
    const alive = seats.filter((seat) => seat.deadSince === null).length;
    return (
      <div class="status">
        <span class="grow">
          <span aria-hidden="true">✓ </span>
          {say(words.confirmed, { players: count(players, seats.length), alive })}
        </span>
        <button type="button" class="link" onClick={set(false)}>
          {say(words.reopen)}
        </button>
      </div>
    );
  }
  return (
    <div class="status doubt">
      <span class="grow">
        <strong>{say(words.draftTitle)}</strong> {say(words.draft)}
      </span>
      <button type="button" class="primary" disabled={seats.length === 0} onClick={set(true)}>
        {say(words.confirm)}
      </button>
    </div>
  );
}
