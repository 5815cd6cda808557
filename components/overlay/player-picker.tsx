import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Phrase } from '../../engine/words';
import { useModel, useSay } from './model';
import { useRoving } from './roving';
import { shortened } from './status';

const FIND: Phrase = { ru: 'Найти игрока', en: 'Find a player' };
const NONE: Phrase = { ru: 'Нет такого игрока', en: 'No such player' };
const PLAYERS: Phrase = { ru: 'Игроки', en: 'Players' };

/** A filterable list of players; `first` names those most likely meant. Picking calls back with the seat's id. */
export function PlayerPicker(props: { label: string; first?: readonly string[]; onPick: (seat: string) => void }) {
  const { shown } = useModel();
  const say = useSay();
  const [word, setWord] = useState('');
  const label = useId();
  const list = useRoving<HTMLUListElement>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const first = props.first ?? [];
  const sought = word.trim().toLowerCase();
  const seats = (shown.value.count?.roster.seats ?? [])
    .filter((seat) => [seat.name, ...seat.aliases, `${seat.number ?? ''}`].join('\n').toLowerCase().includes(sought))
    .sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  return (
    <div class="picker">
      <label id={label}>
        {props.label}
        <input
          ref={input}
          type="search"
          value={word}
          placeholder={say(FIND)}
          onInput={(event) => setWord(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [only] = seats;
            if (event.key === 'Enter' && sought !== '' && only && seats.length === 1) props.onPick(only.id);
            if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('button')?.focus();
          }}
        />
      </label>
      {seats.length === 0 ? (
        <p class="empty">{say(NONE)}</p>
      ) : (
        <ul ref={list} aria-label={say(PLAYERS)}>
          {seats.map((seat) => (
            <li key={seat.id} data-row>
              <button
                type="button"
                data-cell=""
                class={first.includes(seat.id) ? 'likely' : undefined}
                onClick={() => props.onPick(seat.id)}
              >
                {seat.number === null ? '' : `${seat.number}. `}
                {shortened(seat.name, 80)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
