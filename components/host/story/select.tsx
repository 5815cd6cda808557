import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { SeatId } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { words } from './adding.words';

interface Props<T extends string> {
  label: string;
  /** Shown as well as said; the place says enough to the eye without it. */
  visible?: boolean;
  value: T;
  onChoose: (value: T) => void;
  bad?: boolean | undefined;
  children: ComponentChildren;
}

/** A list to choose from: typing the first letters finds the line. */
export function Select<T extends string>({ label, visible = false, value, onChoose, bad, children }: Props<T>) {
  const id = useId();
  const list = (
    <select
      id={id}
      aria-label={visible ? undefined : label}
      aria-invalid={bad ? true : undefined}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value as T)}
    >
      {children}
    </select>
  );
  if (!visible) return list;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {list}
    </div>
  );
}

/** Lines of a list of players, the first of them nobody. */
export const seatOptions = (seats: readonly { id: SeatId; name: string }[]) => [
  <option key="" value="">
    {say(words.nobody)}
  </option>,
  ...seats.map((seat) => (
    <option key={seat.id} value={seat.id}>
      {seat.name}
    </option>
  )),
];
