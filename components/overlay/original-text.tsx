import { useState } from 'preact/hooks';
import type { Run } from '../../engine/forums/page';
import type { Side } from '../../engine/votes/ballot';
import type { Decision } from '../../engine/votes/decisions';
import { useModel } from './model';
import { SideChoice } from './side-choice';

const PLAIN = { bold: false, struck: false, spoiler: false, before: '', after: '' } as const;

/** The vote as it stood before the edit, typed by the host. */
export function OriginalText({ post, onSave }: { post: string; onSave: (decision: Decision) => void }) {
  const { say } = useModel().view;
  const [typed, setTyped] = useState('');
  const [side, setSide] = useState<Side>('against');
  const save = (): void => {
    const text = typed.trim();
    const ink = side === 'against' ? 'red' : 'blue';
    const run: Run = { ...PLAIN, ink, colour: ink, text };
    onSave({ kind: 'original', post, runs: text === '' ? [] : [run], text });
  };
  return (
    <div class="original">
      <SideChoice side={side} onSide={setSide} />
      <label>
        {say('decide.text')}
        <input
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
      </label>
      <p class="muted">{say('decide.hint')}</p>
      <button type="button" class="primary" onClick={save}>
        {say('decide.save')}
      </button>
    </div>
  );
}
