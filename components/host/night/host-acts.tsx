import { type GameState, living } from '../../../engine/game/state';
import type { HostAct } from '../../../engine/game/strike';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import type { Names } from '../story/names';
import { Select, seatOptions } from '../story/select';
import { words } from './host-acts.words';
import type { NightDraft } from './night-draft';

type Act = NightDraft['acts'][number];

interface Props {
  state: GameState;
  names: Names;
  acts: NightDraft['acts'];
  onChange: (acts: NightDraft['acts']) => void;
}

/** Players the host takes out this night; it takes effect with the night's deaths. */
export function HostActs({ state, names, acts, onChange }: Props) {
  const put = (index: number, act: Act) => onChange(acts.with(index, act));
  return (
    <div class="stack">
      {acts.map((act, index) => (
        <div key={index} class="tools">
          <Select
            label={say(words.kind)}
            value={act.type}
            onChoose={(type: HostAct['type']) => put(index, { ...act, type })}
          >
            {(['modkill', 'disqualified'] as const).map((type) => (
              <option key={type} value={type}>
                {say(words[type])}
              </option>
            ))}
          </Select>
          <Select label={say(words.seat)} value={act.seat} onChoose={(seat) => put(index, { ...act, seat })}>
            {seatOptions(living(state))}
          </Select>
          <TextField
            label={say(words.reason)}
            quiet
            placeholder={say(words.reason)}
            class="grow"
            value={act.reason}
            onText={(reason) => put(index, { ...act, reason })}
          />
          <button
            type="button"
            class="link"
            aria-label={say(words.removeOf, { who: act.seat === '' ? say(words.unset) : names.seat(act.seat) })}
            onClick={() => onChange(acts.toSpliced(index, 1))}
          >
            {say(words.remove)}
          </button>
        </div>
      ))}
      <div>
        <button
          type="button"
          class="link"
          onClick={() => onChange([...acts, { type: 'modkill', seat: '', reason: '' }])}
        >
          {say(words.add)}
        </button>
      </div>
    </div>
  );
}
