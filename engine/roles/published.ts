import type { RoleId } from '../game/state';
import type { Role } from './role';

/** Are the roles of the dead still published with so many living? Whom to count is the house's word. */
export const rolesOpen = (living: number): boolean => living > 10;

/**
 * Role a dead man is announced as instead of his own; `null` when it is his own. `open`: roles are still
 * published; where they are not, this is about one that is published by exception.
 */
export function maskOf(role: Role, open: boolean, option: (id: string) => string): RoleId | null {
  if (role.shownDead === undefined || (role.maskedWhileOpen === true && !open)) return null;
  return role.shownAlive === undefined || option('A-031') === 'citizen' ? role.shownDead : null;
}
