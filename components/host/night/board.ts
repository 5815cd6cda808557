import { family, familyVotes, roleOfSeat } from '../../../engine/game/sides';
import { type GameState, living, type RoleId, type SeatId, type SeatState } from '../../../engine/game/state';
import { movesLast } from '../../../engine/night/admit';
import type { Act } from '../../../engine/roles/role';
import { optionOf, type Ruleset } from '../../../engine/rulesets/ruleset';

/** One act a row offers. */
export interface Choice {
  /** Value in the list: `kill`, or `doctor/heal` for a borrowed one. */
  id: string;
  act: Act;
  /** Role it is borrowed from. */
  as: RoleId | null;
}

/**
 * `owed`: a move is expected; `deputy`: counts only while the head is silent; `last`: he is asked when everything else
 * is known, and need not send anything before.
 */
export type Need = 'owed' | 'deputy' | 'last';

/** One thing one player may send this night: his own move, the office's, his vote in the mafia. */
export interface Row {
  seat: SeatId;
  slot: NonNullable<Act['slot']>;
  choices: readonly Choice[];
  need: Need;
  /** Place in the line of those who may send the office's move; 1 is the head himself. */
  place: number | null;
}

/** Name of the draft of a row's order; `phase` is the {@link ../story/phase phaseKey}. */
export const orderName = (phase: number, { seat, slot }: Pick<Row, 'seat' | 'slot'>): string =>
  `order/${phase}/${seat}/${slot}`;

const own = (act: Act): boolean => (act.slot ?? 'own') === 'own';

/** Acts a borrower may take, in the order the roles were dealt. */
function borrowed(state: GameState, rules: Ruleset): Choice[] {
  const anywhere =
    optionOf(state, 'A-074') === 'living' ? [...new Set(living(state).map((seat) => seat.role))] : state.setup.roles;
  return anywhere.flatMap((id) => {
    const role = rules.roles.get(id);
    if (!role || role.borrows) return [];
    return role.acts.filter((act) => act.slot !== 'ballot').map((act) => ({ id: `${id}/${act.id}`, act, as: id }));
  });
}

/** Members of the mafia in the line of the office: the head, then by line and rank. */
function line(state: GameState): SeatState[] {
  const place = (seat: SeatState): number =>
    seat.id === state.leader
      ? -1
      : (roleOfSeat(state, seat).family?.line ?? 0) * 1000 + Math.min(seat.rank ?? 999, 999);
  return family(state).sort((a, b) => place(a) - place(b));
}

/**
 * Rows of the coming night: every living player who may act, orders given by day included. Own moves in the order of
 * the seats, then the mafia's: the head, his deputies by rank, the votes where the mafia vote.
 */
export function boardRows(state: GameState, rules: Ruleset): Row[] {
  const plain = (act: Act): Choice => ({ id: act.id, act, as: null });
  const officeActs = rules.roles.get(rules.office.acts)?.acts ?? [];
  const barred = familyVotes(state) && optionOf(state, 'A-149') === 'none';
  const rows: Row[] = [];
  for (const seat of living(state)) {
    const role = roleOfSeat(state, seat);
    // Heading the mafia he has lost the acts of his own.
    const acts = state.leader === seat.id && role.family ? [] : role.acts.filter(own).map(plain);
    const choices = role.borrows ? [...acts, ...borrowed(state, rules)] : acts;
    const need = choices.every(({ act }) => movesLast(act)) ? 'last' : 'owed';
    if (choices.length > 0) rows.push({ seat: seat.id, slot: 'own', choices, need, place: null });
  }
  const office = barred ? [] : officeActs.filter((act) => act.slot === 'office').map(plain);
  const ballots = familyVotes(state) ? officeActs.filter((act) => act.slot === 'ballot').map(plain) : [];
  for (const [index, seat] of line(state).entries()) {
    const need = index === 0 ? 'owed' : 'deputy';
    const ranked = roleOfSeat(state, seat).family?.ranked === true || optionOf(state, 'A-079') === 'all';
    if (ballots.length > 0 && ranked)
      rows.push({ seat: seat.id, slot: 'ballot', choices: ballots, need: 'owed', place: null });
    if (office.length > 0) rows.push({ seat: seat.id, slot: 'office', choices: office, need, place: index + 1 });
  }
  const order: Record<Need, number> = { owed: 0, last: 1, deputy: 2 };
  return rows.sort((a, b) => order[a.need] - order[b.need]);
}
