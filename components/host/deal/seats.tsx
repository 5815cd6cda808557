import { withRanks } from '../../../engine/game/lot';
import type { SeatId } from '../../../engine/game/state';
import { lang, say } from '../../desk/lang';
import { Select } from '../story/select';
import type { Table } from '../table';
import { words } from './deal.words';
import { countsOf, type DealDraft } from './deal-draft';

/** Which role lies before whom, ranks and first-night immunity; every choice can be made by hand. */
export function Seats({
  table,
  draft,
  onChange,
}: {
  table: Table;
  draft: DealDraft;
  onChange: (patch: Partial<DealDraft>) => void;
}) {
  const { game, rules } = table;
  const immunity = rules.deal?.immunity !== undefined;
  const order = new Map(game.seats.map((seat) => [seat.id, draft.roles[seat.id] ?? '']));
  const ranks = new Map(withRanks(order, rules, draft.ranks).map((it) => [it.seat, it.rank]));
  const ranked = game.seats
    .map((seat) => seat.id)
    .filter((id) => (ranks.get(id) ?? null) !== null)
    .sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const raise = (id: SeatId): void => {
    const at = ranked.indexOf(id);
    const next = [...ranked];
    next.splice(at - 1, 2, id, ranked[at - 1] ?? id);
    onChange({ ranks: next });
  };
  const give = (id: SeatId, role: string): void => {
    const roles: Record<string, string> = { ...draft.roles, [id]: role };
    if (role === '') delete roles[id];
    onChange({ roles, counts: countsOf(roles) });
  };
  return (
    <fieldset>
      <legend>{say(words.seats)}</legend>
      <ol class="deal-rows">
        {game.seats.map((seat) => {
          const rank = ranks.get(seat.id) ?? null;
          return (
            <li key={seat.id} class="deal-row">
              <span class="name" title={seat.name}>
                {seat.name}
              </span>
              <Select
                label={say(words.roleOf, { name: seat.name })}
                value={draft.roles[seat.id] ?? ''}
                onChoose={(role) => give(seat.id, role)}
              >
                <option value="">{say(words.none)}</option>
                {[...rules.roles.values()].map((role) => (
                  <option key={role.id} value={role.id}>
                    {role.words.name[lang.value]}
                  </option>
                ))}
              </Select>
              {rank !== null && <span class="sign rank">{say(words.rank, { n: rank })}</span>}
              {rank !== null && rank > 1 && (
                <button
                  type="button"
                  class="link"
                  aria-label={say(words.up, { name: seat.name })}
                  onClick={() => raise(seat.id)}
                >
                  ↑
                </button>
              )}
              {immunity && (
                <label class="inline" title={say(words.immuneHint)}>
                  <input
                    type="checkbox"
                    aria-label={say(words.immune, { name: seat.name })}
                    checked={draft.immune.includes(seat.id)}
                    onChange={(event) =>
                      onChange({
                        immune: event.currentTarget.checked
                          ? [...draft.immune, seat.id]
                          : draft.immune.filter((it) => it !== seat.id),
                      })
                    }
                  />
                  <span class="hint">{say(words.immuneShort)}</span>
                </label>
              )}
            </li>
          );
        })}
      </ol>
      {immunity && <p class="hint">{say(words.immuneHint)}</p>}
    </fieldset>
  );
}
