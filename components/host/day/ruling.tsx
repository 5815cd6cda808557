import type { GameEvent } from '../../../engine/game/events';
import type { GameState } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { FRESH_ADDING } from '../story/adding';
import { AddingFields } from '../story/adding-fields';
import type { Names } from '../story/names';
import { TextArea } from '../story/text-area';
import { words } from './whenever.words';
import type { WheneverDraft } from './whenever-draft';

type Draft = WheneverDraft['ruling'];

interface Props {
  state: GameState;
  names: Names;
  draft: Draft;
  /** The ruling as it would be recorded, `null` while something is missing. */
  event: GameEvent | null;
  onChange: (draft: Draft) => void;
  onRule: (event: GameEvent) => void;
}

/** A ruling of the host: words for the history, and a change of the game if it makes one. */
export function Ruling({ state, names, draft, event, onChange, onRule }: Props) {
  return (
    <fieldset class="box stack">
      <legend>{say(words.ruling)}</legend>
      <TextArea label={say(words.text)} value={draft.text} onText={(text) => onChange({ ...draft, text })} />
      <label class="inline">
        <input
          type="checkbox"
          checked={draft.adding !== null}
          onChange={({ currentTarget }) => onChange({ ...draft, adding: currentTarget.checked ? FRESH_ADDING : null })}
        />
        {say(words.changes)}
      </label>
      {draft.adding && (
        <AddingFields
          state={state}
          names={names}
          adding={draft.adding}
          onChange={(adding) => onChange({ ...draft, adding })}
        />
      )}
      <div>
        <button type="button" disabled={event === null} onClick={() => event && onRule(event)}>
          {say(words.doRule)}
        </button>
      </div>
    </fieldset>
  );
}
