import type { GameState, RoleId, SeatId } from '../../game/state';
import { RULESETS } from '../../rulesets/all';
import type { Phrase } from '../../words';

declare const announced: unique symbol;

/**
 * What a public letter may be written from. Only the functions of this folder make such a thing, copying field by field
 * what the forum is told; so nothing private gets into a public letter by mistake.
 */
export interface Announced {
  readonly [announced]: true;
}

/** Puts the mark on; nobody outside this folder may import it, a test says so. */
export const announce = <T extends object>(fields: T): T & Announced => fields as T & Announced;

/** Words for a role, the same whoever has it. */
export interface RoleWords {
  name: Phrase;
  /** Russian genitive: «жертва комиссара». */
  genitive: string;
}

/** By text, so that the order tells nothing of who moved first. */
export const byText = <T>(list: readonly T[], text: (one: T) => string): T[] =>
  [...list].sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0));

export const byName = (names: readonly string[]): string[] => byText(names, (name) => name);

export interface Names {
  seat(id: SeatId): string;
  role(id: RoleId | 'leader'): RoleWords;
}

/** Names instead of ids; a role that is none of the ruleset's is a bug. */
export function namesOf(state: GameState): Names {
  const rules = RULESETS[state.ruleset];
  return {
    seat: (id) => state.seats.find((seat) => seat.id === id)?.name ?? id,
    role: (id) => {
      if (id === 'leader') return { name: rules.office.words, genitive: rules.office.words.ru };
      const role = rules.roles.get(id);
      if (!role) throw new Error(`no role ${id} in ${rules.id}`);
      return { name: role.words.name, genitive: role.words.genitive };
    },
  };
}
