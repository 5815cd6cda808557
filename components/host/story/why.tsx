import { useSignal } from '@preact/signals';
import type { TraceStep } from '../../../engine/game/trace';
import { whyChain } from '../../../engine/night/trace';
import { say } from '../../desk/lang';
import type { Names } from './names';
import { Quotes } from './quotes';
import { words } from './story.words';

interface Props {
  /** What is asked about, for screen readers. */
  what: string;
  trace: readonly TraceStep[];
  index: number | null;
  names: Names;
}

/** «Почему?»: everything that led to a line, causes first, each with what the rules say. */
export function Why({ what, trace, index, names }: Props) {
  const open = useSignal(false);
  return (
    <details class="why" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary aria-label={say(words.whyOf, { what })}>{say(words.why)}</summary>
      {open.value && (
        <ol>
          {index === null && <li>{say(words.own)}</li>}
          {index !== null &&
            whyChain(trace, index).map((at) => {
              const step = trace[at];
              return step ? (
                <li key={at}>
                  {names.fill(step.words, step.slots)}
                  <Quotes rules={step.rules} />
                </li>
              ) : null;
            })}
        </ol>
      )}
    </details>
  );
}
