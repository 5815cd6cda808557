import type { Effect } from '../../../engine/game/effects';
import type { TraceStep } from '../../../engine/game/trace';
import { say } from '../../desk/lang';
import { effectText } from './effect-text';
import type { Names } from './names';
import { words } from './story.words';
import { Why } from './why';

interface Props {
  effects: readonly Effect[];
  trace: readonly TraceStep[];
  names: Names;
  /** Lets the host take a line away; without it the story is only read. */
  onDrop?: ((effect: Effect) => void) | undefined;
}

type Reader = 'publicPart' | 'privatePart' | 'secretPart';

/** Who learns of an effect: the parts of the story. */
function readerOf(effect: Effect): Reader {
  switch (effect.kind) {
    case 'death':
    case 'undeath':
    case 'revealed':
    case 'exposed':
    case 'published':
    case 'over':
      return 'publicPart';
    case 'silence':
      return effect.secret ? 'secretPart' : 'publicPart';
    case 'told':
      return 'privatePart';
    default:
      return 'secretPart';
  }
}

/** What a night or a day came to, line by line, each with its reasons. */
export function Story({ effects, trace, names, onDrop }: Props) {
  const lines = effects.flatMap((effect) => {
    const text = effectText(effect, names);
    return text === null ? [] : [{ effect, text, reader: readerOf(effect) }];
  });
  if (lines.length === 0) return <p class="empty">{say(words.quiet)}</p>;
  return (
    <div class="story">
      {(['publicPart', 'privatePart', 'secretPart'] as const).map((reader) => {
        const own = lines.filter((line) => line.reader === reader);
        return own.length === 0 ? null : (
          <section key={reader}>
            <h3>{say(words[reader])}</h3>
            <ul>
              {own.map(({ effect, text }, index) => (
                <li key={`${index} ${text}`} class={effect.kind === 'death' ? 'strong' : ''}>
                  <span class="grow">{text}</span>
                  <Why what={text} trace={trace} index={effect.why} names={names} />
                  {onDrop && (
                    <button
                      type="button"
                      class="link"
                      aria-label={say(words.dropOf, { what: text })}
                      onClick={() => onDrop(effect)}
                    >
                      {say(words.drop)}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
