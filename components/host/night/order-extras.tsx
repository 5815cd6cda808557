import type { GameState } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import type { Names } from '../story/names';
import { Select } from '../story/select';
import { TextArea } from '../story/text-area';
import type { Row } from './board';
import { words } from './order.words';
import { asksQuestion, asksRole, chosen, type OrderDraft } from './order-draft';

interface Props {
  row: Row;
  draft: OrderDraft;
  state: GameState;
  names: Names;
  onChange: (draft: OrderDraft) => void;
}

/** What an act needs besides targets, and the player's own message. */
export function OrderExtras({ row, draft, state, names, onChange }: Props) {
  const act = chosen(row, draft)?.act;
  const who = names.seat(row.seat);
  return (
    <div class="extras">
      {act && asksRole(act) && (
        <Select label={say(words.from, { who })} value={draft.from} onChoose={(from) => onChange({ ...draft, from })}>
          <option value="">{say(words.fromNone)}</option>
          {state.setup.roles.map((role) => (
            <option key={role} value={role}>
              {names.role(role)}
            </option>
          ))}
        </Select>
      )}
      {act && asksQuestion(act) && (
        <TextField
          label={say(words.question)}
          class="grow"
          value={draft.question}
          onText={(question) => onChange({ ...draft, question })}
        />
      )}
      {act?.story && (
        <TextArea label={say(words.story)} value={draft.story} onText={(story) => onChange({ ...draft, story })} />
      )}
      <details class="raw" open={draft.raw !== ''}>
        <summary>{say(words.letter)}</summary>
        <TextArea label={say(words.raw, { who })} value={draft.raw} onText={(raw) => onChange({ ...draft, raw })} />
      </details>
    </div>
  );
}
