import { lang, say } from '../../desk/lang';
import { Select } from '../story/select';
import type { Table } from '../table';
import { words } from './deal.words';
import type { DealDraft } from './deal-draft';

/** What a deal leaves to the host: asked only when a role in it needs the answer. */
export function Questions({
  table,
  draft,
  onChange,
}: {
  table: Table;
  draft: DealDraft;
  onChange: (patch: Partial<DealDraft>) => void;
}) {
  const { rules, game } = table;
  const sides = new Set(Object.values(draft.roles).map((role) => rules.roles.get(role)?.side));
  const brief = draft.detective ?? { side: 'town' as const, seeks: '', employer: null };
  return (
    <>
      {sides.has('pimp') && (
        <Select
          visible
          label={say(words.prostitute)}
          value={draft.prostituteSide}
          onChoose={(prostituteSide) => onChange({ prostituteSide })}
        >
          <option value="own">{say(words.own)}</option>
          <option value="maniac">{say(words.maniac)}</option>
        </Select>
      )}
      {sides.has('brief') && (
        <div class="bar wraps">
          <Select
            visible
            label={say(words.side)}
            value={brief.side}
            onChoose={(side) => onChange({ detective: { ...brief, side } })}
          >
            <option value="town">{say(words.town)}</option>
            <option value="mafia">{say(words.mafia)}</option>
            <option value="maniac">{say(words.maniacSide)}</option>
          </Select>
          <Select
            visible
            label={say(words.seeks)}
            value={brief.seeks}
            onChoose={(seeks) => onChange({ detective: { ...brief, seeks } })}
          >
            <option value="">{say(words.none)}</option>
            {[...rules.roles.values()].map((role) => (
              <option key={role.id} value={role.id}>
                {role.words.name[lang.value]}
              </option>
            ))}
          </Select>
          <Select
            visible
            label={say(words.employer)}
            value={brief.employer ?? ''}
            onChoose={(seat) => onChange({ detective: { ...brief, employer: seat === '' ? null : seat } })}
          >
            <option value="">{say(words.nobody)}</option>
            {game.seats.map((seat) => (
              <option key={seat.id} value={seat.id}>
                {seat.name}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  );
}
