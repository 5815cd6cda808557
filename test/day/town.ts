import { type DayMemo, emptyDay, type GameState, type RoleId, type SeatState } from '../../engine/game/state';
import { ROLES } from '../../engine/roles/all';
import type { Role } from '../../engine/roles/role';

/** A town of named players for tests of the day: seat id = name. */
export function town(
  roles: Readonly<Record<string, RoleId>>,
  day: Partial<DayMemo> = {},
  dead: readonly string[] = [],
): GameState {
  const seats = Object.entries(roles).map(
    ([name, role]): SeatState => ({
      id: name,
      name,
      role,
      dealt: role,
      rank: null,
      alive: !dead.includes(name),
      death: dead.includes(name) ? { phase: 'night', number: 1, cause: 'killed', by: [] } : null,
    }),
  );
  return {
    ruleset: 'flg',
    options: {},
    night: 2,
    seats,
    setup: { roles: [...new Set(Object.values(roles))], immune: [], detective: null, prostituteSide: 'own' },
    leader: null,
    election: false,
    silences: [],
    infected: [],
    skeletons: [],
    found: [],
    day: { ...emptyDay(), ...day },
    nights: [],
    lost: [],
    proposed: [],
    over: null,
  };
}

/** Role of a seat of such a town. */
export const roleIn =
  (state: GameState) =>
  (seat: string): Role => {
    const role = ROLES[state.ruleset].get(state.seats.find((it) => it.id === seat)?.role ?? '');
    if (!role) throw new Error(`no role for ${seat}`);
    return role;
  };
