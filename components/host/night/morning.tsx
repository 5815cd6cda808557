import { fold } from '../../../engine/game/fold';
import { lettersOfNight } from '../../../engine/letters/night';
import { say } from '../../desk/lang';
import { LetterList } from '../letters/letter-list';
import { namesOf } from '../story/names';
import { Story } from '../story/story';
import { type Table, useHost } from '../table';
import { words } from './morning.words';

/** The newest night, from «Готово» to the next one: its story, its letters, «Опубликовано». */
export function Morning({ table }: { table: Table }) {
  const { append } = useHost();
  const at = table.events.findLastIndex((event) => event.kind === 'night');
  const event = table.events[at];
  if (event?.kind !== 'night' || table.game.phase.kind === 'night') return null;
  const { night: number } = event;
  const posted = table.game.posted.nights.includes(number);
  const letters = lettersOfNight(event, fold(table.events.slice(0, at)));
  const names = namesOf(table);
  return (
    <section class="stack" aria-label={say(words.title, { number })}>
      <h2>{say(words.title, { number })}</h2>
      <details class="fold-box" open={!posted}>
        <summary>{say(words.story)}</summary>
        <Story effects={event.effects} trace={event.trace} names={names} />
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
            onClick={() => void append(table, { kind: 'posted', what: 'night', number })}
          >
            {say(words.posted)}
          </button>
          <p class="hint">{say(words.hint)}</p>
        </div>
      )}
    </section>
  );
}
