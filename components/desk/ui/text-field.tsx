import { useId, useState } from 'preact/hooks';

interface Props {
  label: string;
  value: string;
  /** Called at every change; whoever calls saves at once. */
  onText: (text: string) => void;
  /** The label is for screen readers only: the place says enough to the eye. */
  quiet?: boolean;
  hint?: string | undefined;
  placeholder?: string | undefined;
  size?: number;
  type?: 'text' | 'number';
  list?: string | undefined;
  bad?: string | undefined;
  class?: string;
}

/**
 * One line of text, saved at every change. While it is being typed in it shows what was typed, not what the saved value
 * makes of it, so that «Вася, » is not tidied away under the fingers.
 */
export function TextField({ label, value, onText, quiet = false, hint, bad, type = 'text', size, ...rest }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const told = [hint ? `${id}-hint` : '', bad ? `${id}-bad` : ''].filter(Boolean).join(' ');
  return (
    <div class={`field ${rest.class ?? ''}`}>
      <label for={id} class={quiet ? 'unseen' : ''}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={type === 'number' ? 'numeric' : 'text'}
        value={typed ?? value}
        placeholder={rest.placeholder}
        list={rest.list}
        size={size}
        autocomplete="off"
        aria-describedby={told || undefined}
        aria-invalid={bad ? true : undefined}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onText(event.currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
      {hint && (
        <span id={`${id}-hint`} class="hint">
          {hint}
        </span>
      )}
      {bad && (
        <span id={`${id}-bad`} class="hint bad">
          {bad}
        </span>
      )}
    </div>
  );
}
