import { useState } from 'preact/hooks';
import { siteOf } from '../../../engine/forums/learned/address';
import { importSites } from '../../../engine/forums/learned/exchange';
import { fillText } from '../../../engine/words';
import type { Say } from '../say';
import type { Picking } from './state';

/** A description another host or another browser made, taken instead of clicks. */
export function Paste({ picking, say }: { picking: Picking; say: Say }) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState('');
  const take = (): void => {
    const read = importSites(text);
    if (!read.ok) {
      setRefused(fillText(read.error.words[say.lang], read.error.slots));
      return;
    }
    const site = siteOf(read.value, location.href);
    setRefused(site ? '' : say('pick.other', { forum: read.value[0]?.forum ?? '' }));
    if (site) picking.edit(site);
  };
  return (
    <details>
      <summary>{say('pick.paste')}</summary>
      <label>
        {say('pick.paste-hint')}
        <textarea rows={4} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={text.trim() === ''} onClick={take}>
        {say('pick.take')}
      </button>
      <p role="alert" class="bad" hidden={refused === ''}>
        {refused}
      </p>
    </details>
  );
}
