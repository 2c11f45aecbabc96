import type { Project, ShownRole } from '../contract.ts';

/** The roles that a project seeks, and the filled ones in which the viewer showed interest: they are told so there. */
export function shownRoles({ roles, interests }: Pick<Project, 'roles' | 'interests'>): ShownRole[] {
  return roles.filter(({ id, isFilled }) => !isFilled || interests.includes(id));
}
