import { useId } from 'preact/hooks';
import { instantOf, wallText } from '../../desk/day/zones';
import { say } from '../../desk/lang';
import { useHost } from '../table';
import { words } from './moment-field.words';

interface Props {
  label: string;
  /** ISO, `''` = not set. */
  value: string;
  zone: string;
  quiet?: boolean;
  onMoment: (iso: string) => void;
}

/** A moment on the forum's clock, to the minute; «сейчас» fills it in. */
export function MomentField({ label, value, zone, quiet = false, onMoment }: Props) {
  const { hands } = useHost();
  const id = useId();
  return (
    <div class="field moment">
      <label for={id} class={quiet ? 'unseen' : ''}>
        {label}
      </label>
      <span class="tools">
        <input
          id={id}
          type="datetime-local"
          value={wallText(value, zone)}
          onInput={(event) => {
            const { value: text } = event.currentTarget;
            const at = text === '' ? '' : instantOf(text, zone);
            if (at !== null) onMoment(at);
          }}
        />
        <button
          type="button"
          class="link"
          aria-label={say(words.nowOf, { what: label })}
          onClick={() => onMoment(toMinute(hands.now()))}
        >
          {say(words.now)}
        </button>
      </span>
    </div>
  );
}

/** The minute of a moment: the clock of the game goes by minutes, and a field with seconds is hard to read. */
export const toMinute = (iso: string): string => `${iso.slice(0, 16)}:00.000Z`;
