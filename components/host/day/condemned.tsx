import { type GameState, living, type SeatId } from '../../../engine/game/state';
import type { Leading } from '../../../engine/votes/leading';
import { say } from '../../desk/lang';
import type { Names } from '../story/names';
import { words } from './verdict.words';

interface Props {
  state: GameState;
  names: Names;
  /** What the true count says; `null` = there is no count. */
  leading: Leading | null;
  condemned: readonly SeatId[] | null;
  /** The host has chosen himself. */
  byHand: boolean;
  /** `null` goes back to the count. */
  onChange: (condemned: readonly SeatId[] | null) => void;
}

/** Whom the verdict names: what the count says, or the host's own choice where it leaves one. */
export function Condemned({ state, names, leading, condemned, byHand, onChange }: Props) {
  const list = (seats: readonly SeatId[]): string =>
    seats.length === 0 ? say(words.nobody) : seats.map(names.seat).join(', ');
  const chosen = condemned ?? [];
  const toggle = (seat: SeatId, on: boolean) => onChange(on ? [...chosen, seat] : chosen.filter((it) => it !== seat));
  const tied = leading?.kind === 'ask' && leading.why !== 'no-votes' ? leading.seats : [];
  const others = living(state)
    .map((seat) => seat.id)
    .filter((seat) => !tied.includes(seat));
  const box = (seat: SeatId) => (
    <label key={seat} class="inline">
      <input
        type="checkbox"
        checked={chosen.includes(seat)}
        onChange={({ currentTarget }) => toggle(seat, currentTarget.checked)}
      />
      {names.seat(seat)}
    </label>
  );
  return (
    <fieldset class="box stack">
      <legend>{say(words.condemned)}</legend>
      <p class={leading?.kind === 'ask' || leading === null ? 'note doubt' : ''}>{asked(leading, list)}</p>
      {byHand && <p class="strong">{list(chosen)}</p>}
      {tied.length > 0 && <div class="choices">{tied.map(box)}</div>}
      <details open={leading === null || (leading.kind === 'ask' && tied.length === 0)}>
        <summary>{say(words.more)}</summary>
        <div class="checks">{others.map(box)}</div>
      </details>
      <div class="tools">
        <button type="button" aria-pressed={byHand && chosen.length === 0} onClick={() => onChange([])}>
          {say(words.executeNobody)}
        </button>
        {byHand && (
          <button type="button" class="link" onClick={() => onChange(null)}>
            {say(words.asCounted)}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function asked(leading: Leading | null, list: (seats: readonly SeatId[]) => string): string {
  if (leading === null) return say(words.choose);
  switch (leading.kind) {
    case 'nobody':
      return say(words.byCount, { who: say(words.nobody) });
    case 'hang':
      return say(words.byCount, { who: list(leading.seats) });
    case 'ask': {
      if (leading.why === 'no-votes') return say(words.noVotes);
      return say(leading.why === 'tie' ? words.tie : words.revote, { who: list(leading.seats) });
    }
  }
}
