import type { Me } from '../../profiles/hooks.ts';

/** Whether people with these roles are offered to make a talent profile of themselves. */
export function mayMakeTalent(roles: Me['roles']): boolean {
  return roles.includes('talent') || roles.includes('entrepreneur');
}
