import type { GameState } from '../../../engine/game/state';
import { nameable } from '../../../engine/night/orders';
import { say } from '../../desk/lang';
import { Select, seatOptions } from '../story/select';
import type { Row } from './board';
import { words } from './order.words';
import { chosen, type OrderDraft } from './order-draft';
import { soleChoice } from './sole-act';

interface Props {
  row: Row;
  draft: OrderDraft;
  state: GameState;
  who: string;
  onChange: (draft: OrderDraft) => void;
}

/** As many lists of those who may be named as the act may have targets, but for the one that the row's own list names already. */
export function Targets({ row, draft, state, who, onChange }: Props) {
  const act = chosen(row, draft)?.act;
  if (!act) return null;
  const seats = nameable(state, act);
  const [min, max] = act.targets;
  const named = soleChoice(row) ? 1 : 0;
  return (
    <>
      {Array.from({ length: max - named }, (_, at) => {
        const index = at + named;
        const value = draft.targets[index] ?? '';
        return (
          <Select
            key={`${act.id} ${index}`}
            label={say(words.target, { n: index + 1, who })}
            value={value}
            bad={value === '' && index < min && draft.targets.some((target) => target !== '')}
            onChoose={(target) => {
              const targets = Array.from({ length: max }, (_, at) => draft.targets[at] ?? '');
              onChange({ ...draft, targets: targets.with(index, target) });
            }}
          >
            {seatOptions(seats)}
          </Select>
        );
      })}
    </>
  );
}
