import { useSignal } from '@preact/signals';
import { say } from '../lang';
import { useLater } from '../ui/later';
import { words } from './home.words';

/** Restoring from a backup; what it takes is loaded when it is opened. */
export function FromBackup() {
  const open = useSignal(false);
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say(words.fromBackup)}</summary>
      {open.value && <Restoring />}
    </details>
  );
}

function Restoring() {
  const RestoreElsewhere = useLater(() => import('../../host/keep/elsewhere').then((it) => it.RestoreElsewhere));
  return RestoreElsewhere ? <RestoreElsewhere /> : null;
}
