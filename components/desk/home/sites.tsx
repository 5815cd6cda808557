import { useSignal } from '@preact/signals';
import { exportSites } from '../../../engine/forums/learned/exchange';
import { allSites, forgetSite } from '../../../engine/store/public/sites';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { words } from './sites.words';
import { TakeSites } from './take-sites';

/** Home-made forums the host showed: given away, taken from another host, forgotten. */
export function Sites() {
  const { db, settle, now } = useHands();
  const rows = useLive(() => allSites(db), []);
  const said = useSignal('');
  if (rows === undefined) return null;
  const text = (): string => exportSites(rows.map(({ site }) => site));
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    said.value = say(done ? words.copied : words.refused);
  };
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([text()], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `prokurator-forums-${now().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <details>
      <summary>{say(words.title)}</summary>
      <p class="hint">{say(words.hint)}</p>
      {rows.length === 0 && <p class="empty">{say(words.none)}</p>}
      <ul class="rows">
        {rows.map(({ forum }) => (
          <li key={forum} class="row">
            <span class="grow name" title={forum}>
              {forum}
            </span>
            <button
              type="button"
              class="link"
              aria-label={say(words.forgetNamed, { forum })}
              onClick={() => void settle(forgetSite(db, forum))}
            >
              {say(words.forget)}
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <div class="stack">
          <button type="button" onClick={save}>
            {say(words.save)}
          </button>
          <button type="button" onClick={() => void copy()}>
            {say(words.copy)}
          </button>
        </div>
      )}
      <p role="status">{said.value}</p>
      <TakeSites />
    </details>
  );
}
