import type { GameEvent } from '../../../engine/game/events';
import type { Letter } from '../../../engine/letters/letter';
import type { Phrase } from '../../../engine/words';
import { say } from '../../desk/lang';
import { LetterList } from '../letters/letter-list';
import { type Table, useHost } from '../table';
import { namesOf } from './names';
import { Story } from './story';

interface Props {
  table: Table;
  /** The night or the verdict that is resolved. */
  event: Extract<GameEvent, { kind: 'night' | 'verdict' }>;
  letters: readonly Letter[];
  /** What «Опубликовано» says is on the forum. */
  what: 'night' | 'day';
  number: number;
  words: Readonly<Record<'title' | 'story' | 'done' | 'posted' | 'hint', Phrase>>;
}

/** A night or a day from «Готово» to «Опубликовано»: its story, its letters, and the word that they are posted. */
export function Outcome({ table, event, letters, what, number, words }: Props) {
  const { append } = useHost();
  const posted = table.game.posted[what === 'night' ? 'nights' : 'days'].includes(number);
  return (
    <section class="stack" aria-label={say(words.title, { number })}>
      <h2>{say(words.title, { number })}</h2>
      <details class="fold-box" open={!posted}>
        <summary>{say(words.story)}</summary>
        <Story effects={event.effects} trace={event.trace} names={namesOf(table)} />
      </details>
      <LetterList table={table} letters={letters} />
      {posted ? (
        <p class="note good">{say(words.done, { number })}</p>
      ) : (
        <div>
          <button
            type="button"
            class="primary wide"
            data-step="posted"
            onClick={() => void append(table, { kind: 'posted', what, number })}
          >
            {say(words.posted)}
          </button>
          <p class="hint">{say(words.hint)}</p>
        </div>
      )}
    </section>
  );
}
