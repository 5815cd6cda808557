import { useModel } from './model';
import type { WordKey } from './words';

interface OptionsProps<F extends string, T extends string> {
  label: string;
  all: readonly T[];
  value: T;
  /** File of words that has one word for each option. */
  words: `${F}.${T}` extends WordKey ? F : never;
  onPick: (value: T) => void;
}

/** One of several. */
export function Options<F extends string, T extends string>({ label, all, value, words, onPick }: OptionsProps<F, T>) {
  const { say } = useModel().view;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onPick(all.find((one) => one === event.currentTarget.value) ?? value)}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {say(`${words}.${one}` as WordKey)}
        </option>
      ))}
    </select>
  );
}
