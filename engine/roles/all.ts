import type { RoleId, RulesetId } from '../game/state';
import type { Role } from './role';

const flg = import.meta.glob<Role>('./flg/*.ts', { eager: true, import: 'default' });
const prokurator = import.meta.glob<Role>('./prokurator/*.ts', { eager: true, import: 'default' });

const byId = (files: Record<string, Role>): ReadonlyMap<RoleId, Role> =>
  new Map(Object.values(files).map((role) => [role.id, role]));

/** Every role of a ruleset by id. */
export const ROLES: Readonly<Record<RulesetId, ReadonlyMap<RoleId, Role>>> = {
  flg: byId(flg),
  prokurator: byId(prokurator),
};

/** Files by path, for the test that ids are file names. */
export const ROLE_FILES: Readonly<Record<string, Role>> = { ...flg, ...prokurator };

/** Role by id; an unknown one is a bug, games are checked when they are made. */
export function roleById(ruleset: RulesetId, id: RoleId): Role {
  const found = ROLES[ruleset].get(id);
  if (!found) throw new Error(`no role ${id} in ${ruleset}`);
  return found;
}
