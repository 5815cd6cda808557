import type { GameState } from '../../../engine/game/state';
import { nameable } from '../../../engine/night/orders';
import { lang } from '../../desk/lang';
import type { Choice, Row } from './board';
import { type OrderDraft, PASS } from './order-draft';

/**
 * The only act of a row, if it has one and somebody must be named for it: then the row asks at once for whom, and one
 * choice is the whole move. Roles of one act are most of the roles.
 */
export function soleChoice({ choices }: Pick<Row, 'choices'>): Choice | null {
  const [first, ...others] = choices;
  return first && others.length === 0 && first.as === null && first.act.targets[0] >= 1 ? first : null;
}

const TO = 'to:';

/** Value of the row's list: nothing yet, the pass, or the first target. */
export function soleValue(sole: Choice, { choice, targets }: OrderDraft): string {
  return choice === sole.id && targets[0] ? `${TO}${targets[0]}` : choice === PASS ? PASS : '';
}

/** The draft after a choice in that list. */
export function soleDraft(sole: Choice, draft: OrderDraft, value: string): OrderDraft {
  if (!value.startsWith(TO)) return { ...draft, choice: value };
  return { ...draft, choice: sole.id, targets: [value.slice(TO.length), ...draft.targets.slice(1)] };
}

/** Those who may be named, under the name of the act. */
export function Whom({ sole, state }: { sole: Choice; state: GameState }) {
  return (
    <optgroup label={sole.act.words[lang.value]}>
      {nameable(state, sole.act).map(({ id, name }) => (
        <option key={id} value={`${TO}${id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
