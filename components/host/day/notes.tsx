import type { GameState } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { namesOf } from '../story/names';
import { Select } from '../story/select';
import { TextArea } from '../story/text-area';
import type { Table } from '../table';
import { words } from './whenever.words';
import type { WheneverDraft } from './whenever-draft';

type Draft = WheneverDraft['note'];

interface Props {
  table: Table;
  state: GameState;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onNote: () => void;
}

/** Notes of the host per player and day: the newest first. */
export function Notes({ table, state, draft, onChange, onNote }: Props) {
  const names = namesOf(table);
  // Those about the chosen player, each with its number among all of them.
  const notes = table.game.notes.filter((note) => draft.seat === '' || note.seat === draft.seat);
  return (
    <fieldset class="box stack">
      <legend>{say(words.note)}</legend>
      <Select label={say(words.about)} visible value={draft.seat} onChoose={(seat) => onChange({ ...draft, seat })}>
        <option value="">{say(words.nobody)}</option>
        {state.seats.map((seat) => (
          <option key={seat.id} value={seat.id}>
            {seat.name}
          </option>
        ))}
      </Select>
      <TextArea label={say(words.noteText)} value={draft.text} onText={(text) => onChange({ ...draft, text })} />
      <div>
        <button type="button" disabled={draft.text.trim() === ''} onClick={onNote}>
          {say(words.doNote)}
        </button>
      </div>
      {notes.length > 0 && (
        <ul aria-label={say(words.notes)}>
          {notes.toReversed().map(({ seat, day, text }, index) => (
            <li key={`${notes.length - index}`}>
              {say(words.noteOf, { day, text, who: seat === null ? say(words.game) : names.seat(seat) })}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
