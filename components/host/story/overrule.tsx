import type { Overruling } from '../../../engine/game/overrule';
import type { GameState } from '../../../engine/game/state';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import { type Adding, FRESH_ADDING, type Moment, overruledText, overrulingOf } from './adding';
import { words } from './adding.words';
import { AddingFields } from './adding-fields';
import type { Names } from './names';

interface Overruled {
  overrulings: readonly Overruling[];
  adding: Adding | null;
}

interface Props {
  state: GameState;
  moment: Moment;
  names: Names;
  value: Overruled;
  onChange: (value: Overruled) => void;
}

/** The host's own word in the place of the rules': every decision with a reason, every one can be taken back. */
export function Overrule({ state, moment, names, value, onChange }: Props) {
  const { overrulings, adding } = value;
  const put = (next: Adding | null) => onChange({ overrulings, adding: next });
  const made = adding && overrulingOf(adding, moment, state);
  return (
    <section class="stack">
      {overruledText(overrulings, names).map(({ what, reason }, index) => (
        <p key={what} class="note doubt">
          {what} — {reason}{' '}
          <button
            type="button"
            class="link"
            aria-label={say(words.takeBackOf, { what })}
            onClick={() => onChange({ overrulings: overrulings.toSpliced(index, 1), adding })}
          >
            {say(words.takeBack)}
          </button>
        </p>
      ))}
      {adding === null ? (
        <div>
          <button type="button" class="link" onClick={() => put(FRESH_ADDING)}>
            {say(words.title)}
          </button>
        </div>
      ) : (
        <fieldset class="box stack">
          <legend>{say(words.title)}</legend>
          {adding.kind === 'drop' ? (
            <p>{overruledText([{ kind: 'drop', key: adding.key, reason: '' }], names)[0]?.what}</p>
          ) : (
            <AddingFields state={state} names={names} adding={adding} onChange={put} />
          )}
          <TextField
            label={say(words.reason)}
            hint={say(words.reasonHint)}
            value={adding.reason}
            onText={(reason) => put({ ...adding, reason })}
          />
          <div class="tools">
            <button
              type="button"
              disabled={made === null}
              onClick={() => made && onChange({ overrulings: [...overrulings, made], adding: null })}
            >
              {say(words.decide)}
            </button>
            <button type="button" class="link" onClick={() => put(null)}>
              {say(words.cancel)}
            </button>
          </div>
        </fieldset>
      )}
    </section>
  );
}
