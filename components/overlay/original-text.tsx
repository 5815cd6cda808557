import { useState } from 'preact/hooks';
import type { Run } from '../../engine/forums/page';
import type { Side } from '../../engine/votes/ballot';
import type { Decision } from '../../engine/votes/decisions';
import type { Phrase } from '../../engine/words';
import { useSay } from './model';
import { SideChoice } from './side-choice';

const W = {
  text: { ru: 'Цветной текст до правки', en: 'Coloured text before the edit' },
  hint: {
    ru: 'Так, как он стоит в истории правок форума. Пусто: голоса не было.',
    en: 'As the forum’s edit history shows it. Empty: there was no vote.',
  },
  save: { ru: 'Сохранить', en: 'Save' },
} satisfies Record<string, Phrase>;

/** The vote as it stood before the edit, typed by the host. */
export function OriginalText({ post, onSave }: { post: string; onSave: (decision: Decision) => void }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [side, setSide] = useState<Side>('against');
  const save = (): void => {
    const words = text.trim();
    const run: Run = {
      ink: side === 'against' ? 'red' : 'blue',
      colour: side === 'against' ? 'red' : 'blue',
      text: words,
      bold: false,
      struck: false,
      spoiler: false,
      before: '',
      after: '',
    };
    onSave({ kind: 'original', post, runs: words === '' ? [] : [run], text: words });
  };
  return (
    <form
      class="original"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <SideChoice side={side} onSide={setSide} />
      <label>
        {say(W.text)}
        <input value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <p class="muted">{say(W.hint)}</p>
      <button type="submit" class="primary">
        {say(W.save)}
      </button>
    </form>
  );
}
