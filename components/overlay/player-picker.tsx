import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/votes/roster';
import { useModel } from './model';
import { useRoving } from './roving';
import { shortened } from './status';

interface PickerProps {
  label: string;
  /** Seats most likely meant: shown first. */
  first?: readonly string[];
  /** Seats to choose from, all that are counted with when left out. */
  seats?: readonly Seat[];
  onPick: (seat: string) => void;
}

/** A filterable list of players. */
export function PlayerPicker({ label, first = [], seats: all, onPick }: PickerProps) {
  const { shown, say } = useModel().view;
  const [find, setFind] = useState('');
  const list = useRoving<HTMLUListElement>();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const word = find.trim().toLowerCase();
  const seats = (all ?? shown.count?.roster.seats ?? [])
    .filter((seat) => [seat.name, ...seat.aliases, `${seat.number ?? ''}`].join('\n').toLowerCase().includes(word))
    .sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  const [only] = seats;
  return (
    <div class="picker">
      <label>
        {label}
        <input
          ref={input}
          type="search"
          value={find}
          placeholder={say('picker.find')}
          onInput={(event) => setFind(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && only && seats.length === 1) onPick(only.id);
            if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
          }}
        />
      </label>
      <ul ref={list} aria-label={say('picker.players')}>
        {seats.map((seat) => (
          <li key={seat.id} data-row>
            <button
              type="button"
              data-cell=""
              class={first.includes(seat.id) ? 'likely' : ''}
              onClick={() => onPick(seat.id)}
            >
              {seat.number === null ? '' : `${seat.number}. `}
              {shortened(seat.name, 80)}
            </button>
          </li>
        ))}
      </ul>
      {!only && <p class="empty">{say('picker.none')}</p>}
    </div>
  );
}
