import { useId } from 'preact/hooks';

interface Props {
  label: string;
  value: string;
  onText: (text: string) => void;
  rows?: number;
}

/** Several lines of text, saved at every change. */
export function TextArea({ label, value, onText, rows = 2 }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea id={id} class="low" rows={rows} value={value} onInput={(event) => onText(event.currentTarget.value)} />
    </div>
  );
}
