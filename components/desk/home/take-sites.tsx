import { useSignal } from '@preact/signals';
import { importSites } from '../../../engine/forums/learned/exchange';
import { brokenField } from '../../../engine/forums/learned/site';
import { keepSites } from '../../../engine/store/public/sites';
import { useHands } from '../hands';
import { say } from '../lang';
import { words } from './sites.words';

/** Takes descriptions of forums from a file or from text; a foreign or damaged one is refused with the reason. */
export function TakeSites() {
  const { db, settle, now } = useHands();
  const text = useSignal('');
  const told = useSignal('');
  const refused = useSignal('');
  const take = async (given: string): Promise<void> => {
    told.value = '';
    refused.value = '';
    const read = importSites(given);
    if (!read.ok) {
      refused.value = say(read.error.words, read.error.slots);
      return;
    }
    for (const site of read.value) {
      const field = brokenField(site, document);
      if (field === null) continue;
      refused.value = say(words.broken, { forum: site.forum, field });
      return;
    }
    if (!(await settle(keepSites(db, read.value, now())))) return;
    text.value = '';
    told.value = say(words.taken, { forums: read.value.map(({ forum }) => forum).join(', ') });
  };
  return (
    <div class="stack">
      <label>
        {say(words.file)}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            file?.text().then(take, () => (refused.value = say(words.unread)));
          }}
        />
      </label>
      <label>
        {say(words.text)}
        <textarea rows={3} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
      </label>
      <button type="button" disabled={text.value.trim() === ''} onClick={() => void take(text.value)}>
        {say(words.take)}
      </button>
      <p role="alert" class="bad" hidden={refused.value === ''}>
        {refused.value}
      </p>
      <p role="status">{told.value}</p>
    </div>
  );
}
