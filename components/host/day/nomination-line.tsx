import type { PublicGame } from '../../../engine/protocol/public-game';
import { say } from '../../desk/lang';
import { Select } from '../story/select';
import type { NominationRow } from './drafts';
import { MomentField } from './moment-field';
import type { Nominated } from './nominating';
import { words } from './nominations.words';

interface Props {
  row: Nominated;
  number: number;
  roster: PublicGame['roster'];
  zone: string;
  onChange: (patch: Partial<NominationRow>) => void;
  onRemove: () => void;
}

/** One nomination: by whom, whom, when, and why it does not stand. */
export function NominationLine({ row, number: n, roster, zone, onChange, onRemove }: Props) {
  const players = roster.seats.map((seat) => seat.name);
  // The dead and the host can be named all the same: that such a nomination does not stand has to be seen.
  const everybody = [...players, ...roster.hosts.map((host) => host.nick)];
  const options = (names: readonly string[]) =>
    ['', ...names].map((name) => (
      <option key={name} value={name}>
        {name === '' ? '—' : name}
      </option>
    ));
  return (
    <li class="tools">
      <Select label={say(words.by, { n })} value={row.by} onChoose={(by) => onChange({ by })}>
        {options(players)}
      </Select>
      <span aria-hidden="true">{say(words.whom)}</span>
      <Select label={say(words.target, { n })} value={row.target} onChoose={(target) => onChange({ target })}>
        {options(everybody)}
      </Select>
      <MomentField
        label={say(words.time, { n })}
        quiet
        value={row.time}
        zone={zone}
        onMoment={(time) => onChange({ time })}
      />
      {typeof row.state === 'string' ? (
        <span class={`badge ${row.state === 'good' ? 'fine' : ''}`}>{say(words[row.state])}</span>
      ) : (
        <span class="hint bad">{say(row.state.phrase, row.state.slots)}</span>
      )}
      <button type="button" class="link" aria-label={say(words.removeOf, { n })} onClick={onRemove}>
        {say(words.remove)}
      </button>
    </li>
  );
}
