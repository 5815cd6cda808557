import { useSignal } from '@preact/signals';
import { useHands } from '../hands';
import { count, say } from '../lang';
import { useLive } from '../live';
import { records, words } from './home.words';

/** Records that could not be read. They are kept as they were found: to be sent with a report, or erased. */
export function Damaged() {
  const { db } = useHands();
  const copied = useSignal(false);
  const rows = useLive(() => db.damaged.toArray(), []);
  if (rows === undefined || rows.length === 0) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(JSON.stringify(rows, null, 2));
    copied.value = true;
  };
  return (
    <section aria-labelledby="damaged">
      <h2 id="damaged">{say(words.damaged)}</h2>
      <p class="hint">{say(words.damagedHint)}</p>
      <div class="tools">
        <span class="grow">
          {count(records, rows.length)}: {[...new Set(rows.map((row) => row.table))].join(', ')}
        </span>
        <button type="button" onClick={() => void copy()}>
          {say(copied.value ? words.copied : words.copy)}
        </button>
        <button type="button" class="link bad" onClick={() => void db.damaged.clear()}>
          {say(words.wipe)}
        </button>
      </div>
    </section>
  );
}
