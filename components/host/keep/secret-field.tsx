import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

/** Draft that remembers when the last full copy was made. */
export const LAST = 'last-backup';

/** A passphrase: never stored, never shown. */
export function Secret({ label, value, fresh = false }: { label: string; value: Signal<string>; fresh?: boolean }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="password"
        autocomplete={fresh ? 'new-password' : 'off'}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </div>
  );
}
