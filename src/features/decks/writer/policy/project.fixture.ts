import { emptyProject } from '../../../projects/factory.ts';
import type { ProjectFields } from '../../../projects/own/contract.ts';
import { emptyPlan } from '../../../projects/plan/view/empty-plan.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';

type Given = Partial<Omit<DeckProject, 'fields'>> &
  Partial<Omit<ProjectFields, 'plan' | 'roles'>> & {
    plan?: Partial<ProjectFields['plan']>;
    roles?: readonly Partial<ProjectFields['roles'][number]>[];
  };

/** A project in which only the given parts are filled in. */
export function deckProject({ status = 'active', raisedAmount = 0, raisedOn = null, earlierDates = {}, ...given }: Given): DeckProject {
  const { filledRoles = [], ownerName = 'Sofie Claes', versionOn = '2026-11-23', plan, roles = [], ...fields } = given;
  return {
    ...{ status, filledRoles, raisedAmount, raisedOn, earlierDates, ownerName, versionOn },
    fields: {
      ...emptyProject,
      ...fields,
      roles: roles.map((role, position) => ({
        ...{ id: `role-${position}`, roleName: '', description: '', requirements: '', timeCommitment: '', compensation: '' },
        ...role,
      })),
      plan: { ...emptyPlan, ...plan },
    },
  };
}
