import { newId } from '../../../../platform/ids.ts';
import { isVisible } from '../../../../platform/visible-text.ts';
import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import type { ProjectRole } from '../../../projects/contract.ts';
import type { SuggestedRole } from '../contract.ts';

/** A suggested role as its owner picks and edits it, before it is added. */
export type RoleDraft = { role: ProjectRole; reason: SuggestedRole['reason']; fact: SuggestedRole['fact']; isChosen: boolean };

/** All are chosen at first. Each has the id that it is added with, so that the same press sent again adds nothing twice. */
export function startDrafts(suggestions: readonly SuggestedRole[]): RoleDraft[] {
  return suggestions.map(({ reason, fact, ...role }) => ({
    role: { id: newId(), ...role, compensation: '' },
    reason,
    fact,
    isChosen: true,
  }));
}

/** The roles to add, or what is missing. */
export function checkDrafts({ drafts }: { drafts: RoleDraft[] }): Checked<{ roles: ProjectRole[] }> {
  const unnamed = drafts.flatMap(({ role, isChosen }, place) => (isChosen && !isVisible(role.roleName) ? [place] : []));
  if (unnamed.length > 0) {
    const message = 'Vul de naam van de rol in.';
    return { problems: Object.fromEntries(unnamed.map((place) => [`roles.${place}.roleName`, message])), message };
  }
  const roles = drafts.filter(({ isChosen }) => isChosen).map(({ role }) => role);
  return roles.length === 0 ? { problems: {}, message: 'Kies minstens één rol.' } : { input: { roles } };
}

/** 'Toevoegen' with the number of chosen roles. */
export function addLabel(drafts: readonly RoleDraft[]): string {
  const count = drafts.filter(({ isChosen }) => isChosen).length;
  return count === 0 ? 'Rollen toevoegen' : `${countOfRoles(count)} toevoegen`;
}

export function countOfRoles(count: number): string {
  return count === 1 ? '1 rol' : `${count} rollen`;
}
