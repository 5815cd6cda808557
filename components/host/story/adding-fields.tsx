import type { GameState } from '../../../engine/game/state';
import { RULESETS } from '../../../engine/rulesets/all';
import { say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import type { Adding, AddingKind } from './adding';
import { kinds, words } from './adding.words';
import type { Names } from './names';
import { Select, seatOptions } from './select';

type Addable = Exclude<AddingKind, 'drop'>;

interface Props {
  state: GameState;
  names: Names;
  adding: Adding;
  onChange: (adding: Adding) => void;
}

/** Roles that may pass: any that was dealt but an elected office, which is given at its election. */
const handedOn = ({ ruleset, setup }: GameState) =>
  setup.roles.filter((role) => role !== RULESETS[ruleset].office.title);

/** What is decided and about whom; the fields follow the kind. */
export function AddingFields({ state, names, adding, onChange }: Props) {
  const seats = state.seats.filter((seat) => seat.alive !== (adding.kind === 'undeath'));
  return (
    <div class="tools">
      <Select
        label={say(words.kind)}
        visible
        value={adding.kind as Addable}
        onChoose={(kind) => onChange({ ...adding, kind, seat: '' })}
      >
        {(Object.keys(kinds) as Addable[]).map((kind) => (
          <option key={kind} value={kind}>
            {say(kinds[kind])}
          </option>
        ))}
      </Select>
      <Select label={say(words.seat)} visible value={adding.seat} onChoose={(seat) => onChange({ ...adding, seat })}>
        {seatOptions(seats)}
      </Select>
      {adding.kind === 'silence' && (
        <TextField
          label={say(words.days)}
          class="number"
          type="number"
          value={String(adding.days)}
          onText={(text) => onChange({ ...adding, days: Number.parseInt(text, 10) || 1 })}
        />
      )}
      {(adding.kind === 'revealed' || adding.kind === 'role') && (
        <Select
          label={say(adding.kind === 'role' ? words.newRole : words.role)}
          visible
          value={adding.role}
          onChoose={(role) => onChange({ ...adding, role })}
        >
          {['', ...(adding.kind === 'role' ? handedOn(state) : state.setup.roles)].map((role) => (
            <option key={role} value={role}>
              {role === '' ? say(words.nobody) : names.role(role)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
