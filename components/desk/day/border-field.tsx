import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Border } from '../../../engine/protocol/public-game';
import { say } from '../lang';
import { type Pointable, postName, postRef } from '../post-ref';
import { TextField } from '../ui/text-field';
import { words } from './day.words';
import { instantOf, wallText } from './zones';

interface Props {
  name: string;
  /** What no border means. */
  none: string;
  hint: string;
  border: Border | null;
  zone: string;
  posts: readonly Pointable[];
  onChange: (border: Border | null) => void;
}

type Kind = 'none' | 'time' | 'post';

/** A border of the day: a moment on the forum's clock, a post, or none. */
export function BorderField({ name, none, hint, border, zone, posts, onChange }: Props) {
  const id = useId();
  const set: Kind = border?.by ?? 'none';
  // Chosen kind while its value is not there yet. It holds only over the border it was chosen over: one that is set, here or
  // in another window, shows.
  const chosen = useSignal<{ kind: Kind; over: Kind } | null>(null);
  const bad = useSignal(false);
  const kind = chosen.value?.over === set ? chosen.value.kind : set;
  const choose = (next: Kind): void => {
    bad.value = false;
    chosen.value = { kind: next, over: set };
    if (next === 'none') onChange(null);
  };
  const point = (text: string): void => {
    const post = postRef(text, posts);
    bad.value = post === null;
    if (post !== null) onChange({ by: 'post', post });
  };
  return (
    <fieldset class="border">
      <legend>{name}</legend>
      <div class="choices">
        {(['none', 'time', 'post'] as const).map((each) => (
          <label key={each} class="inline">
            <input type="radio" name={id} checked={kind === each} onChange={() => choose(each)} />
            {each === 'none' ? none : say(each === 'time' ? words.byTime : words.byPost)}
          </label>
        ))}
      </div>
      {kind === 'time' && (
        <input
          type="datetime-local"
          step="1"
          aria-label={say(words.time, { border: name })}
          aria-describedby={`${id}-hint`}
          value={border?.by === 'time' ? wallText(border.at, zone) : ''}
          onInput={(event) => {
            const at = instantOf(event.currentTarget.value, zone);
            if (at !== null) onChange({ by: 'time', at });
          }}
        />
      )}
      {kind === 'post' && (
        <TextField
          label={say(words.post, { border: name })}
          quiet
          value={border?.by === 'post' ? postName(border.post, posts) : ''}
          bad={bad.value ? say(words.badPost) : undefined}
          onText={point}
        />
      )}
      <p id={`${id}-hint`} class="hint">
        {hint}
      </p>
    </fieldset>
  );
}
