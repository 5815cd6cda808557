import type { RoleId, SeatId } from '../../../engine/game/state';
import type { StepSlots } from '../../../engine/night/trace';
import { roleById } from '../../../engine/roles/all';
import { RULESETS } from '../../../engine/rulesets/all';
import { fill, type Phrase, type Slots } from '../../../engine/words';
import { lang } from '../../desk/lang';
import type { Table } from '../table';

/** Seats and roles as the host reads them. */
export interface Names {
  seat(id: SeatId): string;
  role(id: RoleId | 'leader'): string;
  /** A side as it is announced: town, mafia, maniac, or the role of one who plays for himself. */
  side(id: string): string;
  /** A phrase with slots that hold ids: seats and roles become names. */
  fill(phrase: Phrase, slots: StepSlots): string;
}

/** Names of a game; an id that is neither a seat nor a role stands as it is. */
export function namesOf({ game, rules }: Pick<Table, 'game' | 'rules'>): Names {
  const seats = new Map(game.seats.map((seat) => [seat.id, seat.name]));
  const seat = (id: SeatId): string => seats.get(id) ?? id;
  const role = (id: RoleId | 'leader'): string => {
    if (id === 'leader') return rules.office.words[lang.value];
    return rules.roles.has(id) ? roleById(rules.id, id).words.name[lang.value] : id;
  };
  const slot = (value: string | number | Phrase): string | number => {
    if (typeof value === 'object') return value[lang.value];
    if (typeof value === 'number') return value;
    return seats.get(value) ?? role(value);
  };
  const named = (slots: StepSlots): Slots =>
    Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, slot(value)]));
  return {
    seat,
    role,
    side: (id) => {
      if (id.startsWith('own:')) return seat(id.slice('own:'.length));
      const win = RULESETS[rules.id].wins.find((it) => it.id === id);
      return win ? win.words[lang.value] : role(id);
    },
    fill: (phrase, slots) => fill(phrase, lang.value, named(slots)),
  };
}
